import { hash, idsFrom, picture } from './paper.ts'
import { personOf } from './people.ts'
import { type Pose, personBody } from './person.ts'
import { type Scene, sceneBody, sceneFor } from './scenes.ts'

/** `label` makes the picture speak; `id` prefixes the gradient ids where a page holds the same picture twice. */
export interface PictureOptions {
  label?: string
  id?: string
}

/** Campaign or article cover, 4:3 (400 × 300), by scene name or interest tag. */
export function coverSvg(sceneOrInterest: string, { label, id }: PictureOptions = {}): string {
  const scene = sceneFor(sceneOrInterest)
  return picture(400, 300, sceneBody(scene, idsFrom(id ?? `cover-${scene}`)), label)
}

/** Half-length portrait, 5:6 (200 × 240). A text that is no known name is a seed. */
export function portraitSvg(name: string, { label }: PictureOptions = {}): string {
  const { ground, halo } = personOf(name)
  const body = `<rect width="200" height="240" fill="${ground}"/><circle cx="104" cy="112" r="88" fill="${halo}"/><g transform="translate(5 20) scale(.95)">${personBody(name)}</g>`
  return picture(200, 240, body, label)
}

/** Head and shoulders, square (160 × 160). */
export function avatarSvg(name: string, { label }: PictureOptions = {}): string {
  const body = `<rect width="160" height="160" fill="${personOf(name).halo}"/><g transform="translate(-14 4) scale(.92)">${personBody(name, { bare: true })}</g>`
  return picture(160, 160, body, label)
}

/** Frame of a post, 9:16 (270 × 480): a scene behind a person. Never the same pose three times in a row. */
export function clipSvg(
  scene: Scene | (string & {}),
  name: string,
  { label, id, pose = 'rest' }: PictureOptions & { pose?: Pose } = {},
): string {
  const known = sceneFor(scene)
  const behind = sceneBody(known, idsFrom(id ?? `clip-${known}`))
  const x = pose === 'raise' ? -14 : 20
  const body = `<g transform="translate(-185 0) scale(1.6)">${behind}</g><g transform="translate(${x} 180) scale(1.26)">${personBody(name, { pose })}</g>`
  return picture(270, 480, body, label)
}

const MARK_COLOURS = [
  ['#0B4634', '#FFCE47'],
  ['#C41E48', '#FFF0F2'],
  ['#2F5BD3', '#fff'],
  ['#FFBF1F', '#452A00'],
  ['#141A16', '#A3D8BF'],
  ['#FFE1D6', '#9C2A12'],
] as const

const MARK_GLYPHS = [
  (ink: string) =>
    `<circle cx="32" cy="32" r="18" fill="none" stroke="${ink}" stroke-width="7"/><circle cx="32" cy="32" r="5" fill="${ink}"/>`,
  (ink: string) => `<path d="M16 46V26a16 16 0 0 1 32 0v20h-9V27a7 7 0 0 0-14 0v19Z" fill="${ink}"/>`,
  (ink: string) => `<path d="M14 20h36l-7 10H21ZM21 34h22l-11 16Z" fill="${ink}"/>`,
  (ink: string, ground: string) =>
    `<path d="M32 12c14 8 14 32 0 40-14-8-14-32 0-40Z" fill="${ink}"/><path d="M32 18v28" stroke="${ground}" stroke-width="4"/>`,
] as const

/** Default mark of a brand without a logo, square (64 × 64): 4 glyphs × 6 colourways by the hash of its name. */
export function brandMarkSvg(name: string, { label }: PictureOptions = {}): string {
  const h = hash(name)
  const [ground, ink] = MARK_COLOURS[h % 6]!
  return picture(64, 64, `<rect width="64" height="64" fill="${ground}"/>${MARK_GLYPHS[h % 4]!(ink, ground)}`, label)
}

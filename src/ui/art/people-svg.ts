import { idsFrom, type PictureOptions, picture } from './paper.ts'
import { personOf } from './people.ts'
import { type Pose, personBody } from './person.ts'
import { sceneFor } from './scene-names.ts'
import { sceneBody } from './scenes.ts'

/** Half-length portrait, 5:6 (200 × 240). A text that is not a person's name is used as a seed. */
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

/** Frame of a post, 9:16 (270 × 480): a person in front of a scene. Do not show the same pose three times in a row. */
export function clipSvg(
  sceneOrInterest: string,
  name: string,
  { label, id, pose = 'rest' }: PictureOptions & { pose?: Pose } = {},
): string {
  const scene = sceneFor(sceneOrInterest)
  const behind = sceneBody(scene, idsFrom(id ?? `clip-${scene}`))
  const x = pose === 'raise' ? -14 : 20
  const body = `<g transform="translate(-185 0) scale(1.6)">${behind}</g><g transform="translate(${x} 180) scale(1.26)">${personBody(name, { pose })}</g>`
  return picture(270, 480, body, label)
}

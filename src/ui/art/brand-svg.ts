import { hash } from './hash.ts'
import { type PictureOptions, picture } from './paper.ts'

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

/**
 * Default mark of a brand without a logo, square (64 × 64): one of 4 glyphs in one of 6 colour schemes, chosen by a
 * hash of the name.
 */
export function brandMarkSvg(name: string, { label }: PictureOptions = {}): string {
  const h = hash(name)
  const [ground, ink] = MARK_COLOURS[h % 6]!
  return picture(64, 64, `<rect width="64" height="64" fill="${ground}"/>${MARK_GLYPHS[h % 4]!(ink, ground)}`, label)
}

import { type PictureOptions, picture } from './paper.ts'
import { personOf } from './people.ts'
import { personBody } from './person.ts'

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

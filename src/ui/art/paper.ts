/**
 * Shapes that all paper-cut drawings share. Light always comes from the upper left; an object consists of a base, a
 * shade on the right, a highlight on the left and a contact shadow. Everything here is a pure function of its
 * arguments, so the server and the browser draw the same markup.
 */

/** Returns the next unused id of one picture. */
export type NewId = () => string

/** Ids `prefix-1`, `prefix-2` …; use one generator per picture. */
export function idsFrom(prefix: string): NewId {
  let n = 0
  return () => `${prefix}-${++n}`
}

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escapeAttribute = (text: string) => text.replace(/[&<>"]/g, (c) => ESCAPES[c]!)

/** An SVG of `width` × `height` units that fills its container. Without a label it is decorative. */
export function picture(width: number, height: number, body: string, label?: string): string {
  const role = label ? `role="img" aria-label="${escapeAttribute(label)}"` : 'aria-hidden="true"'
  const tight = body.replace(/>\s+</g, '><')
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" preserveAspectRatio="xMidYMid slice" ${role}>${tight}</svg>`
}

/** Linear gradient from the upper left; `x2`, `y2` are its end (by default straight down). */
export function gradient(id: string, from: string, to: string, x2 = 0, y2 = 1): string {
  return `<linearGradient id="${id}" x1="0" y1="0" x2="${x2}" y2="${y2}"><stop stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient>`
}

/** Shadow of a palm leaf, as in morning light. */
export function frond(x: number, y: number, turn: number, scale: number, opacity = 0.13, colour = '#0A3427'): string {
  let leaves = ''
  for (let i = 0; i < 9; i++) {
    const tip = 96 - Math.abs(i - 4) * 5
    leaves += `<path d="M0 0C18-13,66-11,${tip} 0C66 9,18 8,0 0Z" transform="rotate(${-62 + i * 15.5})"/>`
  }
  return `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${scale})" fill="${colour}" opacity="${opacity}">${leaves}</g>`
}

/** One beam of light across a cover. */
export const beam = (x: number, width: number, opacity = 0.16): string =>
  `<path d="M${x}-10h${width}l-150 330h-${width}Z" fill="#fff" opacity="${opacity}"/>`

/** Upright cylinder (plinth, coin) with its contact shadow. */
export function cylinder(
  newId: NewId,
  cx: number,
  y: number,
  width: number,
  height: number,
  light: string,
  shade: string,
  top: string,
): string {
  const id = newId()
  const rx = width / 2
  const ry = width * 0.13
  return `<defs>${gradient(id, light, shade, 1, 0)}</defs><ellipse cx="${cx + 12}" cy="${y + height + 3}" rx="${rx + 8}" ry="${ry}" fill="#000" opacity=".12"/><path d="M${cx - rx} ${y}v${height}a${rx} ${ry} 0 0 0 ${width} 0v-${height}Z" fill="url(#${id})"/><ellipse cx="${cx}" cy="${y}" rx="${rx}" ry="${ry}" fill="${top}"/>`
}

/**
 * `label` is the accessible name. `id` prefixes the gradient ids; set it where a page contains the same picture twice.
 */
export interface PictureOptions {
  label?: string
  id?: string
}

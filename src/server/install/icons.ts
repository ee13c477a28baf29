import { renderAsync } from '@resvg/resvg-js'

const MARK = [
  '<path d="M3 6q0-3 3-3h28q3 0 3 3v9.5a5.67 5.67 0 0 1-11.33 0 5.67 5.67 0 0 1-11.34 0A5.67 5.67 0 0 1 3 15.5Z" fill="#FFBF1F"/>',
  '<path d="M14.33 3h11.34v31.5q0 2.5-2.5 2.5h-6.34q-2.5 0-2.5-2.5Z" fill="#fff"/>',
].join('')

/**
 * The logo on a green background: `mark` is its share of the icon's width, `round` the corner radius (the icon is 100
 * wide).
 */
const iconSvg = (mark: number, round: number): string => {
  const scale = mark / 40
  const edge = (100 - mark) / 2
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"><rect width="100" height="100" rx="${round}" fill="#0b4634"/><g transform="translate(${edge} ${edge}) scale(${scale})">${MARK}</g></svg>`
}

/**
 * Icons by file name. The maskable icon leaves a margin, because launchers may crop its outer fifth; iOS rounds the
 * corners itself.
 */
export const ICONS: Readonly<Record<string, { side: number; svg: string }>> = {
  '180.png': { side: 180, svg: iconSvg(62, 0) },
  '192.png': { side: 192, svg: iconSvg(66, 22) },
  '512.png': { side: 512, svg: iconSvg(66, 22) },
  'maskable.png': { side: 512, svg: iconSvg(50, 0) },
}

const drawn = new Map<string, Promise<Buffer>>()

/** The icon as PNG, drawn once; null for an unknown name. */
export function iconPng(file: string): Promise<Buffer> | null {
  const icon = Object.hasOwn(ICONS, file) ? ICONS[file] : undefined
  if (!icon) return null
  const drawing = drawn.get(file) ?? draw(icon)
  drawn.set(file, drawing)
  return drawing
}

const draw = async ({ side, svg }: { side: number; svg: string }): Promise<Buffer> =>
  (await renderAsync(svg, { fitTo: { mode: 'width', value: side }, font: { loadSystemFonts: false } })).asPng()

import { createRequire } from 'node:module'
import PDFDocument from 'pdfkit'
import { fontBytes, type Weight } from '../../features/documents/pdf/fonts.ts'
import { wrap } from '../../features/documents/pdf/wrap.ts'
import { coverSvg } from '../../ui/art/cover-svg.ts'
import { frond } from '../../ui/art/paper.ts'

/** Content of a share picture. */
export interface ShareSubject {
  title: string
  note: string
  scene: string
  /** Label above the title: the kind of thing. */
  kicker?: string
  /** Price of a job, shown on its cover. */
  tag?: string
}

export const CARD = { width: 1_200, height: 630 } as const
const LEFT = 72
/** Width of the text column. */
const COLUMN = 584
const COVER = { x: 712, y: 132, width: 424, height: 402 } as const
const SCALLOP = 60
const SIZES = [66, 58, 50, 44, 38] as const
/** Maximum number of lines of a title and of a note. */
const TITLE_LINES = 3
const NOTE_LINES = 2
const NOTE_SIZE = 29
/** Line height as a multiple of the font size: Thai vowel and tone marks need room above and below. */
const LEADING = 1.34

const require = createRequire(import.meta.url)
/** Sarabun positions Thai marks correctly; the renderer needs font files. */
export const FONT_FILES = ['400Regular/Sarabun_400Regular.ttf', '700Bold/Sarabun_700Bold.ttf'].map((file) =>
  require.resolve(`@expo-google-fonts/sarabun/${file}`),
)

const ruler = new PDFDocument({ autoFirstPage: false })
const registered = new Set<Weight>()
const measure =
  (weight: Weight, size: number) =>
  (text: string): number => {
    if (!registered.has(weight)) ruler.registerFont(weight, fontBytes(weight))
    registered.add(weight)
    return ruler.font(weight).fontSize(size).widthOfString(text)
  }

/**
 * Splits sara am into its two parts, because the renderer overlaps it with the next letter. The tone mark stays above
 * the circle.
 */
const splitSaraAm = (text: string): string => text.replace(/([\u0e48-\u0e4b]?)\u0e33/g, '\u0e4d$1\u0e32')

const escapeXml = (text: string): string =>
  text.replace(/[&<>"]/g, (c) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[c] as string)

/** Breaks a text into lines; the last one is cut with an ellipsis if the text is too long. */
function clamp(text: string, lines: number, width: (text: string) => number): string[] {
  const all = wrap(text.replace(/\s+/g, ' ').trim(), COLUMN, width)
  if (all.length <= lines) return all
  const shownLines = all.slice(0, lines)
  let last = shownLines[lines - 1] ?? ''
  for (const { segment } of [...new Intl.Segmenter('th', { granularity: 'word' }).segment(last)].reverse()) {
    if (width(`${last}…`) <= COLUMN) break
    last = last.slice(0, last.length - segment.length).trimEnd()
  }
  return [...shownLines.slice(0, -1), `${last}…`]
}

/**
 * The largest font size at which the title fits its lines without a single word on the last line; otherwise the
 * largest that fits.
 */
function titleLines(title: string): { size: number; lines: string[] } {
  const fitting = SIZES.map((size) => ({ size, lines: wrap(title, COLUMN, measure('bold', size)) })).filter(
    ({ lines }) => lines.length <= TITLE_LINES,
  )
  const even = fitting.find(({ size, lines }) => measure('bold', size)(lines.at(-1) ?? '') >= COLUMN * 0.3)
  const smallest = SIZES[SIZES.length - 1] as number
  return even ?? fitting[0] ?? { size: smallest, lines: clamp(title, TITLE_LINES, measure('bold', smallest)) }
}

const textAt = (x: number, y: number, size: number, weight: 400 | 700, fill: string, text: string): string =>
  `<text x="${x}" y="${y.toFixed(1)}" font-family="Sarabun" font-size="${size}" font-weight="${weight}" fill="${fill}" xml:space="preserve">${escapeXml(splitSaraAm(text))}</text>`

function awning(): string {
  let stripes = ''
  for (let x = 0; x < CARD.width; x += SCALLOP) {
    const fill = (x / SCALLOP) % 2 === 0 ? '#ffbf1f' : '#fff3cc'
    stripes += `<path d="M${x} 0h${SCALLOP}v30a30 30 0 0 1-${SCALLOP} 0Z" fill="${fill}"/>`
  }
  return stripes
}

/** The yellow price tag of a job at the left edge of the cover. */
function priceTag(text: string): string {
  const width = measure('bold', 34)(text) + 74
  const [x, y] = [COVER.x, COVER.y + COVER.height - 96]
  return `<path d="M${x} ${y}h${width - 26}l26 30-26 30h-${width - 26}Z" fill="#ffbf1f"/><circle cx="${x + width - 26}" cy="${y + 30}" r="6" fill="#0b4634"/>${textAt(x + 22, y + 42, 34, 700, '#062219', text)}`
}

const MARK =
  '<path d="M3 6q0-3 3-3h28q3 0 3 3v9.5a5.67 5.67 0 0 1-11.33 0 5.67 5.67 0 0 1-11.34 0A5.67 5.67 0 0 1 3 15.5Z" fill="#FFBF1F"/><path d="M14.33 3h11.34v31.5q0 2.5-2.5 2.5h-6.34q-2.5 0-2.5-2.5Z" fill="#fff"/>'

/** The share picture as SVG: text at the left, cover illustration at the right. */
export function cardSvg({ title, note, scene, kicker, tag }: ShareSubject): string {
  const { size, lines } = titleLines(title)
  const notes = note ? clamp(note, NOTE_LINES, measure('regular', NOTE_SIZE)) : []
  const [titleHeight, noteHeight] = [lines.length * size * LEADING, notes.length * NOTE_SIZE * 1.5]
  const kickerHeight = kicker ? 50 : 0
  const block = kickerHeight + titleHeight + (noteHeight && noteHeight + 18)
  const top = Math.max(108, 312 - block / 2)
  const titleTop = top + kickerHeight
  const noteTop = titleTop + titleHeight + 18
  const cover = coverSvg(scene, { id: 'share' }).replace(
    '<svg ',
    `<svg x="${COVER.x}" y="${COVER.y}" width="${COVER.width}" height="${COVER.height}" `,
  )
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${CARD.width}" height="${CARD.height}" viewBox="0 0 ${CARD.width} ${CARD.height}">`,
    `<defs><clipPath id="cover-edge"><rect x="${COVER.x}" y="${COVER.y}" width="${COVER.width}" height="${COVER.height}" rx="28"/></clipPath></defs>`,
    `<rect width="${CARD.width}" height="${CARD.height}" fill="#0b4634"/>`,
    frond(20, 640, -28, 3, 0.5, '#0a3427'),
    awning(),
    `<g clip-path="url(#cover-edge)">${cover}</g>`,
    tag ? priceTag(tag) : '',
    kicker ? textAt(LEFT, top + 30, 28, 700, '#ffce47', kicker) : '',
    ...lines.map((line, i) => textAt(LEFT, titleTop + i * size * LEADING + size, size, 700, '#ffffff', line)),
    ...notes.map((line, i) => textAt(LEFT, noteTop + i * NOTE_SIZE * 1.5 + NOTE_SIZE, NOTE_SIZE, 400, '#d0ebdd', line)),
    `<g transform="translate(${LEFT - 4} 530) scale(1.35)">${MARK}</g>`,
    textAt(LEFT + 60, 574, 44, 700, '#ffffff', 'Talad'),
    '</svg>',
  ].join('')
}

import PDFDocument from 'pdfkit'
import { fontBytes, LINE, type Weight } from './fonts.ts'
import { type TextRun, textRuns } from './text-runs.ts'
import { wrap } from './wrap.ts'

/** A4 in points. */
export const PAGE = { width: 595.28, height: 841.89 } as const
export const ink = {
  text: '#141a16',
  soft: '#525a53',
  line: '#525a53',
  hair: '#ccd1c7',
  fill: '#eff1ec',
  brand: '#0b4634',
  alarm: '#a61b1b',
} as const

export interface TextStyle {
  size?: number
  weight?: Weight
  align?: 'left' | 'center' | 'right'
  color?: string
}

/**
 * A printed line with its measurements. Tests compare it with its available width, the page and the neighbouring lines.
 */
export interface Placement {
  page: number
  text: string
  x: number
  y: number
  width: number
  height: number
  room: number
}

export interface Rendered {
  bytes: Uint8Array
  pages: number
  placements: Placement[]
}

export interface SheetMeta {
  title: string
  author: string
  at: Date
  /** Language of the document, for screen readers; Thai by default. */
  lang?: string
}

/** `features` may be a record of OpenType features that are on or off; the types of pdfkit know only a list of those on. */
const optionsOf = ({ composes }: TextRun): PDFKit.Mixins.TextOptions =>
  composes ? {} : { features: { ccmp: false } as unknown as PDFKit.Mixins.OpenTypeFeatures[] }

/**
 * A4 pages in points, with the origin at the top left. Wraps Thai text, records the measurements of every printed line,
 * and writes the same bytes for the same input (the file's date and id come from `meta`).
 */
export class Sheet {
  readonly placements: Placement[] = []
  page = 1
  readonly #pdf: PDFKit.PDFDocument
  readonly #chunks: Buffer[] = []
  readonly #done: Promise<void>

  constructor(meta: SheetMeta) {
    this.#pdf = new PDFDocument({
      size: 'A4',
      margin: 0,
      lang: meta.lang ?? 'th-TH',
      displayTitle: true,
      font: '',
      info: { Title: meta.title, Author: meta.author, Creator: meta.author, CreationDate: meta.at, ModDate: meta.at },
    })
    this.#pdf.registerFont('regular', fontBytes('regular')).registerFont('bold', fontBytes('bold'))
    this.#done = new Promise((resolve, reject) => {
      this.#pdf.on('data', (chunk: Buffer) => this.#chunks.push(chunk))
      this.#pdf.on('end', resolve)
      this.#pdf.on('error', reject)
    })
  }

  widthOf(text: string, style: TextStyle = {}): number {
    this.#pdf.font(style.weight ?? 'regular').fontSize(style.size ?? 9)
    return textRuns(text).reduce((sum, run) => sum + this.#widthOfRun(run), 0)
  }

  #widthOfRun(run: TextRun): number {
    return this.#pdf.widthOfString(run.text, optionsOf(run))
  }

  lines(text: string, room: number, style: TextStyle = {}): string[] {
    return wrap(text, room, (s) => this.widthOf(s, style))
  }

  /** Prints one line in `room` points from x; y is the top of the line. Returns its height. */
  line(text: string, x: number, y: number, room: number, style: TextStyle = {}): number {
    const size = style.size ?? 9
    const height = size * LINE
    if (!text) return height
    const width = this.widthOf(text, style)
    const left = style.align === 'right' ? x + room - width : style.align === 'center' ? x + (room - width) / 2 : x
    this.#pdf.fillColor(style.color ?? ink.text)
    let runX = left
    for (const run of textRuns(text)) {
      this.#pdf.text(run.text, runX, y - run.raised * size, { lineBreak: false, ...optionsOf(run) })
      runX += this.#widthOfRun(run)
    }
    this.placements.push({ page: this.page, text, x: left, y, width, height, room })
    return height
  }

  /** Prints wrapped text. Returns its height. */
  paragraph(text: string, x: number, y: number, room: number, style: TextStyle = {}): number {
    let height = 0
    for (const line of this.lines(text, room, style)) height += this.line(line, x, y + height, room, style)
    return height
  }

  /**
   * Prints text in at most `maxLines`, with the font size reduced by quarter points until it fits. Returns its height.
   */
  fitted(text: string, x: number, y: number, room: number, maxLines: number, style: TextStyle = {}): number {
    let size = style.size ?? 9
    while (size > 5 && this.lines(text, room, { ...style, size }).length > maxLines) size -= 0.25
    return this.paragraph(text, x, y, room, { ...style, size })
  }

  rule(x1: number, y1: number, x2: number, y2: number, width = 0.6, color: string = ink.line): void {
    this.#pdf.lineWidth(width).strokeColor(color).moveTo(x1, y1).lineTo(x2, y2).stroke()
  }

  dots(x1: number, x2: number, y: number): void {
    this.#pdf
      .save()
      .lineWidth(0.6)
      .strokeColor(ink.line)
      .dash(0.6, { space: 1.6 })
      .moveTo(x1, y)
      .lineTo(x2, y)
      .stroke()
      .restore()
  }

  box(x: number, y: number, width: number, height: number, radius = 0): void {
    this.#pdf.lineWidth(0.6).strokeColor(ink.line).roundedRect(x, y, width, height, radius).stroke()
  }

  fill(x: number, y: number, width: number, height: number, color: string): void {
    this.#pdf.rect(x, y, width, height).fill(color)
  }

  /** Draws a picture (PNG or JPEG) inside a square. */
  picture(bytes: Uint8Array, x: number, y: number, side: number): void {
    this.#pdf.image(Buffer.from(bytes), x, y, { fit: [side, side], align: 'center', valign: 'center' })
  }

  /** Draws SVG path data as a filled shape with its origin at x and y. */
  shape(path: string, x: number, y: number, scale: number, color: string): void {
    this.#pdf.save().translate(x, y).scale(scale).path(path).fill(color).restore()
  }

  /** Adds the current page to the PDF's outline. */
  bookmark(title: string): void {
    this.#pdf.outline.addItem(title)
  }

  circle(x: number, y: number, radius: number): void {
    this.#pdf.save().lineWidth(0.6).strokeColor(ink.line).dash(2, { space: 2 }).circle(x, y, radius).stroke().restore()
  }

  /** Draws a square check box, ticked or empty. */
  tick(x: number, y: number, side: number, on: boolean): void {
    this.box(x, y, side, side)
    if (!on) return
    this.#pdf.lineWidth(1.3).strokeColor(ink.text)
    this.#pdf
      .moveTo(x + side * 0.18, y + side * 0.52)
      .lineTo(x + side * 0.42, y + side * 0.78)
      .lineTo(x + side * 0.86, y + side * 0.18)
      .stroke()
  }

  nextPage(): void {
    this.#pdf.addPage({ size: 'A4', margin: 0 })
    this.page++
  }

  async finish(): Promise<Rendered> {
    this.#pdf.end()
    await this.#done
    return { bytes: new Uint8Array(Buffer.concat(this.#chunks)), pages: this.page, placements: this.placements }
  }
}

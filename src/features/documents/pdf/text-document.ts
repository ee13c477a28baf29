import type { Lang } from '../../../core/shapes.ts'
import { MARGIN, RIGHT, WIDTH } from './letterhead.ts'
import { ink, PAGE, type Rendered, Sheet, type TextStyle } from './sheet.ts'

/** A long text as a document: terms, a policy, a consent. */
export interface TextDocument {
  lang: Lang
  title: string
  /** Version and date, on one line. */
  facts: string
  summary: string
  blocks: readonly { tag: string; text: string; mark?: string }[]
  /** When the text was published; used as the date of the file. */
  at: Date
}

const BOTTOM = PAGE.height - MARGIN - 24
/** Line height as a factor. Thai marks above and below the letters need space between the lines. */
const LEADING = 1.62

/** Space between the columns of a table, in points. */
const CELL_GAP = 14

interface Style extends TextStyle {
  size: number
  before: number
  indent: number
}
const BODY: Style = { size: 10.5, before: 7, indent: 0 }
const STYLES: Readonly<Record<string, Style>> = {
  h2: { size: 13.5, before: 18, indent: 0, weight: 'bold', color: ink.brand },
  h3: { size: 11.5, before: 12, indent: 0, weight: 'bold' },
  li: { ...BODY, before: 3, indent: 18 },
  blockquote: { ...BODY, indent: 18, color: ink.soft },
}

/** The PDF of a text. The same input gives the same bytes. */
export async function textDocumentPdf(text: TextDocument): Promise<Uint8Array> {
  return (await renderTextDocument(text)).bytes
}

/** The laid-out text, with the measurements of every printed line. */
export function renderTextDocument(text: TextDocument): Promise<Rendered> {
  const sheet = new Sheet({
    title: text.title,
    author: 'Talad',
    at: text.at,
    lang: text.lang === 'th' ? 'th-TH' : 'en',
  })
  let y = drawTop(sheet, text)
  const turn = () => {
    drawFoot(sheet, text)
    sheet.nextPage()
    y = MARGIN
  }
  const print = (words: string, style: Style, mark?: string) => {
    const step = style.size * LEADING
    const room = WIDTH - style.indent
    const lines = sheet.lines(words, room, style)
    // A heading is kept on the same page as the lines after it.
    const together = style.weight === 'bold' ? lines.length + 2 : Math.min(2, lines.length)
    if (y + style.before + together * step > BOTTOM) turn()
    else y += style.before
    lines.forEach((line, i) => {
      if (y + step > BOTTOM) turn()
      if (i === 0 && mark) sheet.line(mark, MARGIN, y, style.indent, style)
      sheet.line(line, MARGIN + style.indent, y, room, style)
      y += step
    })
  }
  const row = (words: string, head: boolean) => {
    const cells = words.split(' | ')
    const room = (WIDTH - CELL_GAP * (cells.length - 1)) / cells.length
    const style: Style = { ...BODY, size: 9.5, before: head ? 7 : 4, weight: head ? 'bold' : 'regular' }
    const step = style.size * 1.5
    const height = Math.max(...cells.map((cell) => sheet.lines(cell, room, style).length)) * step
    if (y + style.before + height > BOTTOM) turn()
    else y += style.before
    cells.forEach((cell, column) => {
      const x = MARGIN + column * (room + CELL_GAP)
      sheet.lines(cell, room, style).forEach((line, i) => void sheet.line(line, x, y + i * step, room, style))
    })
    y += height + 2
    sheet.rule(MARGIN, y, RIGHT, y, 0.5, head ? ink.line : ink.hair)
  }
  if (text.summary) print(text.summary, { ...BODY, before: 0, color: ink.soft })
  text.blocks.forEach((block, i) => {
    if (block.tag === 'tr') row(block.text, text.blocks[i - 1]?.tag !== 'tr')
    else print(block.text, STYLES[block.tag] ?? BODY, block.mark)
  })
  drawFoot(sheet, text)
  return sheet.finish()
}

function drawTop(sheet: Sheet, { title, facts }: TextDocument): number {
  sheet.line('Talad', MARGIN, 38, 120, { size: 14, weight: 'bold', color: ink.brand })
  sheet.rule(MARGIN, 62, RIGHT, 62, 0.8, ink.brand)
  let y = 76
  y += sheet.paragraph(title, MARGIN, y, WIDTH, { size: 19, weight: 'bold' }) + 3
  y += sheet.paragraph(facts, MARGIN, y, WIDTH, { size: 9.5, color: ink.soft })
  return y + 14
}

function drawFoot(sheet: Sheet, { lang, title, facts }: TextDocument): void {
  const y = PAGE.height - MARGIN - 8
  const page = lang === 'th' ? `หน้า ${sheet.page}` : `Page ${sheet.page}`
  sheet.rule(MARGIN, y - 5, RIGHT, y - 5, 0.5, ink.hair)
  sheet.fitted(`${title} · ${facts}`, MARGIN, y, WIDTH - 70, 1, { size: 7.5, color: ink.soft })
  sheet.line(page, RIGHT - 60, y, 60, { size: 7.5, align: 'right', color: ink.soft })
}

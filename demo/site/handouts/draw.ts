import type { Lang } from '../../../src/core/shapes.ts'
import { ink, type Rendered, Sheet } from '../../../src/features/documents/pdf/sheet.ts'
import type { SiteItem } from '../types.ts'
import { drawBand, drawLogo, LEAF, LOGO_WIDTH } from './band.ts'
import type { Blank, Block, Handout } from './blocks.ts'
import { Flow, type Look, MARGIN, RIGHT, WIDTH } from './flow.ts'

const BODY: Look = { size: 10.5 }
const HEADING: Look = { size: 14, weight: 'bold', color: ink.brand }
const LABEL: Look = { size: 9.5, weight: 'bold' }
const CELL: Look = { size: 9.5 }
const TINT = '#ebf6f0'
const GAP = 14
const TABLE_GAP = 9
/** Distance between lines to write on. */
const RULED = 19

type Table = Extract<Block, { kind: 'table' }>
type Draw<K extends Block['kind']> = (
  flow: Flow,
  block: Extract<Block, { kind: K }>,
  lang: Lang,
  next: Block | undefined,
) => void

const DRAW: { [K in Block['kind']]: Draw<K> } = {
  heading: (flow, { text }, lang, next) => {
    // A heading is kept on the page of the block that follows it.
    const keep = next?.kind === 'table' ? TABLE_GAP + measureTable(flow, next, lang).height : 44
    flow.print(text[lang], 17, HEADING, { keep })
  },
  text: (flow, { text }, lang) => flow.print(text[lang], 6, BODY),
  note: (flow, { text }, lang) => {
    const height = flow.heightOf(text[lang], WIDTH - 28, BODY) + 18
    flow.room(10, height)
    flow.sheet.fill(MARGIN, flow.y, WIDTH, height, TINT)
    flow.sheet.fill(MARGIN, flow.y, 3, height, LEAF)
    flow.place(text[lang], MARGIN + 16, flow.y + 9, WIDTH - 28, BODY)
    flow.y += height
  },
  list: (flow, { items, numbered }, lang) =>
    items.forEach((item, i) => {
      flow.print(item[lang], 3, BODY, { indent: 18, mark: numbered ? `${i + 1}.` : '•' })
    }),
  table: drawTable,
  blanks: (flow, { fields }, lang) => drawBlanks(flow, fields, lang),
  choices: drawChoices,
  swatches: (flow, { colours }, lang) => {
    const width = (WIDTH - GAP * (colours.length - 1)) / colours.length
    flow.room(8, 92)
    colours.forEach(({ name, hex }, i) => {
      const x = MARGIN + i * (width + GAP)
      flow.sheet.fill(x, flow.y, width, 48, hex)
      flow.sheet.box(x, flow.y, width, 48)
      flow.sheet.fitted(name[lang], x, flow.y + 54, width, 1, LABEL)
      flow.sheet.line(hex.toUpperCase(), x, flow.y + 69, width, { size: 9, color: ink.soft })
    })
    flow.y += 84
  },
  logos: (flow, { grounds }) => {
    const width = (WIDTH - GAP * (grounds.length - 1)) / grounds.length
    flow.room(8, 84)
    grounds.forEach((ground, i) => {
      const x = MARGIN + i * (width + GAP)
      flow.sheet.fill(x, flow.y, width, 80, ground)
      flow.sheet.box(x, flow.y, width, 80)
      drawLogo(flow.sheet, x + (width - LOGO_WIDTH) / 2, flow.y + 20, 1, ground)
    })
    flow.y += 84
  },
}

/** Widths of a table's columns, its rows with their heights (the head first), and the total height. */
function measureTable(flow: Flow, { head, rows, shares }: Table, lang: Lang) {
  const sum = shares.reduce((total, share) => total + share, 0)
  const free = WIDTH - GAP * (shares.length - 1)
  const widths = shares.map((share) => (free * share) / sum)
  const lines = [head, ...rows].map((cells, i) => {
    const look: Look = i === 0 ? { ...CELL, weight: 'bold' } : CELL
    const texts = cells.map((cell) => cell[lang])
    return { look, texts, height: 7 + Math.max(...texts.map((text, n) => flow.heightOf(text, widths[n] ?? 0, look))) }
  })
  return { widths, lines, height: lines.reduce((total, { height }) => total + height, 0) }
}

/** Draws a table. It is never split between pages. */
function drawTable(flow: Flow, table: Table, lang: Lang): void {
  const { widths, lines, height } = measureTable(flow, table, lang)
  flow.room(TABLE_GAP, height)
  lines.forEach(({ look, texts, height: tall }, row) => {
    let x = MARGIN
    texts.forEach((text, n) => {
      flow.place(text, x, flow.y, widths[n] ?? 0, look)
      x += (widths[n] ?? 0) + GAP
    })
    flow.y += tall
    flow.sheet.rule(MARGIN, flow.y - 4, RIGHT, flow.y - 4, 0.5, row === 0 ? ink.line : ink.hair)
  })
}

function drawBlanks(flow: Flow, fields: readonly Blank[], lang: Lang): void {
  const width = (WIDTH - GAP * (fields.length - 1)) / fields.length
  const height = 15 + Math.max(...fields.map(({ lines }) => lines)) * RULED
  flow.room(8, height)
  fields.forEach(({ label, lines }, i) => {
    const x = MARGIN + i * (width + GAP)
    flow.sheet.fitted(label[lang], x, flow.y, width, 1, LABEL)
    for (let n = 1; n <= lines; n++) flow.sheet.dots(x, x + width, flow.y + 13 + n * RULED)
  })
  flow.y += height
}

/** Draws boxes to tick, in as many rows as they need. */
function drawChoices(flow: Flow, { label, options }: Extract<Block, { kind: 'choices' }>, lang: Lang): void {
  const look: Look = { size: 9.5 }
  const widthOf = (words: string) => 15 + flow.sheet.widthOf(words, look) + 16
  const rows: string[][] = [[]]
  let used = 0
  for (const { [lang]: words } of options) {
    if (used + widthOf(words) - 16 > WIDTH) {
      rows.push([])
      used = 0
    }
    rows.at(-1)?.push(words)
    used += widthOf(words)
  }
  flow.room(10, 16 + rows.length * 18)
  flow.sheet.line(label[lang], MARGIN, flow.y, WIDTH, LABEL)
  flow.y += 17
  for (const row of rows) {
    let x = MARGIN
    for (const words of row) {
      flow.sheet.tick(x, flow.y + 1.5, 9.5, false)
      flow.sheet.line(words, x + 15, flow.y, widthOf(words) - 15, look)
      x += widthOf(words)
    }
    flow.y += 18
  }
}

const WORDS = {
  th: {
    name: 'ไทย',
    facts: (version: string) => `เวอร์ชัน ${version} · ภาษาอังกฤษอยู่ครึ่งหลัง`,
    page: (n: number) => `หน้า ${n}`,
  },
  en: {
    name: 'English',
    facts: (version: string) => `Version ${version} · Thai is the first half`,
    page: (n: number) => `Page ${n}`,
  },
} as const

/**
 * A handout as a PDF: the Thai half, then the English one, each beginning on a new page. `at` is the date of the file.
 */
export function drawHandout(doc: SiteItem<'download'>['doc'], handout: Handout, at: Date): Promise<Rendered> {
  const sheet = new Sheet({ title: doc.title.th, author: 'Talad', at })
  for (const lang of ['th', 'en'] as const) {
    if (lang === 'en') sheet.nextPage()
    const { name, facts, page } = WORDS[lang]
    const flow = new Flow(sheet, { text: `Talad · ${doc.title[lang]} · ${doc.version}`, page })
    sheet.bookmark(name)
    flow.y = drawBand(sheet, { title: doc.title[lang], lead: doc.summary[lang], facts: facts(doc.version) }) + 4
    handout.forEach((block, i) => {
      const draw = DRAW[block.kind] as Draw<Block['kind']>
      draw(flow, block, lang, handout[i + 1])
    })
    flow.close()
  }
  return sheet.finish()
}

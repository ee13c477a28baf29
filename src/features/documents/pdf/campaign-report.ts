import type { Lang } from '../../../core/shapes.ts'
import { LINE } from './fonts.ts'
import { MARGIN, RIGHT, WIDTH } from './letterhead.ts'
import { type Column, drawRows } from './rows-table.ts'
import { ink, PAGE, type Rendered, Sheet } from './sheet.ts'

export interface Figure {
  label: string
  value: string
  /** Target and median; at most two lines. */
  note: string
}

/** A campaign report for the marketer's records. It is not a tax document and has no number. */
export interface CampaignReportDocument {
  lang: Lang
  title: string
  brand: string
  /** PNG or JPEG; null if there is no logo. */
  logo: Uint8Array | null
  /** Kind of document and its date, on one line. */
  facts: string
  figures: readonly Figure[]
  costs: { title: string; figures: readonly Figure[] }
  /** One figure over time; `top` labels the highest bar. */
  chart: { title: string; bars: readonly { label: string; value: number }[]; top: string }
  /** The last row has the totals. */
  table: { title: string; columns: readonly Column[]; rows: readonly (readonly string[])[] }
  /** Notes on the sources of the figures. */
  notes: readonly string[]
  at: Date
}

const BOTTOM = PAGE.height - MARGIN - 24
const ACROSS = 3
const GAP = 10
const TILE = { width: (WIDTH - (ACROSS - 1) * GAP) / ACROSS, height: 70 } as const
const CHART = 84
const NOTE = { size: 8, color: ink.soft } as const
const LOGO = 44

/** The PDF of a report. The same input gives the same bytes. */
export async function campaignReportPdf(document: CampaignReportDocument): Promise<Uint8Array> {
  return (await renderCampaignReport(document)).bytes
}

/** The laid-out report, with the measurements of every printed line. */
export function renderCampaignReport(document: CampaignReportDocument): Promise<Rendered> {
  const { lang, title, brand, at } = document
  const sheet = new Sheet({ title, author: brand, at, lang: lang === 'th' ? 'th-TH' : 'en' })
  const turn = () => {
    drawFoot(sheet, document)
    sheet.nextPage()
    return MARGIN
  }
  let y = drawTop(sheet, document)
  y = drawFigures(sheet, document.figures, y)
  y = drawChart(sheet, document.chart, y + 8)
  sheet.line(document.costs.title, MARGIN, y + 10, WIDTH, { size: 12, weight: 'bold' })
  y = drawFigures(sheet, document.costs.figures, y + 30)
  if (y + 110 > BOTTOM) y = turn()
  sheet.line(document.table.title, MARGIN, y + 10, WIDTH, { size: 12, weight: 'bold' })
  const rows = document.table.rows.map((cells, i, all) => ({
    cells,
    weight: i === all.length - 1 ? ('bold' as const) : ('regular' as const),
  }))
  y = drawRows(sheet, document.table.columns, rows, { left: MARGIN, top: y + 30, bottom: BOTTOM }, turn) + 12
  for (const note of document.notes) {
    const height = sheet.lines(note, WIDTH, NOTE).length * NOTE.size * LINE
    if (y + height > BOTTOM) y = turn()
    y += sheet.paragraph(note, MARGIN, y, WIDTH, NOTE) + 1
  }
  drawFoot(sheet, document)
  return sheet.finish()
}

function drawTop(sheet: Sheet, { title, brand, logo, facts }: CampaignReportDocument): number {
  const room = logo ? WIDTH - LOGO - 16 : WIDTH
  if (logo) sheet.picture(logo, RIGHT - LOGO, 34, LOGO)
  let y = 36
  y += sheet.fitted(brand, MARGIN, y, room, 1, { size: 11, weight: 'bold', color: ink.brand }) + 2
  y += sheet.paragraph(title, MARGIN, y, room, { size: 18, weight: 'bold' }) + 2
  y += sheet.paragraph(facts, MARGIN, y, room, { size: 9.5, color: ink.soft })
  y = Math.max(y, 34 + LOGO) + 8
  sheet.rule(MARGIN, y, RIGHT, y, 0.8, ink.brand)
  return y + 14
}

/** Draws the figures as tiles, three in a row. Returns the y below them. */
function drawFigures(sheet: Sheet, figures: readonly Figure[], top: number): number {
  figures.forEach(({ label, value, note }, i) => {
    const x = MARGIN + (i % ACROSS) * (TILE.width + GAP)
    const y = top + Math.floor(i / ACROSS) * (TILE.height + GAP)
    const room = TILE.width - 16
    sheet.fill(x, y, TILE.width, TILE.height, ink.fill)
    sheet.fitted(label, x + 8, y + 6, room, 1, { size: 9, color: ink.soft })
    sheet.fitted(value, x + 8, y + 19, room, 1, { size: 16, weight: 'bold' })
    sheet.fitted(note, x + 8, y + 43, room, 2, { size: 8, color: ink.soft })
  })
  return top + Math.ceil(figures.length / ACROSS) * (TILE.height + GAP)
}

/** Draws bars from zero; the axis is labelled with the highest value. Returns the y below the chart. */
function drawChart(sheet: Sheet, { title, bars, top: topText }: CampaignReportDocument['chart'], top: number): number {
  const most = Math.max(0, ...bars.map(({ value }) => value))
  if (most === 0) return top
  sheet.line(title, MARGIN, top, WIDTH, { size: 12, weight: 'bold' })
  const [from, base] = [top + 24, top + 24 + CHART]
  sheet.line(topText, MARGIN, from - 4, 56, { size: 8, color: ink.soft })
  const left = MARGIN + 60
  const step = (RIGHT - left) / bars.length
  sheet.rule(left, from, RIGHT, from, 0.5, ink.hair)
  bars.forEach(({ value }, i) => {
    const height = (value / most) * CHART
    if (height > 0) sheet.fill(left + i * step + step * 0.15, base - height, step * 0.7, height, ink.brand)
  })
  sheet.rule(left, base, RIGHT, base)
  const half = (RIGHT - left) / 2
  sheet.line(bars[0]?.label ?? '', left, base + 4, half, { size: 8, color: ink.soft })
  sheet.line(bars.at(-1)?.label ?? '', left + half, base + 4, half, { size: 8, color: ink.soft, align: 'right' })
  return base + 20
}

function drawFoot(sheet: Sheet, { lang, title, brand }: CampaignReportDocument): void {
  const y = PAGE.height - MARGIN - 8
  const page = lang === 'th' ? `หน้า ${sheet.page}` : `Page ${sheet.page}`
  sheet.rule(MARGIN, y - 5, RIGHT, y - 5, 0.5, ink.hair)
  sheet.fitted(`${brand} · ${title} · Talad`, MARGIN, y, WIDTH - 70, 1, { size: 7.5, color: ink.soft })
  sheet.line(page, RIGHT - 60, y, 60, { size: 7.5, align: 'right', color: ink.soft })
}

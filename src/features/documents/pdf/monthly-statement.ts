import { dayOf } from '../../../core/calendar.ts'
import type { Bilingual } from '../../../core/shapes.ts'
import { formatDate, formatMonth, formatNumber } from '../../../i18n/formats.ts'
import { money, thaiDate } from './format.ts'
import { drawFacts, drawRecipient, MARGIN, RIGHT, WIDTH } from './letterhead.ts'
import { type Column, drawRows } from './rows-table.ts'
import { type MonthlyStatement, type WalletMonth, zMonthlyStatement } from './shapes-monthly.ts'
import { ink, PAGE, type Rendered, Sheet } from './sheet.ts'

/** The frozen data of a month, and the time of printing. */
export interface MonthPrint {
  madeAt: Date
  data: MonthlyStatement
}

const BOTTOM = PAGE.height - MARGIN - 20
const TITLE = { th: 'รายการเคลื่อนไหวประจำเดือน', en: 'Monthly statement' } as const

interface Unit {
  title: Bilingual
  unit: string
  format: (n: number) => string
}

const jobs = (n: number): string => formatNumber(n)
const UNITS: Record<'credits' | 'packages', Unit> = {
  credits: { title: { th: 'เครดิต', en: 'Credits' }, unit: 'credits', format: money },
  packages: { title: { th: 'งานในแพ็กเกจ', en: 'Package jobs' }, unit: 'jobs', format: jobs },
}

/**
 * A month of credits and package jobs. Throws a ZodError if its sums are wrong. The same input gives the same bytes.
 */
export async function monthlyStatementPdf(print: MonthPrint): Promise<Uint8Array> {
  return (await renderMonthlyStatement(print)).bytes
}

/** The laid-out statement, with the measurements of every printed line. */
export function renderMonthlyStatement({ madeAt, data: given }: MonthPrint): Promise<Rendered> {
  const data = zMonthlyStatement.parse(given)
  const month = formatMonth('th', `${data.month}-15T05:00:00Z`)
  const sheet = new Sheet({ title: `${TITLE.th} ${month}`, author: 'Talad', at: madeAt })
  const turn = () => {
    drawFoot(sheet, month)
    sheet.nextPage()
    return drawTop(sheet, data, madeAt, month)
  }
  let y = drawTop(sheet, data, madeAt, month)
  for (const name of ['credits', 'packages'] as const) {
    const [unit, wallet] = [UNITS[name], data[name]]
    y = drawTotals(sheet, data, unit, wallet, roomFor(sheet, y, 60 + 22 * (wallet.totals.length + 2), turn), turn)
    if (wallet.rows.length > 0) y = drawMoves(sheet, data, unit, wallet, roomFor(sheet, y + 6, 110, turn), turn)
    y += 20
  }
  drawFoot(sheet, month)
  return sheet.finish()
}

/** The y for a block of the given height; starts a new page if it does not fit on this one. */
const roomFor = (_sheet: Sheet, y: number, height: number, turn: () => number): number =>
  y + Math.min(height, BOTTOM / 2) > BOTTOM ? turn() : y

const signed = (n: number, { format }: Unit): string => (n === 0 ? '' : `${n > 0 ? '+' : ''}${format(n)}`)

function drawHeading(sheet: Sheet, { th, en }: Bilingual, y: number): number {
  sheet.line(th, MARGIN, y, WIDTH, { size: 11, weight: 'bold' })
  sheet.line(en, MARGIN, y + 15, WIDTH, { size: 7, color: ink.soft })
  return y + 28
}

/** Column for the net effect of a brand's jobs on the wallet: amounts taken and returned. */
const NET = { head: 'ผลต่อยอดที่ใช้ได้', sub: 'Net effect on balance' } as const

/** Draws the opening balance, the totals by kind and the closing balance. */
function drawTotals(
  sheet: Sheet,
  { brand }: MonthlyStatement,
  unit: Unit,
  wallet: WalletMonth,
  top: number,
  turn: () => number,
): number {
  const y = drawHeading(sheet, unit.title, top)
  const columns: readonly Column[] = [
    { head: 'สรุปทั้งเดือน', sub: 'Summary of the month', width: WIDTH - 240, align: 'left' },
    { ...(brand ? NET : { head: 'ใช้ได้', sub: `Available (${unit.unit})` }), width: 120, align: 'right' },
    { head: 'พักไว้', sub: `On hold (${unit.unit})`, width: 120, align: 'right' },
  ]
  const balance = (text: string, { available, held }: WalletMonth['opening']) => ({
    cells: [text, unit.format(available), unit.format(held)],
    weight: 'bold' as const,
  })
  const rows = [
    balance(brand ? 'ก่อนเดือนนี้ / Before this month' : 'ยอดยกมา / Opening balance', wallet.opening),
    ...wallet.totals.map((row) => ({ cells: [row.text, signed(row.available, unit), signed(row.held, unit)] })),
    balance(brand ? 'ณ สิ้นเดือน / At month end' : 'ยอดยกไป / Closing balance', wallet.closing),
  ]
  return drawRows(sheet, columns, rows, { left: MARGIN, top: y, bottom: BOTTOM }, turn)
}

function drawMoves(
  sheet: Sheet,
  { lang, brand }: MonthlyStatement,
  unit: Unit,
  wallet: WalletMonth,
  top: number,
  turn: () => number,
): number {
  const figure = unit === UNITS.credits ? 70 : 52
  const columns: readonly Column[] = [
    { head: 'วันที่', sub: 'Date', width: 66, align: 'left' },
    { head: 'รายการ', sub: 'Entry', width: WIDTH - 66 - 4 * figure, align: 'left' },
    { head: brand ? 'สุทธิ +/−' : 'ใช้ได้ +/−', sub: brand ? 'Net' : 'Available', width: figure, align: 'right' },
    { head: 'พักไว้ +/−', sub: 'On hold', width: figure, align: 'right' },
    {
      ...(brand ? { head: 'สุทธิ', sub: 'Net to date' } : { head: 'ใช้ได้', sub: 'Balance' }),
      width: figure,
      align: 'right',
    },
    { head: 'พักไว้', sub: 'On hold', width: figure, align: 'right' },
  ]
  const rows = wallet.rows.map((row) => ({
    cells: [
      formatDate(lang, row.on),
      [row.text, row.reference, row.document].filter(Boolean).join('\n'),
      signed(row.available, unit),
      signed(row.held, unit),
      unit.format(row.availableAfter),
      unit.format(row.heldAfter),
    ],
  }))
  return drawRows(sheet, columns, rows, { left: MARGIN, top, bottom: BOTTOM }, turn)
}

function drawTop(sheet: Sheet, data: MonthlyStatement, madeAt: Date, month: string): number {
  sheet.line('Talad', MARGIN, 38, 120, { size: 17, weight: 'bold', color: ink.brand })
  sheet.line(TITLE.th, MARGIN + 120, 38, WIDTH - 120, { size: 14, weight: 'bold', align: 'right' })
  sheet.line(TITLE.en, MARGIN + 120, 57, WIDTH - 120, { size: 8.5, align: 'right', color: ink.soft })
  sheet.rule(MARGIN, 76, RIGHT, 76, 0.8, ink.brand)
  const half = 290
  const x = MARGIN + half + 24
  const facts = [
    { label: 'เดือน', sub: 'Month', text: month },
    ...(data.brand ? [{ label: 'แบรนด์', sub: 'Brand', text: data.brand }] : []),
    { label: 'ณ วันที่', sub: 'As of', text: thaiDate(dayOf(madeAt)) },
  ]
  const right = drawFacts(sheet, facts, x, 86, RIGHT - x)
  const receiver = data.owner.agency ? { th: 'เอเจนซี', en: 'Agency' } : { th: 'แบรนด์', en: 'Brand' }
  const left = drawRecipient(sheet, receiver.th, receiver.en, data.owner, 86, half)
  return Math.max(left, right) + 12
}

function drawFoot(sheet: Sheet, month: string): void {
  const y = PAGE.height - MARGIN - 10
  sheet.line('1 เครดิต = 1 บาท ไม่รวม VAT · 1 credit = THB 1, VAT excluded', MARGIN, y, WIDTH, {
    size: 7.5,
    color: ink.soft,
  })
  sheet.line(`${month}  หน้า ${sheet.page}`, MARGIN, y, WIDTH, { size: 7.5, align: 'right', color: ink.soft })
}

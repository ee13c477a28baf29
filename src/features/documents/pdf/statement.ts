import { dayOf } from '../../../core/calendar.ts'
import { formatDate, formatMonth, formatNumber, formatYear } from '../../../i18n/formats.ts'
import type { Issued, Statement } from '../contract.ts'
import { money, thaiDate } from './format.ts'
import { drawFacts, drawRecipient, MARGIN, RIGHT, WIDTH } from './letterhead.ts'
import { type Column, drawRows } from './rows-table.ts'
import { ink, PAGE, type Rendered, Sheet } from './sheet.ts'

const titles = {
  creator: { th: 'สรุปรายได้ประจำ', en: 'earnings statement' },
  brand: { th: 'รายการใช้จ่ายประจำ', en: 'usage statement' },
} as const
const periods = {
  month: { th: 'เดือน', en: 'Month', title: 'Monthly' },
  year: { th: 'ปี', en: 'Year', title: 'Annual' },
} as const

const periodOf = ({ period }: Statement) => periods[period.length === 4 ? 'year' : 'month']

/** For example "November 2568", or "2568" for a year. */
const periodName = ({ period }: Statement): string =>
  period.length === 4 ? formatYear('th', period) : formatMonth('th', `${period}-15T05:00:00Z`)

const titleOf = (data: Statement) => {
  const { th, en } = titles[data.side]
  return { th: `${th}${periodOf(data).th}`, en: `${periodOf(data).title} ${en}` }
}
const units = { baht: { th: 'บาท', en: 'THB' }, credit: { th: 'เครดิต', en: 'Credits' } } as const

/**
 * The movements of an influencer's or a marketer's wallet in a month or a year, with a summary of the period. The same
 * input gives the same bytes.
 */
export async function statementPdf(doc: Issued<Statement>): Promise<Uint8Array> {
  return (await renderStatement(doc)).bytes
}

/** The laid-out statement, with the measurements of every printed line. */
export function renderStatement(doc: Issued<Statement>): Promise<Rendered> {
  const { data } = doc
  const sheet = new Sheet({ title: `${titleOf(data).th} ${doc.serial}`, author: 'Talad', at: doc.issuedAt })
  const turn = () => {
    drawFoot(sheet, doc.serial)
    sheet.nextPage()
    return drawTop(sheet, doc)
  }
  const top = drawTop(sheet, doc)
  const bold = (...cells: string[]) => ({ cells, weight: 'bold' as const })
  const whole = data.only === null
  const rows = [
    ...(whole ? [bold('', 'ยอดยกมา', '', '', money(data.opening))] : []),
    ...data.rows.map((r) => ({
      cells: [
        formatDate(data.lang, r.on),
        r.text,
        r.in ? money(r.in) : '',
        r.out ? money(r.out) : '',
        money(r.balance),
      ],
    })),
    bold('', whole ? 'ยอดยกไป' : 'รวม', moneySum(data, 'in'), moneySum(data, 'out'), whole ? money(data.closing) : ''),
  ]
  const y = drawRows(sheet, columnsOf(data), rows, { left: MARGIN, top, bottom: PAGE.height - MARGIN - 20 }, turn)
  const needed = 34 + data.summary.length * 17
  drawSummary(sheet, data, y + 16 + needed > PAGE.height - MARGIN - 20 ? turn() : y + 16)
  drawFoot(sheet, doc.serial)
  return sheet.finish()
}

const moneySum = (data: Statement, key: 'in' | 'out') => money(data.rows.reduce((sum, r) => sum + r[key], 0))

const columnsOf = (data: Statement): readonly Column[] => {
  const unit = units[data.unit].en
  return [
    { head: 'วันที่', sub: 'Date', width: 76, align: 'left' },
    { head: 'รายการ', sub: 'Description', width: WIDTH - 76 - 3 * 88, align: 'left' },
    { head: 'เข้า', sub: `In (${unit})`, width: 88, align: 'right' },
    { head: 'ออก', sub: `Out (${unit})`, width: 88, align: 'right' },
    { head: 'คงเหลือ', sub: `Balance (${unit})`, width: 88, align: 'right' },
  ]
}

function drawTop(sheet: Sheet, doc: Issued<Statement>): number {
  const { data } = doc
  const title = titleOf(data)
  sheet.line('Talad', MARGIN, 38, 120, { size: 17, weight: 'bold', color: ink.brand })
  sheet.line(title.th, MARGIN + 120, 38, WIDTH - 120, { size: 14, weight: 'bold', align: 'right' })
  sheet.line(title.en, MARGIN + 120, 57, WIDTH - 120, { size: 8.5, align: 'right', color: ink.soft })
  sheet.rule(MARGIN, 76, RIGHT, 76, 0.8, ink.brand)
  const half = 290
  const x = MARGIN + half + 24
  const facts = [
    { label: periodOf(data).th, sub: periodOf(data).en, text: periodName(data) },
    ...(data.only ? [{ label: 'เฉพาะ', sub: 'Only', text: data.only }] : []),
    { label: 'เลขที่', sub: 'No.', text: doc.serial },
    { label: 'วันที่ออก', sub: 'Issued', text: thaiDate(dayOf(doc.issuedAt)) },
  ]
  const right = drawFacts(sheet, facts, x, 86, RIGHT - x)
  const label = data.side === 'creator' ? ['ครีเอเตอร์', 'Creator'] : ['แบรนด์', 'Brand']
  const left = drawRecipient(sheet, label[0] ?? '', label[1] ?? '', data.owner, 86, half)
  return Math.max(left, right) + 10
}

function drawSummary(sheet: Sheet, data: Statement, top: number): void {
  if (data.summary.length === 0) return
  const room = 330
  sheet.line(`สรุป${periodOf(data).th} ${periodName(data)}`, MARGIN, top, room, { size: 11, weight: 'bold' })
  let y = top + 20
  for (const { text, count: n, amount } of data.summary) {
    sheet.fitted(text, MARGIN, y, 180, 1, { size: 9 })
    if (n !== null) sheet.line(formatNumber(n), MARGIN + 184, y, 40, { size: 9, align: 'right' })
    sheet.line(`${money(amount)} ${units[data.unit].th}`, MARGIN + 228, y, room - 228, { size: 9, align: 'right' })
    y += 17
    sheet.rule(MARGIN, y - 3, MARGIN + room, y - 3, 0.5, ink.hair)
  }
}

function drawFoot(sheet: Sheet, serial: string): void {
  const y = PAGE.height - MARGIN - 10
  sheet.line(`${serial}  หน้า ${sheet.page}`, MARGIN, y, WIDTH, { size: 7.5, align: 'right', color: ink.soft })
}

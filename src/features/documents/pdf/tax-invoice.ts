import { dayOf } from '../../../core/calendar.ts'
import { satang } from '../../../core/money.ts'
import { bahtText } from '../../../core/thai/baht-text.ts'
import { formatNumber, formatPercent } from '../../../i18n/formats.ts'
import type { Issued, TaxInvoice } from '../contract.ts'
import { money, thaiDate } from './format.ts'
import { drawFacts, drawRecipient, drawSeller, MARGIN, RIGHT, WIDTH } from './letterhead.ts'
import { drawLabel, drawRemarks, type Marks } from './marks.ts'
import { type Column, drawRows } from './rows-table.ts'
import { ink, PAGE, type Rendered, Sheet } from './sheet.ts'
import { drawSignatures } from './signatures.ts'

export interface InvoiceTitle {
  th: string
  en: string
}

const TITLE: InvoiceTitle = { th: 'ใบกำกับภาษี/ใบเสร็จรับเงิน', en: 'Tax invoice / Receipt' }
/** Height of the totals, the amount in words and the signatures at the bottom of the last page. */
const FOOT = 250
const footOf = (data: TaxInvoice): number => FOOT + (data.withheld ? 34 : 0)

/**
 * ใบกำกับภาษี/ใบเสร็จรับเงิน (section 86/4 of the Revenue Code), with the VAT shown separately and the amount in words.
 * Prints the given marks. The same input gives the same bytes.
 */
export async function taxInvoicePdf(doc: Issued<TaxInvoice>, marks: Marks = { copy: 1 }): Promise<Uint8Array> {
  return (await renderTaxInvoice(doc, marks)).bytes
}

/** The laid-out invoice, with the measurements of every printed line. */
export const renderTaxInvoice = (doc: Issued<TaxInvoice>, marks: Marks = { copy: 1 }): Promise<Rendered> =>
  renderInvoice(doc, marks, TITLE)

/** The same layout with another title. */
export function renderInvoice(doc: Issued<TaxInvoice>, marks: Marks, title: InvoiceTitle): Promise<Rendered> {
  const { data } = doc
  const sheet = new Sheet({ title: `${title.th} ${doc.serial}`, author: data.seller.name, at: doc.issuedAt })
  const rows = data.lines.map((line, i) => ({
    cells: [String(i + 1), line.text, formatNumber(line.quantity), money(line.unitPrice), money(line.amount)],
  }))
  const lastRoom = PAGE.height - MARGIN - footOf(data)
  const turn = () => {
    sheet.nextPage()
    return drawTop(sheet, doc, marks, title)
  }
  let y = drawRows(
    sheet,
    columns,
    rows,
    { left: MARGIN, top: drawTop(sheet, doc, marks, title), bottom: PAGE.height - MARGIN - 20 },
    turn,
  )
  if (y > lastRoom) y = turn()
  drawTotals(sheet, data, y)
  drawSignatures(sheet, doc, { th: 'ผู้จ่ายเงิน', en: 'Payer' }, { th: 'ผู้รับเงิน', en: 'Authorised signature' })
  return sheet.finish()
}

const columns: readonly Column[] = [
  { head: 'ลำดับ', sub: 'No.', width: 38, align: 'center' },
  { head: 'รายการ', sub: 'Description', width: WIDTH - 38 - 58 - 92 - 98, align: 'left' },
  { head: 'จำนวน', sub: 'Quantity', width: 58, align: 'right' },
  { head: 'ราคาต่อหน่วย', sub: 'Unit price (THB)', width: 92, align: 'right' },
  { head: 'จำนวนเงิน', sub: 'Amount (THB)', width: 98, align: 'right' },
]

function drawTop(sheet: Sheet, doc: Issued<TaxInvoice>, marks: Marks, title: InvoiceTitle): number {
  const { data } = doc
  const half = 300
  const x = MARGIN + half + 24
  const side = RIGHT - x
  let left = drawSeller(sheet, data.seller, half)
  sheet.line(title.th, x - 12, 38, side + 12, { size: 14, weight: 'bold', align: 'right' })
  sheet.line(title.en, x, 57, side, { size: 8.5, align: 'right', color: ink.soft })
  drawLabel(sheet, marks)
  const number = sheet.page > 1 ? `${doc.serial} (หน้า ${sheet.page})` : doc.serial
  left = Math.max(left, 98) + 10
  sheet.rule(MARGIN, left, RIGHT, left, 0.8, ink.brand)
  const facts = [
    { label: 'เลขที่', sub: 'No.', text: number },
    { label: 'วันที่', sub: 'Date', text: thaiDate(data.replaces?.issuedOn ?? dayOf(doc.issuedAt)) },
    { label: 'อ้างอิง', sub: 'Reference', text: data.reference },
    { label: 'เลขที่ PO', sub: 'PO number', text: data.poNumber },
    { label: 'ศูนย์ต้นทุน', sub: 'Cost centre', text: data.costCentre },
  ]
  const right = drawFacts(sheet, facts, x, left + 9, side)
  const bottom = drawRecipient(sheet, 'ลูกค้า', 'Customer', data.buyer, left + 9, half)
  return drawRemarks(sheet, marks, data.replaces, Math.max(right, bottom) + 12)
}

function drawTotals(sheet: Sheet, data: TaxInvoice, top: number): void {
  const x = RIGHT - 250
  const rate = formatPercent(data.vatRate)
  const label = (th: string, en: string, y: number, weight: 'regular' | 'bold' = 'regular') => {
    sheet.line(th, x, y, 164, { size: 8.5, align: 'right', weight })
    sheet.line(en, x, y + 11, 164, { size: 6.5, align: 'right', color: ink.soft })
  }
  const lines = [
    ['มูลค่าสินค้าหรือบริการ (ไม่รวมภาษีมูลค่าเพิ่ม)', 'Value of goods or services, VAT excluded', data.net],
    [`ภาษีมูลค่าเพิ่ม ${rate}`, `VAT ${rate}`, data.vat],
  ] as const
  let y = top + 10
  for (const [th, en, amount] of lines) {
    label(th, en, y)
    sheet.line(money(amount), RIGHT - 84, y, 79, { size: 9.5, align: 'right' })
    y += 22
  }
  sheet.fill(x, y, 250, 28, ink.fill)
  label('จำนวนเงินรวมทั้งสิ้น (บาท)', 'Total (THB)', y + 4, 'bold')
  sheet.line(money(data.total), RIGHT - 84, y + 6, 79, { size: 11, weight: 'bold', align: 'right' })
  y += 36
  if (data.withheld) y = drawWithheld(sheet, data, data.withheld, x, y)
  sheet.box(MARGIN, y, WIDTH, 26, 3)
  drawFootLabel(sheet, 'ตัวอักษร', 'In words', MARGIN + 8, y + 3)
  sheet.fitted(bahtText(satang(data.total)), MARGIN + 58, y + 6.5, WIDTH - 66, 1, { size: 9.5 })
  y += 33
  drawFootLabel(sheet, 'ชำระโดย', 'Paid by', MARGIN, y)
  sheet.fitted(`${data.paidBy}  วันที่ ${thaiDate(data.paidOn)}`, MARGIN + 58, y, WIDTH - 58, 1, { size: 9 })
}

function drawFootLabel(sheet: Sheet, th: string, en: string, x: number, y: number): void {
  sheet.line(th, x, y, 50, { size: 9, weight: 'bold' })
  sheet.line(en, x, y + 11.5, 50, { size: 6.5, color: ink.soft })
}

/** Draws the tax that the buyer withheld, and the amount paid. The buyer issues the certificate. */
function drawWithheld(
  sheet: Sheet,
  data: TaxInvoice,
  { rate, amount }: NonNullable<TaxInvoice['withheld']>,
  x: number,
  top: number,
): number {
  const lines = [
    [`หัก ภาษีหัก ณ ที่จ่าย ${formatPercent(rate)} / Withholding tax`, `-${money(amount)}`],
    ['ยอดชำระสุทธิ / Net payment', money(data.total - amount)],
  ] as const
  let y = top - 4
  for (const [label, text] of lines) {
    sheet.line(label, x, y, 164, { size: 8.5, align: 'right' })
    sheet.line(text, RIGHT - 84, y, 79, { size: 9.5, align: 'right' })
    y += 16
  }
  return y + 6
}

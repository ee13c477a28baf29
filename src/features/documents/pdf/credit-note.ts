import { dayOf } from '../../../core/calendar.ts'
import { satang } from '../../../core/money.ts'
import { bahtText } from '../../../core/thai/baht-text.ts'
import { formatPercent } from '../../../i18n/formats.ts'
import type { CreditNote, Issued } from '../contract.ts'
import { money, thaiDate } from './format.ts'
import { drawFacts, drawRecipient, drawSeller, MARGIN, RIGHT, WIDTH } from './letterhead.ts'
import { drawLabel, drawRemarks, type Marks } from './marks.ts'
import { drawRows } from './rows-table.ts'
import { ink, PAGE, type Rendered, Sheet } from './sheet.ts'
import { drawSignatures } from './signatures.ts'

/**
 * ใบลดหนี้ (section 86/10 of the Revenue Code): the corrected invoice, both values, the difference, its VAT and the
 * reason. Prints the given marks. The same input gives the same bytes.
 */
export async function creditNotePdf(doc: Issued<CreditNote>, marks: Marks = { copy: 1 }): Promise<Uint8Array> {
  return (await renderCreditNote(doc, marks)).bytes
}

/** The laid-out credit note, with the measurements of every printed line. */
export function renderCreditNote(doc: Issued<CreditNote>, marks: Marks = { copy: 1 }): Promise<Rendered> {
  const { data } = doc
  const sheet = new Sheet({ title: `ใบลดหนี้ ${doc.serial}`, author: data.seller.name, at: doc.issuedAt })
  const top = drawTop(sheet, doc, marks)
  const columns = [
    { head: 'รายการ', sub: 'Description', width: WIDTH - 120, align: 'left' },
    { head: 'ลดหนี้ (บาท)', sub: 'Credited (THB)', width: 120, align: 'right' },
  ] as const
  const rows = [{ cells: [data.text, money(data.net)] }]
  const y = drawRows(sheet, columns, rows, { left: MARGIN, top, bottom: PAGE.height - MARGIN - 20 }, () => top)
  drawSignatures(sheet, doc, { th: 'ผู้รับใบลดหนี้', en: 'Received by' }, { th: 'ผู้ออกใบลดหนี้', en: 'Issued by' })
  drawReason(sheet, data, drawTotals(sheet, data, y))
  return sheet.finish()
}

function drawTop(sheet: Sheet, doc: Issued<CreditNote>, marks: Marks): number {
  const { data } = doc
  const half = 300
  const x = MARGIN + half + 24
  const side = RIGHT - x
  let left = drawSeller(sheet, data.seller, half)
  sheet.line('ใบลดหนี้', x - 12, 38, side + 12, { size: 14, weight: 'bold', align: 'right' })
  sheet.line('Credit note', x, 57, side, { size: 8.5, align: 'right', color: ink.soft })
  drawLabel(sheet, marks)
  left = Math.max(left, 98) + 10
  sheet.rule(MARGIN, left, RIGHT, left, 0.8, ink.brand)
  const facts = [
    { label: 'เลขที่', sub: 'No.', text: doc.serial },
    { label: 'วันที่', sub: 'Date', text: thaiDate(dayOf(doc.issuedAt)) },
    { label: 'ใบกำกับภาษีเดิม', sub: 'Tax invoice', text: data.invoice.serial },
    { label: 'ลงวันที่', sub: 'Dated', text: thaiDate(data.invoice.issuedOn) },
    { label: 'อ้างอิง', sub: 'Reference', text: data.reference },
    { label: 'เลขที่ PO', sub: 'PO number', text: data.poNumber },
    { label: 'ศูนย์ต้นทุน', sub: 'Cost centre', text: data.costCentre },
  ]
  const right = drawFacts(sheet, facts, x, left + 9, side)
  const bottom = drawRecipient(sheet, 'ลูกค้า', 'Customer', data.buyer, left + 9, half)
  return drawRemarks(sheet, marks, undefined, Math.max(right, bottom) + 12)
}

/** Draws a label in Thai with English below it, and the amount on the right. */
function drawAmount(sheet: Sheet, y: number, [th, en, amount]: readonly [string, string, number]): number {
  const x = RIGHT - 330
  sheet.line(th, x, y, 240, { size: 9, align: 'right' })
  sheet.line(en, x, y + 12, 240, { size: 7, align: 'right', color: ink.soft })
  sheet.line(money(amount), RIGHT - 84, y, 79, { size: 9.5, align: 'right' })
  return y + 26
}

function drawTotals(sheet: Sheet, data: CreditNote, top: number): number {
  const { net, credited } = data.invoice
  const rate = formatPercent(data.vatRate)
  const before = ['ลดหนี้แล้วก่อนหน้านี้', 'Credited before', credited] as const
  const lines = [
    ['มูลค่าตามใบกำกับภาษีเดิม', 'Value on the original tax invoice', net],
    ...(credited > 0 ? [before] : []),
    ['มูลค่าที่ถูกต้อง', 'Correct value', data.correctNet],
    ['ผลต่าง', 'Difference', data.net],
    [`ภาษีมูลค่าเพิ่ม ${rate} ของผลต่าง`, `VAT ${rate} on the difference`, data.vat],
  ] as const
  let y = top + 12
  for (const line of lines) y = drawAmount(sheet, y, line)
  sheet.fill(RIGHT - 330, y, 330, 32, ink.fill)
  drawAmount(sheet, y + 5, ['รวมเงินที่ลดหนี้ (บาท)', 'Total credited (THB)', data.total])
  y += 42
  sheet.box(MARGIN, y, WIDTH, 22, 3)
  sheet.line('ตัวอักษร', MARGIN + 8, y + 5, 50, { size: 9, weight: 'bold' })
  sheet.fitted(bahtText(satang(data.total)), MARGIN + 58, y + 4.5, WIDTH - 66, 1, { size: 9.5 })
  return y + 32
}

function drawReason(sheet: Sheet, data: CreditNote, y: number): void {
  sheet.line('เหตุผล', MARGIN, y, 66, { size: 9, weight: 'bold' })
  sheet.line('Reason', MARGIN, y + 12, 66, { size: 7, color: ink.soft })
  sheet.fitted(data.reason.th, MARGIN + 66, y, WIDTH - 66, 1, { size: 9 })
  sheet.fitted(data.reason.en, MARGIN + 66, y + 12, WIDTH - 66, 1, { size: 7.5, color: ink.soft })
}

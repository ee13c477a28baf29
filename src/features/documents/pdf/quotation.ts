import { dayOf } from '../../../core/calendar.ts'
import { satang } from '../../../core/money.ts'
import { bahtText } from '../../../core/thai/baht-text.ts'
import { formatPercent } from '../../../i18n/formats.ts'
import type { Issued, Quotation } from '../contract.ts'
import { money, thaiDate } from './format.ts'
import { drawFacts, drawRecipient, drawSeller, MARGIN, RIGHT, WIDTH } from './letterhead.ts'
import { drawRows } from './rows-table.ts'
import { ink, PAGE, type Rendered, Sheet } from './sheet.ts'
import { drawSignatures } from './signatures.ts'

const TITLE = { th: 'ใบเสนอราคา', en: 'Quotation' } as const
const NOT_TAX = {
  th: 'เอกสารนี้ไม่ใช่ใบกำกับภาษีหรือใบเสร็จรับเงิน ใช้เป็นหลักฐานการชำระเงินหรือหักภาษีไม่ได้',
  en: 'This is not a tax invoice or a receipt. The tax invoice / receipt is issued when the purchase is paid.',
} as const
const PRICE = {
  th: 'สั่งซื้อและชำระเงินได้ที่ Talad หากราคาแพ็กเกจหรืออัตรา VAT เปลี่ยนก่อนชำระ ให้ใช้ราคาที่แสดงในหน้าชำระเงิน',
  en: 'Order and pay on Talad. If a package’s price or the VAT rate changes before payment, the price on the payment page applies.',
} as const

/** ใบเสนอราคา: amounts, VAT and validity of an offer. The same input gives the same bytes. */
export async function quotationPdf(doc: Issued<Quotation>): Promise<Uint8Array> {
  return (await renderQuotation(doc)).bytes
}

/** The laid-out quotation, with the measurements of every printed line. */
export function renderQuotation(doc: Issued<Quotation>): Promise<Rendered> {
  const { data } = doc
  const sheet = new Sheet({ title: `${TITLE.th} ${doc.serial}`, author: data.seller.name, at: doc.issuedAt })
  const top = drawTop(sheet, doc)
  const columns = [
    { head: 'รายการ', sub: 'Description', width: WIDTH - 120, align: 'left' },
    { head: 'จำนวนเงิน', sub: 'Amount (THB)', width: 120, align: 'right' },
  ] as const
  const rows = [{ cells: [data.text, money(data.net)] }]
  const y = drawRows(sheet, columns, rows, { left: MARGIN, top, bottom: PAGE.height - MARGIN - 20 }, () => top)
  drawSignatures(sheet, doc, { th: 'ผู้อนุมัติสั่งซื้อ', en: 'Approved by' }, { th: 'ผู้เสนอราคา', en: 'Quoted by' })
  drawNotes(sheet, doc, drawTotals(sheet, data, y))
  return sheet.finish()
}

function drawTop(sheet: Sheet, doc: Issued<Quotation>): number {
  const { data } = doc
  const half = 300
  const x = MARGIN + half + 24
  const side = RIGHT - x
  let left = drawSeller(sheet, data.seller, half)
  sheet.line(TITLE.th, x - 12, 38, side + 12, { size: 14, weight: 'bold', align: 'right' })
  sheet.line(TITLE.en, x, 57, side, { size: 8.5, align: 'right', color: ink.soft })
  left = Math.max(left, 76) + 10
  sheet.rule(MARGIN, left, RIGHT, left, 0.8, ink.brand)
  const facts = [
    { label: 'เลขที่', sub: 'No.', text: doc.serial },
    { label: 'วันที่', sub: 'Date', text: thaiDate(dayOf(doc.issuedAt)) },
    { label: 'ใช้ได้ถึง', sub: 'Valid until', text: thaiDate(data.validUntil) },
    { label: 'เลขที่ PO', sub: 'PO number', text: data.poNumber },
    { label: 'ศูนย์ต้นทุน', sub: 'Cost centre', text: data.costCentre },
  ]
  const right = drawFacts(sheet, facts, x, left + 9, side)
  const bottom = drawRecipient(sheet, 'ลูกค้า', 'Customer', data.buyer, left + 9, half)
  return Math.max(right, bottom) + 12
}

function drawTotals(sheet: Sheet, data: Quotation, top: number): number {
  const x = RIGHT - 330
  const rate = formatPercent(data.vatRate)
  const lines = [
    ['มูลค่าก่อนภาษีมูลค่าเพิ่ม', 'Value before VAT', data.net],
    [`ภาษีมูลค่าเพิ่ม ${rate}`, `VAT ${rate}`, data.vat],
    ['จำนวนเงินรวมทั้งสิ้น (บาท)', 'Total (THB)', data.total],
  ] as const
  let y = top + 12
  lines.forEach(([th, en, amount], i) => {
    if (i === 2) sheet.fill(x, y - 4, 330, 32, ink.fill)
    sheet.line(th, x, y, 240, { size: 9, align: 'right', weight: i === 2 ? 'bold' : 'regular' })
    sheet.line(en, x, y + 12, 240, { size: 7, align: 'right', color: ink.soft })
    sheet.line(money(amount), RIGHT - 84, y, 79, { size: 9.5, align: 'right', weight: i === 2 ? 'bold' : 'regular' })
    y += 28
  })
  y += 8
  if (data.withheld) {
    const { rate: withheldRate, amount } = data.withheld
    for (const [label, text] of [
      [`หัก ภาษีหัก ณ ที่จ่าย ${formatPercent(withheldRate)} / Withholding tax`, `-${money(amount)}`],
      ['ยอดชำระสุทธิ (บาท) / Net payment (THB)', money(data.total - amount)],
    ] as const) {
      sheet.line(label, x, y, 240, { size: 9, align: 'right' })
      sheet.line(text, RIGHT - 84, y, 79, { size: 9.5, align: 'right' })
      y += 18
    }
    y += 4
  }
  sheet.box(MARGIN, y, WIDTH, 22, 3)
  sheet.line('ตัวอักษร', MARGIN + 8, y + 5, 50, { size: 9, weight: 'bold' })
  sheet.fitted(bahtText(satang(data.total)), MARGIN + 58, y + 4.5, WIDTH - 66, 1, { size: 9.5 })
  return y + 36
}

function drawNotes(sheet: Sheet, { data, serial }: Issued<Quotation>, top: number): void {
  let y = top
  for (const { th, en } of [NOT_TAX, PRICE]) {
    y += sheet.paragraph(th, MARGIN, y, WIDTH, { size: 9, weight: 'bold' })
    y += sheet.paragraph(en, MARGIN, y, WIDTH, { size: 7.5, color: ink.soft }) + 6
  }
  if (!data.offer || !data.site) return
  const link = `${data.site}/th/Marketer/document?kind=quotation&q=${serial}`
  y += sheet.paragraph('สั่งซื้อตามใบเสนอราคานี้ที่', MARGIN, y, WIDTH, { size: 9, weight: 'bold' })
  y += sheet.paragraph('Order from this quotation at', MARGIN, y, WIDTH, { size: 7.5, color: ink.soft })
  sheet.paragraph(link, MARGIN, y, WIDTH, { size: 8.5 })
}

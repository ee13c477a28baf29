import { dayOf } from '../../../core/calendar.ts'
import { satang } from '../../../core/money.ts'
import { bahtText } from '../../../core/thai/baht-text.ts'
import type { Issued, Party, WithholdingCertificate } from '../contract.ts'
import { money, thaiDate } from './format.ts'
import { drawIncomeTable } from './income-table.ts'
import { boxesWidth, drawBoxes } from './party.ts'
import { ink, PAGE, type Rendered, Sheet } from './sheet.ts'

const LEFT = 28
const RIGHT = PAGE.width - 28
const WIDTH = RIGHT - LEFT

const copyLabels = {
  1: 'ฉบับที่ 1 (สำหรับผู้ถูกหักภาษี ณ ที่จ่าย ใช้แนบพร้อมกับแบบแสดงรายการภาษี)',
  2: 'ฉบับที่ 2 (สำหรับผู้ถูกหักภาษี ณ ที่จ่าย เก็บไว้เป็นหลักฐาน)',
} as const
export type Copy = keyof typeof copyLabels

/**
 * หนังสือรับรองการหักภาษี ณ ที่จ่าย (section 50 bis of the Revenue Code) on one A4 page.
 * The same input gives the same bytes.
 */
export async function withholdingCertificatePdf(
  doc: Issued<WithholdingCertificate>,
  copy: Copy = 1,
): Promise<Uint8Array> {
  return (await renderWithholdingCertificate(doc, copy)).bytes
}

/** The laid-out certificate, with the measurements of every printed line. */
export function renderWithholdingCertificate(doc: Issued<WithholdingCertificate>, copy: Copy = 1): Promise<Rendered> {
  const sheet = new Sheet({
    title: `หนังสือรับรองการหักภาษี ณ ที่จ่าย ${doc.serial}`,
    author: doc.data.payer.name,
    at: doc.issuedAt,
  })
  drawCertificate(sheet, doc, copy)
  return sheet.finish()
}

/** Draws a certificate on the current page. */
export function drawCertificate(sheet: Sheet, doc: Issued<WithholdingCertificate>, copy: Copy): void {
  const { data } = doc
  drawHead(sheet, doc, copy)
  let y = drawParty(sheet, 78, 'ผู้มีหน้าที่หักภาษี ณ ที่จ่าย :-', data.payer)
  y = drawParty(sheet, y + 5, 'ผู้ถูกหักภาษี ณ ที่จ่าย :-', data.payee)
  y = drawForms(sheet, y + 5, data)
  y = drawIncomeTable(sheet, { left: LEFT, right: RIGHT, top: y + 5 }, data)
  y = drawWords(sheet, y, data)
  y = drawFunds(sheet, y + 5, data)
  y = drawCondition(sheet, y + 5, data)
  y = drawSignature(sheet, y + 5, doc)
  drawNotes(sheet, y + 4)
}

function drawHead(sheet: Sheet, doc: Issued<WithholdingCertificate>, copy: Copy): void {
  sheet.line(copyLabels[copy], LEFT, 20, WIDTH, { size: 8 })
  sheet.line('หนังสือรับรองการหักภาษี ณ ที่จ่าย', LEFT, 32, WIDTH, { size: 15, weight: 'bold', align: 'center' })
  sheet.line('ตามมาตรา 50 ทวิ แห่งประมวลรัษฎากร', LEFT, 54, WIDTH, { size: 10, align: 'center' })
  const x = RIGHT - 128
  for (const [label, text, y] of [
    ['เล่มที่', doc.data.book, 38],
    ['เลขที่', doc.serial, 54],
  ] as const) {
    sheet.line(label, x, y, 24, { size: 8.5 })
    sheet.dots(x + 25, RIGHT, y + 11)
    sheet.line(text, x + 28, y, 100, { size: 8.5, weight: 'bold' })
  }
}

function drawParty(sheet: Sheet, y: number, label: string, party: Party): number {
  const height = 79
  sheet.box(LEFT, y, WIDTH, height, 4)
  const edge = RIGHT - 7
  const isThaiTaxId = /^\d{13}$/.test(party.taxId)
  sheet.line(label, LEFT + 7, y + 4, 180, { size: 9, weight: 'bold' })
  const labelled = (text: string, boxes: 13 | 10, top: number) =>
    sheet.line(text, LEFT + 190, top, edge - boxesWidth(boxes) - 6 - LEFT - 190, { size: 8.5, align: 'right' })
  labelled('เลขประจำตัวผู้เสียภาษีอากร (13 หลัก)*', 13, y + 5)
  drawBoxes(sheet, isThaiTaxId ? party.taxId : '', edge, y + 4, 13)
  labelled('เลขประจำตัวผู้เสียภาษีอากร', 10, y + 23.5)
  drawBoxes(sheet, isThaiTaxId ? '' : party.taxId, edge, y + 22.5, 10)
  drawBlank(sheet, 'ชื่อ', party.name, LEFT + 7, edge - boxesWidth(10) - 122, y + 24.5)
  sheet.line('(ให้ระบุว่าเป็น บุคคล นิติบุคคล บริษัท สมาคม หรือคณะบุคคล)', LEFT + 32, y + 37.6, 300, { size: 6.5, color: ink.soft })
  drawBlank(sheet, 'ที่อยู่', party.address, LEFT + 7, edge, y + 54)
  const hint = '(ให้ระบุ ชื่ออาคาร/หมู่บ้าน ห้องเลขที่ ชั้นที่ เลขที่ ตรอก/ซอย หมู่ที่ ถนน ตำบล/แขวง อำเภอ/เขต จังหวัด)'
  sheet.line(hint, LEFT + 32, y + 67.3, WIDTH - 40, { size: 6.5, color: ink.soft })
  return y + height
}

/** Draws a label and a dotted line up to `right`, with the text on it. A long text is printed in two smaller lines. */
function drawBlank(sheet: Sheet, label: string, text: string, x: number, right: number, y: number): void {
  sheet.line(label, x, y, 24, { size: 9, weight: 'bold' })
  const from = x + 25
  const room = right - from
  sheet.dots(from, right, y + 12.5)
  if (sheet.widthOf(text, { size: 7.5 }) <= room - 2) sheet.fitted(text, from + 2, y + 0.3, room - 2, 1, { size: 9 })
  else sheet.fitted(text, from + 2, y - 6.4, room - 2, 2, { size: 7.2 })
}

const forms = [
  ['1a', '(1) ภ.ง.ด.1ก'],
  ['1a_special', '(2) ภ.ง.ด.1ก พิเศษ'],
  ['2', '(3) ภ.ง.ด.2'],
  ['3', '(4) ภ.ง.ด.3'],
  ['2a', '(5) ภ.ง.ด.2ก'],
  ['3a', '(6) ภ.ง.ด.3ก'],
  ['53', '(7) ภ.ง.ด.53'],
] as const

function drawForms(sheet: Sheet, y: number, data: WithholdingCertificate): number {
  sheet.box(LEFT, y, WIDTH, 37, 4)
  sheet.line('ลำดับที่', LEFT + 7, y + 4, 34, { size: 9, weight: 'bold' })
  sheet.box(LEFT + 42, y + 4, 58, 13)
  sheet.line(data.sequence, LEFT + 42, y + 4.6, 58, { size: 9, align: 'center' })
  sheet.line('ในแบบ', LEFT + 106, y + 4, 32, { size: 9, weight: 'bold' })
  const hint = '(ให้สามารถอ้างอิงหรือสอบยันกันได้ระหว่างลำดับที่ตามหนังสือรับรองฯ กับแบบยื่นรายการภาษีหักที่จ่าย)'
  sheet.paragraph(hint, LEFT + 7, y + 18.5, 178, { size: 6.2, color: ink.soft })
  const columns = [LEFT + 192, LEFT + 276, LEFT + 376, LEFT + 456]
  forms.forEach(([form, label], i) => {
    const x = columns[i % 4] ?? LEFT
    const top = y + 5 + Math.floor(i / 4) * 15
    sheet.tick(x, top + 1.5, 8.5, data.form === form)
    sheet.line(label, x + 13, top, 82, { size: 8.5 })
  })
  return y + 37
}

function drawWords(sheet: Sheet, y: number, data: WithholdingCertificate): number {
  const tax = satang(data.lines.reduce((sum, l) => sum + l.tax, 0))
  sheet.box(LEFT, y, WIDTH, 17)
  sheet.line('รวมเงินภาษีที่หักนำส่ง (ตัวอักษร)', LEFT + 7, y + 2.4, 140, { size: 8.5, weight: 'bold' })
  sheet.fill(LEFT + 150, y + 2, WIDTH - 156, 13, ink.fill)
  sheet.fitted(bahtText(tax), LEFT + 154, y + 2.4, WIDTH - 164, 1, { size: 9, weight: 'bold', align: 'center' })
  return y + 17
}

function drawFunds(sheet: Sheet, y: number, { funds }: WithholdingCertificate): number {
  sheet.box(LEFT, y, WIDTH, 16, 4)
  const items = [
    ['เงินที่จ่ายเข้า กบข./กสจ./กองทุนสงเคราะห์ครูโรงเรียนเอกชน', funds.pension, 46],
    ['กองทุนประกันสังคม', funds.socialSecurity, 46],
    ['กองทุนสำรองเลี้ยงชีพ', funds.provident, 46],
  ] as const
  let x = LEFT + 7
  for (const [label, amount, room] of items) {
    const width = sheet.widthOf(label, { size: 7.6 })
    sheet.line(label, x, y + 2.8, width, { size: 7.6 })
    x += width + 3
    sheet.dots(x, x + room, y + 12)
    if (amount > 0) sheet.fitted(money(amount), x, y + 2.4, room, 1, { size: 8, align: 'center' })
    sheet.line('บาท', x + room + 2, y + 2.8, 16, { size: 7.6 })
    x += room + 23
  }
  return y + 16
}

const conditions = [
  ['withheld', '(1) หัก ณ ที่จ่าย', 84],
  ['paid_always', '(2) ออกให้ตลอดไป', 96],
  ['paid_once', '(3) ออกให้ครั้งเดียว', 100],
  ['other', '(4) อื่น ๆ (ระบุ)', 70],
] as const

function drawCondition(sheet: Sheet, y: number, data: WithholdingCertificate): number {
  sheet.box(LEFT, y, WIDTH, 17, 4)
  sheet.line('ผู้จ่ายเงิน', LEFT + 7, y + 2.4, 50, { size: 9, weight: 'bold' })
  let x = LEFT + 62
  for (const [condition, label, room] of conditions) {
    sheet.tick(x, y + 4.2, 8.5, data.condition === condition)
    sheet.line(label, x + 13, y + 2.6, room - 13, { size: 8.5 })
    x += room
  }
  sheet.dots(x + 4, RIGHT - 8, y + 13)
  if (data.conditionNote) sheet.fitted(data.conditionNote, x + 6, y + 2.6, RIGHT - 16 - x, 1, { size: 8.5 })
  return y + 17
}

function drawSignature(sheet: Sheet, y: number, doc: Issued<WithholdingCertificate>): number {
  const height = 84
  const middle = LEFT + 186
  sheet.box(LEFT, y, middle - LEFT - 5, height, 4)
  sheet.line('คำเตือน', LEFT + 7, y + 5, 40, { size: 8.5, weight: 'bold' })
  const warning =
    'ผู้มีหน้าที่ออกหนังสือรับรองการหักภาษี ณ ที่จ่าย ฝ่าฝืนไม่ปฏิบัติตามมาตรา 50 ทวิ แห่งประมวลรัษฎากร ต้องรับโทษทางอาญาตามมาตรา 35 แห่งประมวลรัษฎากร'
  sheet.paragraph(warning, LEFT + 7, y + 18, middle - LEFT - 19, { size: 8 })
  sheet.box(middle, y, RIGHT - middle, height, 4)
  const room = RIGHT - middle - 78
  sheet.line('ขอรับรองว่าข้อความและตัวเลขดังกล่าวข้างต้นถูกต้องตรงกับความจริงทุกประการ', middle + 6, y + 4, RIGHT - middle - 12, {
    size: 8.2,
    align: 'center',
  })
  sheet.line('ลงชื่อ', middle + 14, y + 26, 26, { size: 8.5 })
  sheet.dots(middle + 42, middle + room - 40, y + 37)
  sheet.line('ผู้จ่ายเงิน', middle + room - 38, y + 26, 44, { size: 8.5 })
  if (doc.data.signer)
    sheet.fitted(`(${doc.data.signer})`, middle + 30, y + 39, room - 58, 1, { size: 8.5, align: 'center' })
  sheet.line(thaiDate(dayOf(doc.issuedAt)), middle + 30, y + 51, room - 58, { size: 8.5, align: 'center' })
  sheet.dots(middle + 42, middle + room - 40, y + 62)
  sheet.line('(วัน เดือน ปี ที่ออกหนังสือรับรองฯ)', middle + 10, y + 64, room - 18, { size: 7.2, align: 'center' })
  sheet.circle(RIGHT - 40, y + 46, 27)
  sheet.paragraph('ประทับตรา\nนิติบุคคล\n(ถ้ามี)', RIGHT - 64, y + 32, 48, { size: 7.2, align: 'center', color: ink.soft })
  return y + height
}

function drawNotes(sheet: Sheet, y: number): void {
  const notes = [
    '1. กรณีบุคคลธรรมดาไทย ให้ใช้เลขประจำตัวประชาชนของกรมการปกครอง',
    '2. กรณีนิติบุคคล ให้ใช้เลขทะเบียนนิติบุคคลของกรมพัฒนาธุรกิจการค้า',
    '3. กรณีอื่น ๆ นอกเหนือจาก 1. และ 2. ให้ใช้เลขประจำตัวผู้เสียภาษีอากร (13 หลัก) ของกรมสรรพากร',
  ]
  sheet.line('หมายเหตุ  เลขประจำตัวผู้เสียภาษีอากร (13 หลัก)* หมายถึง', LEFT + 2, y, 192, { size: 7, weight: 'bold' })
  notes.forEach((note, i) => {
    sheet.line(note, LEFT + 196, y + i * 9, WIDTH - 196, { size: 7 })
  })
}

import { formatDate } from '../../../i18n/formats.ts'
import type { IncomeRow, WithholdingCertificate } from '../contract.ts'
import { LINE } from './fonts.ts'
import { bahtAndSatang } from './format.ts'
import { ink, type Sheet } from './sheet.ts'

/** The printed rows of the certificate's income table, with the wording of the Revenue Department's form. */
const rows: readonly { row?: IncomeRow; indent: number; text: string; fill?: string }[] = [
  { row: '1', indent: 0, text: '1. เงินเดือน ค่าจ้าง เบี้ยเลี้ยง โบนัส ฯลฯ ตามมาตรา 40 (1)' },
  { row: '2', indent: 0, text: '2. ค่าธรรมเนียม ค่านายหน้า ฯลฯ ตามมาตรา 40 (2)' },
  { row: '3', indent: 0, text: '3. ค่าแห่งลิขสิทธิ์ ฯลฯ ตามมาตรา 40 (3)' },
  { row: '4a', indent: 0, text: '4. (ก) ดอกเบี้ย ฯลฯ ตามมาตรา 40 (4) (ก)' },
  { indent: 10, text: '(ข) เงินปันผล เงินส่วนแบ่งกำไร ฯลฯ ตามมาตรา 40 (4) (ข)' },
  {
    indent: 22,
    text: '(1) กรณีผู้ได้รับเงินปันผลได้รับเครดิตภาษี โดยจ่ายจากกำไรสุทธิของกิจการที่ต้องเสียภาษีเงินได้นิติบุคคลในอัตราดังนี้',
  },
  { row: '4b_1_1', indent: 34, text: '(1.1) อัตราร้อยละ 30 ของกำไรสุทธิ' },
  { row: '4b_1_2', indent: 34, text: '(1.2) อัตราร้อยละ 25 ของกำไรสุทธิ' },
  { row: '4b_1_3', indent: 34, text: '(1.3) อัตราร้อยละ 20 ของกำไรสุทธิ' },
  { row: '4b_1_4', indent: 34, text: '(1.4) อัตราอื่น ๆ (ระบุ)', fill: 'ของกำไรสุทธิ' },
  { indent: 22, text: '(2) กรณีผู้ได้รับเงินปันผลไม่ได้รับเครดิตภาษี เนื่องจากจ่ายจาก' },
  { row: '4b_2_1', indent: 34, text: '(2.1) กำไรสุทธิของกิจการที่ได้รับยกเว้นภาษีเงินได้นิติบุคคล' },
  {
    row: '4b_2_2',
    indent: 34,
    text: '(2.2) เงินปันผลหรือเงินส่วนแบ่งของกำไรที่ได้รับยกเว้นไม่ต้องนำมารวมคำนวณเป็นรายได้เพื่อเสียภาษีเงินได้นิติบุคคล',
  },
  {
    row: '4b_2_3',
    indent: 34,
    text: '(2.3) กำไรสุทธิส่วนที่ได้หักผลขาดทุนสุทธิยกมาไม่เกิน 5 ปี ก่อนรอบระยะเวลาบัญชีปีปัจจุบัน',
  },
  { row: '4b_2_4', indent: 34, text: '(2.4) กำไรที่รับรู้ทางบัญชีโดยวิธีส่วนได้เสีย (equity method)' },
  { row: '4b_2_5', indent: 34, text: '(2.5) อื่น ๆ (ระบุ)', fill: '' },
  {
    row: '5',
    indent: 0,
    text: '5. การจ่ายเงินได้ที่ต้องหักภาษี ณ ที่จ่าย ตามคำสั่งกรมสรรพากรที่ออกตามมาตรา 3 เตรส เช่น รางวัล ส่วนลดหรือประโยชน์ใด ๆ เนื่องจากการส่งเสริมการขาย รางวัลในการประกวด การแข่งขัน การชิงโชค ค่าแสดงของนักแสดงสาธารณะ ค่าจ้างทำของ ค่าโฆษณา ค่าเช่า ค่าขนส่ง ค่าบริการ ค่าเบี้ยประกันวินาศภัย ฯลฯ',
  },
  { row: '6', indent: 0, text: '6. อื่น ๆ (ระบุ)', fill: '' },
]

const SIZE = 8
const HANG = 10
const SATANG = 22

export interface TableFrame {
  left: number
  right: number
  top: number
}

/** The x positions of the columns: text | date | amount | tax. */
const edges = ({ right }: TableFrame) => ({ date: right - 246, amount: right - 168, tax: right - 84 })

function drawHead(sheet: Sheet, frame: TableFrame): number {
  const { left, right, top } = frame
  const at = edges(frame)
  const heads: [string, number, number][] = [
    ['ประเภทเงินได้พึงประเมินที่จ่าย', left, at.date],
    ['วัน เดือน\nหรือปีภาษี ที่จ่าย', at.date, at.amount],
    ['จำนวนเงินที่จ่าย', at.amount, at.tax],
    ['ภาษีที่หัก\nและนำส่งไว้', at.tax, right],
  ]
  for (const [text, from, to] of heads) {
    const lines = text.split('\n')
    const y = top + 13.5 - (lines.length * 8.5 * LINE) / 2
    sheet.paragraph(text, from, y, to - from, { size: 8.5, weight: 'bold', align: 'center' })
  }
  sheet.rule(left, top + 27, right, top + 27)
  return top + 27
}

function drawAmount(
  sheet: Sheet,
  amount: number,
  right: number,
  y: number,
  weight: 'regular' | 'bold' = 'regular',
): void {
  const [baht, satang] = bahtAndSatang(amount)
  sheet.fitted(baht, right - 84 + 3, y, 84 - SATANG - 6, 1, { size: 8.5, weight, align: 'right' })
  sheet.line(satang, right - SATANG, y, SATANG, { size: 8.5, weight, align: 'center' })
}

function drawRow(
  sheet: Sheet,
  frame: TableFrame,
  y: number,
  item: (typeof rows)[number],
  line: WithholdingCertificate['lines'][number] | undefined,
): number {
  const at = edges(frame)
  const x = frame.left + 6 + item.indent
  const room = at.date - 4 - x
  const [first = ''] = sheet.lines(item.text, room, { size: SIZE })
  const rest = item.text.slice(first.length).trimStart()
  let height = sheet.line(first, x, y, room, { size: SIZE })
  if (rest) height += sheet.paragraph(rest, x + HANG, y + height, room - HANG, { size: SIZE })
  if (item.fill !== undefined)
    drawFill(sheet, x + sheet.widthOf(item.text, { size: SIZE }) + 3, at.date - 6, y, item.fill, line?.note ?? '')
  else if (line?.note)
    height += sheet.fitted(`(${line.note})`, x + HANG, y + height, room - HANG, 1, { size: SIZE, weight: 'bold' })
  if (item.row) {
    const base = y + height - SIZE * LINE
    sheet.dots(at.date + 5, frame.right - 2, base + SIZE * LINE)
    if (line) {
      sheet.line(formatDate('th', line.paidOn), at.date, base - 0.4, at.amount - at.date, {
        size: 8.5,
        align: 'center',
      })
      drawAmount(sheet, line.amount, at.tax, base - 0.4)
      drawAmount(sheet, line.tax, frame.right, base - 0.4)
    }
  }
  return height + 2
}

/** Draws a dotted blank with the text filled in, and the words after it. */
function drawFill(sheet: Sheet, from: number, end: number, y: number, after: string, note: string): void {
  const tail = after ? sheet.widthOf(after, { size: SIZE }) + 4 : 0
  const to = end - tail
  sheet.dots(from, to, y + SIZE * LINE)
  if (note) sheet.fitted(note, from + 2, y, to - from - 4, 1, { size: SIZE, weight: 'bold' })
  if (after) sheet.line(after, to + 4, y, tail, { size: SIZE })
}

/** Draws the income table with its totals. Returns the y below it. */
export function drawIncomeTable(sheet: Sheet, frame: TableFrame, data: WithholdingCertificate): number {
  const { left, right, top } = frame
  const at = edges(frame)
  let y = drawHead(sheet, frame) + 3
  for (const item of rows) {
    const line = data.lines.find((l) => l.row === item.row)
    y += drawRow(sheet, frame, y, item, line)
  }
  y += 3
  sheet.rule(left, y, right, y)
  const total = (key: 'amount' | 'tax') => data.lines.reduce((sum, l) => sum + l[key], 0)
  sheet.line('รวมเงินที่จ่ายและภาษีที่หักนำส่ง', left, y + 2.5, at.amount - left - 8, {
    size: 8.5,
    weight: 'bold',
    align: 'right',
  })
  drawAmount(sheet, total('amount'), at.tax, y + 2.5, 'bold')
  drawAmount(sheet, total('tax'), right, y + 2.5, 'bold')
  const bottom = y + 16
  for (const x of [at.amount, at.tax]) sheet.rule(x, top, x, bottom)
  sheet.rule(at.date, top, at.date, y)
  for (const x of [at.tax, right]) sheet.rule(x - SATANG, top + 27, x - SATANG, bottom, 0.4, ink.hair)
  sheet.box(left, top, right - left, bottom - top)
  return bottom
}

import { expect, test } from 'vitest'
import { extractedText } from './extracted-text.fixture.ts'
import { Sheet } from './sheet.ts'

const LINES = ['จำนวนเงินรวมทั้งสิ้น', 'น้ำผึ้งทำงานสำเร็จ ค่ำ ต่ำ ล้ำ', 'ค่าจ้างครีเอเตอร์ ภาษีหัก ณ ที่จ่าย', 'ใบกำกับภาษี ญาติ ฐาน ญู ปีนี้ เพิ่ม']

test('Thai text can be searched and copied: sara am, sara aa and tone marks are in it as written', async () => {
  const sheet = new Sheet({ title: 'Test', author: 'Talad', at: new Date(0) })
  LINES.forEach((line, i) => void sheet.line(line, 40, 40 + i * 30, 500))
  const { bytes } = await sheet.finish()
  expect(extractedText(bytes)).toBe(LINES.join(''))
})

test('a line is as wide as its parts', async () => {
  const sheet = new Sheet({ title: 'Test', author: 'Talad', at: new Date(0) })
  expect(sheet.widthOf('น้ำ')).toBeCloseTo(sheet.widthOf('นา'), 5)
  expect(sheet.widthOf('จำนวน')).toBeCloseTo(sheet.widthOf('จานวน'), 5)
  await sheet.finish()
})

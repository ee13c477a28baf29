import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type ContactKind, findContactData } from './contact-data.ts'

const FOUND: readonly (readonly [string, ContactKind, string])[] = [
  ['โทร 081-234-5678 นะคะ', 'phone', '081-234-5678'],
  ['โทร0812345678', 'phone', '0812345678'],
  ['tel0812345678', 'phone', '0812345678'],
  ['๐๘๑ ๒๓๔ ๕๖๗๘', 'phone', '๐๘๑ ๒๓๔ ๕๖๗๘'],
  ['เบอร์ 0 8 1 2 3 4 5 6 7 8', 'phone', '0 8 1 2 3 4 5 6 7 8'],
  ['+66 81 234 5678', 'phone', '+66 81 234 5678'],
  ['66812345678', 'phone', '66812345678'],
  ['+66 (0)81.234.5678', 'phone', '+66 (0)81.234.5678'],
  ['02 345 6789 ต่อ 12', 'phone', '02 345 6789'],
  ['08\u200b12345678', 'phone', '08\u200b12345678'],
  ['๐81-๒34-5678', 'phone', '๐81-๒34-5678'],
  ['ศูนย์แปดหนึ่ง สองสามสี่ ห้าหกเจ็ดแปด', 'phone', '081 234 5678'],
  ['ส่ง 06/11/2568 โทร 0812345678', 'phone', '0812345678'],
  ['ploy.r@example.com', 'email', 'ploy.r@example.com'],
  ['Ploy @ Gmail . com', 'email', 'Ploy @ Gmail . com'],
  ['ploy (at) gmail (dot) com', 'email', 'ploy (at) gmail (dot) com'],
  ['ploy แอท gmail ดอท com', 'email', 'ploy แอท gmail ดอท com'],
  ['เมล ploy at hotmail', 'email', 'ploy at hotmail'],
  ['ｐｌｏｙ＠ｇｍａｉｌ．ｃｏｍ', 'email', 'ｐｌｏｙ＠ｇｍａｉｌ．ｃｏｍ'],
  ['LINE: ploysai', 'line', 'LINE: ploysai'],
  ['ไลน์ @ploysai', 'line', 'ไลน์ @ploysai'],
  ['ไลน์ไอดี ploysai', 'line', 'ไลน์ไอดี ploysai'],
  ['แอดไลน์ ploy_99 มานะ', 'line', 'ไลน์ ploy_99'],
  ['line id ploysai', 'line', 'line id ploysai'],
  ['ID Line ploysai', 'line', 'ID Line ploysai'],
  ['ไอดีไลน์คือ ploysai', 'line', 'ไอดีไลน์คือ ploysai'],
  ['https://line.me/ti/p/~ploysai', 'line', 'line.me/ti/p/~ploysai'],
]

const FREE: readonly string[] = [
  'ส่งภายใน 22 พ.ย. 2568 18:00 น.',
  'ถ่ายวันที่ 06/11/2568 12:30 ได้ไหมคะ',
  'เลขพัสดุ TH01017ABCD2E0 และ TH0123456789',
  'คำสั่งซื้อ 230145678901234',
  'งบ 4,500 บาท ลด 0.5-0.8%',
  'ER 3.25% ผู้ติดตาม 81,234',
  'โพสต์ลง LINE TODAY ได้ไหม',
  'ลงไลน์โอเอด้วย',
  'ลงไลน์ 2 รอบ',
  'online shop ของแบรนด์',
  'แท็ก @krua.nuan กับ #โฆษณา',
  'คลิป 9:16 ความยาว 0:30 ถึง 1:00',
  'มี 10 คน อายุ 20-30',
  'ดู brief ที่ https://drive.example/brief',
  'ราคา 0 บาท สองรอบ สามคน',
  'โทนสี #0b4634',
]

describe('contact data in a text', () => {
  it.each(FOUND)('%s', (text, kind, found) => expect(findContactData(text)).toEqual({ kind, found }))

  it.each(FREE)('is not in: %s', (text) => expect(findContactData(text)).toBeNull())

  const digit = fc.constantFrom(...'0123456789')
  const script = fc.constantFrom('0', '๐', '０')
  const separator = fc.constantFrom('', ' ', '-', '.', ' - ', '\u200b')
  const words = fc.constantFrom('', 'โทรมาที่ ', 'ค่ะ ', 'ติดต่อ: ')

  it('finds any Thai mobile number, with any digits and separators', () => {
    fc.assert(
      fc.property(
        words,
        fc.constantFrom('6', '8', '9'),
        fc.array(fc.tuple(digit, script, separator), { minLength: 8, maxLength: 8 }),
        (before, operator, rest) => {
          const written = rest
            .map(([d, zero, sep]) => sep + String.fromCharCode(zero.charCodeAt(0) + Number(d)))
            .join('')
          expect(findContactData(`${before}0${operator}${written} ได้เลย`)?.kind).toBe('phone')
        },
      ),
    )
  })

  it('finds any email address at a domain, and nothing in Thai words alone', () => {
    const name = fc.stringMatching(/^[a-z][a-z0-9._]{1,12}$/)
    fc.assert(
      fc.property(name, name, (local, domain) => {
        const address = `${local}@${domain.replace(/[._]/g, '')}.co.th`
        expect(findContactData(`ส่งมาที่ ${address}`)?.kind).toBe('email')
      }),
    )
    fc.assert(fc.property(fc.stringMatching(/^[ก-ฮะ-์ ]{0,80}$/), (text) => findContactData(text) === null))
  })
})

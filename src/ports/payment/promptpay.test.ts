import { parse } from 'promptparse'
import { expect, test } from 'vitest'
import { baht, satang } from '../../core/money.ts'
import { qrSvg } from '../../core/qr-code.ts'
import { billPaymentPayload, transferPayload } from './promptpay.ts'

/** CRC16-CCITT (0x1021, initial value 0xffff), implemented independently of the package. */
function crc(text: string): string {
  let value = 0xffff
  for (const c of Buffer.from(text)) {
    value ^= c << 8
    for (let i = 0; i < 8; i++) value = value & 0x8000 ? ((value << 1) ^ 0x1021) & 0xffff : (value << 1) & 0xffff
  }
  return value.toString(16).toUpperCase().padStart(4, '0')
}

const field = (payload: string, tag: string, sub?: string) => parse(payload, true)?.getTagValue(tag, sub)

test('a bill payment contains the biller, reference, amount, currency and a correct CRC', () => {
  const reference = 'TLD20260118000123AB'
  const payload = billPaymentPayload({ billerId: '010555000000099', reference, amount: satang(529_650) })
  expect(field(payload, '00')).toBe('01')
  expect(field(payload, '01')).toBe('12')
  expect(field(payload, '30', '00')).toBe('A000000677010112')
  expect(field(payload, '30', '01')).toBe('010555000000099')
  expect(field(payload, '30', '02')).toBe(reference)
  expect(field(payload, '53')).toBe('764')
  expect(field(payload, '54')).toBe('5296.50')
  expect(field(payload, '58')).toBe('TH')
  expect(payload.slice(-8, -4)).toBe('6304')
  expect(payload.slice(-4)).toBe(crc(payload.slice(0, -4)))
})

test.each([
  ['MSISDN', '0812344821', '01', '0066812344821'],
  ['NATID', '1103702071811', '02', '1103702071811'],
] as const)('a transfer to a %s carries the id and the amount', (proxy, number, tag, target) => {
  const payload = transferPayload({ proxy, number, amount: satang(28_500) })
  expect(field(payload, '29', '00')).toBe('A000000677010111')
  expect(field(payload, '29', tag)).toBe(target)
  expect(field(payload, '54')).toBe('285.00')
  expect(() => transferPayload({ proxy, number: '123', amount: satang(28_500) })).toThrow(RangeError)
})

test('values that a bank could not read are refused', () => {
  const bill = { billerId: '010555000000099', reference: 'ABC', amount: baht(1) }
  expect(() => billPaymentPayload({ ...bill, billerId: '12' })).toThrow(RangeError)
  expect(() => billPaymentPayload({ ...bill, reference: 'a-b' })).toThrow(RangeError)
  expect(() => billPaymentPayload({ ...bill, amount: satang(0) })).toThrow(RangeError)
})

test('the QR is drawn as SVG', async () => {
  const svg = await qrSvg(billPaymentPayload({ billerId: '010555000000099', reference: 'A1', amount: baht(1) }))
  expect(svg).toMatch(/^<svg [^>]*viewBox="0 0 \d+ \d+"/)
  expect(svg).not.toContain('<script')
})

import { parse } from 'promptparse'
import { expect, test } from 'vitest'
import { newId } from '../../core/ids.ts'
import { baht, satang } from '../../core/money.ts'
import { billPaymentPayload, chargeReference, personPaymentPayload, qrSvg } from './promptpay.ts'

/** CRC16-CCITT (0x1021, start 0xffff), written apart from the package. */
function crc(text: string): string {
  let value = 0xffff
  for (const c of Buffer.from(text)) {
    value ^= c << 8
    for (let i = 0; i < 8; i++) value = value & 0x8000 ? ((value << 1) ^ 0x1021) & 0xffff : (value << 1) & 0xffff
  }
  return value.toString(16).toUpperCase().padStart(4, '0')
}

const field = (payload: string, tag: string, sub?: string) => parse(payload, true)?.getTagValue(tag, sub)

test('a bill payment carries biller, reference, amount, currency and a true CRC', () => {
  const reference = chargeReference('01936f2e-7c00-7abc-8def-0123456789ab')
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

test('references are A-Z 0-9, 20 long and differ for ids of one millisecond', () => {
  const seen = new Set(Array.from({ length: 500 }, () => chargeReference(newId(1_700_000_000_000))))
  expect(seen.size).toBe(500)
  for (const reference of seen) expect(reference).toMatch(/^[A-Z0-9]{20}$/)
})

test('a payout is tag 29 by phone or national id', () => {
  const phone = personPaymentPayload({ phone: '+66812345678' }, baht(100))
  expect(field(phone, '29', '00')).toBe('A000000677010111')
  expect(field(phone, '29', '01')).toBe('0066812345678')
  expect(field(phone, '54')).toBe('100.00')
  const id = personPaymentPayload({ nationalId: '1101700230708' }, baht(0.25))
  expect(field(id, '29', '02')).toBe('1101700230708')
  expect(field(id, '54')).toBe('0.25')
})

test('what a bank could not read is refused', () => {
  const bill = { billerId: '010555000000099', reference: 'ABC', amount: baht(1) }
  expect(() => billPaymentPayload({ ...bill, billerId: '12' })).toThrow(RangeError)
  expect(() => billPaymentPayload({ ...bill, reference: 'a-b' })).toThrow(RangeError)
  expect(() => billPaymentPayload({ ...bill, amount: satang(0) })).toThrow(RangeError)
  expect(() => personPaymentPayload({ phone: '123' }, baht(1))).toThrow(RangeError)
})

test('the QR is drawn as SVG', async () => {
  const svg = await qrSvg(billPaymentPayload({ billerId: '010555000000099', reference: 'A1', amount: baht(1) }))
  expect(svg).toMatch(/^<svg [^>]*viewBox="0 0 \d+ \d+"/)
  expect(svg).not.toContain('<script')
})

import { describe, expect, it } from 'vitest'
import { baht, satang } from './money.ts'
import { defaultSettings, settingsAt } from './settings.ts'
import { payAfterTax, rateOf, taxRowFor, thaiTaxRow } from './withholding.ts'

const now = new Date('2025-11-21T05:00:00Z')
const settings = settingsAt(defaultSettings, now)

describe('withholding tax', () => {
  it.each([
    ['company', 300, 135],
    ['resident_individual', 300, 135],
    ['entertainer', 500, 225],
    ['non_resident', 1_500, 675],
  ] as const)('of 4,500 baht for %s', (payeeClass, taxBps, tax) => {
    expect(payAfterTax(baht(4_500), thaiTaxRow(settings, payeeClass, now))).toEqual({
      price: baht(4_500),
      tax: baht(tax),
      taxBps,
      net: baht(4_500 - tax),
    })
  })

  it('starts at 1,000 baht for residents and at the first baht for others', () => {
    const taxOf = (price: number, payeeClass: 'company' | 'non_resident') =>
      payAfterTax(baht(price), thaiTaxRow(settings, payeeClass, now)).taxBps
    expect([taxOf(999.99, 'company'), taxOf(1_000, 'company'), taxOf(1, 'non_resident')]).toEqual([0, 300, 1_500])
  })

  it('has no row before the first date of the table or for a class of another country', () => {
    expect(thaiTaxRow(settings, 'company', new Date('2024-12-31T16:59:59Z'))).toBeNull()
    expect(thaiTaxRow(settings, 'simple_regime', now)).toBeNull()
    expect(payAfterTax(satang(100), null)).toMatchObject({ tax: 0, taxBps: 0, net: 100 })
  })

  it('has no single rate if there are several brackets', () => {
    const row = taxRowFor(settings['tax.rows'], { country: 'ID', payeeClass: 'resident_individual' }, '2025-11-21')
    expect(row && rateOf(row)).toBeNull()
    expect(row && rateOf({ ...row, brackets: [{ upTo: null, rateBps: 500 }] })).toBe(250)
  })
})

import { describe, expect, it } from 'vitest'
import { addBusinessDays, addMonths, dayOf, yearsBetween } from './calendar.ts'
import { baht } from './money.ts'
import { defaultSettings, type SettingRow, settingsAt } from './settings.ts'
import { NO_WITHHOLDING, taxRowFor, withhold } from './withholding.ts'

const at = (text: string) => new Date(text)

describe('settingsAt', () => {
  it('uses the latest row that is not in the future, by Bangkok day', () => {
    const rows: SettingRow[] = [...defaultSettings, { key: 'fee.marketer_bps', value: 1_200, from: '2026-01-01' }]
    expect(settingsAt(rows, at('2025-12-31T16:59:59Z'))['fee.marketer_bps']).toBe(1_000)
    expect(settingsAt(rows, at('2025-12-31T17:00:00Z'))['fee.marketer_bps']).toBe(1_200)
  })

  it('refuses a day on which a key has no value', () => {
    expect(() => settingsAt(defaultSettings, at('2024-06-01T00:00:00Z'))).toThrow(RangeError)
  })
})

describe('calendar', () => {
  it('counts business days over weekends and holidays', () => {
    // Friday 28 Nov 2025; 5 Dec is a holiday.
    expect(dayOf(addBusinessDays(at('2025-11-28T05:00:00Z'), 5, ['12-05']))).toBe('2025-12-08')
  })

  it('ends on the last day of a shorter month', () => {
    expect(dayOf(addMonths(at('2025-08-31T05:00:00Z'), 6))).toBe('2026-02-28')
    expect(dayOf(addMonths(at('2025-01-15T20:00:00Z'), 12))).toBe('2026-01-16')
  })

  it('counts a birthday on the day itself', () => {
    expect(yearsBetween('2005-11-21', '2025-11-20')).toBe(19)
    expect(yearsBetween('2005-11-21', '2025-11-21')).toBe(20)
  })
})

describe('withholding', () => {
  const rows = settingsAt(defaultSettings, at('2025-11-21T00:00:00Z'))['tax.rows']
  const rate = (payeeClass: 'company' | 'resident_individual' | 'entertainer' | 'non_resident') =>
    withhold(baht(4_500), baht(4_500), taxRowFor(rows, { country: 'TH', payeeClass }, '2025-11-21') ?? NO_WITHHOLDING)

  it('follows the Thai table', () => {
    expect([rate('company'), rate('resident_individual'), rate('entertainer'), rate('non_resident')]).toEqual([
      13_500, 13_500, 22_500, 67_500,
    ])
  })

  it('starts at a contract of 1,000 THB, however small the payment', () => {
    const rule = taxRowFor(rows, { country: 'TH', payeeClass: 'resident_individual' }, '2025-11-21') ?? NO_WITHHOLDING
    expect(withhold(baht(999.99), baht(999.99), rule)).toBe(0)
    expect(withhold(baht(1_000), baht(1_000), rule)).toBe(3_000)
    expect(withhold(baht(500), baht(1_000), rule)).toBe(1_500)
  })

  it('starts at the first baht for payees who do not live in Thailand', () => {
    const rule = taxRowFor(rows, { country: 'TH', payeeClass: 'non_resident' }, '2025-11-21') ?? NO_WITHHOLDING
    expect(withhold(baht(999), baht(999), rule)).toBe(14_985)
  })

  it('taxes half of the gross in brackets in Indonesia', () => {
    const rule = taxRowFor(rows, { country: 'ID', payeeClass: 'resident_individual' }, '2025-11-21') ?? NO_WITHHOLDING
    // Rp 200m gross: base 100m = 60m at 5 % + 40m at 15 %.
    expect(withhold(baht(200_000_000), baht(200_000_000), rule)).toBe(baht(9_000_000))
  })

  it('has no row before the first date of the table', () => {
    expect(taxRowFor(rows, { country: 'TH', payeeClass: 'company' }, '2024-12-31')).toBeNull()
  })
})

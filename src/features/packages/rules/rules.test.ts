import { describe, expect, test } from 'vitest'
import { baht } from '../../../core/money.ts'
import { defaultSettings, settingsAt } from '../../../core/settings.ts'
import { facetsOf, isChosen, mostAlike, type PackageTraits } from './choose.ts'
import { figuresOf, followersOf, termsOf } from './figures.ts'
import { returnsOf } from './returns.ts'

const settings = settingsAt(defaultSettings, new Date('2025-11-21T07:00:00Z'))

describe('what a package costs', () => {
  test('VAT is added to the whole price; one job is the pay and the fee', () => {
    expect(figuresOf({ units: 20, price: baht(18_000), creatorPay: baht(810) }, settings)).toEqual({
      price: baht(18_000),
      vatBps: 700,
      vat: baht(1_260),
      total: baht(19_260),
      unitPrice: baht(900),
      creatorPay: baht(810),
      fee: baht(90),
    })
  })
  test('a price that does not divide evenly rounds one job down; the last job gets the remainder', () => {
    const { unitPrice, creatorPay, fee } = figuresOf({ units: 3, price: 10_000, creatorPay: 3_000 }, settings)
    expect([unitPrice, creatorPay, fee]).toEqual([3_333, 3_000, 333])
  })
  test('an unfinished draft has figures, too', () => {
    expect(figuresOf({ units: 0, price: 0, creatorPay: 500 }, settings)).toMatchObject({ unitPrice: 0, fee: 0 })
  })
})

describe('followers', () => {
  test.each([
    [
      { from: 5_000, to: 20_000 },
      { from: 5_000, to: 20_000 },
    ],
    [
      { from: 500_000, to: 0 },
      { from: 500_000, to: null },
    ],
    [
      { from: 0, to: 0 },
      { from: 10_000, to: 50_000 },
    ],
    [undefined, { from: 10_000, to: 50_000 }],
  ])('%o of a micro package are %o', (followers, shown) => {
    expect(followersOf({ tier: 'micro', ...(followers && { followers }) }, settings)).toEqual(shown)
  })
  test('the largest tier has no upper limit', () => {
    expect(followersOf({ tier: 'mega' }, settings)).toEqual({ from: 1_000_000, to: null })
  })
})

test('a cancelled job is returned whole, or as credits by progress of the work', () => {
  const rows = returnsOf({ creatorPay: baht(2_900), fee: baht(300) }, termsOf(settings).refunds)
  expect(rows.map(({ stage, unit, credits }) => [stage, unit, credits / 100])).toEqual([
    ['beforeWork', true, 0],
    ['working', false, 2_880],
    ['draftSent', false, 1_600],
    ['ready', false, 800],
    ['posted', false, 0],
  ])
})

describe('filters', () => {
  const sort = (more: Partial<PackageTraits> = {}): PackageTraits => ({
    audience: 'brand',
    channelType: 'TIKTOK',
    postType: 'reel',
    tier: 'micro',
    objective: 4,
    ...more,
  })
  const row = (id: string, more?: Partial<PackageTraits>) => ({ id, doc: sort(more) })

  test('an absent filter matches everything; objective 0 is a filter', () => {
    expect(isChosen(sort(), {})).toBe(true)
    expect(isChosen(sort(), { tier: 'micro', channel: 'TIKTOK' })).toBe(true)
    expect(isChosen(sort(), { objective: 0 })).toBe(false)
    expect(isChosen(sort({ objective: 0 }), { objective: 0 })).toBe(true)
  })
  test('values are counted', () => {
    expect(facetsOf([sort(), sort({ tier: 'nano' })])).toEqual({
      channel: { TIKTOK: 2 },
      tier: { micro: 1, nano: 1 },
      objective: { 4: 2 },
    })
  })
  test('the most similar packages come first, never the package itself', () => {
    const rows = [
      row('a', { channelType: 'YOUTUBE', tier: 'macro', objective: 1 }),
      row('b'),
      row('c', { tier: 'nano' }),
      row('d'),
    ]
    expect(mostAlike(rows, row('b'), 2).map(({ id }) => id)).toEqual(['d', 'c'])
  })
})

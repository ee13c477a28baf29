import { expect, test } from 'vitest'
import { baht } from '../../../core/money.ts'
import { defaultSettings, settingsAt } from '../../../core/settings.ts'
import { BUDGET, peopleFor, readBudget } from './budget.ts'
import { findChannelType } from './channel-link.ts'
import { workEstimate, workJob, workTiers } from './pricing.ts'

const now = new Date('2025-11-21T07:00:00Z')
const settings = settingsAt(defaultSettings, now)

test('the worked example: 4,500 is held as 4,950 and paid out as 4,365', () => {
  expect(workJob(baht(4_500), settings, now)).toEqual({
    price: baht(4_500),
    feeBps: 1_000,
    fee: baht(450),
    held: baht(4_950),
    taxBps: 300,
    tax: baht(135),
    net: baht(4_365),
  })
})

test('tiers cost more as they grow, and a budget buys whole jobs with their fee', () => {
  const tiers = workTiers(settings)
  expect(tiers.map((row) => [row.tier, row.price / 100])).toEqual([
    ['nano', 2_000],
    ['micro', 6_750],
    ['mid', 13_450],
    ['macro', 32_350],
  ])
  expect(tiers.map((row) => peopleFor(baht(60_000), row.price, 1_000))).toEqual([27, 8, 4, 1])
  expect(peopleFor(baht(10_000), baht(13_450), 1_000)).toBe(0)
})

test('a budget from the query string is rounded to a step and clamped to the bounds', () => {
  expect([null, '', 'abc', '-5', '1e9'].map(readBudget)).toEqual(Array(5).fill(BUDGET.start))
  expect(['1', '62499', '62500', '100000', '999999999'].map(readBudget)).toEqual([
    10_000, 60_000, 65_000, 100_000, 250_000,
  ])
})

test('the example channel has a price range', () => {
  const { low, high } = workEstimate(settings)
  expect(high).toBeGreaterThan(low)
})

test('a link names its platform, with or without a scheme', () => {
  expect(findChannelType('https://www.tiktok.com/@ploy.skin')).toBe('TIKTOK')
  expect(findChannelType('instagram.com/ploy')).toBe('INSTAGRAM')
  expect(findChannelType('https://youtube.com/@ploy')).toBe('YOUTUBE')
  expect(findChannelType('facebook.com/ploy.skin')).toBe('FACEBOOK_PAGE')
  expect(findChannelType('@ploy')).toBeNull()
  expect(findChannelType('https://example.com/@ploy')).toBeNull()
})

import { baht } from '../../src/core/money.ts'
import type { PayMethod, Purchase } from './types-history.ts'
import type { When } from './types-jobs.ts'

/**
 * Brand, day, credits in baht, payment method. The first purchases of nuanuan and chadee are about to expire; that of
 * khrutharn expired with a part of it unspent.
 */
const TOP_UPS: readonly (readonly [marketer: string, day: number, credits: number, method: PayMethod])[] = [
  ['khrutharn', -381, 10_000, 'promptpay'],
  ['chadee', -345, 90_000, 'transfer'],
  ['nuanuan', -335, 200_000, 'transfer'],
  ['lele', -92, 80_000, 'transfer'],
  ['kruayainuan', -90, 15_000, 'promptpay'],
  ['phaengprod', -88, 60_000, 'card'],
  ['krapuk', -85, 80_000, 'transfer'],
  ['sawangdee', -80, 50_000, 'promptpay'],
  ['pinto', -78, 45_000, 'card'],
  ['tangwong', -72, 120_000, 'transfer'],
  ['chadee', -30, 40_000, 'card'],
  ['lele', -25, 80_000, 'promptpay'],
  ['kruayainuan', -22, 20_000, 'promptpay'],
  ['nuanuan', -20, 170_000, 'promptpay'],
  ['pinto', -17, 60_000, 'promptpay'],
  ['tangwong', -16, 200_000, 'transfer'],
  ['samunprai', -15, 30_000, 'promptpay'],
  ['krapuk', -13, 70_000, 'transfer'],
  ['phaengprod', -12, 60_000, 'card'],
  ['khaotalad', -12, 25_000, 'promptpay'],
  ['khrutharn', -12, 8_000, 'promptpay'],
  ['sawangdee', -11, 40_000, 'promptpay'],
  ['samunprai', -5, 15_000, 'card'],
]

const PACKAGE_BUYS: readonly (readonly [marketer: string, day: number, pack: string, method: PayMethod])[] = [
  ['kruayainuan', -15, 'micro-10', 'transfer'],
  ['nuanuan', -8, 'story-30', 'card'],
]
const atNoon = (day: number, i: number): When => ({ day, minute: 9 * 60 + ((i * 53) % 420) })

/** Every purchase of the brands, in no particular order. */
export const purchases = (): Purchase[] => [
  ...TOP_UPS.map(([marketer, day, credits, method], i) => ({
    kind: 'top_up' as const,
    key: `top-up/${marketer}/${day}`,
    at: atNoon(day, i),
    marketer,
    credits: baht(credits),
    method,
  })),
  ...PACKAGE_BUYS.map(([marketer, day, pack, method], i) => ({
    kind: 'package' as const,
    key: `package/${marketer}/${pack}`,
    at: atNoon(day, i),
    marketer,
    package: pack,
    method,
  })),
]

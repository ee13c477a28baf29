import { dayOf } from '../../../core/calendar.ts'
import { DAY } from '../../../core/clock.ts'
import { baht } from '../../../core/money.ts'

/** Price of an example job (a reel by a micro influencer). It shows what an amount of credits can buy. */
export const EXAMPLE_PRICE = baht(4_500)

/** Whole Bangkok days until an expiry: 0 on the day itself. */
export const daysLeft = (expiresAt: Date, now: Date): number =>
  Math.max(0, Math.round((Date.parse(dayOf(expiresAt)) - Date.parse(dayOf(now))) / DAY))

import { z } from 'zod'
import { addDays, dayOf } from '../../core/calendar.ts'
import { DAY } from '../../core/clock.ts'
import type { Ctx, Handlers } from '../../platform/context.ts'
import type { contract, Overview } from './contract.ts'
import {
  countDue,
  countRights,
  countWaiting,
  type DaySum,
  type FiguresOf,
  findApplied,
  listFigures,
  sumDays,
} from './store.ts'

const DEFAULT_DAYS = 14
/** How many days ahead deadlines and the end of usage rights are counted. */
const WEEK = 7
const MONTH = 30

const totalOf = (days: readonly DaySum[]) => ({
  reach: days.reduce((sum, { reach }) => sum + reach, 0),
  postCost: days.reduce((sum, { postCost }) => sum + postCost, 0),
  spent: days.reduce((sum, { spent }) => sum + spent, 0),
  posts: days.reduce((sum, { posts }) => sum + posts, 0),
})

async function readWaiting(ctx: Ctx, of: FiguresOf): Promise<Overview['waiting']> {
  const waiting = await countWaiting(ctx.db, of)
  const found = waiting.applicants > 0 ? await findApplied(ctx.db, of) : null
  return { ...waiting, campaigns: found?.campaigns ?? 0, campaign: found?.campaigns === 1 ? found.campaign : null }
}

/**
 * The overview of the caller or of one of its brands: the last `length` days, the same number of days before them, and
 * upcoming deadlines.
 */
async function readOverview(ctx: Ctx, length: number, brandId: string | undefined): Promise<Overview> {
  const of = { marketerId: ctx.caller.accountId, brandId }
  const now = ctx.clock.now()
  const today = dayOf(now)
  const first = addDays(today, 1 - length)
  const sums = await sumDays(ctx.db, of, addDays(first, -length), today)
  const byDay = new Map(sums.map((sum) => [sum.day, sum]))
  const sumOf = (day: string): DaySum => byDay.get(day) ?? { day, reach: 0, postCost: 0, spent: 0, posts: 0 }
  const days = Array.from({ length }, (_, i) => sumOf(addDays(first, i)))
  const before = days.map(({ day }) => sumOf(addDays(day, -length)))
  return {
    days: days.map((day, i) => ({ ...day, before: before[i]?.reach ?? 0 })),
    totals: totalOf(days),
    before: totalOf(before),
    waiting: await readWaiting(ctx, of),
    ahead: {
      ...(await countDue(ctx.db, of, new Date(now.getTime() + WEEK * DAY))),
      ...(await countRights(ctx.db, of, today, addDays(today, MONTH))),
    },
  }
}

export const handlers = {
  overview: (ctx, { query }) => readOverview(ctx, query.days ?? DEFAULT_DAYS, query.brandId),
  figures: (ctx, { query }) => {
    const ids = query.campaigns.split(',').filter((id) => z.uuid().safeParse(id).success)
    return listFigures(ctx.db, ctx.caller.accountId, ids)
  },
} satisfies Handlers<typeof contract>

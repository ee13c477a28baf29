import { endOfDay, startOfDay } from '../../core/calendar.ts'
import type { Ctx, Handlers } from '../../platform/context.ts'
import { readSettings } from '../../platform/settings.ts'
import { ofBrand } from '../agency-brands/schema-scope.ts'
import { RUNNING } from '../jobs/rules/states.ts'
import { jobs } from '../jobs/schema.ts'
import { allOf, dueWithin, inStatuses, listJobRows, viewJobRow, visibleTo } from '../jobs/service.ts'
import type { CalendarMonth, contract } from './contract.ts'
import { daysOfMonth, monthOf } from './rules/month.ts'
import { listCampaignDays } from './store.ts'

/** Most deadlines of one month that are listed. */
const MOST = 300

async function readMonth(ctx: Ctx, month: string | undefined, brand: string | undefined): Promise<CalendarMonth> {
  const now = ctx.clock.now()
  const { from, to } = daysOfMonth(month ?? monthOf(now))
  // Applications end with their campaign's closing day, which is listed itself.
  const where = allOf(
    visibleTo(ctx.db, ctx.caller, 'view', now),
    dueWithin(startOfDay(from), endOfDay(to)),
    inStatuses(RUNNING),
    ofBrand(jobs.campaignId, brand),
  )
  const rows = await listJobRows(ctx.db, { lang: ctx.lang, where, sort: 'due', after: null, limit: MOST })
  const settings = await readSettings(ctx.db, now)
  return {
    jobs: rows.slice(0, MOST).map((row) => viewJobRow(row, ctx.caller, settings)),
    campaigns: await listCampaignDays(ctx.db, ctx.caller, { from, to, brand, limit: MOST }),
    more: rows.length > MOST,
  }
}

export const handlers = {
  month: (ctx, { query }) => readMonth(ctx, query.month, query.brandId),
} satisfies Handlers<typeof contract>

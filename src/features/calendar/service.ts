import { endOfDay, monthOf, startOfDay } from '../../core/calendar.ts'
import { isoTime } from '../../core/clock.ts'
import type { Settings } from '../../core/settings.ts'
import type { Ctx, Handlers } from '../../platform/context.ts'
import { readSettings } from '../../platform/settings.ts'
import { ofBrand } from '../agency-brands/schema-scope.ts'
import { RUNNING } from '../jobs/rules/states.ts'
import { jobs } from '../jobs/schema.ts'
import { allOf, dueWithin, inStatuses, listJobIds, readFactsAndTimeline, visibleTo } from '../jobs/service.ts'
import type { CalendarJob, CalendarMonth, contract } from './contract.ts'
import { daysOfMonth } from './rules/month.ts'
import { type DueJobRecord, listCampaignDays, listDueJobs } from './store.ts'

/** Maximum number of deadlines listed for one month. */
const DEADLINES_MAX = 300

async function readMonth(ctx: Ctx, month: string | undefined, brand: string | undefined): Promise<CalendarMonth> {
  const now = ctx.clock.now()
  const { from, to } = daysOfMonth(month ?? monthOf(now))
  // Applications are not listed: they end on their campaign's closing day, which is.
  const where = allOf(
    visibleTo(ctx.db, ctx.caller, 'view', now),
    dueWithin(startOfDay(from), endOfDay(to)),
    inStatuses(RUNNING),
    ofBrand(jobs.campaignId, brand),
  )
  const ids = await listJobIds(ctx.db, { lang: ctx.lang, where, sort: 'due', after: null, limit: DEADLINES_MAX })
  const settings = await readSettings(ctx.db, now)
  const rows = await listDueJobs(ctx.db, ids.slice(0, DEADLINES_MAX), ctx.lang)
  return {
    jobs: rows.map((row) => viewDueJob(row, settings)),
    campaigns: await listCampaignDays(ctx.db, ctx.caller, { from, to, brand, limit: DEADLINES_MAX }),
    more: ids.length > DEADLINES_MAX,
  }
}

function viewDueJob({ job, endedBy, campaign, influencer }: DueJobRecord, settings: Settings): CalendarJob {
  const { facts, timeline } = readFactsAndTimeline(job, settings)
  const { id, status, source } = job
  return {
    ...{ id, status, source, endedBy, campaign, creator: influencer },
    stage: timeline?.stage ?? null,
    offer: facts.offer,
    dueAt: isoTime(timeline?.dueAt),
    act: timeline?.act ?? null,
  }
}

export const handlers = {
  month: (ctx, { query }) => readMonth(ctx, query.month, query.brandId),
} satisfies Handlers<typeof contract>

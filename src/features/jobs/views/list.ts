import type { SQL } from 'drizzle-orm'
import { addMonths, startOfDay } from '../../../core/calendar.ts'
import type { HandlerInput } from '../../../core/endpoint.ts'
import type { Ctx } from '../../../platform/context.ts'
import { decodeCursor, paginate } from '../../../platform/cursor.ts'
import { readSettings } from '../../../platform/settings.ts'
import { ofBrand } from '../../agency-brands/schema-scope.ts'
import type { contract, JobRow } from '../contract.ts'
import { APPLICATIONS, FILTER_STATUSES, JOB_FILTERS, type JobFilter, type JobStatus } from '../rules/states.ts'
import { jobs } from '../schema.ts'
import type { CampaignOfJobs } from '../shapes-detail.ts'
import { visibleTo } from '../store.ts'
import {
  allOf,
  awaiting,
  begunWithin,
  countStatuses,
  cursorOf,
  cursorParts,
  inStatuses,
  listJobRows,
  ofCampaign,
  type RowSort,
} from '../store-list.ts'
import { viewCampaign } from './detail.ts'
import { viewJobRow } from './row.ts'
import { listCampaignsOf } from './store.ts'
import { countsOwner, jobCountsOf } from './store-counts.ts'

/** Statuses of jobs after the hold, which are not applications. */
export const ACCEPTED_STATUSES = FILTER_STATUSES.all.filter((status) => !APPLICATIONS.includes(status))

interface PageQuery {
  where: SQL
  sort: RowSort
  after?: string | undefined
  limit?: number | undefined
}

/** One page of jobs, and the cursor of the next page. */
export async function pageOf(ctx: Ctx, page: PageQuery): Promise<{ data: JobRow[]; next: string | null }> {
  const { where, sort, limit = 20 } = page
  const after = decodeCursor(page.after, cursorParts(sort))
  const rows = await listJobRows(ctx.db, { lang: ctx.lang, where, sort, after, limit })
  const settings = await readSettings(ctx.db, ctx.clock.now())
  const cut = paginate(rows, limit, (row) => cursorOf(sort, row))
  return { data: cut.rows.map((row) => viewJobRow(row, ctx.caller, settings)), next: cut.next }
}

/** Number of jobs for each filter, counted in some statuses only. */
export function countFilters(
  counts: Partial<Record<JobStatus, number>>,
  counted: readonly JobStatus[] = FILTER_STATUSES.all,
): Record<string, number> {
  const total = (filter: JobFilter) =>
    FILTER_STATUSES[filter].reduce((n, status) => n + (counted.includes(status) ? (counts[status] ?? 0) : 0), 0)
  return Object.fromEntries(JOB_FILTERS.map((filter) => [filter, total(filter)]))
}

/** Condition: the job began in this Bangkok month. Undefined for all months. */
export function withinMonth(month: string | undefined): SQL | undefined {
  if (month === undefined || month === 'all') return undefined
  const from = startOfDay(`${month}-01`)
  return begunWithin(from, addMonths(from, 1))
}

/** Those of the campaigns in which the caller may view a job. */
export async function listCampaigns(ctx: Ctx, ids: readonly string[]): Promise<CampaignOfJobs[]> {
  const visible = visibleTo(ctx.db, ctx.caller, 'view', ctx.clock.now())
  return (await listCampaignsOf(ctx.db, ids, visible)).map(viewCampaign)
}

/** The caller's own jobs (all for an operator), with counts for every filter. */
export async function listJobs(ctx: Ctx, { query }: HandlerInput<(typeof contract)['list']>) {
  const { filter = 'all', sort = 'newest', month, campaignId, begun, applied, awaited, brandId, after, limit } = query
  // Without the jobs that a talent manager manages, which are listed by partner on another page.
  const mine = { ...ctx.caller, talentManager: false }
  const among = applied ? APPLICATIONS : begun ? ACCEPTED_STATUSES : undefined
  const side = ctx.caller.scope === 'marketer' ? 'marketer' : 'influencer'
  const awaitedBy = awaited && ctx.caller.scope !== 'operator' ? side : undefined
  const all = allOf(
    visibleTo(ctx.db, mine, 'view', ctx.clock.now()),
    campaignId === undefined ? undefined : ofCampaign(campaignId),
    ofBrand(jobs.campaignId, brandId),
    withinMonth(month),
    among && inStatuses(among),
    awaitedBy && awaiting(awaitedBy),
  )
  const where = filter === 'all' ? all : allOf(all, inStatuses(FILTER_STATUSES[filter]))
  const owner = campaignId === undefined && brandId === undefined ? countsOwner(mine) : null
  const counts = owner
    ? await jobCountsOf(ctx.db, { ownerId: owner, month, awaits: awaitedBy })
    : await countStatuses(ctx.db, all)
  return { ...(await pageOf(ctx, { where, sort, after, limit })), counts: countFilters(counts, among) }
}

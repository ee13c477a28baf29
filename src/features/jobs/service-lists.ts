import { addMonths, startOfDay } from '../../core/calendar.ts'
import type { HandlerInput } from '../../core/endpoint.ts'
import { AppError } from '../../core/errors.ts'
import type { Ctx } from '../../platform/context.ts'
import { cutPage, decodeCursor } from '../../platform/cursor.ts'
import { readSettings } from '../../platform/settings.ts'
import { findOwnedCampaign } from '../campaigns/service.ts'
import type { ApplicantSort, contract, JobRow, JobSort } from './contract.ts'
import { FILTER_STATUSES, JOB_FILTERS, type JobFilter, type JobStatus } from './rules/states.ts'
import { visibleTo } from './store.ts'
import {
  begunWithin,
  countStatuses,
  cursorLength,
  cursorOf,
  inStatuses,
  isMatched,
  listJobRows,
  ofCampaign,
} from './store-list.ts'
import { and, type SQL } from './store-where.ts'
import { viewJobRow } from './view-row.ts'

const APPLICATIONS: readonly JobStatus[] = ['MATCHED', 'MISMATCHED']
/** From the hold on: what is a job and no longer an application. */
const JOBS: readonly JobStatus[] = FILTER_STATUSES.all.filter((status) => !APPLICATIONS.includes(status))

interface Page {
  where: SQL
  sort: JobSort | ApplicantSort
  after?: string | undefined
  limit?: number | undefined
}

async function pageOf(ctx: Ctx, page: Page): Promise<{ data: JobRow[]; next: string | null }> {
  const { where, sort, limit = 20 } = page
  const after = decodeCursor(page.after, cursorLength(sort))
  const rows = await listJobRows(ctx.db, { where, sort, after, limit })
  const settings = await readSettings(ctx.db, ctx.clock.now())
  const cut = cutPage(rows, limit, (row) => cursorOf(sort, row))
  return { data: cut.rows.map((row) => viewJobRow(row, ctx.caller, settings)), next: cut.next }
}

/** How many jobs each filter would show. */
async function countFilters(ctx: Ctx, where: SQL): Promise<Record<string, number>> {
  const counts = await countStatuses(ctx.db, where)
  const total = (filter: JobFilter) => FILTER_STATUSES[filter].reduce((n, status) => n + (counts[status] ?? 0), 0)
  return Object.fromEntries(JOB_FILTERS.map((filter) => [filter, total(filter)]))
}

function withinMonth(month: string | undefined): SQL | undefined {
  if (month === undefined || month === 'all') return undefined
  const from = startOfDay(`${month}-01`)
  return begunWithin(from, addMonths(from, 1))
}

/** The caller's own jobs (all for an operator), with counts for every filter. */
export async function listJobs(ctx: Ctx, { query }: HandlerInput<(typeof contract)['list']>) {
  const { filter = 'all', sort = 'newest', month, campaignId, after, limit } = query
  const all = and(
    visibleTo(ctx.db, ctx.caller, 'view', ctx.clock.now()),
    campaignId === undefined ? undefined : ofCampaign(campaignId),
    withinMonth(month),
  )
  const where = filter === 'all' ? all : and(all, inStatuses(FILTER_STATUSES[filter]))
  return { ...(await pageOf(ctx, { where, sort, after, limit })), counts: await countFilters(ctx, all) }
}

async function ownCampaign(ctx: Ctx, id: string) {
  const found = await findOwnedCampaign(ctx.db, ctx.caller.accountId, id)
  if (!found) throw new AppError('not_found')
  return found.campaign
}

/** Who has applied and waits for the brand, best match first. */
export async function listApplicants(ctx: Ctx, { params, query }: HandlerInput<(typeof contract)['applicants']>) {
  const campaign = await ownCampaign(ctx, params.id)
  const { sort = 'score', matched, after, limit } = query
  const all = and(ofCampaign(params.id), inStatuses(APPLICATIONS))
  const where = matched === undefined ? all : and(all, isMatched(matched))
  const counts = await countStatuses(ctx.db, all)
  return {
    ...(await pageOf(ctx, { where, sort, after, limit })),
    counts: { MATCHED: counts.MATCHED ?? 0, MISMATCHED: counts.MISMATCHED ?? 0 },
    slotsLeft: campaign.slots - campaign.slotsTaken,
  }
}

/** The jobs of a campaign, newest first. */
export async function listCampaignJobs(ctx: Ctx, { params, query }: HandlerInput<(typeof contract)['campaignJobs']>) {
  await ownCampaign(ctx, params.id)
  const { filter = 'all', after, limit } = query
  const all = and(ofCampaign(params.id), inStatuses(JOBS))
  const where = filter === 'all' ? all : and(all, inStatuses(FILTER_STATUSES[filter]))
  return { ...(await pageOf(ctx, { where, sort: 'newest', after, limit })), counts: await countFilters(ctx, all) }
}

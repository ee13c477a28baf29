import { addMonths, dayOf, monthOf, startOfMonth } from '../../core/calendar.ts'
import { AppError } from '../../core/errors.ts'
import { influencerBalance, marketerCredits } from '../../ledger/balances.ts'
import { creditTotals } from '../../ledger/credit-statement.ts'
import type { Ctx } from '../../platform/context.ts'
import { nextTip } from '../accounts/rules/tips.ts'
import { ofBrand } from '../agency-brands/schema-scope.ts'
import type { JobRow } from '../jobs/contract.ts'
import { APPLICATIONS, FILTER_STATUSES, HELD, type JobStatus, RUNNING, type Side } from '../jobs/rules/states.ts'
import { jobs } from '../jobs/schema.ts'
import {
  acceptedPayOf,
  allOf,
  awaiting,
  countStatuses,
  countsOwner,
  isUnfinished,
  jobCountsOf,
  pageOf,
  visibleTo,
} from '../jobs/service.ts'
import { incomeByMonth } from '../payouts/service.ts'
import type { InfluencerBoard, MarketerBoard } from './contract.ts'
import {
  brandTotalsOf,
  campaignsOfBrand,
  countCampaigns,
  findInfluencer,
  type MonthSum,
  marketerTotalsOf,
  sumSpent,
} from './store-boards.ts'

const MONTHS = 6
const NEXT = 5

/** Start times of the current month and the five months before it, oldest first. */
function monthStarts(now: Date): Date[] {
  const first = startOfMonth(now)
  return Array.from({ length: MONTHS }, (_, i) => addMonths(first, i - MONTHS + 1))
}

async function monthsOf(ctx: Ctx, side: Side, now: Date, brandId?: string): Promise<MonthSum[]> {
  const starts = monthStarts(now)
  const first = starts[0] ?? now
  const { accountId } = ctx.caller
  const found = await (side === 'influencer'
    ? incomeByMonth(ctx.db, accountId, dayOf(first))
    : sumSpent(ctx.db, accountId, first, brandId))
  const sums = new Map(found.map((sum) => [sum.month, sum]))
  return starts.map((start) => {
    const month = monthOf(start)
    return sums.get(month) ?? { month, amount: 0, jobs: 0 }
  })
}

async function nextFor(ctx: Ctx, side: Side, now: Date, brandId?: string): Promise<JobRow[]> {
  const mine = visibleTo(ctx.db, { ...ctx.caller, talentManager: false }, 'view', now)
  const where = allOf(mine, ofBrand(jobs.campaignId, brandId), awaiting(side))
  return (await pageOf(ctx, { where, sort: 'due', limit: NEXT })).data
}

type Counts = Partial<Record<JobStatus, number>>
const total = (counts: Counts, statuses: readonly JobStatus[]): number =>
  statuses.reduce((n, status) => n + (counts[status] ?? 0), 0)
const BEGUN = RUNNING.filter((status) => status !== 'ASSIGN')

/** The caller's own dashboard. Another account's id is `not_found`. */
export async function readInfluencerBoard(ctx: Ctx, uuid = ctx.caller.accountId): Promise<InfluencerBoard> {
  const { accountId } = ctx.caller
  if (uuid !== accountId) throw new AppError('not_found')
  const now = ctx.clock.now()
  const counts = await jobCountsOf(ctx.db, { ownerId: accountId })
  const months = await monthsOf(ctx, 'influencer', now)
  const influencer = await findInfluencer(ctx.db, accountId)
  return {
    ...(await influencerBalance(ctx.db, accountId)),
    onHold: total(await acceptedPayOf(ctx.db, accountId), HELD),
    earnedThisMonth: months.at(-1)?.amount ?? 0,
    months,
    newInvites: counts.ASSIGN ?? 0,
    applications: total(counts, APPLICATIONS),
    inProgress: total(counts, BEGUN),
    complete: total(counts, FILTER_STATUSES.complete),
    reliability: influencer?.reliability ?? null,
    tip: influencer ? nextTip(influencer.toastSeen, influencer.publicProfile) : null,
    next: await nextFor(ctx, 'influencer', now),
  }
}

/** The account's credits, with the part on hold for all campaigns or for those of one brand. */
async function creditsOf(ctx: Ctx, now: Date, brandId: string | undefined) {
  const { accountId } = ctx.caller
  const { expiringNext, ...credits } = await marketerCredits(ctx.db, accountId, now)
  const { held } = brandId
    ? (await creditTotals(ctx.db, accountId, { campaigns: campaignsOfBrand(brandId) })).closing
    : credits
  return {
    ...credits,
    held,
    expiringNext: expiringNext && { amount: expiringNext.amount, expiresAt: expiringNext.expiresAt.toISOString() },
  }
}

export async function readMarketerBoard(ctx: Ctx, brandId: string | undefined): Promise<MarketerBoard> {
  const { accountId } = ctx.caller
  const now = ctx.clock.now()
  const mine = allOf(visibleTo(ctx.db, ctx.caller, 'view', now), ofBrand(jobs.campaignId, brandId), isUnfinished)
  const owner = brandId ? null : countsOwner(ctx.caller)
  const { COMPLETED: _, ...counts } = owner
    ? await jobCountsOf(ctx.db, { ownerId: owner })
    : await countStatuses(ctx.db, mine)
  const months = await monthsOf(ctx, 'marketer', now, brandId)
  const { completed, ...results } = await (brandId
    ? brandTotalsOf(ctx.db, accountId, brandId)
    : marketerTotalsOf(ctx.db, accountId))
  return {
    ...(await creditsOf(ctx, now, brandId)),
    spentThisMonth: months.at(-1)?.amount ?? 0,
    months,
    campaigns: await countCampaigns(ctx.db, accountId, brandId),
    applicants: total(counts, ['MATCHED']),
    waitingForYes: counts.ASSIGN ?? 0,
    inProgress: total(counts, BEGUN),
    complete: total(counts, FILTER_STATUSES.complete) + completed,
    next: await nextFor(ctx, 'marketer', now, brandId),
    results,
  }
}

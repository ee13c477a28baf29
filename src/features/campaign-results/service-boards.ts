import { addMonths, dayOf, startOfDay } from '../../core/calendar.ts'
import { AppError } from '../../core/errors.ts'
import { brandCredits, creatorBalance } from '../../ledger/balances.ts'
import type { Ctx } from '../../platform/context.ts'
import { nextTip } from '../accounts/rules/tips.ts'
import type { JobRow } from '../jobs/contract.ts'
import { APPLICATIONS, FILTER_STATUSES, type JobStatus, RUNNING, type Side } from '../jobs/rules/states.ts'
import { allOf, awaiting, countStatuses, pageOf, underWay, visibleTo } from '../jobs/service.ts'
import type { InfluencerBoard, MarketerBoard } from './contract.ts'
import {
  countCampaigns,
  findInfluencer,
  type MonthSum,
  marketerTotalsOf,
  sumEarned,
  sumSpent,
  sumUnderWay,
} from './store-boards.ts'

const MONTHS = 6
const NEXT = 5

/** The first instants of this and the five months before, oldest first. */
function monthStarts(now: Date): Date[] {
  const first = startOfDay(`${dayOf(now).slice(0, 7)}-01`)
  return Array.from({ length: MONTHS }, (_, i) => addMonths(first, i - MONTHS + 1))
}

async function monthsOf(ctx: Ctx, side: Side, now: Date): Promise<MonthSum[]> {
  const starts = monthStarts(now)
  const sumOf = side === 'influencer' ? sumEarned : sumSpent
  const sums = new Map((await sumOf(ctx.db, ctx.caller.accountId, starts[0] ?? now)).map((sum) => [sum.month, sum]))
  return starts.map((start) => {
    const month = dayOf(start).slice(0, 7)
    return sums.get(month) ?? { month, amount: 0, jobs: 0 }
  })
}

async function nextFor(ctx: Ctx, side: Side, now: Date): Promise<JobRow[]> {
  const where = allOf(visibleTo(ctx.db, { ...ctx.caller, talentManager: false }, 'view', now), awaiting(side))
  return (await pageOf(ctx, { where, sort: 'due', limit: NEXT })).data
}

type Counts = Partial<Record<JobStatus, number>>
const total = (counts: Counts, statuses: readonly JobStatus[]): number =>
  statuses.reduce((n, status) => n + (counts[status] ?? 0), 0)
const BEGUN = RUNNING.filter((status) => status !== 'ASSIGN')

/** The caller's own dashboard; another's id is `not_found`. */
export async function readInfluencerBoard(ctx: Ctx, uuid = ctx.caller.accountId): Promise<InfluencerBoard> {
  const { accountId } = ctx.caller
  if (uuid !== accountId) throw new AppError('not_found')
  const now = ctx.clock.now()
  const counts = await countStatuses(ctx.db, visibleTo(ctx.db, { ...ctx.caller, talentManager: false }, 'view', now))
  const months = await monthsOf(ctx, 'influencer', now)
  const influencer = await findInfluencer(ctx.db, accountId)
  return {
    ...(await creatorBalance(ctx.db, accountId)),
    onHold: await sumUnderWay(ctx.db, accountId),
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

export async function readMarketerBoard(ctx: Ctx): Promise<MarketerBoard> {
  const { accountId } = ctx.caller
  const now = ctx.clock.now()
  const counts = await countStatuses(ctx.db, allOf(visibleTo(ctx.db, ctx.caller, 'view', now), underWay))
  const months = await monthsOf(ctx, 'marketer', now)
  const { completed, ...results } = await marketerTotalsOf(ctx.db, accountId)
  const { expiringNext, ...credits } = await brandCredits(ctx.db, accountId, now)
  return {
    ...credits,
    expiringNext: expiringNext && { amount: expiringNext.amount, expiresAt: expiringNext.expiresAt.toISOString() },
    spentThisMonth: months.at(-1)?.amount ?? 0,
    months,
    campaigns: await countCampaigns(ctx.db, accountId),
    applicants: total(counts, ['MATCHED']),
    waitingForYes: counts.ASSIGN ?? 0,
    inProgress: total(counts, BEGUN),
    complete: total(counts, FILTER_STATUSES.complete) + completed,
    next: await nextFor(ctx, 'marketer', now),
    results,
  }
}

import { addBusinessDays } from '../../../core/calendar.ts'
import { DAY, HOUR } from '../../../core/clock.ts'
import type { JobEvent } from './events.ts'
import type { JobFacts } from './facts.ts'
import { STAGE_RULES, type Stage, stageOf } from './stages.ts'
import { isTerminal, type JobActor } from './states.ts'
import type { JobTerms } from './terms.ts'

/** Deadlines of a job: store `endAt`, `remindAt` and `opensAt` with the job, so that a sweep can read them. */
export interface Timeline {
  stage: Stage
  /** Who must act by `dueAt`. */
  act: JobActor
  since: Date
  dueAt: Date
  /** After half of the time `act` gets a reminder (job.reminder). */
  remindAt: Date
  /**
   * When the action is overdue: `opensFor` may leave without penalty and gets a message (job.may_leave for an
   * influencer, job.may_cancel for a marketer).
   */
  opensAt: Date | null
  opensFor: 'influencer' | 'marketer' | null
  /** When the system triggers `event`. Never before `dueAt`. */
  endAt: Date
  event: JobEvent
}

interface Span {
  since: Date
  dueAt: Date
  opensAt?: Date
  endAt?: Date
}

const after = (at: Date, ms: number): Date => new Date(at.getTime() + ms)
const later = (a: Date, b: Date | null): Date => (b !== null && b > a ? b : a)

/**
 * The day on which the draft is due: the brief's or the terms' number of days after the start of the work, or the
 * brief's date if later. The start is the booked visit (invite), the delivery date (buy order), otherwise the start of
 * WORKING.
 */
export function draftDueAt(facts: JobFacts, terms: JobTerms): Date {
  const start =
    facts.reviewOption === 'invite'
      ? (facts.bookedVisitAt ?? facts.stageAt)
      : facts.reviewOption === 'buy order'
        ? (facts.deliveryOn ?? facts.stageAt)
        : facts.stageAt
  return after(
    later(after(start, (facts.draftDays ?? terms['job.draft_days']) * DAY), facts.campaignDraftBy),
    facts.pausedMs,
  )
}

/**
 * For stages that wait for the influencer: after the deadline the marketer may cancel; later the system ends the job.
 */
function lateSpan(since: Date, dueAt: Date, s: JobTerms): Span {
  return {
    since,
    dueAt,
    opensAt: after(dueAt, s['job.late_hours'] * HOUR),
    endAt: after(dueAt, s['job.late_end_days'] * DAY),
  }
}

function startSpan(stage: Stage, facts: JobFacts, since: Date, s: JobTerms): Span {
  const from = stage === 'visit' ? after(later(facts.stageAt, facts.bookedVisitAt), facts.pausedMs) : since
  const [due, end] =
    stage === 'ship'
      ? [s['job.ship_days'], s['job.ship_end_days']]
      : stage === 'not_arrived'
        ? [s['job.resume_days'], s['job.ship_end_days']]
        : [s['job.silence_days'], s['job.silence_end_days']]
  const dueAt = after(from, due * DAY)
  return { since: later(since, from), dueAt, opensAt: dueAt, endAt: after(from, end * DAY) }
}

function arrivalSpan(facts: JobFacts, since: Date, s: JobTerms): Span {
  const dueAt = after(facts.shippedAt ?? facts.stageAt, s['job.arrival_without_carrier_days'] * DAY)
  return { since, dueAt: after(dueAt, facts.pausedMs) }
}

function insightSpan(facts: JobFacts, since: Date, s: JobTerms): Span {
  const first = facts.postType === 'story' ? s['job.insight_story_hours'] * HOUR : s['job.insight_days'] * DAY
  const dueAt = after(since, facts.insight === 'none' ? first : s['job.insight_round_hours'] * HOUR)
  return { since, dueAt, endAt: after(dueAt, s['job.insight_end_days'] * DAY) }
}

/** The time for the link starts on the first day on which the post is allowed. */
function linkSpan(facts: JobFacts, since: Date, s: JobTerms): Span {
  const from = later(since, facts.campaignPostFrom)
  return lateSpan(from, later(after(from, s['job.link_hours'] * HOUR), facts.campaignPostBy), s)
}

const operatorSpan = (since: Date, days: number, s: JobTerms): Span => ({
  since,
  dueAt: addBusinessDays(since, days, s['calendar.holidays']),
})

/** Applications expire when the campaign closes, or after a set time if it has no closing date. */
const applicationSpan = (facts: JobFacts, s: JobTerms): Span => ({
  since: facts.stageAt,
  dueAt: later(facts.stageAt, facts.campaignClosesAt ?? after(facts.stageAt, s['job.application_days'] * DAY)),
})

function spanOf(stage: Stage, facts: JobFacts, s: JobTerms): Span {
  const since = after(facts.stageAt, facts.pausedMs)
  const hours = (count: number): Span => ({ since, dueAt: after(since, count * HOUR) })
  switch (stage) {
    case 'applied':
    case 'mismatched':
      return applicationSpan(facts, s)
    case 'offer':
    case 'invite_offer':
      return hours(s['job.offer_hours'])
    case 'answer':
      return hours(s[facts.offer === 'countered' ? 'job.offer_hours' : 'job.answer_hours'])
    case 'ship':
    case 'order':
    case 'receipt':
    case 'visit':
    case 'not_arrived':
      return startSpan(stage, facts, since, s)
    case 'receipt_review':
      return hours(s['job.receipt_review_hours'])
    case 'photo':
    case 'settle':
      return { since, dueAt: since }
    case 'transit':
      return arrivalSpan(facts, since, s)
    case 'draft':
      return lateSpan(since, draftDueAt(facts, s), s)
    case 'draft_fix':
      return lateSpan(since, after(since, s['job.draft_round_hours'] * HOUR), s)
    case 'draft_review':
      return hours(s['job.draft_review_hours'])
    case 'choice':
      return hours(s['job.choice_hours'])
    case 'link':
      return linkSpan(facts, since, s)
    case 'check':
      return hours(s['job.check_hours'])
    case 'insight':
    case 'insight_fix':
      return insightSpan(facts, since, s)
    case 'insight_review':
      return hours(s['job.insight_review_hours'])
    case 'link_queue':
    case 'insight_queue':
      return operatorSpan(facts.alarmedAt ?? since, s['job.queue_business_days'], s)
    case 'dispute':
      return operatorSpan(facts.alarmedAt ?? facts.disputedAt ?? since, s['job.dispute_business_days'], s)
    case 'frozen':
      return operatorSpan(facts.alarmedAt ?? facts.frozenAt ?? since, s['job.queue_business_days'], s)
  }
}

/**
 * The deadline of a job, with its reminder, the time from which the other side may leave, and the system's event. Null
 * if no action is pending.
 */
export function timelineOf(facts: JobFacts, terms: JobTerms): Timeline | null {
  const stage = stageOf(facts)
  if (stage === null || isTerminal(facts.status)) return null
  const rule = STAGE_RULES[stage]
  const span = spanOf(stage, facts, terms)
  const half = (span.since.getTime() + span.dueAt.getTime()) / 2
  return {
    stage,
    act: rule.act,
    since: span.since,
    dueAt: span.dueAt,
    remindAt: new Date(Math.min(half, span.dueAt.getTime())),
    opensAt: rule.opensFor === undefined ? null : (span.opensAt ?? null),
    opensFor: rule.opensFor ?? null,
    endAt: span.endAt ?? span.dueAt,
    event: rule.event,
  }
}

/** Whether the pending action is overdue enough that the other side may leave without penalty. */
export const isOpenFor = (
  side: 'influencer' | 'marketer',
  { timeline, now }: { timeline: Timeline | null; now: Date },
): boolean => timeline !== null && timeline.opensFor === side && timeline.opensAt !== null && now >= timeline.opensAt

/** The event that the system must trigger at this time, or null. */
export const dueEvent = (timeline: Timeline | null, now: Date): JobEvent | null =>
  timeline !== null && now >= timeline.endAt ? timeline.event : null

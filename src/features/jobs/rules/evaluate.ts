import { type Settlement, settlementOf } from '../../settlement/rules/cancel.ts'
import type { JobContext } from './context.ts'
import { isOpenFor, type Timeline, timelineOf } from './deadlines.ts'
import { ENTRIES } from './entries.ts'
import type { JobEvent, JobNotice } from './events.ts'
import type { JobFacts, JobInput } from './facts.ts'
import { isCancelled, type JobActor, type JobState } from './states.ts'
import { jobMachine, jobOffers } from './table.ts'
import type { JobTerms } from './terms.ts'
import type { JobTransition } from './transition.ts'

export type MoneyEffect =
  | { kind: 'none' }
  /** Puts price and fee (or a unit) on hold, and the maximum reimbursement as a separate hold. */
  | { kind: 'hold' }
  /** Replaces the hold of price and fee with one for the agreed price. */
  | { kind: 'changeHold' }
  | { kind: 'extraRoundHold' }
  | ({ kind: 'refund' | 'payout' } & Settlement)

export interface JobDecision {
  ok: true
  row: JobTransition
  from: JobState
  to: JobState
  /** The facts after the step. */
  after: JobFacts
  /** The changed part of `after`, to be stored. */
  changes: Partial<JobFacts>
  money: MoneyEffect
  notify: readonly JobNotice[]
  /** The next pending action; null if the job has ended. */
  timeline: Timeline | null
  /** Who ended the job, for REJECTED and CANCEL, because the texts differ; null otherwise. */
  endedBy: JobActor | null
  /** True if the step counts against the influencer's reliability. */
  countsAgainstInfluencer: boolean
}

export type EventResult = JobDecision | { ok: false; code: string }

/** Maps errors of the state machine to the product's error codes. */
const REFUSAL: Readonly<Record<string, string>> = { event_not_possible: 'job_state', actor_not_allowed: 'wrong_role' }

export interface EventInput {
  facts: JobFacts
  event: JobEvent
  actor: JobActor
  now: Date
  terms: JobTerms
  input?: JobInput
  /** Facts from the request. Those that the table sets are added. */
  patch?: Partial<JobFacts>
}

const AGAINST_INFLUENCER: readonly JobEvent[] = ['draftTimeout', 'linkTimeout', 'silenceTimeout']

function moneyOf(row: JobTransition, context: JobContext): MoneyEffect {
  switch (row.money) {
    case 'refund':
    case 'payout':
      return { kind: row.money, ...settlementOf(context) }
    default:
      return { kind: row.money }
  }
}

function clockOf(row: JobTransition, now: Date): Partial<JobFacts> {
  return row.clock === 'restart' ? { stageAt: now, pausedMs: 0, alarmedAt: null } : {}
}

/** An influencer may leave without penalty if the marketer never sent the goods. */
function countsAgainstInfluencer(context: JobContext): boolean {
  if (context.event === 'leave') return !isOpenFor('influencer', context)
  return AGAINST_INFLUENCER.includes(context.event)
}

/** Evaluates one event on one job. Pure: the caller stores `changes`, moves the money and sends the messages. */
export function evaluate(question: EventInput): EventResult {
  const { facts, event, actor, now, terms, input = {}, patch = {} } = question
  const context: JobContext = { facts, event, input, now, terms, timeline: timelineOf(facts, terms) }
  const step = jobMachine.next(facts.status, event, actor, context)
  if (!step.ok) return { ok: false, code: REFUSAL[step.code] ?? step.code }
  const { row } = step
  const entered = row.entry === undefined ? {} : ENTRIES[row.entry](context)
  const changes: Partial<JobFacts> = { ...entered, ...clockOf(row, now), ...patch, status: row.to }
  const after: JobFacts = { ...facts, ...changes }
  const ended = isCancelled(row.to)
  return {
    ok: true,
    row,
    from: facts.status,
    to: row.to,
    after,
    changes,
    money: moneyOf(row, context),
    notify: row.notify,
    timeline: timelineOf(after, terms),
    endedBy: ended ? actor : null,
    countsAgainstInfluencer: countsAgainstInfluencer(context),
  }
}

/** The actions that a page may offer at this time: all guards apply except those on the request's content. */
export function offers(facts: JobFacts, actor: JobActor, now: Date, terms: JobTerms): JobEvent[] {
  const possible = jobOffers.eventsFor(facts.status, actor)
  const timeline = timelineOf(facts, terms)
  return possible.filter((event) => {
    const context: JobContext = { facts, event, input: { creatorShareBps: 0 }, now, terms, timeline }
    return jobOffers.next(facts.status, event, actor, context).ok
  })
}

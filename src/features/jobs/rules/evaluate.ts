import { type Settlement, settlementOf } from '../../settlement/rules/cancel.ts'
import type { JobContext } from './context.ts'
import { isOpenFor, type Timeline, timelineOf } from './deadlines.ts'
import { ENTRIES } from './entries.ts'
import type { JobEvent, JobNotice } from './events.ts'
import type { JobFacts, JobInput } from './facts.ts'
import type { JobActor, JobState } from './states.ts'
import { jobMachine, jobOffers } from './table.ts'
import type { JobTerms } from './terms.ts'
import type { JobTransition } from './transition.ts'

export type MoneyEffect =
  | { kind: 'none' }
  /** Hold price and fee (or a unit), and the reimbursement cap as a hold of its own where there is one. */
  | { kind: 'hold' }
  | { kind: 'extraRoundHold' }
  | ({ kind: 'refund' | 'payout' } & Settlement)

export interface JobDecision {
  ok: true
  row: JobTransition
  from: JobState
  to: JobState
  /** The facts after the step: status, clock and all that changed. */
  after: JobFacts
  /** The part of `after` that differs from before, to be stored. */
  changes: Partial<JobFacts>
  money: MoneyEffect
  notify: readonly JobNotice[]
  /** What is awaited next; null when the job has ended. */
  timeline: Timeline | null
  /** REJECTED and CANCEL keep who ended the job, since the words differ; null otherwise. */
  endedBy: JobActor | null
  /** True where the step counts against the creator's reliability. */
  countsAgainstInfluencer: boolean
}

export type JobAnswer = JobDecision | { ok: false; code: string }

/** The machine's own refusals in the product's words. */
const REFUSAL: Readonly<Record<string, string>> = { event_not_possible: 'job_state', actor_not_allowed: 'wrong_role' }

export interface JobQuestion {
  facts: JobFacts
  event: JobEvent
  actor: JobActor
  now: Date
  terms: JobTerms
  input?: JobInput
  /** Facts that the act brings along, with those that the table sets. */
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

/** A creator who leaves because the brand never sent the goods has done nothing wrong. */
function countsAgainstInfluencer(context: JobContext): boolean {
  if (context.event === 'leave') return !isOpenFor('influencer', context)
  return AGAINST_INFLUENCER.includes(context.event)
}

/** Decides one event on one job. Pure: the caller stores `changes`, moves the money and sends the messages. */
export function evaluate(question: JobQuestion): JobAnswer {
  const { facts, event, actor, now, terms, input = {}, patch = {} } = question
  const context: JobContext = { facts, event, input, now, terms, timeline: timelineOf(facts, terms) }
  const step = jobMachine.next(facts.status, event, actor, context)
  if (!step.ok) return { ok: false, code: REFUSAL[step.code] ?? step.code }
  const { row } = step
  const entered = row.entry === undefined ? {} : ENTRIES[row.entry](context)
  const changes: Partial<JobFacts> = { ...entered, ...clockOf(row, now), ...patch, status: row.to }
  const after: JobFacts = { ...facts, ...changes }
  const ended = row.to === 'CANCEL' || row.to === 'REJECTED'
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

/** The acts that a page may offer now. The content of the request is not looked at, all else is. */
export function offers(facts: JobFacts, actor: JobActor, now: Date, terms: JobTerms): JobEvent[] {
  const possible = jobOffers.known(facts.status, actor)
  const timeline = timelineOf(facts, terms)
  return possible.filter((event) => {
    const context: JobContext = { facts, event, input: { creatorShareBps: 0 }, now, terms, timeline }
    return jobOffers.next(facts.status, event, actor, context).ok
  })
}

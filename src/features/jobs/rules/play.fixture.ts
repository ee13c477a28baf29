import { defaultSettings, settingsAt } from '../../../core/settings.ts'
import { dueEvent, timelineOf } from './deadlines.ts'
import { type EventResult, evaluate, type JobDecision } from './evaluate.ts'
import type { JobEvent } from './events.ts'
import { blankFacts, type JobFacts, type JobInput } from './facts.ts'
import type { JobActor } from './states.ts'
import type { JobTerms } from './terms.ts'

export const start = new Date('2025-11-03T05:00:00Z')
export const settings = settingsAt(defaultSettings, start)
export const at = (ms: number) => new Date(start.getTime() + ms)

export type Act = readonly [JobActor, JobEvent, JobInput?, number?]
export const I = (event: JobEvent, input?: JobInput, ms?: number): Act => ['influencer', event, input, ms]
export const M = (event: JobEvent, input?: JobInput, ms?: number): Act => ['marketer', event, input, ms]
export const S = (event: JobEvent, input?: JobInput, ms?: number): Act => ['system', event, input, ms]
export const O = (event: JobEvent, input?: JobInput, ms?: number): Act => ['operator', event, input, ms]

/** Runs events one after another (each `ms` after the start); throws if one before the last is rejected. */
export function play(given: Partial<JobFacts>, ...acts: readonly Act[]): EventResult {
  let facts = blankFacts(start, given)
  let answer = { ok: false, code: 'nothing_played' } as EventResult
  acts.forEach(([actor, event, input, ms = 0], i) => {
    answer = evaluate({ facts, event, actor, now: at(ms), terms: settings, ...(input ? { input } : {}) })
    if (answer.ok) facts = answer.after
    else if (i < acts.length - 1) throw new Error(`${event}: ${answer.code}`)
  })
  return answer
}

/** The event that the sweep would trigger at this time; null if nothing is due. */
export function evaluateDue(facts: JobFacts, now: Date, terms: JobTerms): EventResult | null {
  const event = dueEvent(timelineOf(facts, terms), now)
  return event === null ? null : evaluate({ facts, event, actor: 'system', now, terms })
}

export const decided = (...args: Parameters<typeof play>): JobDecision => {
  const answer = play(...args)
  if (!answer.ok) throw new Error(answer.code)
  return answer
}
export const code = (...args: Parameters<typeof play>) => {
  const answer = play(...args)
  return answer.ok ? answer.to : answer.code
}

export const FILE = { attached: true }
export const WHY = { reason: 'product_not_visible' }
export const working: Partial<JobFacts> = { status: 'WORKING' }
export const sent: Partial<JobFacts> = { status: 'WORKING', draft: 'review', draftsSent: 1 }
export const ready: Partial<JobFacts> = { status: 'READY', draft: 'approved', draftsSent: 1 }

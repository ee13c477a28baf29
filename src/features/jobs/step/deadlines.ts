import type { Timeline } from '../rules/deadlines.ts'
import type { JobFacts } from '../rules/facts.ts'
import type { Stage } from '../rules/stages.ts'
import type { JobRecord, JobValues } from '../schema.ts'

const OPERATOR_STAGES: readonly Stage[] = ['link_queue', 'insight_queue', 'dispute', 'frozen']

/** The next look at the platform: at once for a new link, at the deadline for numbers that nobody gave yet. */
function lookAt(job: Pick<JobRecord, 'status' | 'lookAt'>, facts: JobFacts, dueAt: Date, now: Date): Date | null {
  if (facts.disputedAt !== null || facts.frozenAt !== null || facts.queue !== null) return null
  if (facts.status === 'SUBMIT') return job.status === 'SUBMIT' && job.lookAt !== null ? job.lookAt : now
  return facts.status === 'INSIGHT' && facts.insight === 'none' ? dueAt : null
}

/** The deadline's columns after a step: what the sweeps read. All empty once nothing is awaited. */
export function deadlineColumns(
  job: Pick<JobRecord, 'status' | 'lookAt' | 'officeAt'>,
  facts: JobFacts,
  timeline: Timeline | null,
  now: Date,
): JobValues {
  if (timeline === null)
    return { dueAt: null, endAt: null, dueEvent: null, remindAt: null, remindKind: null, lookAt: null, officeAt: null }
  const { act, dueAt, endAt, event, stage } = timeline
  return {
    dueAt,
    endAt,
    dueEvent: event,
    ...firstReminder(timeline, now),
    lookAt: lookAt(job, facts, dueAt, now),
    officeAt: act === 'operator' && OPERATOR_STAGES.includes(stage) ? (job.officeAt ?? now) : null,
  }
}

function firstReminder(timeline: Timeline, now: Date): JobValues {
  const ahead = timeline.act !== 'system' && timeline.remindAt > now
  if (ahead) return { remindAt: timeline.remindAt, remindKind: 'reminder' }
  return timeline.opensAt !== null && timeline.opensAt <= now ? NO_REMINDER : opening(timeline)
}

export const NO_REMINDER: JobValues = { remindAt: null, remindKind: null }

/** After the reminder: the word that the other side may go without loss, at once where that time is here already. */
export function opening(timeline: Timeline): JobValues {
  const { opensAt, opensFor } = timeline
  if (opensAt === null || opensFor === null) return NO_REMINDER
  return { remindAt: opensAt, remindKind: opensFor === 'influencer' ? 'may_leave' : 'may_cancel' }
}

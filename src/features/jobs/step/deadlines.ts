import type { Timeline } from '../rules/deadlines.ts'
import type { JobFacts } from '../rules/facts.ts'
import type { Stage } from '../rules/stages.ts'
import type { JobRecord, JobValues } from '../schema.ts'

const OPERATOR_STAGES: readonly Stage[] = ['link_queue', 'insight_queue', 'dispute', 'frozen']

/** The next check on the platform: at once for a new link; at the deadline for missing figures. */
function nextCheckAt(
  job: Pick<JobRecord, 'status' | 'nextCheckAt'>,
  facts: JobFacts,
  dueAt: Date,
  now: Date,
): Date | null {
  if (facts.disputedAt !== null || facts.frozenAt !== null || facts.queue !== null) return null
  if (facts.status === 'SUBMIT') return job.status === 'SUBMIT' && job.nextCheckAt !== null ? job.nextCheckAt : now
  return facts.status === 'INSIGHT' && facts.insight === 'none' ? dueAt : null
}

const NOTHING_AWAITED: JobValues = {
  dueAt: null,
  awaits: null,
  endAt: null,
  dueEvent: null,
  nextCheckAt: null,
  officeAt: null,
}

/** The deadline columns after a step, read by the sweeps. All null if no action is pending. */
export function deadlineColumns(
  job: Pick<JobRecord, 'status' | 'nextCheckAt' | 'officeAt'>,
  facts: JobFacts,
  timeline: Timeline | null,
  now: Date,
): JobValues {
  if (timeline === null) return { ...NOTHING_AWAITED, ...NO_REMINDER }
  const { act, dueAt, endAt, event, stage } = timeline
  return {
    dueAt,
    awaits: act,
    endAt,
    dueEvent: event,
    ...firstReminder(timeline, now),
    nextCheckAt: nextCheckAt(job, facts, dueAt, now),
    officeAt: act === 'operator' && OPERATOR_STAGES.includes(stage) ? (job.officeAt ?? now) : null,
  }
}

function firstReminder(timeline: Timeline, now: Date): JobValues {
  const ahead = timeline.act !== 'system' && timeline.remindAt > now
  if (ahead) return { remindAt: timeline.remindAt, remindKind: 'reminder' }
  return timeline.opensAt !== null && timeline.opensAt <= now ? NO_REMINDER : opening(timeline)
}

export const NO_REMINDER: JobValues = { remindAt: null, remindKind: null }

/**
 * After the reminder: the notice that the other side may leave without penalty; due at once if that time has passed.
 */
export function opening(timeline: Timeline): JobValues {
  const { opensAt, opensFor } = timeline
  if (opensAt === null || opensFor === null) return NO_REMINDER
  return { remindAt: opensAt, remindKind: opensFor === 'influencer' ? 'may_leave' : 'may_cancel' }
}

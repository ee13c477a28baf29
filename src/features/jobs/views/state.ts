import { isoTime } from '../../../core/clock.ts'
import type { Settings } from '../../../core/settings.ts'
import type { JobStateView, TimelineView } from '../contract.ts'
import { readFacts } from '../job-facts.ts'
import { type Timeline, timelineOf } from '../rules/deadlines.ts'
import { type JobFacts, LIVE_FACTS_OF_RUNNING } from '../rules/facts.ts'
import { termsOf } from '../rules/terms.ts'
import type { JobRecord } from '../schema.ts'
import type { MovedJob } from '../step/step.ts'

export const viewTimeline = (timeline: Timeline | null): TimelineView | null =>
  timeline && {
    stage: timeline.stage,
    act: timeline.act,
    since: timeline.since.toISOString(),
    dueAt: timeline.dueAt.toISOString(),
    opensAt: isoTime(timeline.opensAt),
    opensFor: timeline.opensFor,
    endAt: timeline.endAt.toISOString(),
    event: timeline.event,
  }

/** The state of a job after an action. */
export const viewState = ({ job, timeline }: MovedJob): JobStateView => ({
  id: job.id,
  campaignId: job.campaignId,
  status: job.status,
  version: job.version,
  timeline: viewTimeline(timeline),
})

type StoredStanding = Pick<JobRecord, 'id' | 'facts' | 'status' | 'terms'>

/** The facts of a stored job and its pending action. */
export function readFactsAndTimeline(
  job: StoredStanding,
  settings: Settings,
): { facts: JobFacts; timeline: Timeline | null } {
  const facts = readFacts(job, LIVE_FACTS_OF_RUNNING)
  return { facts, timeline: timelineOf(facts, termsOf(job, settings)) }
}

/** The pending action of a stored job. */
export const timelineOfRow = (job: StoredStanding, settings: Settings): Timeline | null =>
  readFactsAndTimeline(job, settings).timeline

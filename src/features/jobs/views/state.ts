import type { Settings } from '../../../core/settings.ts'
import type { JobStateView, TimelineView } from '../contract.ts'
import { readFacts } from '../job-facts.ts'
import { type Timeline, timelineOf } from '../rules/deadlines.ts'
import { LIVE_FACTS_OF_RUNNING } from '../rules/facts.ts'
import { termsOf } from '../rules/terms.ts'
import type { JobRecord } from '../schema.ts'
import type { MovedJob } from '../step/step.ts'

export const viewTimeline = (timeline: Timeline | null): TimelineView | null =>
  timeline && {
    stage: timeline.stage,
    act: timeline.act,
    since: timeline.since.toISOString(),
    dueAt: timeline.dueAt.toISOString(),
    opensAt: timeline.opensAt?.toISOString() ?? null,
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

/** The pending action of a stored job. */
export function timelineOfRow(job: JobRecord, settings: Settings): Timeline | null {
  return timelineOf(readFacts(job, LIVE_FACTS_OF_RUNNING), termsOf(job, settings))
}

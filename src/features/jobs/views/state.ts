import type { Tx } from '../../../db/types.ts'
import { readSettings } from '../../../platform/settings.ts'
import type { JobStateView, TimelineView } from '../contract.ts'
import { LIVE_FACTS_OF_RUNNING, reviveFacts } from '../job-facts.ts'
import { type Timeline, timelineOf } from '../rules/deadlines.ts'
import { termsOf } from '../rules/terms.ts'
import type { JobRecord } from '../schema.ts'

export type { JobStateView } from '../contract.ts'

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

/** Where a job stands after an act. */
export async function viewState(tx: Tx, job: JobRecord, now: Date): Promise<JobStateView> {
  const terms = termsOf(job, await readSettings(tx, now))
  const facts = reviveFacts(job.facts, job.status, LIVE_FACTS_OF_RUNNING)
  return {
    id: job.id,
    campaignId: job.campaignId,
    status: job.status,
    version: job.version,
    timeline: viewTimeline(timelineOf(facts, terms)),
  }
}

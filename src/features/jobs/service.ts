import type { Tx } from '../../db/types.ts'
import type { Handlers } from '../../platform/context.ts'
import { markUnused } from '../files/service.ts'
import type { contract } from './contract.ts'
import { countInbox, listConversations } from './messages/inbox.ts'
import { listJobMessages, readJobMessages, sendJobMessage } from './messages/messages.ts'
import { eraseContentOfAccount } from './retention/store.ts'
import { actHandlers } from './step/acts.ts'
import { readBriefPdf } from './views/brief-pdf.ts'
import { readJob } from './views/job.ts'
import { listCampaigns, listJobs } from './views/list.ts'

export { storeFacts } from './job-facts.ts'
export { refuseContactData } from './messages/contact-data.ts'
export { sweepJobContent } from './retention/sweep.ts'
export { type ActInput, reasonInput, refusalInput, runPersonAct, runPersonActs } from './step/acts.ts'
export { factsOf, newFacts } from './step/facts.ts'
export { jobPage } from './step/notices.ts'
export { type MovedJob, refusalOf, runAct } from './step/step.ts'
export type { JobAct, JobContent } from './step/step-context.ts'
export {
  findPlatformInsight,
  insertPlatformInsight,
  lastPlatformInsight,
  lastPost,
  mayReadHandedIn,
  type PlatformInsightRecord,
  type PostRecord,
  updatePost,
} from './step/store-content.ts'
export { channelTypeOf, type JobRelations, readRelations } from './step/store-relations.ts'
export { findJob, insertJob, lockJob, ownedBy, partySide, updateJob, visibleTo } from './store.ts'
export {
  allOf,
  awaiting,
  countJobs,
  countStatuses,
  cursorOf,
  cursorParts,
  dueWithin,
  inStatuses,
  isMatched,
  isUnfinished,
  type JobRowRecord,
  listJobIds,
  listJobRows,
  ofCampaign,
  selectJobRows,
  withId,
  withIds,
} from './store-list.ts'
export { freezeJobsOf, resumeJobsOf } from './sweeps/freeze.ts'
export { claimJob } from './sweeps/store.ts'
export { bySystem, type SweepApp, sweepDueJobs, sweepJobs, sweepParties, sweepReminders } from './sweeps/sweeps.ts'
export { viewPlatformInsight } from './views/detail.ts'
export { ACCEPTED_STATUSES, countFilters, pageOf, withinMonth } from './views/list.ts'
export { holdToAccept, holdToInvite, rowShares, viewJobRow } from './views/row.ts'
export { readFactsAndTimeline, timelineOfRow, viewState } from './views/state.ts'
export { findParcels, type Parcel } from './views/store.ts'
export { acceptedPayOf, countsOwner, jobCountsOf } from './views/store-counts.ts'

/** Erases content and messages of a closed account at the end of the retention period. */
export async function eraseJobContent(tx: Tx, accountId: string, now: Date): Promise<void> {
  for (const fileId of await eraseContentOfAccount(tx, accountId, now)) await markUnused(tx, fileId, now)
}

export const handlers = {
  list: listJobs,
  campaigns: (ctx, { query }) => listCampaigns(ctx, query.ids),
  get: (ctx, { params }) => readJob(ctx, params.id),
  brief: (ctx, { params, query }) => readBriefPdf(ctx, params.id, query.lang ?? ctx.lang),
  ...actHandlers,
  messages: (ctx, { params, query }) => listJobMessages(ctx, params.id, query),
  sendMessage: (ctx, { params, body, file }) => sendJobMessage(ctx, params.id, body, file),
  readMessages: (ctx, { params, body }) => readJobMessages(ctx, params.id, body.through),
  inbox: (ctx, { query }) => listConversations(ctx, query),
  inboxCounts: (ctx) => countInbox(ctx),
} satisfies Handlers<typeof contract>

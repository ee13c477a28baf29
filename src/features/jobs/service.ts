import type { Handlers } from '../../platform/context.ts'
import type { contract } from './contract.ts'
import { listJobMessages, sendJobMessage } from './messages/messages.ts'
import { actHandlers } from './step/acts.ts'
import { readBriefPdf } from './views/brief-pdf.ts'
import { readJob } from './views/job.ts'
import { listJobs } from './views/list.ts'

export { storeFacts } from './job-facts.ts'
export { type ActInput, reasonInput, refusalInput, runPersonAct } from './step/acts.ts'
export { factsOf, newFacts } from './step/facts.ts'
export { type MovedJob, runAct } from './step/step.ts'
export { lastPost, type PostRecord, updatePost } from './step/store-content.ts'
export type { JobAct, JobContent } from './step/work.ts'
export { findJob, insertJob, lockJob, updateJob, visibleTo } from './store.ts'
export {
  allOf,
  countStatuses,
  inStatuses,
  isMatched,
  type JobRowRecord,
  listNearest,
  ofCampaign,
  selectJobRows,
} from './store-list.ts'
export { channelTypeOf, type JobRelations, readRelations } from './store-relations.ts'
export { freezeJobsOf, resumeJobsOf } from './sweeps/freeze.ts'
export { claimJob } from './sweeps/store.ts'
export { bySystem, type SweepApp, sweepDueJobs, sweepJobs, sweepParties, sweepReminders } from './sweeps/sweeps.ts'
export { countFilters, pageOf } from './views/list.ts'
export { viewJobRow } from './views/row.ts'
export { timelineOfRow, viewState } from './views/state.ts'

export const handlers = {
  list: listJobs,
  get: (ctx, { params }) => readJob(ctx, params.id),
  brief: (ctx, { params, query }) => readBriefPdf(ctx, params.id, query.lang ?? ctx.lang),
  ...actHandlers,
  messages: (ctx, { params, query }) => listJobMessages(ctx, params.id, query),
  sendMessage: (ctx, { params, body }) => sendJobMessage(ctx, params.id, body.text),
} satisfies Handlers<typeof contract>

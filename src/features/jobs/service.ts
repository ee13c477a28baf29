import type { Handlers } from '../../platform/context.ts'
import type { contract } from './contract.ts'
import { actHandlers } from './service-acts.ts'
import { applyTo, inviteTo } from './service-applications.ts'
import { readBrandBoard, readCreatorBoard } from './service-boards.ts'
import { readJob } from './service-job.ts'
import { listApplicants, listCampaignJobs, listJobs } from './service-lists.ts'
import { listJobMessages, sendJobMessage } from './service-messages.ts'
import { operatorHandlers } from './service-operator.ts'
import { readReport } from './service-report.ts'

export { freezeJobsOf, resumeJobsOf } from './service-freeze.ts'
export { approvedJobActs } from './service-operator.ts'
export { checkPosts } from './service-post-checks.ts'
export { sweepApplications, sweepDueJobs, sweepMatches, sweepParties, sweepReminders } from './service-sweeps.ts'

export const handlers = {
  list: listJobs,
  applicants: listApplicants,
  campaignJobs: listCampaignJobs,
  report: (ctx, { params }) => readReport(ctx, params.id),
  get: (ctx, { params }) => readJob(ctx, params.id),
  apply: (ctx, { params, body }) => applyTo(ctx, params.id, body),
  invite: (ctx, { params, body }) => inviteTo(ctx, params.id, body),
  ...actHandlers,
  messages: (ctx, { params, query }) => listJobMessages(ctx, params.id, query),
  sendMessage: (ctx, { params, body }) => sendJobMessage(ctx, params.id, body.text),
  creatorBoardOf: (ctx, { params }) => readCreatorBoard(ctx, params.uuid),
  creatorBoard: (ctx) => readCreatorBoard(ctx),
  brandBoard: (ctx) => readBrandBoard(ctx),
  ...operatorHandlers,
} satisfies Handlers<typeof contract>

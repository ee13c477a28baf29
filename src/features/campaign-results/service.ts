import type { HandlerInput } from '../../core/endpoint.ts'
import type { Ctx, Handlers } from '../../platform/context.ts'
import { ownCampaign } from '../campaigns/service.ts'
import { FILTER_STATUSES } from '../jobs/rules/states.ts'
import {
  ACCEPTED_STATUSES,
  allOf,
  countFilters,
  inStatuses,
  jobCountsOf,
  ofCampaign,
  pageOf,
  withinMonth,
} from '../jobs/service.ts'
import type { contract } from './contract.ts'
import { goalsHandlers } from './goals/service.ts'
import { readResults, readResultsCsv } from './job-results/service.ts'
import { reportLinkHandlers } from './report-links/service.ts'
import { readReportPdf } from './report-pdf/service.ts'
import { readInfluencerBoard, readMarketerBoard } from './service-boards.ts'
import { readReport } from './service-report.ts'

export { sweepMedians } from './medians/service.ts'

async function listCampaignJobs(ctx: Ctx, { params, query }: HandlerInput<(typeof contract)['campaignJobs']>) {
  await ownCampaign(ctx, params.id)
  const { filter = 'all', sort = 'newest', month, after, limit } = query
  const all = allOf(ofCampaign(params.id), inStatuses(ACCEPTED_STATUSES), withinMonth(month))
  const where = filter === 'all' ? all : allOf(all, inStatuses(FILTER_STATUSES[filter]))
  const counts = countFilters(await jobCountsOf(ctx.db, { ownerId: params.id, month }), ACCEPTED_STATUSES)
  return { ...(await pageOf(ctx, { where, sort, after, limit })), counts }
}

export const handlers = {
  campaignJobs: listCampaignJobs,
  report: (ctx, { params }) => readReport(ctx, params.id),
  results: (ctx, { params, query }) => readResults(ctx, params.id, query),
  reportCsv: (ctx, { params }) => readResultsCsv(ctx, params.id),
  reportPdf: (ctx, { params, query }) => readReportPdf(ctx, params.id, query.lang ?? ctx.lang),
  ...goalsHandlers,
  ...reportLinkHandlers,
  creatorBoardOf: (ctx, { params }) => readInfluencerBoard(ctx, params.uuid),
  creatorBoard: (ctx) => readInfluencerBoard(ctx),
  brandBoard: (ctx, { query }) => readMarketerBoard(ctx, query.brandId),
} satisfies Handlers<typeof contract>

import { z } from 'zod'
import { endpoint } from '../../core/endpoint.ts'
import { zId, zLang, zMonth, zNext, zPaging } from '../../core/shapes.ts'
import { JOB_FILTERS } from '../jobs/rules/states.ts'
import { zCounts, zJobRow } from '../jobs/shapes.ts'
import { goalsContract } from './goals/contract.ts'
import { reportLinkContract } from './report-links/contract.ts'
import { zInfluencerBoard, zMarketerBoard } from './shapes-boards.ts'
import { zJobResult, zReport } from './shapes-report.ts'

export type { ReportDay, Targets } from './goals/contract.ts'
export type { ReportLink, SharedReport } from './report-links/contract.ts'
export type { InfluencerBoard, MarketerBoard } from './shapes-boards.ts'
export type { CampaignReport, JobResult, Market } from './shapes-report.ts'

/** Sort orders of a campaign's jobs. */
export const CAMPAIGN_JOB_SORTS = ['newest', 'due', 'most_earnings', 'earnings', 'influencer_name'] as const

const params = z.object({ id: zId })
const marketer = { audience: 'marketer', params } as const

const campaign = {
  campaignJobs: endpoint({
    ...marketer,
    limited: true,
    id: 'jobs.campaignJobs',
    summary: 'Lists the jobs of a campaign, with the number of jobs in each state.',
    method: 'GET',
    path: '/api/campaigns/{id}/jobs',
    query: z.object({
      ...zPaging,
      filter: z.enum(JOB_FILTERS).optional(),
      sort: z.enum(CAMPAIGN_JOB_SORTS).optional(),
      /** Month in which the job began, in Bangkok time. */
      month: zMonth.optional(),
    }),
    output: z.array(zJobRow),
    extra: zNext.extend({ counts: zCounts }),
    errors: ['not_found'],
  }),
  report: endpoint({
    ...marketer,
    limited: true,
    id: 'jobs.report',
    method: 'GET',
    path: '/api/campaigns/{id}/report',
    summary: 'Returns the results of a campaign and the state of its credits.',
    output: zReport,
    errors: ['not_found'],
  }),
  results: endpoint({
    ...marketer,
    limited: true,
    id: 'jobs.results',
    method: 'GET',
    path: '/api/campaigns/{id}/results',
    summary: 'Lists the results and costs of each influencer in a campaign, newest job first.',
    query: z.object({ after: zId.optional(), limit: zPaging.limit }),
    output: z.array(zJobResult),
    extra: z.object({ next: zId.nullable() }),
    errors: ['not_found'],
  }),
  reportCsv: endpoint({
    ...marketer,
    limited: true,
    id: 'jobs.reportCsv',
    method: 'GET',
    path: '/api/campaigns/{id}/report.csv',
    summary: 'Exports the results of a campaign by influencer as CSV, in the language of the request.',
    blob: ['text/csv'],
    errors: ['not_found'],
  }),
  reportPdf: endpoint({
    ...marketer,
    limited: true,
    id: 'jobs.reportPdf',
    method: 'GET',
    path: '/api/campaigns/{id}/report.pdf',
    summary: 'Downloads the results of a campaign as PDF, with the marketer’s logo.',
    query: z.object({ lang: zLang.optional() }),
    blob: ['application/pdf'],
    errors: ['not_found'],
  }),
}

const boards = {
  creatorBoardOf: endpoint({
    id: 'jobs.creatorBoardOf',
    summary: 'Returns the influencer’s dashboard, by account ID.',
    method: 'GET',
    path: '/sv_influ_api/influ/dashboard/{uuid}',
    audience: 'influencer',
    params: z.object({ uuid: zId }),
    output: zInfluencerBoard,
    errors: ['not_found'],
  }),
  creatorBoard: endpoint({
    id: 'jobs.creatorBoard',
    summary: 'Returns the influencer’s dashboard: pending jobs, earnings and channels.',
    method: 'GET',
    path: '/api/influencers/dashboard',
    audience: 'influencer',
    output: zInfluencerBoard,
  }),
  brandBoard: endpoint({
    id: 'jobs.brandBoard',
    method: 'GET',
    path: '/api/marketers/dashboard',
    audience: 'marketer',
    summary:
      'Returns the marketer’s dashboard: jobs, campaigns, credits and results. `brandId` returns only the campaigns of one brand and their holds; `available` always applies to the whole account.',
    query: z.object({ brandId: zId.optional() }),
    output: zMarketerBoard,
  }),
}

export const contract = { ...campaign, ...goalsContract, ...reportLinkContract, ...boards }

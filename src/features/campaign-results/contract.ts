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
    summary: 'Jobs of a campaign with their numbers by state',
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
    summary: 'What the campaign brought, and where its credits are',
    output: zReport,
    errors: ['not_found'],
  }),
  results: endpoint({
    ...marketer,
    limited: true,
    id: 'jobs.results',
    method: 'GET',
    path: '/api/campaigns/{id}/results',
    summary: 'What each influencer of the campaign brought and cost, the newest job first',
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
    summary: 'The results of the campaign by influencer, in the language of the caller',
    blob: ['text/csv'],
    errors: ['not_found'],
  }),
  reportPdf: endpoint({
    ...marketer,
    limited: true,
    id: 'jobs.reportPdf',
    method: 'GET',
    path: '/api/campaigns/{id}/report.pdf',
    summary: 'The results of the campaign on paper, with the logo of the brand',
    query: z.object({ lang: zLang.optional() }),
    blob: ['application/pdf'],
    errors: ['not_found'],
  }),
}

const boards = {
  creatorBoardOf: endpoint({
    id: 'jobs.creatorBoardOf',
    summary: "The influencer's dashboard, by id",
    method: 'GET',
    path: '/sv_influ_api/influ/dashboard/{uuid}',
    audience: 'influencer',
    params: z.object({ uuid: zId }),
    output: zInfluencerBoard,
    errors: ['not_found'],
  }),
  creatorBoard: endpoint({
    id: 'jobs.creatorBoard',
    summary: "The influencer's dashboard: jobs to act on, earnings and channels",
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
      'Jobs, campaigns, credits and results of the caller. `brandId`: of the campaigns of one brand, and what they hold; `available` is always the account’s',
    query: z.object({ brandId: zId.optional() }),
    output: zMarketerBoard,
  }),
}

export const contract = { ...campaign, ...goalsContract, ...reportLinkContract, ...boards }

import { z } from 'zod'
import { endpoint } from '../../core/endpoint.ts'
import { zId, zMonth, zNext, zPaging, zSatang, zText } from '../../core/shapes.ts'
import { actContract } from './contract-acts.ts'
import { operatorContract } from './contract-operator.ts'
import { JOB_FILTERS } from './rules/states.ts'
import { zJobRow, zJobState } from './shapes.ts'
import { zBrandBoard, zCreatorBoard } from './shapes-board.ts'
import { zJob, zMessage } from './shapes-detail.ts'
import { zReport } from './shapes-report.ts'

export type { OperatorQueue, OperatorQueueRow } from './contract-operator.ts'
export type { JobRow, JobStateView, TimelineView } from './shapes.ts'
export type { BrandBoard, CreatorBoard } from './shapes-board.ts'
export type { BrandMoney, CreatorMoney, Job, JobMessage } from './shapes-detail.ts'
export type { CampaignReport } from './shapes-report.ts'

const params = z.object({ id: zId })
const brand = { audience: 'marketer', params } as const

export const JOB_SORTS = ['newest', 'most_earnings', 'earnings', 'influencer_name', 'brand'] as const
export type JobSort = (typeof JOB_SORTS)[number]
export const APPLICANT_SORTS = ['score', 'newest', 'followers'] as const
export type ApplicantSort = (typeof APPLICANT_SORTS)[number]

const zCounts = z.record(z.string(), z.int())
const zMonthOrAll = z.union([z.literal('all'), zMonth])

const lists = {
  list: endpoint({
    id: 'jobs.list',
    method: 'GET',
    path: '/api/jobs',
    audience: 'any',
    summary: "The caller's own jobs; all jobs for an operator",
    query: z.object({
      ...zPaging,
      filter: z.enum(JOB_FILTERS).optional(),
      sort: z.enum(JOB_SORTS).optional(),
      /** Bangkok month in which the job began. */
      month: zMonthOrAll.optional(),
      campaignId: zId.optional(),
    }),
    output: z.array(zJobRow),
    extra: zNext.extend({ counts: zCounts }),
  }),
  applicants: endpoint({
    ...brand,
    id: 'jobs.applicants',
    method: 'GET',
    path: '/api/campaigns/{id}/applicants',
    query: z.object({
      ...zPaging,
      sort: z.enum(APPLICANT_SORTS).optional(),
      /** Only those that meet every criterion, or only the others. */
      matched: z.stringbool().optional(),
    }),
    output: z.array(zJobRow),
    extra: zNext.extend({ counts: zCounts, slotsLeft: z.int() }),
    errors: ['not_found'],
  }),
  campaignJobs: endpoint({
    ...brand,
    id: 'jobs.campaignJobs',
    method: 'GET',
    path: '/api/campaigns/{id}/jobs',
    query: z.object({ ...zPaging, filter: z.enum(JOB_FILTERS).optional() }),
    output: z.array(zJobRow),
    extra: zNext.extend({ counts: zCounts }),
    errors: ['not_found'],
  }),
  report: endpoint({
    ...brand,
    id: 'jobs.report',
    method: 'GET',
    path: '/api/campaigns/{id}/report',
    summary: 'What the campaign brought, and where its credits are',
    output: zReport,
    errors: ['not_found'],
  }),
  get: endpoint({
    id: 'jobs.get',
    method: 'GET',
    path: '/api/jobs/{id}',
    audience: 'any',
    params,
    output: zJob,
    errors: ['not_found'],
  }),
}

const starts = {
  apply: endpoint({
    id: 'jobs.apply',
    method: 'POST',
    path: '/api/campaigns/{id}/applications',
    audience: 'influencer',
    summary: 'Applies with a channel of the caller; without one the channel that fits best is taken',
    params,
    body: z.object({ channelId: zId.optional(), note: z.string().trim().max(1_000).default('') }),
    output: zJobState.extend({ match: zJobRow.shape.match }),
    errors: [
      'not_found',
      'already_applied',
      'slot_taken',
      'campaign_not_live',
      'campaign_paused',
      'campaign_closed',
      'channel_not_usable',
      'party_not_active',
      'criteria_not_met',
      'criteria_met',
    ],
    idempotent: true,
  }),
  invite: endpoint({
    ...brand,
    id: 'jobs.invite',
    method: 'POST',
    path: '/api/campaigns/{id}/invitations',
    summary: 'Invites a creator by channel: straight to ASSIGN, with the hold',
    body: z.object({
      channelId: zId,
      note: z.string().trim().max(1_000).default(''),
      /** Pay for this creator where it differs from the campaign's; only when paid by credits. */
      price: zSatang.min(1).max(1_000_000_000).optional(),
    }),
    output: zJobState,
    errors: [
      'not_found',
      'already_applied',
      'slot_taken',
      'insufficient_credits',
      'package_empty',
      'campaign_not_live',
      'campaign_closed',
      'channel_not_usable',
      'party_not_active',
    ],
    idempotent: true,
    rateLimit: 'money',
  }),
}

const talk = {
  messages: endpoint({
    id: 'jobs.messages',
    method: 'GET',
    path: '/api/jobs/{id}/messages',
    audience: 'any',
    summary: 'Messages of a job, newest first',
    params,
    query: z.object(zPaging),
    output: z.array(zMessage),
    extra: zNext,
    errors: ['not_found'],
  }),
  sendMessage: endpoint({
    id: 'jobs.sendMessage',
    method: 'POST',
    path: '/api/jobs/{id}/messages',
    audience: 'any',
    params,
    body: z.object({ text: zText(2_000) }),
    output: zMessage,
    errors: ['not_found', 'account_suspended', 'account_expired', 'account_closed'],
    idempotent: true,
  }),
}

const boards = {
  creatorBoardOf: endpoint({
    id: 'jobs.creatorBoardOf',
    method: 'GET',
    path: '/sv_influ_api/influ/dashboard/{uuid}',
    audience: 'influencer',
    params: z.object({ uuid: zId }),
    output: zCreatorBoard,
    errors: ['not_found'],
  }),
  creatorBoard: endpoint({
    id: 'jobs.creatorBoard',
    method: 'GET',
    path: '/api/influencers/dashboard',
    audience: 'influencer',
    output: zCreatorBoard,
  }),
  brandBoard: endpoint({
    id: 'jobs.brandBoard',
    method: 'GET',
    path: '/api/marketers/dashboard',
    audience: 'marketer',
    output: zBrandBoard,
  }),
}

export const contract = { ...lists, ...starts, ...actContract, ...talk, ...boards, ...operatorContract }

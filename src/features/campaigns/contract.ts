import { z } from 'zod'
import { endpoint } from '../../core/endpoint.ts'
import { zCounter, zId, zNext, zOk, zPaging, zText } from '../../core/shapes.ts'
import { ESTIMATE, GET_CAMPAIGN, MARKET, PUBLIC_JOBS, SAVE_CAMPAIGN } from './addresses.ts'
import { zDraft } from './brief/shapes.ts'
import { zEstimate, zEstimateBody, zJobCard, zMarketExtra, zMarketQuery, zPublicCampaign } from './market/shapes.ts'
import { CAMPAIGN_STATUSES, PAY_BY } from './shapes.ts'
import { zCampaign, zCampaignRow } from './shapes-campaign.ts'

export type { Draft } from './brief/fields.ts'
export type { Estimate, JobCard, MarketQuery, Match, PublicCampaign } from './market/shapes.ts'
export * from './shapes.ts'
export type { Campaign, CampaignRow } from './shapes-campaign.ts'

const params = z.object({ id: zId })
const owner = { audience: 'marketer' } as const
const back = { audience: 'operator' } as const

export const contract = {
  create: endpoint({
    ...owner,
    id: 'campaigns.create',
    method: 'POST',
    path: '/api/campaigns',
    body: zDraft.partial(),
    output: zCampaign,
    errors: ['not_found'],
  }),
  list: endpoint({
    ...owner,
    id: 'campaigns.list',
    method: 'GET',
    path: '/api/campaigns',
    query: z.object({ ...zPaging, status: z.enum(CAMPAIGN_STATUSES).optional(), payBy: z.enum(PAY_BY).optional() }),
    output: z.array(zCampaignRow),
    extra: zNext.extend({ counts: z.record(z.string(), z.int()) }),
  }),
  get: endpoint({
    ...owner,
    id: 'campaigns.get',
    ...GET_CAMPAIGN,
    params,
    output: zCampaign,
    errors: ['not_found'],
  }),
  save: endpoint({
    ...owner,
    id: 'campaigns.save',
    ...SAVE_CAMPAIGN,
    params,
    body: zDraft.partial().extend({ version: zCounter }),
    output: zCampaign,
    errors: ['not_found', 'conflict', 'campaign_state'],
  }),
  submit: endpoint({
    ...owner,
    id: 'campaigns.submit',
    method: 'POST',
    path: '/api/campaigns/{id}/submit',
    params,
    output: zCampaign,
    errors: ['not_found', 'brief_incomplete', 'campaign_state'],
  }),
  pause: endpoint({
    ...owner,
    id: 'campaigns.pause',
    method: 'POST',
    path: '/api/campaigns/{id}/pause',
    params,
    body: z.object({ paused: z.boolean().default(true) }),
    output: zCampaign,
    errors: ['not_found', 'campaign_state'],
  }),
  close: endpoint({
    ...owner,
    id: 'campaigns.close',
    method: 'POST',
    path: '/api/campaigns/{id}/close',
    params,
    output: zCampaign,
    errors: ['not_found', 'campaign_state'],
  }),
  duplicate: endpoint({
    ...owner,
    id: 'campaigns.duplicate',
    method: 'POST',
    path: '/api/campaigns/{id}/duplicate',
    params,
    output: zCampaign,
    errors: ['not_found'],
  }),
  estimate: endpoint({
    ...owner,
    id: 'campaigns.estimate',
    ...ESTIMATE,
    params,
    body: zEstimateBody,
    output: zEstimate,
    errors: ['not_found'],
  }),
  savedEstimate: endpoint({
    ...owner,
    id: 'campaigns.savedEstimate',
    method: 'GET',
    path: '/api/campaigns/{id}/estimate',
    summary: 'The estimate of the draft as it is saved',
    params,
    output: zEstimate,
    errors: ['not_found'],
  }),
  publicJobs: endpoint({
    id: 'campaigns.publicJobs',
    ...PUBLIC_JOBS,
    audience: 'open',
    summary: 'Open jobs as every visitor sees them, whoever calls: no matches, no marks',
    query: zMarketQuery,
    output: z.array(zJobCard),
    extra: zMarketExtra,
    cache: ['jobs'],
  }),
  market: endpoint({
    id: 'campaigns.market',
    ...MARKET,
    audience: 'open',
    summary: 'The job market; isMatch lists what the calling creator can take',
    query: zMarketQuery.extend({ isMatch: z.stringbool().optional(), saved: z.stringbool().optional() }),
    output: z.array(zJobCard),
    extra: zMarketExtra,
    errors: ['unauthenticated', 'wrong_role'],
    cache: ['jobs'],
  }),
  publicCampaign: endpoint({
    id: 'campaigns.publicCampaign',
    method: 'GET',
    path: '/api/campaigns/public/{id}',
    audience: 'open',
    params,
    output: zPublicCampaign,
    errors: ['not_found'],
    cache: ['jobs'],
  }),
  bookmark: endpoint({
    id: 'campaigns.bookmark',
    method: 'POST',
    path: '/api/campaigns/{id}/bookmark',
    audience: 'influencer',
    params,
    body: z.object({ saved: z.boolean() }),
    output: zOk,
    errors: ['not_found'],
  }),
  queue: endpoint({
    ...back,
    id: 'campaigns.queue',
    method: 'GET',
    path: '/api/operator/campaigns',
    query: z.object({ ...zPaging, status: z.enum(['review', 'live', 'sent_back', 'closed']).optional() }),
    output: z.array(zCampaign),
    extra: zNext.extend({ counts: z.record(z.string(), z.int()) }),
  }),
  approve: endpoint({
    ...back,
    id: 'campaigns.approve',
    method: 'POST',
    path: '/api/operator/campaigns/{id}/approve',
    params,
    output: zCampaign,
    errors: ['not_found', 'campaign_state'],
  }),
  sendBack: endpoint({
    ...back,
    id: 'campaigns.sendBack',
    method: 'POST',
    path: '/api/operator/campaigns/{id}/sendBack',
    params,
    body: z.object({ reason: zText(500) }),
    output: zCampaign,
    errors: ['not_found', 'campaign_state'],
  }),
}

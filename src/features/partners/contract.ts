import { z } from 'zod'
import { endpoint } from '../../core/endpoint.ts'
import { zDate, zId, zNext, zPaging, zText, zTime } from '../../core/shapes.ts'
import { MANAGER_SCOPES } from './kinds.ts'
import { zAgreement, zPayee } from './shapes.ts'

const own = z.object({ id: zId })
const one = own.extend({ x: zId })
const invitations = '/api/influencers/{id}/partner-invitations'

const zReceived = zAgreement.extend({
  manager: z.object({ id: zId, name: z.string(), avatarFileId: zId.nullable(), since: zTime, partners: z.int() }),
})
export type ReceivedAgreement = z.output<typeof zReceived>

const zManagerAct = z.object({
  id: zId,
  manager: z.string(),
  act: z.string(),
  jobId: zId.nullable(),
  job: z.object({ th: z.string(), en: z.string() }).nullable(),
  at: zTime,
})
export type ManagerAct = z.output<typeof zManagerAct>

const answerErrors = ['not_found', 'invitation_over', 'account_suspended', 'account_closed'] as const

/** Agreements between talent managers and the influencers they act for. */
export const contract = {
  terms: endpoint({
    id: 'partners.terms',
    method: 'GET',
    path: '/api/influencers/{id}/partner-terms',
    audience: 'influencer',
    summary: 'Returns the terms that a talent manager can propose, and an example with the taxes of both sides.',
    params: own,
    output: z.object({
      shareMaxBps: z.int(),
      noticeDays: z.int(),
      invitationDays: z.int(),
      creator: zPayee,
      manager: zPayee,
    }),
    errors: ['not_found'],
  }),
  invite: endpoint({
    id: 'partners.invite',
    method: 'POST',
    path: invitations,
    audience: 'influencer',
    summary: 'Invites an influencer as a talent manager, by email address, user name or invitation code.',
    params: own,
    body: z.object({
      to: zText(254),
      scope: z.array(z.enum(MANAGER_SCOPES)).max(MANAGER_SCOPES.length),
      shareBps: z.int().min(0).max(10_000),
      /** Last day of the agreement, Bangkok. */
      endsOn: zDate,
    }),
    output: zAgreement,
    errors: [
      'not_found',
      'partner_not_found',
      'partner_self',
      'partner_invited',
      'partner_active',
      'manager_share_max',
      'agreement_end',
      'account_suspended',
      'account_closed',
    ],
    idempotent: true,
    rateLimit: 'otp',
  }),
  invitations: endpoint({
    id: 'partners.invitations',
    method: 'GET',
    path: invitations,
    audience: 'influencer',
    summary: 'Lists the invitations and agreements from talent managers to the caller, newest first.',
    params: own,
    query: z.object(zPaging),
    output: z.array(zReceived),
    extra: zNext,
    errors: ['not_found'],
  }),
  invitation: endpoint({
    id: 'partners.invitation',
    method: 'GET',
    path: `${invitations}/{x}`,
    audience: 'influencer',
    summary: 'Returns an invitation or agreement, and an example with the taxes of both sides.',
    params: one,
    output: zReceived.extend({ creatorTerms: zPayee, managerTerms: zPayee, noticeDays: z.int() }),
    errors: ['not_found'],
  }),
  accept: endpoint({
    id: 'partners.accept',
    method: 'POST',
    path: `${invitations}/{x}/accept`,
    audience: 'influencer',
    summary: 'Accepts a talent manager’s invitation with its scope, share and end date.',
    params: one,
    body: z.object({ agreed: z.literal(true) }),
    output: zAgreement,
    errors: [...answerErrors, 'manager_exists', 'manager_share_max', 'partner_self'],
    idempotent: true,
    rateLimit: 'money',
  }),
  decline: endpoint({
    id: 'partners.decline',
    summary: 'Declines a talent manager’s invitation.',
    method: 'POST',
    path: `${invitations}/{x}/decline`,
    audience: 'influencer',
    params: one,
    body: z.object({}),
    output: zAgreement,
    errors: answerErrors,
    idempotent: true,
  }),
  withdraw: endpoint({
    id: 'partners.withdraw',
    method: 'POST',
    path: `${invitations}/{x}/withdraw`,
    audience: 'influencer',
    summary: 'Withdraws an invitation that hasn’t been answered, as the talent manager.',
    params: one,
    body: z.object({}),
    output: zAgreement,
    errors: answerErrors,
    idempotent: true,
  }),
  end: endpoint({
    id: 'partners.end',
    method: 'POST',
    path: `${invitations}/{x}/end`,
    audience: 'influencer',
    summary: 'Gives notice of an agreement, as either side. Jobs accepted before it ends keep their terms.',
    params: one,
    body: z.object({}),
    output: zAgreement,
    errors: ['not_found', 'agreement_ending', 'invitation_over', 'account_suspended', 'account_closed'],
    idempotent: true,
  }),
  acts: endpoint({
    id: 'partners.acts',
    method: 'GET',
    path: '/api/influencers/{id}/manager-acts',
    audience: 'influencer',
    summary: 'Lists the actions that talent managers performed for the caller, newest first.',
    params: own,
    query: z.object(zPaging),
    output: z.array(zManagerAct),
    extra: zNext,
    errors: ['not_found'],
  }),
}

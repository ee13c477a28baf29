import { z } from 'zod'
import { endpoint } from '../../core/endpoint.ts'
import { zId, zNext, zOk, zPaging, zText } from '../../core/shapes.ts'
import { zConsents, zIdentity, zIdentityExtra, zPassword, zToken } from '../accounts/shapes.ts'
import { limitsContract } from './limits/contract.ts'
import { zBrandLimit, zInvitation, zInvite, zMember, zTeam, zTeamAct, zTeamRole } from './shapes.ts'

const path = '/api/marketers/{id}/team'
const params = z.object({ id: zId })
const ofMember = params.extend({ personId: zId })
const ofInvitation = params.extend({ invitationId: zId })
const token = z.object({ token: zToken })
const marketer = { audience: 'marketer' } as const
const owner = { ...marketer, permission: 'account' } as const

export const contract = {
  ...limitsContract,
  team: endpoint({
    ...marketer,
    limited: true,
    id: 'teams.team',
    method: 'GET',
    path,
    summary: 'Lists the logins of the account and the open invitations.',
    params,
    output: zTeam,
    errors: ['not_found'],
  }),
  acts: endpoint({
    ...marketer,
    id: 'teams.acts',
    method: 'GET',
    path: `${path}/acts`,
    summary: 'Lists the changes made for the account and who made them, newest first.',
    params,
    query: z.object({ ...zPaging }),
    output: z.array(zTeamAct),
    extra: zNext,
    errors: ['not_found'],
  }),
  invite: endpoint({
    ...owner,
    id: 'teams.invite',
    method: 'POST',
    path: `${path}/invitations`,
    summary: 'Sends an invitation by email. Its link is valid for seven days.',
    params,
    body: zInvite,
    output: zInvitation,
    errors: ['not_found', 'already_member', 'team_full', 'team_invitations_full', 'brand_limit_role'],
  }),
  resend: endpoint({
    ...owner,
    id: 'teams.resend',
    method: 'POST',
    path: `${path}/invitations/{invitationId}/resend`,
    summary: 'Sends an invitation again with a new link that is valid for seven days. The old link becomes invalid.',
    params: ofInvitation,
    output: zInvitation,
    errors: ['not_found', 'team_resend_wait'],
  }),
  withdraw: endpoint({
    ...owner,
    id: 'teams.withdraw',
    method: 'DELETE',
    path: `${path}/invitations/{invitationId}`,
    summary: 'Withdraws an invitation. Its link becomes invalid immediately.',
    params: ofInvitation,
    output: zOk,
    errors: ['not_found'],
  }),
  changeRole: endpoint({
    ...owner,
    id: 'teams.changeRole',
    method: 'PATCH',
    path: `${path}/members/{personId}`,
    summary: 'Changes a member’s role. Applies from the next request.',
    params: ofMember,
    body: z.object({ role: zTeamRole }),
    output: zMember,
    errors: ['not_found', 'own_role'],
  }),
  limitToBrands: endpoint({
    ...owner,
    id: 'teams.limitToBrands',
    method: 'PUT',
    path: `${path}/members/{personId}/brands`,
    summary:
      'Limits a campaign manager or a viewer to brands of the agency, or removes the limit with null. Applies from the next request. A change to another role removes the limit.',
    params: ofMember,
    body: z.object({ brandIds: zBrandLimit }),
    output: zMember,
    errors: ['not_found', 'own_role', 'brand_limit_role'],
  }),
  remove: endpoint({
    ...owner,
    id: 'teams.remove',
    method: 'DELETE',
    path: `${path}/members/{personId}`,
    summary: 'Removes a member. The login is closed and all its sessions end.',
    params: ofMember,
    output: zOk,
    errors: ['not_found', 'own_role'],
  }),
  leave: endpoint({
    ...marketer,
    permission: 'self',
    id: 'teams.leave',
    method: 'POST',
    path: `${path}/leave`,
    summary: 'Closes the caller’s own login and removes it from the team. The account’s main login can’t leave.',
    params,
    output: zOk,
    errors: ['not_found', 'owner_stays'],
  }),
  invitation: endpoint({
    id: 'teams.invitation',
    method: 'GET',
    path: '/api/team-invitations/{token}',
    audience: 'open',
    summary: 'Returns an invitation by the token of its link.',
    params: token,
    output: z.object({
      email: z.string(),
      role: zTeamRole,
      brand: z.string(),
      invitedBy: z.string(),
      /** `closed`: accepted, withdrawn or expired. `taken`: the email already has a brand account. */
      state: z.enum(['open', 'closed', 'taken']),
    }),
    errors: ['not_found'],
  }),
  accept: endpoint({
    id: 'teams.accept',
    method: 'POST',
    path: '/api/team-invitations/{token}/accept',
    audience: 'open',
    rateLimit: 'auth',
    summary: 'Creates a login for the invited email address, adds it to the team and signs in.',
    params: token,
    body: z.object({ name: zText(60), password: zPassword, consents: zConsents }),
    output: zIdentity,
    extra: zIdentityExtra,
    errors: [
      'not_found',
      'invitation_closed',
      'invitation_address_taken',
      'team_full',
      'consent_required',
      'password_length',
      'password_common',
    ],
  }),
}

import { z } from 'zod'
import { endpoint } from '../../core/endpoint.ts'
import { VISIBILITIES, zHandle, zPublicProfile } from './shapes.ts'

const zSettings = z.object({ visibility: z.enum(VISIBILITIES), handle: zHandle })

export const contract = {
  get: endpoint({
    id: 'publicProfiles.get',
    method: 'GET',
    path: '/api/influencers/{handle}/profile',
    audience: 'open',
    summary: 'Returns the public profile of an influencer who has turned it on.',
    params: z.object({ handle: z.string().max(60) }),
    output: zPublicProfile,
    errors: ['not_found'],
  }),
  settings: endpoint({
    id: 'publicProfiles.settings',
    method: 'GET',
    path: '/api/public-profile',
    audience: 'influencer',
    summary: 'Returns the visibility and the address of the caller’s public profile.',
    output: zSettings,
  }),
  update: endpoint({
    id: 'publicProfiles.update',
    summary: 'Updates the settings of the caller’s public profile.',
    method: 'PUT',
    path: '/api/public-profile',
    audience: 'influencer',
    body: zSettings,
    output: zSettings,
    errors: ['handle_taken', 'account_suspended', 'account_closed'],
  }),
}

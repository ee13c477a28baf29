import { z } from 'zod'
import { endpoint } from '../../core/endpoint.ts'
import { zId, zNext, zOk, zPaging } from '../../core/shapes.ts'
import { PEOPLE_SORTS } from './rules/states.ts'
import { zListHead, zPersonEdit, zShortlist, zShortlisted, zShortlistName } from './shapes.ts'

const params = z.object({ id: zId })
const person = params.extend({ influencerId: zId })
const marketer = { audience: 'marketer', errors: ['not_found'] } as const

export const contract = {
  list: endpoint({
    audience: 'marketer',
    limited: true,
    id: 'shortlists.list',
    method: 'GET',
    path: '/api/shortlists',
    summary: 'Lists the caller’s shortlists, newest first.',
    query: z.object({
      ...zPaging,
      /** For each list, `includes` tells whether it contains this influencer. */
      influencer: zId.optional(),
    }),
    output: z.array(zShortlist),
    extra: zNext,
  }),
  create: endpoint({
    audience: 'marketer',
    permission: 'campaigns',
    limited: true,
    id: 'shortlists.create',
    method: 'POST',
    path: '/api/shortlists',
    summary: 'Creates a shortlist, with a first influencer if one is given.',
    body: z.object({
      name: zShortlistName,
      influencerId: zId.optional(),
      /** A brand of the agency that the list is for. */
      brandId: zId.optional(),
    }),
    output: zShortlist,
    errors: ['not_found', 'shortlists_full'],
  }),
  update: endpoint({
    ...marketer,
    permission: 'campaigns',
    limited: true,
    id: 'shortlists.update',
    method: 'PATCH',
    path: '/api/shortlists/{id}',
    summary: 'Renames a shortlist or changes its brand.',
    params,
    body: z.object({ name: zShortlistName.optional(), brandId: zId.nullable().optional() }),
    output: zOk,
  }),
  remove: endpoint({
    ...marketer,
    permission: 'campaigns',
    limited: true,
    id: 'shortlists.remove',
    summary: 'Deletes a shortlist.',
    method: 'DELETE',
    path: '/api/shortlists/{id}',
    params,
    output: zOk,
  }),
  people: endpoint({
    ...marketer,
    limited: true,
    id: 'shortlists.people',
    method: 'GET',
    path: '/api/shortlists/{id}/influencers',
    summary:
      'Lists the influencers of a shortlist with their state and note, most recently added first, or best match for a campaign first.',
    params,
    query: z.object({
      ...zPaging,
      /** A campaign of the caller to match the people with. */
      campaign: zId.optional(),
      /** `match` needs a campaign. Default: last added first. */
      sort: z.enum(PEOPLE_SORTS).optional(),
    }),
    output: z.array(zShortlisted),
    extra: zListHead,
  }),
  add: endpoint({
    audience: 'marketer',
    permission: 'campaigns',
    limited: true,
    id: 'shortlists.add',
    method: 'POST',
    path: '/api/shortlists/{id}/influencers',
    summary: 'Adds an influencer to a shortlist. Adding an influencer again changes nothing.',
    params,
    body: z.object({ influencerId: zId }),
    output: zOk,
    errors: ['not_found', 'shortlist_full'],
  }),
  edit: endpoint({
    ...marketer,
    permission: 'campaigns',
    limited: true,
    id: 'shortlists.edit',
    method: 'PATCH',
    path: '/api/shortlists/{id}/influencers/{influencerId}',
    summary: 'Updates the state or the note of an influencer in a shortlist.',
    params: person,
    body: zPersonEdit,
    output: zOk,
  }),
  take: endpoint({
    ...marketer,
    permission: 'campaigns',
    limited: true,
    id: 'shortlists.take',
    method: 'DELETE',
    path: '/api/shortlists/{id}/influencers/{influencerId}',
    summary: 'Removes an influencer from a shortlist.',
    params: person,
    output: zOk,
  }),
}

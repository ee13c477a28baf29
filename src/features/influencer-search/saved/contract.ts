import { z } from 'zod'
import { endpoint } from '../../../core/endpoint.ts'
import { zId, zOk } from '../../../core/shapes.ts'
import { zSavedFilters } from '../filter-shapes.ts'
import { zSavedSearch, zSearchName } from './shapes.ts'

const params = z.object({ id: zId })
const marketer = { audience: 'marketer' } as const

export const savedContract = {
  searches: endpoint({
    ...marketer,
    id: 'influencerSearch.searches',
    method: 'GET',
    path: '/api/influencer-searches',
    summary: 'Lists the caller’s saved searches, newest first, with the number of new channels in each.',
    output: z.array(zSavedSearch),
  }),
  saveSearch: endpoint({
    ...marketer,
    id: 'influencerSearch.saveSearch',
    method: 'POST',
    permission: 'campaigns',
    path: '/api/influencer-searches',
    summary: 'Saves a search. Once a day, the caller is notified of the number of new channels that match it.',
    body: z.object({ name: zSearchName, filters: zSavedFilters }),
    output: zSavedSearch,
    errors: ['influencer_searches_full'],
  }),
  renameSearch: endpoint({
    ...marketer,
    id: 'influencerSearch.renameSearch',
    summary: 'Renames a saved search.',
    method: 'PATCH',
    permission: 'campaigns',
    path: '/api/influencer-searches/{id}',
    params,
    body: z.object({ name: zSearchName }),
    output: zOk,
    errors: ['not_found'],
  }),
  openSearch: endpoint({
    ...marketer,
    id: 'influencerSearch.openSearch',
    method: 'POST',
    permission: 'campaigns',
    path: '/api/influencer-searches/{id}/open',
    summary: 'Marks the new channels of a saved search as seen.',
    params,
    output: zSavedSearch,
    errors: ['not_found'],
  }),
  dropSearch: endpoint({
    ...marketer,
    id: 'influencerSearch.dropSearch',
    summary: 'Deletes a saved search.',
    method: 'DELETE',
    permission: 'campaigns',
    path: '/api/influencer-searches/{id}',
    params,
    output: zOk,
    errors: ['not_found'],
  }),
}

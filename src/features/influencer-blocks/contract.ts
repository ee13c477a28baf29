import { z } from 'zod'
import { endpoint } from '../../core/endpoint.ts'
import { zId, zNext, zOk, zPaging } from '../../core/shapes.ts'
import { NOTE_MAX } from './rules/limits.ts'
import { zBlocked, zBlockState } from './shapes.ts'

const params = z.object({ influencerId: zId })
const marketer = { audience: 'marketer' } as const

export const contract = {
  list: endpoint({
    ...marketer,
    id: 'influencerBlocks.list',
    method: 'GET',
    path: '/api/influencer-blocks',
    summary: 'Lists the influencers that the caller has blocked, most recently blocked first.',
    query: z.object(zPaging),
    output: z.array(zBlocked),
    extra: zNext.extend({ total: z.int() }),
  }),
  get: endpoint({
    ...marketer,
    id: 'influencerBlocks.get',
    method: 'GET',
    path: '/api/influencer-blocks/{influencerId}',
    summary:
      'Returns whether the caller has blocked an influencer. Only for influencers whom the caller can find or has had a job with.',
    params,
    output: zBlockState,
    errors: ['not_found'],
  }),
  block: endpoint({
    ...marketer,
    id: 'influencerBlocks.block',
    method: 'PUT',
    permission: 'campaigns',
    path: '/api/influencer-blocks/{influencerId}',
    summary: 'Blocks an influencer. If the influencer is already blocked, only the note is updated.',
    params,
    body: z.object({ note: z.string().trim().max(NOTE_MAX).default('') }),
    output: zOk,
    errors: ['not_found', 'blocks_full'],
  }),
  unblock: endpoint({
    ...marketer,
    id: 'influencerBlocks.unblock',
    summary: 'Unblocks an influencer.',
    method: 'DELETE',
    permission: 'campaigns',
    path: '/api/influencer-blocks/{influencerId}',
    params,
    output: zOk,
    errors: ['not_found'],
  }),
}

import { z } from 'zod'
import { endpoint } from '../../core/endpoint.ts'
import { zId, zNext, zPaging, zText, zTime } from '../../core/shapes.ts'

const zIdea = z.object({ id: zId, title: z.string(), note: z.string(), updatedAt: zTime })
export type Idea = z.output<typeof zIdea>

export const contract = {
  list: endpoint({
    id: 'ideas.list',
    method: 'GET',
    path: '/api/ideas',
    audience: 'influencer',
    summary: "The caller's ideas, the last changed first",
    query: z.object(zPaging),
    output: z.array(zIdea),
    extra: zNext,
  }),
  save: endpoint({
    id: 'ideas.save',
    method: 'PUT',
    path: '/api/ideas/{id}',
    audience: 'influencer',
    summary: 'Adds an idea under an id that the client makes, or changes it',
    params: z.object({ id: zId }),
    body: z.object({ title: zText(80), note: zText(1_000, 0) }),
    output: zIdea,
    errors: ['not_found', 'idea_limit'],
  }),
}

import { z } from 'zod'
import { endpoint } from '../../core/endpoint.ts'

/** Cookie that remembers that a visitor has seen the Google form: one year, SameSite=Lax. */
export const FORM_SEEN_COOKIE = 'ggForm'
export const FORM_SEEN_LIFE = 31_536_000

export const contract = {
  formSeen: endpoint({
    id: 'visitor.formSeen',
    method: 'GET',
    path: '/api/visitor/google-form',
    audience: 'open',
    summary:
      'Marks the Google form as seen in this browser with a cookie for one year. Nothing is stored on the server.',
    output: z.object({ seen: z.literal(true) }),
  }),
}

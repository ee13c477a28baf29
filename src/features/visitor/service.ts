import type { Handlers } from '../../platform/context.ts'
import { type contract, FORM_SEEN_COOKIE, FORM_SEEN_LIFE } from './contract.ts'

export const handlers = {
  async formSeen(ctx) {
    ctx.setCookie(FORM_SEEN_COOKIE, 'seen', { maxAge: FORM_SEEN_LIFE, sameSite: 'lax' })
    return { seen: true as const }
  },
} satisfies Handlers<typeof contract>

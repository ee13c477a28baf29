import type { FastifyReply } from 'fastify'
import { compressAndSend } from './compression.ts'
import type { App } from './dispatch.ts'
import { sendCookies } from './http.ts'
import { pagePolicy } from './policy.ts'
import { consentIn } from './request.ts'
import type { CookieOut } from './response.ts'

export interface RenderedPage {
  status: number
  headers: Headers
  body: Buffer
  cookies: CookieOut[]
  /** A call failed while the page was rendered, so parts of it may be missing: it must not be cached. */
  failed?: boolean
}

/** Sends a page that is not cached, with its own nonce. */
export function sendFresh(app: App, reply: FastifyReply, page: RenderedPage, nonce: string): Promise<FastifyReply> {
  for (const [name, value] of page.headers) if (name !== 'set-cookie') reply.header(name, value)
  reply.header(
    'content-security-policy',
    pagePolicy(app.config, consentIn(reply.request), `'nonce-${nonce}'`, `'nonce-${nonce}'`),
  )
  reply.header('cache-control', 'no-store')
  reply.header('vary', 'accept-encoding, cookie')
  sendCookies(reply, app.config, page.cookies)
  return compressAndSend(reply.request, reply.code(page.status), page.body)
}

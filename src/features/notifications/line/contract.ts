import { z } from 'zod'
import { endpoint } from '../../../core/endpoint.ts'
import { zOk, zTime } from '../../../core/shapes.ts'

/** Whether LINE is connected for a person, and how to connect it. */
const zLine = z.object({
  /** The site has an official account. */
  available: z.boolean(),
  linked: z.object({ name: z.string().nullable(), since: zTime }).nullable(),
  /** The code to send to the official account; `chatUrl` opens the chat with it. */
  code: z.object({ code: z.string(), expiresAt: zTime, chatUrl: z.string() }).nullable(),
})
export type LineView = z.infer<typeof zLine>

const own = { audience: 'any', path: '/api/notification/line' } as const

/** LINE as a message channel. The person connects it by sending a code to the official account. */
export const lineContract = {
  line: endpoint({
    ...own,
    id: 'notifications.line',
    summary: 'Returns whether messages are sent to a linked LINE account.',
    method: 'GET',
    output: zLine,
    errors: [],
  }),
  startLineLink: endpoint({
    ...own,
    permission: 'self',
    id: 'notifications.startLineLink',
    method: 'POST',
    summary: 'Creates a code that links a LINE account. The previous code becomes invalid.',
    output: zLine,
    errors: ['line_unavailable'],
  }),
  unlinkLine: endpoint({
    ...own,
    permission: 'self',
    id: 'notifications.unlinkLine',
    summary: 'Unlinks the LINE account from messages.',
    method: 'DELETE',
    output: zOk,
    errors: [],
  }),
  lineWebhook: endpoint({
    id: 'notifications.lineWebhook',
    method: 'POST',
    path: '/api/webhooks/line',
    audience: 'open',
    summary: 'Receives signed webhooks from LINE: linking codes, and users who follow or block the official account.',
    output: zOk,
    errors: ['invalid_input', 'unauthenticated'],
    rateLimit: 'webhook',
    rawBody: true,
  }),
}

import { z } from 'zod'
import { endpoint } from '../../../core/endpoint.ts'
import { zOk, zTime } from '../../../core/shapes.ts'

const zWhatsapp = z.object({
  /** The site can send WhatsApp messages. */
  available: z.boolean(),
  /** The number, confirmed with a code (purpose `verify_whatsapp`), E.164. */
  linked: z.object({ phone: z.string(), since: zTime }).nullable(),
})

const own = { audience: 'any', path: '/api/notification/whatsapp' } as const

/** WhatsApp as a message channel. A number is connected with a code sent to it. */
export const whatsappContract = {
  whatsapp: endpoint({
    ...own,
    id: 'notifications.whatsapp',
    summary: 'Returns whether messages are sent to a WhatsApp number.',
    method: 'GET',
    output: zWhatsapp,
    errors: [],
  }),
  unlinkWhatsapp: endpoint({
    ...own,
    permission: 'self',
    id: 'notifications.unlinkWhatsapp',
    summary: 'Unlinks the WhatsApp number from messages.',
    method: 'DELETE',
    output: zOk,
    errors: [],
  }),
}

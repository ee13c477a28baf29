import { z } from 'zod'
import { endpoint } from '../../../core/endpoint.ts'
import { zOk, zTime } from '../../../core/shapes.ts'

const zWhatsapp = z.object({
  /** The site can send messages there. */
  available: z.boolean(),
  /** The number that its owner confirmed by a code (`verify_whatsapp`), E.164. */
  linked: z.object({ phone: z.string(), since: zTime }).nullable(),
})

const own = { audience: 'any', path: '/api/notification/whatsapp' } as const

/** WhatsApp as a channel of messages. A code that was sent there connects a number. */
export const whatsappContract = {
  whatsapp: endpoint({
    ...own,
    id: 'notifications.whatsapp',
    summary: 'Whether messages go to a WhatsApp number',
    method: 'GET',
    output: zWhatsapp,
    errors: [],
  }),
  unlinkWhatsapp: endpoint({
    ...own,
    permission: 'self',
    id: 'notifications.unlinkWhatsapp',
    summary: 'Unlinks the WhatsApp number of messages',
    method: 'DELETE',
    output: zOk,
    errors: [],
  }),
}

import { z } from 'zod'
import { endpoint } from '../../core/endpoint.ts'
import { zId, zLang, zNext, zOk, zPaging, zTime } from '../../core/shapes.ts'
import { UNREAD } from './addresses.ts'
import { financeContract } from './finance/contract.ts'
import { lineContract } from './line/contract.ts'
import { pushContract } from './push/contract.ts'
import { CHANNELS } from './rules.ts'
import { unsubscribeContract } from './unsubscribe/contract.ts'
import { whatsappContract } from './whatsapp/contract.ts'

/** An on-site message of the logged-in user. */
export const zNotification = z.object({
  id: zId,
  /** Capability: PATCH /sv_notification_api/{opened} marks it as opened. */
  opened: zId,
  kind: z.string(),
  subject: z.string(),
  body: z.string(),
  /** Path without language, or null. */
  href: z.string().nullable(),
  createdAt: zTime,
  openedAt: zTime.nullable(),
})
export type Notification = z.infer<typeof zNotification>

/**
 * An outgoing message as operators see it. `code`: the one-time code in the message, only if the local mailbox is the
 * provider.
 */
export const zMessage = z.object({
  id: zId,
  kind: z.string(),
  channel: z.enum(CHANNELS),
  address: z.string(),
  lang: zLang,
  subject: z.string(),
  body: z.string(),
  code: z.string().nullable(),
  link: z.string().nullable(),
  /** The tax document whose PDF is attached to the email. */
  documentId: zId.nullable(),
  status: z.enum(['pending', 'sent', 'failed']),
  /** Sent again after an attempt whose outcome is unknown. */
  possibleDuplicate: z.boolean(),
  attempts: z.int(),
  error: z.string().nullable(),
  createdAt: zTime,
  sentAt: zTime.nullable(),
  openedAt: zTime.nullable(),
})
export type OutgoingMessage = z.infer<typeof zMessage>

export const contract = {
  ...lineContract,
  ...pushContract,
  ...whatsappContract,
  ...financeContract,
  ...unsubscribeContract,
  open: endpoint({
    id: 'notifications.open',
    method: 'PATCH',
    path: '/sv_notification_api/{id}',
    audience: 'open',
    summary: 'Marks a message as opened. The ID can’t be guessed, so no sign-in is required.',
    params: z.object({ id: zId }),
    output: zOk,
    errors: ['not_found'],
  }),
  list: endpoint({
    id: 'notifications.list',
    method: 'GET',
    path: '/api/notification/list',
    audience: 'any',
    limited: true,
    summary: 'Lists the caller’s notifications on the site, newest first.',
    query: z.object({ ...zPaging }),
    output: z.array(zNotification),
    extra: zNext.extend({ unread: z.int() }),
    errors: [],
  }),
  unread: endpoint({
    id: 'notifications.unread',
    ...UNREAD,
    audience: 'any',
    limited: true,
    summary: 'Returns the number of unopened notifications.',
    output: z.object({ unread: z.int() }),
    errors: [],
  }),
  openAll: endpoint({
    permission: 'self',
    id: 'notifications.openAll',
    method: 'POST',
    path: '/api/notification/list/opened',
    audience: 'any',
    summary: 'Marks all of the caller’s notifications as opened.',
    output: zOk,
    errors: [],
  }),
  messages: endpoint({
    id: 'notifications.messages',
    method: 'GET',
    path: '/api/operator/messages',
    audience: 'operator',
    summary: 'Lists outgoing messages, newest first.',
    query: z.object({
      ...zPaging,
      address: z.string().trim().max(254).optional(),
      channel: z.enum(CHANNELS).optional(),
    }),
    output: z.array(zMessage),
    extra: zNext,
    errors: ['wrong_role'],
  }),
}

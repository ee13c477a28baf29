import { z } from 'zod'
import { endpoint } from '../../../core/endpoint.ts'
import { zId, zNext, zOk, zPaging, zSatang, zTime } from '../../../core/shapes.ts'
import { UPLOAD_ERRORS, zFile } from '../../files/contract.ts'
import { MESSAGE_LENGTH } from '../rules/conversation-steps.ts'
import { zActor, zEvent, zJobRow } from '../shapes.ts'
import { INBOX, INBOX_COUNTS, MESSAGES, READ_MESSAGES } from './addresses.ts'

export const INBOX_FILTERS = ['all', 'unread'] as const

const params = z.object({ id: zId })

/** The person who acted for a side; null for the other side. */
const zPerson = z.object({ name: z.string(), own: z.boolean() }).nullable()

export const zMessage = z.object({
  id: zId,
  author: zActor,
  /** True if the reader's own side wrote it. */
  own: z.boolean(),
  name: z.string(),
  person: zPerson,
  text: z.string(),
  file: zFile.nullable(),
  createdAt: zTime,
})
export type JobMessage = z.output<typeof zMessage>

/** A job event between the messages. */
const zStep = z.object({
  id: zId,
  event: zEvent,
  actor: zActor,
  person: zPerson,
  reasonCode: z.string().nullable(),
  reason: z.string().nullable(),
  /** Price of a counter-offer or of its acceptance. */
  price: zSatang.nullable(),
  at: zTime,
})
export type ConversationStep = z.output<typeof zStep>

/** One row of an inbox. */
const zConversation = z.object({
  job: zJobRow,
  unread: z.int(),
  /** The last message, unless a job event followed it. */
  last: z
    .object({
      text: z.string(),
      hasFile: z.boolean(),
      author: zActor,
      /** For the viewer's own message: whether the other side has read it. */
      read: z.boolean(),
    })
    .nullable(),
  activeAt: zTime,
})
export type Conversation = z.output<typeof zConversation>

export const messagesContract = {
  messages: endpoint({
    id: 'jobs.messages',
    ...MESSAGES,
    audience: 'any',
    limited: true,
    summary: 'Lists the messages of a job, newest first, with the job’s steps in the same period.',
    params,
    query: z.object(zPaging),
    output: z.array(zMessage),
    extra: zNext.extend({
      steps: z.array(zStep),
      /** The newest messages read by the caller's side and by the other side. */
      read: z.object({ own: zId.nullable(), other: zId.nullable() }),
    }),
    errors: ['not_found'],
  }),
  sendMessage: endpoint({
    id: 'jobs.sendMessage',
    method: 'POST',
    path: '/api/jobs/{id}/messages',
    audience: 'any',
    permission: 'campaigns',
    limited: true,
    summary: 'Sends a message with text, an image or PDF, or both.',
    params,
    body: z.object({ text: z.string().trim().max(MESSAGE_LENGTH).default(''), fileId: zId.optional() }),
    output: zMessage,
    upload: 'optional',
    rateLimit: 'write',
    errors: [
      'not_found',
      'message_empty',
      'contact_data',
      ...UPLOAD_ERRORS,
      'account_suspended',
      'account_expired',
      'account_closed',
    ],
    idempotent: true,
  }),
  readMessages: endpoint({
    id: 'jobs.readMessages',
    ...READ_MESSAGES,
    audience: 'any',
    permission: 'campaigns',
    limited: true,
    summary: 'Marks the messages of a job as read, up to a given message.',
    params,
    body: z.object({ through: zId }),
    output: zOk,
    errors: ['not_found'],
  }),
  inbox: endpoint({
    id: 'jobs.inbox',
    ...INBOX,
    audience: 'any',
    limited: true,
    summary: 'Lists the conversations of the caller’s jobs, most recently active first.',
    query: z.object({ ...zPaging, filter: z.enum(INBOX_FILTERS).optional() }),
    output: z.array(zConversation),
    extra: zNext,
  }),
  inboxCounts: endpoint({
    id: 'jobs.inboxCounts',
    ...INBOX_COUNTS,
    audience: 'any',
    limited: true,
    summary: 'Returns the number of conversations with unread messages and of jobs that need action from the caller.',
    output: z.object({ unread: z.int(), awaited: z.int() }),
  }),
}

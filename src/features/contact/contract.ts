import { z } from 'zod'
import { endpoint } from '../../core/endpoint.ts'
import { zEmail, zId, zLang, zNext, zPaging, zText, zTime } from '../../core/shapes.ts'
import { CHANNEL_TYPES } from '../../core/vocabulary.ts'
import { zContentLocale } from '../content/shapes.ts'
import { CONTACT_TOPICS, FORMS, MESSAGE_STATUSES, PARTNERSHIP_TOPICS } from './rules/message.ts'

const common = {
  name: zText(120),
  email: zEmail,
  phone: z.string().trim().max(30).default(''),
  message: zText(4_000, 10),
  /** Created when the form is loaded: the signed time at which it was opened. */
  stamp: z.string().max(100),
  /** Hidden from people. Whoever fills it in is a bot. */
  website: z.string().max(400).default(''),
}
const zSent = z.object({
  /** The number by which sender and operator find the message again. */
  reference: z.string(),
})
const refusals = ['invalid_input', 'form_too_fast', 'form_stale', 'form_links', 'form_limit'] as const

export const zPartner = z.object({
  slug: z.string(),
  name: z.string(),
  about: z.string(),
  url: z.string(),
  channelType: z.enum(CHANNEL_TYPES),
  followers: z.int(),
  /** Path of the uploaded logo, or of a drawn placeholder. */
  logo: z.string(),
  lang: zLang,
})
export type Partner = z.output<typeof zPartner>

export const zMessage = z.object({
  id: zId,
  reference: z.string(),
  form: z.enum(FORMS),
  topic: z.string(),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  company: z.string(),
  message: z.string(),
  lang: zLang,
  status: z.enum(MESSAGE_STATUSES),
  note: z.string(),
  handledBy: z.string().nullable(),
  handledAt: zTime.nullable(),
  createdAt: zTime,
})
export type Message = z.output<typeof zMessage>

const zStamp = z.object({ stamp: z.string() })

export const contract = {
  form: endpoint({
    id: 'contact.form',
    method: 'GET',
    path: '/api/contact',
    audience: 'open',
    summary: 'Returns the data of the contact form: its stamp and the team that answers.',
    output: zStamp.extend({ company: z.object({ name: z.string(), address: z.string() }) }),
  }),
  send: endpoint({
    id: 'contact.send',
    method: 'POST',
    path: '/api/contact',
    audience: 'open',
    rateLimit: 'otp',
    summary:
      'Sends a message to the team. Limited to 5 messages per hour and network; a message may contain up to 2 links.',
    body: z.object({ ...common, topic: z.enum(CONTACT_TOPICS) }),
    output: zSent,
    errors: refusals,
  }),
  partners: endpoint({
    id: 'contact.partners',
    method: 'GET',
    path: '/api/partnership/lang/{locale}',
    audience: 'open',
    summary:
      'Lists the partner channels in order, with the stamp of the form. `preview` includes a draft, for operators.',
    params: z.object({ locale: zContentLocale }),
    query: z.object({ preview: zId.optional() }),
    output: z.array(zPartner),
    extra: zStamp.extend({ preview: z.boolean() }),
  }),
  propose: endpoint({
    id: 'contact.propose',
    method: 'POST',
    path: '/api/partnership',
    audience: 'open',
    rateLimit: 'otp',
    summary: 'Sends a partnership proposal. The limits of `contact.send` apply.',
    body: z.object({ ...common, company: zText(150), topic: z.enum(PARTNERSHIP_TOPICS) }),
    output: zSent,
    errors: refusals,
  }),
  inbox: endpoint({
    id: 'contact.inbox',
    method: 'GET',
    path: '/api/operator/contact',
    audience: 'operator',
    summary: 'Lists the messages of visitors, newest first.',
    query: z.object({
      ...zPaging,
      status: z.enum(MESSAGE_STATUSES).optional(),
      form: z.enum(FORMS).optional(),
    }),
    output: z.array(zMessage),
    /** Number of messages not handled yet. */
    extra: zNext.extend({ waiting: z.int() }),
  }),
  handle: endpoint({
    id: 'contact.handle',
    method: 'POST',
    path: '/api/operator/contact/{id}',
    audience: 'operator',
    summary: 'Marks a message as answered, spam or new, with a note for the team.',
    params: z.object({ id: zId }),
    body: z.object({ status: z.enum(MESSAGE_STATUSES), note: z.string().trim().max(1_000).default('') }),
    output: zMessage,
    errors: ['not_found'],
  }),
}

import type { Logger } from 'pino'
import { type Clock, MINUTE, SECOND } from '../../../core/clock.ts'
import type { Db } from '../../../db/types.ts'
import { faultPoint } from '../../../platform/fault.ts'
import type { EmailAttachment } from '../../../ports/email/port.ts'
import { PortError } from '../../../ports/http.ts'
import type { Ports } from '../../../ports/index.ts'
import type { WhatsappTemplate } from '../../../ports/whatsapp/port.ts'
import { pushText, sendPush } from '../push/send.ts'
import { codeIn, wordsOf } from '../render.ts'
import { MAX_ATTEMPTS, retryDelay } from '../rules.ts'
import { letterHtml, letterText, linkOf, unsubscribeLink, withUnsubscribe } from './letter.ts'
import { claimDue, type Lane, type Message, markFailed, markSent } from './store.ts'

const BATCH = 20
/** After this time a code is no longer sent, because it would only confuse the recipient. */
const CODE_LIFE = 5 * MINUTE

export const SENT_CHANNELS = ['email', 'sms', 'line', 'whatsapp', 'push'] as const
export type SentChannel = (typeof SENT_CHANNELS)[number]

export interface Deliverer {
  db: Db
  clock: Clock
  ports: Pick<Ports, (typeof SENT_CHANNELS)[number]>
  log: Logger
  config: { origin: string }
  /** Makes the PDF of a tax document to attach to an email. */
  documentFile: (documentId: string) => Promise<EmailAttachment>
}

/**
 * Each channel has its own lane, so that a slow provider does not delay the other channels. Providers that deduplicate
 * by message id get batches. The others get one message at a time, so that after a crash at most one message has an
 * unknown outcome.
 */
const laneOf = (channel: SentChannel, { deduplicates }: { deduplicates: boolean }): Lane => ({
  channel,
  size: deduplicates ? BATCH : 1,
  deduplicates,
})

/**
 * Sends the due messages of a channel, outside of any transaction. Returns the number of sent messages. Delivery is at
 * least once: after a crash a message is sent again with the same id. A provider that deduplicates delivers it once;
 * otherwise the outbox marks it as a possible duplicate. Failed messages are retried later.
 */
export async function deliverChannel(app: Deliverer, channel: SentChannel): Promise<number> {
  const lane = laneOf(channel, app.ports[channel])
  let sent = 0
  for (;;) {
    const batch = await claimDue(app.db, app.clock.now(), lane)
    if (batch.length === 0) return sent
    faultPoint('outbox.claimed')
    const results = await Promise.all(batch.map(async (message) => ((await deliver(app, message)) ? message.id : null)))
    const ids = results.filter((id) => id !== null)
    await markSent(app.db, ids, app.clock.now())
    sent += ids.length
    if (batch.length < lane.size) return sent
  }
}

/** Returns whether the provider accepted the message. */
async function deliver(app: Deliverer, message: Message): Promise<boolean> {
  const now = app.clock.now()
  if (message.kind === 'security.code' && now.getTime() >= message.createdAt.getTime() + CODE_LIFE) {
    const error = 'code expired before it was sent'
    await markFailed(app.db, message, { error, nextAt: null, outcomeUnknown: false })
    return false
  }
  try {
    await send(app, message)
  } catch (error) {
    const final = message.attempts >= MAX_ATTEMPTS || (error instanceof PortError && FINAL.has(error.code))
    const words = error instanceof Error ? error.message : 'unknown'
    app.log.warn(
      { messageId: message.id, channel: message.channel, attempts: message.attempts, words },
      'message not sent',
    )
    await markFailed(app.db, message, {
      error: words.slice(0, 300),
      nextAt: final ? null : new Date(now.getTime() + waitAfter(error, message.attempts)),
      outcomeUnknown: !(error instanceof PortError) || error.outcomeUnknown,
    })
    return false
  }
  faultPoint('outbox.sent')
  return true
}

/** Milliseconds to the next attempt; at least as long as the provider asks for. */
const waitAfter = (error: unknown, attempts: number): number =>
  Math.max(retryDelay(attempts), error instanceof PortError ? (error.retryAfterSeconds ?? 0) * SECOND : 0)

/** The provider refused the message: a retry would not change the result. */
const FINAL: ReadonlySet<string> = new Set(['refused', 'not_found', 'unsupported'])

/** The WhatsApp template of a message. Codes have their own template, with a button that copies the code. */
function templateOf({ kind, lang }: Message, { subject, body }: { subject: string; body: string }): WhatsappTemplate {
  const code = kind === 'security.code' ? codeIn(body) : null
  if (code !== null) return { name: 'talad_code', lang, parameters: [code], code }
  return { name: 'talad_notice', lang, parameters: [subject, body] }
}

async function send(deliverer: Deliverer, message: Message): Promise<unknown> {
  const { db, clock, ports, config } = deliverer
  const { id, address: to, lang } = message
  const { subject, body } = wordsOf(message, lang)
  const link = linkOf(config.origin, lang, message.href)
  const unsubscribe = unsubscribeLink(config.origin, message)
  switch (message.channel) {
    case 'email':
      return ports.email.send({
        id,
        to,
        subject,
        text: withUnsubscribe(lang, letterText(body, link), unsubscribe),
        html: letterHtml(lang, { subject, body, link, unsubscribe }),
        ...(unsubscribe && { unsubscribe }),
        ...(message.documentId && { attachment: await deliverer.documentFile(message.documentId) }),
      })
    case 'sms':
      return ports.sms.send({ id, to, text: body })
    case 'line':
      return ports.line.push({ id, to, text: letterText(`${subject}\n${body}`, link) })
    case 'whatsapp':
      return ports.whatsapp.send({
        id,
        to,
        text: letterText(`${subject}\n${body}`, link),
        template: templateOf(message, { subject, body }),
      })
    case 'push': {
      const text = pushText(message, { subject, body }, `/${lang}${message.href ?? ''}`)
      return sendPush({ db, push: ports.push, now: clock.now() }, message, text)
    }
    case 'site':
      return
  }
}

import type { Logger } from 'pino'
import { type Clock, MINUTE } from '../../../core/clock.ts'
import type { Db } from '../../../db/types.ts'
import { faultPoint } from '../../../platform/fault.ts'
import { PortError } from '../../../ports/http.ts'
import type { Ports } from '../../../ports/index.ts'
import { wordsOf } from '../render.ts'
import { MAX_ATTEMPTS, retryDelay } from '../rules.ts'
import { letterHtml, letterText, linkOf } from './letter.ts'
import { claimDue, type Lane, type Message, markFailed, markSent } from './store.ts'

const BATCH = 20
/** A code that arrives after its life only confuses. */
const CODE_LIFE = 5 * MINUTE

export interface Deliverer {
  db: Db
  clock: Clock
  ports: Pick<Ports, 'email' | 'sms' | 'line' | 'whatsapp'>
  log: Logger
  config: { origin: string }
}

const SENT_CHANNELS = ['email', 'sms', 'line', 'whatsapp'] as const

/**
 * Providers that recognize a repeated id get messages in batches. The others get one after the other, so that a crash
 * leaves one message at most of which nobody can say whether it went out.
 */
function lanesOf(ports: Deliverer['ports']): Lane[] {
  const batched = SENT_CHANNELS.filter((channel) => ports[channel].deduplicates)
  const single = SENT_CHANNELS.filter((channel) => !ports[channel].deduplicates)
  return [
    ...(batched.length > 0 ? [{ channels: batched, size: BATCH, deduplicates: true }] : []),
    ...single.map((channel) => ({ channels: [channel], size: 1, deduplicates: false })),
  ]
}

/**
 * Sends what is due, outside of any transaction, and answers how many messages went out. At least once: after a crash
 * a message goes out again under the same id. A provider that recognizes it delivers it once; where it may have arrived
 * twice, the outbox says so. Failures come back later.
 */
export async function deliverDue(app: Deliverer): Promise<number> {
  const results = await Promise.allSettled(lanesOf(app.ports).map((lane) => deliverLane(app, lane)))
  let sent = 0
  for (const result of results) {
    if (result.status === 'rejected') throw result.reason
    sent += result.value
  }
  return sent
}

async function deliverLane(app: Deliverer, lane: Lane): Promise<number> {
  let sent = 0
  for (;;) {
    const batch = await claimDue(app.db, app.clock.now(), lane)
    if (batch.length === 0) return sent
    faultPoint('outbox.claimed')
    const results = await Promise.all(batch.map((message) => deliver(app, message)))
    sent += results.filter(Boolean).length
  }
}

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
      nextAt: final ? null : new Date(now.getTime() + retryDelay(message.attempts)),
      outcomeUnknown: !(error instanceof PortError) || error.outcomeUnknown,
    })
    return false
  }
  faultPoint('outbox.sent')
  await markSent(app.db, message.id, app.clock.now())
  return true
}

/** The provider understood and said no: asking again changes nothing. */
const FINAL: ReadonlySet<string> = new Set(['refused', 'not_found', 'unsupported'])

function send({ ports, config }: Deliverer, message: Message): Promise<unknown> {
  const { id, address: to, lang } = message
  const { subject, body } = wordsOf(message, lang)
  const link = linkOf(config.origin, lang, message.href)
  switch (message.channel) {
    case 'email':
      return ports.email.send({
        id,
        to,
        subject,
        text: letterText(body, link),
        html: letterHtml(lang, subject, body, link),
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
        template: { name: 'talad_notice', lang, parameters: [subject, body] },
      })
    case 'site':
      return Promise.resolve()
  }
}

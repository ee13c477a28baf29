import type { Logger } from 'pino'
import { type Clock, MINUTE } from '../../core/clock.ts'
import type { Db } from '../../db/types.ts'
import { PortError } from '../../ports/http.ts'
import type { Ports } from '../../ports/index.ts'
import { faultPoint } from '../../service/fault.ts'
import { claimDue, type Message, markFailed, markSent } from './deliver-store.ts'
import { letterHtml, letterText, linkOf } from './letter.ts'
import { MAX_ATTEMPTS, retryDelay } from './rules.ts'

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

/**
 * Sends what is due, outside of any transaction, and answers how many messages went out. At least once: a crash after
 * the provider took a message sends it again under the same id, which the provider drops. Failures come back later.
 */
export async function deliverDue(app: Deliverer): Promise<number> {
  let sent = 0
  for (;;) {
    const batch = await claimDue(app.db, app.clock.now(), BATCH)
    if (batch.length === 0) return sent
    faultPoint('outbox.claimed')
    const results = await Promise.all(batch.map((message) => deliver(app, message)))
    sent += results.filter(Boolean).length
  }
}

async function deliver(app: Deliverer, message: Message): Promise<boolean> {
  const now = app.clock.now()
  if (message.kind === 'security.code' && now.getTime() >= message.createdAt.getTime() + CODE_LIFE) {
    await markFailed(app.db, message.id, 'code expired before it was sent', null)
    return false
  }
  try {
    await send(app, message)
    faultPoint('outbox.sent')
    await markSent(app.db, message.id, app.clock.now())
    return true
  } catch (error) {
    const final = message.attempts >= MAX_ATTEMPTS || (error instanceof PortError && FINAL.has(error.code))
    const words = error instanceof Error ? error.message : 'unknown'
    app.log.warn(
      { messageId: message.id, channel: message.channel, attempts: message.attempts, words },
      'message not sent',
    )
    await markFailed(
      app.db,
      message.id,
      words.slice(0, 300),
      final ? null : new Date(now.getTime() + retryDelay(message.attempts)),
    )
    return false
  }
}

/** The provider understood and said no: asking again changes nothing. */
const FINAL: ReadonlySet<string> = new Set(['refused', 'not_found', 'unsupported'])

function send({ ports, config }: Deliverer, message: Message): Promise<unknown> {
  const { id, address: to, lang, subject, body } = message
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

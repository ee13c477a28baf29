import { HOUR } from '../../core/clock.ts'
import type { Lang } from '../../core/shapes.ts'
import type { Tx } from '../../db/types.ts'
import { notify } from '../notifications/service.ts'
import { type FormName, referenceOf, type Topic } from './rules/message.ts'
import { TOPIC_WORDS } from './rules/topics.ts'

interface Received {
  id: string
  form: FormName
  topic: Topic
  name: string
  email: string
  message: string
  lang: Lang
}

/** Number of characters of a message that an email shows. The full text is in the inbox. */
const SHOWN = 600
const shorten = (text: string): string => (text.length > SHOWN ? `${text.slice(0, SHOWN)} …` : text)

/**
 * Notifies every operator and confirms to the sender. The confirmation contains nothing that was typed, and one address
 * gets at most one per hour: the form cannot be misused to send text to others.
 */
export async function notifyOfMessage(tx: Tx, now: Date, received: Received): Promise<void> {
  const { id, topic, name, email, message, lang } = received
  const reference = referenceOf(id)
  await notify(tx, now, {
    kind: 'contact.received',
    key: `contact:${id}:received`,
    to: { operators: true },
    data: { name, email, topic: TOPIC_WORDS[topic], reference, text: shorten(message) },
    href: `/Operator/content/contact?open=${id}`,
  })
  await notify(tx, now, {
    kind: 'contact.confirmed',
    key: `contact:confirmed:${Math.floor(now.getTime() / HOUR)}`,
    to: { email, lang },
    data: { reference, topic: TOPIC_WORDS[topic] },
  })
}

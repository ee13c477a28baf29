import type { Db } from '../../../db/types.ts'
import { PortError } from '../../../ports/http.ts'
import type { PushPort } from '../../../ports/push/port.ts'
import { truncate } from '../../content/rules/truncate.ts'
import type { Message } from '../delivery/store.ts'
import { deleteGone, findLiveSubscription } from './store.ts'

/**
 * Limits in UTF-16 units. A unit takes at most three bytes, so the longest message fits into the size limit of push.
 */
const MAX_TITLE = 120
const MAX_BODY = 600

/** The payload that the service worker shows and opens. The capability marks the message as read. */
export const pushText = (
  { id, lang, capability }: Pick<Message, 'id' | 'lang' | 'capability'>,
  words: { subject: string; body: string },
  path: string,
): string =>
  JSON.stringify({
    id,
    capability,
    lang,
    title: truncate(words.subject, MAX_TITLE),
    body: truncate(words.body, MAX_BODY),
    path,
  })

/**
 * Sends a message to the device of its address, while the person is logged in there. A subscription that has expired is
 * deleted.
 */
export async function sendPush(
  app: { db: Db; push: PushPort; now: Date },
  message: Pick<Message, 'id' | 'address'>,
  text: string,
): Promise<unknown> {
  const subscription = await findLiveSubscription(app.db, message.address, app.now)
  if (!subscription) throw new PortError('push', 'not_found', { detail: 'logged_out' })
  try {
    return await app.push.send({ id: message.id, to: subscription, text })
  } catch (error) {
    if (error instanceof PortError && error.code === 'not_found') await deleteGone(app.db, subscription)
    throw error
  }
}

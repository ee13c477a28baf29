import type { Lang } from '../../core/shapes.ts'
import type { Tx } from '../../db/types.ts'
import { recentSettings } from '../../platform/settings.ts'
import { type NoticeData, type RenderedNotice, renderNotice, storedData } from './render.ts'
import { isQuiet, isWanted, type NoticeChannel, type NoticeKind, quietUntil, rolesConcerned } from './rules.ts'
import {
  insertMessages,
  listMessageRecipients,
  listOperators,
  type MessageRecipient,
  type NewMessage,
} from './store.ts'

/** The recipient: an account on its channels, a single address, or every operator. */
export type NoticeTo =
  | { accountId: string }
  | { email: string; lang: Lang; accountId?: string }
  | { phone: string; lang: Lang; accountId?: string }
  | { whatsapp: string; lang: Lang; accountId?: string }
  | { operators: true }

export interface Notice {
  kind: NoticeKind
  /** Unique per event: a key never reaches the same channel and address twice. */
  key: string
  to: NoticeTo
  /**
   * Values of the template. Pass amounts as `{ satang }` or `{ credits }` and times as Date; they are formatted in the
   * reader's language.
   */
  data: NoticeData
  /** The page to link to, without language: `/Influencer/brandJob/{id}`. */
  href?: string
  /** A tax document whose PDF is attached to emails. */
  documentId?: string
}

/** Writes the messages of an event in the event's own transaction. Nothing is sent before the commit. */
export async function notify(tx: Tx, now: Date, notice: Notice): Promise<void> {
  const { to } = notice
  if ('email' in to) await insertMessages(tx, now, [message(notice, to, 'email', to.email)])
  else if ('phone' in to) await insertMessages(tx, now, [message(notice, to, 'sms', to.phone)])
  else if ('whatsapp' in to) await insertMessages(tx, now, [message(notice, to, 'whatsapp', to.whatsapp)])
  else await notifyReaders(tx, now, notice, await readersOf(tx, now, notice, to))
}

/** The readers of a message: all operators, or an account and the members of its team whom the kind concerns. */
const readersOf = (
  tx: Tx,
  now: Date,
  notice: Notice,
  to: Extract<NoticeTo, { operators: true } | { accountId: string }>,
): Promise<MessageRecipient[]> =>
  'operators' in to
    ? listOperators(tx, now)
    : listMessageRecipients(tx, now, {
        accountId: to.accountId,
        roles: rolesConcerned(notice.kind),
        campaignId: campaignOf(notice),
      })

/** The campaign that a message links to; null for other pages. */
const campaignOf = ({ href }: Notice): string | null =>
  href?.match(/^\/Marketer\/manageCampaign\/([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})(?:[/?]|$)/)?.[1] ?? null

async function notifyReaders(tx: Tx, now: Date, notice: Notice, readers: readonly MessageRecipient[]): Promise<void> {
  if (readers.length === 0) return
  const settings = await recentSettings(tx, now)
  const quietEnd = quietUntil(now, settings['notices.quiet_from_hour'], settings['notices.quiet_until_hour'])
  const messages = readers.flatMap((reader) => messagesTo(reader, notice, quietEnd))
  await insertMessages(tx, now, messages)
}

/** The messages to a reader, on the channels that the reader has switched on. */
function messagesTo(reader: MessageRecipient, notice: Notice, quietEnd: Date | null): NewMessage[] {
  const { accountId } = reader
  const words = renderNotice(notice.kind, reader.lang, notice.data)
  const addresses: [NoticeChannel, string | null][] = [
    ['site', accountId],
    ['email', reader.email],
    ['line', reader.line],
    ['sms', words.sms === null ? null : reader.phone],
    ['whatsapp', reader.whatsapp],
    ...reader.devices.map((id): [NoticeChannel, string] => ['push', id]),
  ]
  const wanted = addresses.filter(
    (entry): entry is [NoticeChannel, string] =>
      entry[1] !== null && (entry[0] === 'site' || isWanted(notice.kind, entry[0], reader.preferences)),
  )
  return wanted.map(([channel, address]) => ({
    ...message(notice, { lang: reader.lang, accountId }, channel, address, words),
    notBefore: channel !== 'site' && isQuiet(notice.kind, channel, reader.preferences) ? quietEnd : null,
  }))
}

/** SMS is short, push shows the screen text, all other channels get the letter text. */
function bodyOf(channel: NoticeChannel, words: RenderedNotice): string {
  if (channel === 'push') return words.body
  return channel === 'sms' ? (words.sms ?? words.body) : words.letter
}

function message(
  notice: Notice,
  reader: { lang: Lang; accountId?: string },
  channel: NoticeChannel,
  address: string,
  words = renderNotice(notice.kind, reader.lang, notice.data),
): NewMessage {
  const head = {
    eventKey: notice.key,
    kind: notice.kind,
    channel,
    accountId: reader.accountId ?? null,
    address,
    lang: reader.lang,
    href: notice.href ?? null,
    documentId: channel === 'email' ? (notice.documentId ?? null) : null,
  }
  if (channel === 'site') return { ...head, subject: null, body: null, data: storedData(notice.data) }
  return { ...head, subject: words.subject, body: bodyOf(channel, words), data: null }
}

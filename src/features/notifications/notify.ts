import type { Lang } from '../../core/shapes.ts'
import type { Tx } from '../../db/types.ts'
import { recentSettings } from '../../platform/settings.ts'
import { type NoticeData, type RenderedNotice, renderNotice, storedData } from './render.ts'
import { isQuiet, isWanted, type NoticeChannel, type NoticeKind, quietUntil, rolesConcerned } from './rules.ts'
import { findReader, insertMessages, listMemberIds, listOperatorIds, type NewMessage, type Reader } from './store.ts'

/** Who is told: an account on its channels, one bare address, or every operator. */
export type NoticeTo =
  | { accountId: string }
  | { email: string; lang: Lang; accountId?: string }
  | { phone: string; lang: Lang; accountId?: string }
  | { whatsapp: string; lang: Lang; accountId?: string }
  | { operators: true }

export interface Notice {
  kind: NoticeKind
  /** Unique for each event: the same key never reaches the same channel and address twice. */
  key: string
  to: NoticeTo
  /** Values of the template. Give amounts as `{ satang }` or `{ credits }`, times as Date: they follow the reader's language. */
  data: NoticeData
  /** Page that the message leads to, without language: `/Influencer/brandJob/{id}`. */
  href?: string
  /** A tax document that goes with emails as a PDF. */
  documentId?: string
}

/** Writes the messages of one event in the transaction of the event itself. Nothing is sent before the commit. */
export async function notify(tx: Tx, now: Date, notice: Notice): Promise<void> {
  const { to } = notice
  if ('operators' in to) {
    for (const accountId of await listOperatorIds(tx)) await notifyAccount(tx, now, notice, accountId)
  } else if ('email' in to) await insertMessages(tx, now, [message(notice, to, 'email', to.email)])
  else if ('phone' in to) await insertMessages(tx, now, [message(notice, to, 'sms', to.phone)])
  else if ('whatsapp' in to) await insertMessages(tx, now, [message(notice, to, 'whatsapp', to.whatsapp)])
  else await notifyAccount(tx, now, notice, to.accountId)
}

async function notifyAccount(tx: Tx, now: Date, notice: Notice, accountId: string): Promise<void> {
  const reader = await findReader(tx, accountId, now)
  if (!reader) return
  await notifyReader(tx, now, notice, reader)
  const roles = reader.isMarketer ? rolesConcerned(notice.kind) : []
  if (roles.length === 0) return
  for (const id of await listMemberIds(tx, accountId, roles, campaignOf(notice))) {
    const member = await findReader(tx, id, now)
    if (member) await notifyReader(tx, now, notice, member)
  }
}

/** The campaign that a message leads to. */
const campaignOf = ({ href }: Notice): string | null =>
  href?.match(/^\/Marketer\/manageCampaign\/([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})(?:[/?]|$)/)?.[1] ?? null

async function notifyReader(tx: Tx, now: Date, notice: Notice, reader: Reader): Promise<void> {
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
  const settings = await recentSettings(tx, now)
  const quietEnd = quietUntil(now, settings['notices.quiet_from_hour'], settings['notices.quiet_until_hour'])
  await insertMessages(
    tx,
    now,
    wanted.map(([channel, address]) => ({
      ...message(notice, { lang: reader.lang, accountId }, channel, address, words),
      notBefore: channel !== 'site' && isQuiet(notice.kind, channel, reader.preferences) ? quietEnd : null,
    })),
  )
}

/** A text message is short, a device shows screen text, the rest are letters. */
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

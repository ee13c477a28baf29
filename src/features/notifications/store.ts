import { and, eq, inArray, isNull, lt, ne, or, type Placeholder, type SQL, sql } from 'drizzle-orm'
import { newId } from '../../core/ids.ts'
import type { Lang } from '../../core/shapes.ts'
import { prepared } from '../../db/prepared.ts'
import { pipelined } from '../../db/tx.ts'
import type { Tx } from '../../db/types.ts'
import { outbox } from '../../platform/schema.ts'
import { accounts } from '../accounts/schema.ts'
import type { TeamRole } from '../teams/kinds.ts'
import { teamMembers } from '../teams/schema.ts'
import { devicesOf } from './push/store.ts'
import type { NoticeChannel, Preference } from './rules.ts'
import { notificationContacts, notificationPreferences } from './schema.ts'

export interface MessageRecipient {
  accountId: string
  lang: Lang
  email: string
  /** Only if verified: other numbers get no SMS. */
  phone: string | null
  line: string | null
  whatsapp: string | null
  /** Push subscriptions of the devices on which the account is logged in. */
  devices: string[]
  preferences: Preference[]
}

/** Columns of a reader, in a query of `accounts`. */
const readerColumns = (tx: Tx, now: Placeholder) => ({
  id: accounts.id,
  lang: accounts.lang,
  email: accounts.email,
  phone: accounts.phone,
  phoneVerifiedAt: accounts.phoneVerifiedAt,
  status: accounts.status,
  contacts: sql<Partial<Record<string, string>> | null>`(
    select json_object_agg(${notificationContacts.channel}, ${notificationContacts.address})
    from ${notificationContacts} where ${notificationContacts.accountId} = accounts.id)`,
  preferences: sql<Preference[]>`(
    select coalesce(json_agg(json_build_object('kindGroup', ${notificationPreferences.kindGroup},
      'channel', ${notificationPreferences.channel}, 'enabled', ${notificationPreferences.enabled})), '[]')
    from ${notificationPreferences} where ${notificationPreferences.accountId} = accounts.id)`,
  devices: sql<
    string[]
  >`(select coalesce(json_agg(d.id order by d.id desc), '[]') from ${devicesOf(tx, sql`accounts.id`, now)} d)`,
})

type ReaderRow = Awaited<ReturnType<typeof selectOperators>>[number]

const readerOf = (row: ReaderRow): MessageRecipient => ({
  accountId: row.id,
  lang: row.lang,
  email: row.email,
  phone: row.phoneVerifiedAt ? row.phone : null,
  line: row.contacts?.line ?? null,
  whatsapp: row.contacts?.whatsapp ?? null,
  devices: row.devices,
  preferences: row.preferences,
})

const selectAccountWithTeam = prepared(
  ['accountId', 'roles', 'campaignId', 'now'],
  (tx, { accountId, roles, campaignId, now }) => {
    const isOfBrand = sql`exists (
      select 1 from campaigns c where c.id = ${campaignId}::uuid and c.brand_id = any(${teamMembers.brandIds}))`
    const isConcerned = and(
      eq(teamMembers.marketerId, accountId),
      sql`${teamMembers.role} = any(${roles})`,
      or(isNull(teamMembers.brandIds), isOfBrand),
    )
    // An array, so that accounts are found by the index on their ids, whatever the size of the team.
    const ids = sql`array(
      select ${accountId}::uuid union all select ${teamMembers.personId} from ${teamMembers} where ${isConcerned})`
    return tx
      .select(readerColumns(tx, now))
      .from(accounts)
      .where(sql`${accounts.id} = any(${ids})`)
      .orderBy(sql`${accounts.id} = ${accountId} desc`, accounts.id)
  },
)

/**
 * Languages, addresses, preferences and devices of an account and of its team members with these roles, in one query.
 * The account comes first; empty if the account is gone. A member restricted to some brands is included only for a
 * campaign of these brands.
 */
export async function listMessageRecipients(
  tx: Tx,
  now: Date,
  { accountId, roles, campaignId }: { accountId: string; roles: readonly TeamRole[]; campaignId: string | null },
): Promise<MessageRecipient[]> {
  const rows = await selectAccountWithTeam(tx, { accountId, roles, campaignId, now })
  const open = rows.filter(({ status }) => status !== 'deactivated')
  return open[0]?.id === accountId ? open.map(readerOf) : []
}

const selectOperators = prepared(['now'], (tx, { now }) =>
  tx
    .select(readerColumns(tx, now))
    .from(accounts)
    .where(and(eq(accounts.role, 'operator'), eq(accounts.status, 'active')))
    .orderBy(accounts.id),
)

/** Active operators. They share the messages of the back office. */
export const listOperators = async (tx: Tx, now: Date): Promise<MessageRecipient[]> =>
  (await selectOperators(tx, { now })).map(readerOf)

export interface NewMessage {
  eventKey: string
  kind: string
  channel: NoticeChannel
  accountId: string | null
  address: string
  lang: Lang
  subject: string | null
  body: string | null
  data: Record<string, unknown> | null
  href: string | null
  documentId: string | null
  /** Earliest time to send; null or undefined to send at once. */
  notBefore?: Date | null
}

/**
 * Writes messages in the event's transaction. An event reaches a channel and address once. On-site messages count as
 * sent at once.
 */
export async function insertMessages(tx: Tx, now: Date, messages: readonly NewMessage[]): Promise<void> {
  if (messages.length === 0) return
  const rows = messages.map(({ eventKey, accountId, documentId, notBefore, ...message }) => ({
    ...message,
    id: newId(now.getTime()),
    capability: crypto.randomUUID(),
    event_key: eventKey,
    account_id: accountId,
    document_id: documentId,
    status: message.channel === 'site' ? 'sent' : 'pending',
    sent_at: message.channel === 'site' ? now : null,
    next_at: notBefore ?? now,
    created_at: now,
  }))
  // One parameter, so that the statement is the same for any number of messages.
  const insert = sql`
    insert into outbox (id, capability, event_key, kind, channel, account_id, address, lang, subject, body, data, href,
      document_id, status, sent_at, next_at, created_at)
    select * from json_to_recordset(${JSON.stringify(rows)}) as m(id uuid, capability uuid, event_key text, kind text,
      channel text, account_id uuid, address text, lang text, subject text, body text, data jsonb, href text,
      document_id uuid, status text, sent_at timestamptz, next_at timestamptz, created_at timestamptz)
    on conflict (event_key, channel, address) do nothing`
  await pipelined(tx, tx.execute(insert))
}

/**
 * Removes the private link of an event's messages once it is invalid. Sent messages keep their text; messages that were
 * not sent are deleted.
 */
export async function dropLinks(tx: Tx, eventKeys: readonly string[]): Promise<void> {
  if (eventKeys.length === 0) return
  const ofEvents = inArray(outbox.eventKey, [...eventKeys])
  await tx.delete(outbox).where(and(ofEvents, eq(outbox.status, 'pending'), isNull(outbox.tryingSince)))
  await tx.update(outbox).set({ href: null }).where(ofEvents)
}

/** Condition: codes, and messages to people without an account, written before a time. */
const shortLived = (before: Date): SQL =>
  sql`(${outbox.kind} = 'security.code' or ${outbox.accountId} is null) and ${and(ne(outbox.status, 'pending'), lt(outbox.createdAt, before))}`

/** Deletes up to `limit` of these messages. Returns how many were deleted. */
export async function deleteShortLived(tx: Tx, before: Date, limit: number): Promise<number> {
  const some = tx.select({ id: outbox.id }).from(outbox).where(shortLived(before)).limit(limit)
  const rows = await tx.delete(outbox).where(inArray(outbox.id, some)).returning({ id: outbox.id })
  return rows.length
}

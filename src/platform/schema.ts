import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { at, id, money } from '../db/columns.ts'
import { type DeltaTable, deltaColumns } from '../db/deltas.ts'

/** Responses of idempotent commands, written in the command's transaction. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    accountId: uuid('account_id').notNull(),
    key: text('key').notNull(),
    endpoint: text('endpoint').notNull(),
    bodyHash: text('body_hash').notNull(),
    response: jsonb('response'),
    createdAt: at('created_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.accountId, t.key] }), index('idempotency_keys_created_at').on(t.createdAt)],
)

/** Outgoing messages: written with the event, sent after the commit, at most once per event and channel. */
export const outbox = pgTable(
  'outbox',
  {
    id: id(),
    /** Unguessable token: marks the message as opened without a login. */
    capability: uuid('capability').notNull(),
    eventKey: text('event_key').notNull(),
    kind: text('kind').notNull(),
    channel: text('channel', { enum: ['email', 'sms', 'line', 'whatsapp', 'push', 'site'] }).notNull(),
    accountId: uuid('account_id'),
    address: text('address').notNull(),
    lang: text('lang', { enum: ['th', 'en'] }).notNull(),
    /**
     * The text that was sent. An on-site message has `data` instead and is rendered when it is read, in the reader's
     * language.
     */
    subject: text('subject'),
    body: text('body'),
    data: jsonb('data').$type<Record<string, unknown>>(),
    href: text('href'),
    /** A tax document that is attached to the email as a PDF. */
    documentId: uuid('document_id'),
    status: text('status', { enum: ['pending', 'sent', 'failed'] }).notNull(),
    attempts: integer('attempts').notNull().default(0),
    nextAt: at('next_at').notNull(),
    createdAt: at('created_at').notNull(),
    /** Start of an attempt with an unknown outcome: it is running, its process crashed, or the response was lost. */
    tryingSince: at('trying_since'),
    /** Sent again after such an attempt, by a provider that does not detect duplicates. */
    possibleDuplicate: boolean('possible_duplicate').notNull().default(false),
    sentAt: at('sent_at'),
    openedAt: at('opened_at'),
    error: text('error'),
  },
  (t) => [
    uniqueIndex('outbox_once').on(t.eventKey, t.channel, t.address),
    index('outbox_pending').on(t.nextAt).where(sql`status = 'pending'`),
    index('outbox_account').on(t.accountId, t.id.desc().nullsFirst()),
    index('outbox_unread').on(t.accountId).where(sql`channel = 'site' and opened_at is null`),
    index('outbox_newest').on(t.id.desc().nullsFirst()),
    index('outbox_short_lived').on(t.createdAt).where(sql`kind = 'security.code' or account_id is null`),
    index('outbox_failed').on(t.createdAt).where(sql`status = 'failed'`),
    uniqueIndex('outbox_capability').on(t.capability),
    check('outbox_words', sql`data is not null or (subject is not null and body is not null)`),
  ],
)

/** Append-only: every action of an operator. */
export const auditLog = pgTable(
  'audit_log',
  {
    id: id(),
    actorId: uuid('actor_id'),
    /** The API key that acted for the account. */
    keyId: uuid('key_id'),
    actorRole: text('actor_role').notNull(),
    act: text('act').notNull(),
    targetType: text('target_type').notNull(),
    targetId: text('target_id').notNull(),
    before: jsonb('before'),
    after: jsonb('after'),
    why: text('why'),
    ip: text('ip').notNull(),
    createdAt: at('created_at').notNull(),
  },
  (t) => [
    index('audit_target').on(t.targetType, t.targetId, t.id.desc().nullsFirst()),
    index('audit_actor').on(t.actorId, t.id.desc().nullsFirst()),
  ],
)

/** Rates, fees, thresholds and notices with an effective date; the newest effective row of a key applies. */
export const settingRows = pgTable(
  'setting_rows',
  {
    id: id(),
    key: text('key').notNull(),
    value: jsonb('value').notNull(),
    effectiveFrom: at('effective_from').notNull(),
    createdBy: uuid('created_by'),
    createdAt: at('created_at').notNull(),
  },
  (t) => [index('setting_rows_effective').on(t.key, t.effectiveFrom.desc().nullsFirst())],
)

/**
 * The number of rows in each operator list by status, with a sum of amounts where the list shows one. Triggers on the
 * listed tables insert the changes (migration status_counts_kept).
 */
export const statusCounts = pgTable(
  'status_counts',
  {
    ...deltaColumns,
    /** Name of the table. */
    list: text('list').notNull(),
    status: text('status').notNull(),
    n: integer('n').notNull(),
    amount: money('amount').notNull(),
  },
  (t) => [index('status_counts_list').on(t.list, t.status), index('status_counts_new').on(t.id).where(sql`is_new`)],
)

export const statusCountSums: DeltaTable = { name: 'status_counts', keys: ['list', 'status'], sums: ['n', 'amount'] }

/** A single row: when a sweep last completed in any process. The fixed primary key prevents a second row. */
export const sweepState = pgTable(
  'sweep_state',
  {
    id: integer('id').primaryKey(),
    createdAt: at('created_at').notNull(),
    finishedAt: at('finished_at'),
    /** When operators were alerted that no sweep completes; null again after the next completed sweep. */
    alarmedAt: at('alarmed_at'),
  },
  (t) => [check('sweep_state_one_row', sql`${t.id} = 1`)],
)

/** Versions of cached content, polled by every process to invalidate its caches. */
export const cacheVersions = pgTable('cache_versions', {
  tag: text('tag').primaryKey(),
  version: integer('version').notNull().default(1),
})

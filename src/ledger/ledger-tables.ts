import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { at, id, money, ref } from '../db/columns.ts'
import { type DeltaTable, deltaColumns } from '../db/deltas.ts'
import type { AccountCode } from './chart.ts'
import type { ActorRole } from './entry.ts'
import type { LedgerEvent } from './events.ts'

/**
 * One row per account and sub-account. `balance` is credits minus debits and is changed only by the trigger on
 * postings.
 */
export const ledgerAccounts = pgTable(
  'ledger_accounts',
  {
    id: id(),
    code: text('code').$type<AccountCode>().notNull(),
    ownerId: ref('owner_id'),
    shard: integer('shard').notNull().default(0),
    currency: text('currency').notNull().default('THB'),
    normalSide: text('normal_side').$type<'debit' | 'credit'>().notNull(),
    balance: money('balance').notNull().default(sql`0`),
    allowNegative: boolean('allow_negative').notNull(),
    createdAt: at('created_at').notNull().defaultNow(),
  },
  (t) => [
    unique('ledger_accounts_key').on(t.ownerId, t.code, t.shard, t.currency).nullsNotDistinct(),
    index('ledger_accounts_code').on(t.code),
    check('ledger_accounts_side', sql`${t.normalSide} in ('debit', 'credit')`),
    check('ledger_accounts_not_negative', sql`${t.allowNegative} or ${t.balance} >= 0`),
  ],
)

/** One business event. Ids are UUIDv7 in posting order, so statements are ordered by id. */
export const ledgerEntries = pgTable(
  'ledger_entries',
  {
    id: id(),
    reference: text('reference').notNull(),
    event: text('event').$type<LedgerEvent>().notNull(),
    /** The number of its postings; the trigger rejects any other number, also later. */
    lines: smallint('lines').notNull(),
    actorId: ref('actor_id'),
    actorRole: text('actor_role').$type<ActorRole>(),
    occurredAt: at('occurred_at').notNull(),
    jobId: ref('job_id'),
    campaignId: ref('campaign_id'),
    chargeId: ref('charge_id'),
    withdrawalId: ref('withdrawal_id'),
    reverses: uuid('reverses'),
    idempotencyKey: text('idempotency_key'),
    memo: jsonb('memo').$type<Record<string, unknown>>(),
  },
  (t) => [
    unique('ledger_entries_reference').on(t.reference),
    unique('ledger_entries_reverses').on(t.reverses),
    check('ledger_entries_lines', sql`${t.lines} > 0`),
    // A job is paid out only once, however it ends.
    uniqueIndex('ledger_entries_job_settled').on(t.jobId).where(sql`${t.event} in ('job_completed', 'job_cancelled')`),
    index('ledger_entries_event').on(t.event, t.id),
    index('ledger_entries_actor').on(t.actorId, t.occurredAt).where(sql`${t.actorRole} = 'marketer'`),
    index('ledger_entries_job').on(t.jobId).where(sql`${t.jobId} is not null`),
    index('ledger_entries_campaign').on(t.campaignId).where(sql`${t.campaignId} is not null`),
    index('ledger_entries_charge').on(t.chargeId).where(sql`${t.chargeId} is not null`),
    index('ledger_entries_withdrawal').on(t.withdrawalId).where(sql`${t.withdrawalId} is not null`),
  ],
)

/** The lines of an entry: `amount` is debited from the source and credited to the destination. */
export const ledgerPostings = pgTable(
  'ledger_postings',
  {
    entryId: ref('entry_id')
      .notNull()
      .references(() => ledgerEntries.id),
    seq: smallint('seq').notNull(),
    sourceAccount: ref('source_account')
      .notNull()
      .references(() => ledgerAccounts.id),
    destinationAccount: ref('destination_account')
      .notNull()
      .references(() => ledgerAccounts.id),
    amount: money('amount').notNull(),
  },
  (t) => [
    primaryKey({ name: 'ledger_postings_pkey', columns: [t.entryId, t.seq] }),
    check('ledger_postings_amount', sql`${t.amount} > 0`),
    check('ledger_postings_two_accounts', sql`${t.sourceAccount} <> ${t.destinationAccount}`),
    index('ledger_postings_out').on(t.sourceAccount, t.entryId.desc().nullsFirst()),
    index('ledger_postings_in').on(t.destinationAccount, t.entryId.desc().nullsFirst()),
  ],
)

/**
 * Amounts that each owner's account received and paid, by Bangkok day and code of the other account, so that past
 * balances and totals need no postings. Only the trigger on postings writes it (migration ledger_days_kept).
 */
export const ledgerDays = pgTable(
  'ledger_days',
  {
    accountId: ref('account_id')
      .notNull()
      .references(() => ledgerAccounts.id),
    day: date('day', { mode: 'string' }).notNull(),
    otherCode: text('other_code').$type<AccountCode>().notNull(),
    credited: money('credited').notNull().default(sql`0`),
    debited: money('debited').notNull().default(sql`0`),
  },
  (t) => [primaryKey({ name: 'ledger_days_pkey', columns: [t.accountId, t.day, t.otherCode] })],
)

/**
 * Amounts that all accounts of a code paid and received, by Bangkok day and event, and the number of entries that
 * touched them. Rows with an empty code count all entries. The trigger on postings inserts the changes (migration
 * ledger_code_days_kept), so that the trial balance reads no postings.
 */
export const ledgerCodeDays = pgTable(
  'ledger_code_days',
  {
    ...deltaColumns,
    day: date('day', { mode: 'string' }).notNull(),
    code: text('code').$type<AccountCode | ''>().notNull(),
    event: text('event').$type<LedgerEvent>().notNull(),
    debits: money('debits').notNull().default(sql`0`),
    credits: money('credits').notNull().default(sql`0`),
    entries: integer('entries').notNull().default(0),
  },
  (t) => [
    index('ledger_code_days_key').on(t.day, t.code, t.event),
    index('ledger_code_days_new').on(t.id).where(sql`is_new`),
  ],
)

export const codeDaySums: DeltaTable = {
  name: 'ledger_code_days',
  keys: ['day', 'code', 'event'],
  sums: ['debits', 'credits', 'entries'],
}

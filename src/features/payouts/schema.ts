import { sql } from 'drizzle-orm'
import {
  check,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { PROMPTPAY_IDS } from '../../core/thai/payout-target.ts'
import { at, id, money } from '../../db/columns.ts'
import { type DeltaTable, deltaColumns } from '../../db/deltas.ts'
import { accounts } from '../accounts/schema.ts'
import { files } from '../files/schema.ts'
import { BATCH_STATUSES } from './kinds.ts'
import type { IncomeKind } from './shapes.ts'

/**
 * Where a payee's payouts go: a bank account or a PromptPay id. A change inserts a new row; existing withdrawals keep
 * the old one.
 */
export const bankAccounts = pgTable(
  'bank_accounts',
  {
    id: id(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id),
    /** A bank's short code, for example KBANK. */
    bank: text('bank'),
    /** The kind of id, if the number is a PromptPay id. */
    promptpay: text('promptpay', { enum: PROMPTPAY_IDS }),
    /** Digits; a mobile number starts with 0. */
    number: text('number').notNull(),
    /** The holder's name as the bank writes it. */
    name: text('name').notNull(),
    status: text('status', { enum: ['waiting', 'verified', 'rejected', 'replaced'] }).notNull(),
    /** The provider's verification result, and the operator who decided if there was none. */
    providerResult: text('provider_result', { enum: ['match', 'mismatch', 'closed', 'unknown'] }).notNull(),
    decidedBy: uuid('decided_by'),
    reason: text('reason'),
    /** The picture of the bank book, sent by the owner during verification. */
    passbookFileId: uuid('passbook_file_id').references(() => files.id),
    /** A changed account is blocked for a day, so that its owner can object. */
    usableFrom: at('usable_from').notNull(),
    createdAt: at('created_at').notNull(),
    decidedAt: at('decided_at'),
  },
  (t) => [
    unique('bank_accounts_owned').on(t.id, t.accountId),
    uniqueIndex('bank_accounts_current').on(t.accountId).where(sql`status in ('waiting', 'verified')`),
    index('bank_accounts_account').on(t.accountId, t.id.desc().nullsFirst()),
    index('bank_accounts_search').using('gin', t.name.op('gin_trgm_ops'), t.number.op('gin_trgm_ops')),
    index('bank_accounts_waiting').on(t.id).where(sql`status = 'waiting'`),
    check('bank_accounts_target', sql`num_nonnulls(${t.bank}, ${t.promptpay}) = 1`),
    // The number is empty after a closed account has been erased.
    check(
      'bank_accounts_promptpay',
      sql`${t.promptpay} is null or ${t.number} = ''
        or ${t.number} ~ case ${t.promptpay} when 'phone' then '^0[689][0-9]{8}$' when 'taxId' then '^[0-9]{13}$' end`,
    ),
  ],
)

/**
 * Input that a payee has not yet confirmed with a code, stored so that leaving the page to read the code loses nothing.
 */
export const payoutDrafts = pgTable('payout_drafts', {
  accountId: uuid('account_id')
    .primaryKey()
    .references(() => accounts.id),
  /** Amount of a withdrawal, satang. */
  price: money('price'),
  bank: jsonb('bank').$type<{ bank: string; number: string; name: string; confirmed: boolean }>(),
  /** The PromptPay id chosen instead of a bank account. */
  promptpay: text('promptpay', { enum: PROMPTPAY_IDS }),
  updatedAt: at('updated_at').notNull(),
})

/** Withdrawals exported to the bank together. */
export const payoutBatches = pgTable(
  'payout_batches',
  {
    id: id(),
    reference: text('reference').notNull().unique(),
    status: text('status', { enum: BATCH_STATUSES }).notNull(),
    createdBy: uuid('created_by')
      .notNull()
      .references(() => accounts.id),
    createdAt: at('created_at').notNull(),
    count: integer('count').notNull(),
    total: money('total').notNull(),
    voidReason: text('void_reason'),
    voidRequestedBy: uuid('void_requested_by').references(() => accounts.id),
    voidApprovedBy: uuid('void_approved_by').references(() => accounts.id),
    voidedAt: at('voided_at'),
  },
  (t) => [
    check(
      'payout_batches_voided',
      sql`(${t.status} = 'voided') = (${t.voidedAt} is not null and ${t.voidReason} is not null
        and ${t.voidRequestedBy} is not null and ${t.voidApprovedBy} is not null)`,
    ),
    check(
      'payout_batches_two_people',
      sql`${t.voidRequestedBy} is distinct from ${t.voidApprovedBy} or ${t.voidApprovedBy} is null`,
    ),
    index('payout_batches_status').on(t.status, t.id.desc().nullsFirst()),
  ],
)

export const withdrawals = pgTable(
  'withdrawals',
  {
    id: id(),
    reference: text('reference').notNull().unique(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id),
    bankAccountId: uuid('bank_account_id').notNull(),
    /** The talent manager who requested it for the payee. */
    requestedBy: uuid('requested_by').references(() => accounts.id),
    /** The amount debited from the balance, satang; includes the fee. */
    price: money('price').notNull(),
    fee: money('fee').notNull(),
    feeVat: money('fee_vat').notNull(),
    type: text('type', { enum: ['automatic', 'manual'] }).notNull(),
    status: text('status', { enum: ['Pending', 'TransferComplete', 'Rejected'] }).notNull(),
    reason: text('reason'),
    expectedOn: text('expected_on').notNull(),
    requestedAt: at('requested_at').notNull(),
    /** The second operator, if the amount requires one. */
    approvedBy: uuid('approved_by'),
    approvedAt: at('approved_at'),
    /**
     * The operator who opened its PromptPay QR to pay it. While the withdrawal is Pending, no batch may contain it.
     * Kept afterwards as a record.
     */
    qrClaimedBy: uuid('qr_claimed_by').references(() => accounts.id),
    qrClaimedAt: at('qr_claimed_at'),
    decidedBy: uuid('decided_by'),
    decidedAt: at('decided_at'),
    /** Two operators have recorded that the bank returned a completed transfer. */
    returnedAt: at('returned_at'),
    /** The line of the bank statement with the returned transfer: its reference, booked in `bank_transfers`, and day. */
    returnRef: text('return_ref'),
    returnedOn: text('returned_on'),
    /** The bank's own reference of the transfer. */
    transferRef: text('transfer_ref'),
  },
  (t) => [
    // At most one Pending withdrawal per payee, even with concurrent requests.
    uniqueIndex('withdrawals_one_pending').on(t.accountId).where(sql`status = 'Pending'`),
    // A payout always goes to the payee's own bank account, whoever requests it.
    foreignKey({
      name: 'withdrawals_own_bank_account',
      columns: [t.bankAccountId, t.accountId],
      foreignColumns: [bankAccounts.id, bankAccounts.accountId],
    }),
    check(
      'withdrawals_requested_by',
      sql`${t.requestedBy} <> ${t.accountId} and ${t.type} = 'manual' or ${t.requestedBy} is null`,
    ),
    check(
      'withdrawals_price',
      sql`${t.price} > 0 and ${t.fee} >= 0 and ${t.fee} < ${t.price} and ${t.feeVat} <= ${t.fee}`,
    ),
    // A line of the bank statement returns one transfer only.
    check('withdrawals_qr_claim', sql`num_nonnulls(${t.qrClaimedBy}, ${t.qrClaimedAt}) <> 1`),
    index('withdrawals_account').on(t.accountId, t.id.desc().nullsFirst()),
    index('withdrawals_status').on(t.status, t.id.desc().nullsFirst()),
  ],
)

/**
 * Paid withdrawals whose fees were taken before fee invoices existed. A sweep issues the invoices and removes the rows.
 */
export const feeInvoicesDue = pgTable('fee_invoices_due', {
  withdrawalId: uuid('withdrawal_id')
    .primaryKey()
    .references(() => withdrawals.id),
})

/** A withdrawal in a batch. If the batch is voided, it may be added to another one. */
export const payoutBatchRows = pgTable(
  'payout_batch_rows',
  {
    batchId: uuid('batch_id')
      .notNull()
      .references(() => payoutBatches.id),
    withdrawalId: uuid('withdrawal_id')
      .notNull()
      .references(() => withdrawals.id),
    state: text('state', { enum: ['payable', 'paid', 'voided'] }).notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.batchId, t.withdrawalId] }),
    // A withdrawal is payable or paid in at most one batch.
    uniqueIndex('payout_batch_rows_once').on(t.withdrawalId).where(sql`state <> 'voided'`),
  ],
)

/** Each version of a batch's bank file: the payable rows at that time, and the hash of the exact bytes. */
export const payoutBatchFiles = pgTable(
  'payout_batch_files',
  {
    batchId: uuid('batch_id')
      .notNull()
      .references(() => payoutBatches.id),
    version: integer('version').notNull(),
    /** SHA-256, hexadecimal. */
    hash: text('hash').notNull(),
    count: integer('count').notNull(),
    total: money('total').notNull(),
    createdAt: at('created_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.batchId, t.version] }), check('payout_batch_files_count', sql`${t.count} > 0`)],
)

/**
 * Incomes of a payee by Bangkok month and kind, and the number of completed jobs. A trigger on postings updates it
 * (migration income_months_kept).
 */
export const incomeMonths = pgTable(
  'income_months',
  {
    ...deltaColumns,
    ownerId: uuid('owner_id').notNull(),
    /** First day of the month. */
    month: date('month', { mode: 'string' }).notNull(),
    kind: text('kind').$type<IncomeKind>().notNull(),
    gross: money('gross').notNull(),
    vat: money('vat').notNull(),
    tax: money('tax').notNull(),
    jobs: integer('jobs').notNull(),
  },
  (t) => [
    index('income_months_owner').on(t.ownerId, t.month, t.kind),
    index('income_months_new').on(t.id).where(sql`is_new`),
  ],
)

export const incomeMonthSums: DeltaTable = {
  name: 'income_months',
  keys: ['owner_id', 'month', 'kind'],
  sums: ['gross', 'vat', 'tax', 'jobs'],
}

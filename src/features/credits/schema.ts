import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { at, id, money } from '../../db/columns.ts'
import { accounts } from '../accounts/schema.ts'
import { files } from '../files/schema.ts'
import type { TaxParty } from './shapes.ts'

/** What a brand pays for. One row from the first click to the receipt; the ledger holds what it became. */
export const charges = pgTable(
  'charges',
  {
    id: id(),
    /** Reference 1 of the QR and of transfers: A-Z and 0-9, at most 20. */
    reference: text('reference').notNull().unique(),
    marketerId: uuid('marketer_id')
      .notNull()
      .references(() => accounts.id),
    purpose: text('purpose', { enum: ['credits', 'package'] }).notNull(),
    /** What is bought, in the words of the feature that delivers it (a package's slug and units …). */
    item: jsonb('item').$type<Record<string, unknown>>(),
    net: money('net').notNull(),
    vatBps: integer('vat_bps').notNull(),
    vat: money('vat').notNull(),
    total: money('total').notNull(),
    method: text('method', { enum: ['promptpay', 'card', 'transfer'] }).notNull(),
    status: text('status', { enum: ['pending', 'paid', 'failed', 'expired', 'review'] }).notNull(),
    /** Why a person has to look. */
    reviewReason: text('review_reason', { enum: ['slip', 'wrong_amount'] }),
    provider: text('provider'),
    providerChargeId: text('provider_charge_id'),
    /** One-use token that the payer gave, until the provider answered: what was asked for outlives a crash. */
    cardToken: text('card_token'),
    qrPayload: text('qr_payload'),
    /** A page of the provider where the payer confirms. */
    authorizeUrl: text('authorize_url'),
    createdAt: at('created_at').notNull(),
    expiresAt: at('expires_at').notNull(),
    paidAt: at('paid_at'),
    /** What really arrived. */
    received: money('received'),
    failureCode: text('failure_code'),
    slipFileId: uuid('slip_file_id').references(() => files.id),
    slipAt: at('slip_at'),
    /** SHA-256 of the slip as sent: the same slip on two charges is shown to the operator. */
    slipHash: text('slip_hash'),
    /** Buyer of the tax invoice as on the day of the charge. */
    party: jsonb('party').$type<TaxParty>().notNull(),
    approvedBy: uuid('approved_by'),
    decidedBy: uuid('decided_by'),
    decidedAt: at('decided_at'),
    decisionNote: text('decision_note'),
    /** Credits after the purchase, and the day until which the bought ones can be spent. */
    balanceAfter: money('balance_after'),
    validUntil: at('valid_until'),
    chargedBackAt: at('charged_back_at'),
    /** When the provider is asked again; null when nothing can change any more. */
    nextCheckAt: at('next_check_at'),
    readAt: at('read_at'),
  },
  (t) => [
    uniqueIndex('charges_provider').on(t.provider, t.providerChargeId),
    check('charges_sum', sql`${t.net} > 0 and ${t.vat} >= 0 and ${t.total} = ${t.net} + ${t.vat}`),
    check('charges_paid', sql`(${t.status} = 'paid') = (${t.paidAt} is not null)`),
    index('charges_marketer').on(t.marketerId, t.id.desc()),
    index('charges_status').on(t.status, t.id.desc()),
    index('charges_newest').on(t.id.desc()),
    index('charges_due').on(t.nextCheckAt).where(sql`${t.nextCheckAt} is not null`),
    index('charges_slip').on(t.slipHash).where(sql`${t.slipHash} is not null`),
  ],
)

/** Webhooks of providers. A row is locked from its claim to the commit, so that one event acts once. */
export const webhookEvents = pgTable(
  'webhook_events',
  {
    provider: text('provider').notNull(),
    eventId: text('event_id').notNull(),
    kind: text('kind').notNull(),
    receivedAt: at('received_at').notNull(),
    /** Null while its charge is not known here. */
    processedAt: at('processed_at'),
    chargeId: uuid('charge_id').references(() => charges.id),
    deliveries: integer('deliveries').notNull().default(1),
  },
  (t) => [
    primaryKey({ columns: [t.provider, t.eventId] }),
    index('webhook_events_charge').on(t.chargeId).where(sql`${t.chargeId} is not null`),
  ],
)

/** Money that arrived and fits no charge. It stands in suspense in the ledger until an operator matches or returns it. */
export const receipts = pgTable(
  'receipts',
  {
    id: id(),
    /** The charge with whose reference it came. */
    chargeId: uuid('charge_id')
      .notNull()
      .references(() => charges.id),
    amount: money('amount').notNull(),
    problem: text('problem', { enum: ['wrong_amount', 'duplicate'] }).notNull(),
    /** Of a payment through the provider. */
    provider: text('provider'),
    providerChargeId: text('provider_charge_id'),
    /** Of a transfer: its reference on the bank statement. */
    bankRef: text('bank_ref'),
    status: text('status', { enum: ['unmatched', 'matched', 'returned'] }).notNull(),
    /** The charge that it paid; what was more than its total went back. */
    matchedChargeId: uuid('matched_charge_id').references(() => charges.id),
    receivedAt: at('received_at').notNull(),
    decidedBy: uuid('decided_by'),
    decidedAt: at('decided_at'),
    note: text('note'),
  },
  (t) => [
    // One payment is one receipt, however often it is reported.
    uniqueIndex('receipts_provider').on(t.provider, t.providerChargeId),
    uniqueIndex('receipts_bank_ref').on(t.bankRef),
    check('receipts_origin', sql`(${t.providerChargeId} is null) <> (${t.bankRef} is null)`),
    check('receipts_amount', sql`${t.amount} > 0`),
    check('receipts_decided', sql`(${t.status} = 'unmatched') = (${t.decidedAt} is null)`),
    check('receipts_matched', sql`(${t.status} = 'matched') = (${t.matchedChargeId} is not null)`),
    index('receipts_charge').on(t.chargeId, t.id),
    index('receipts_unmatched').on(t.id).where(sql`status = 'unmatched'`),
  ],
)

/** Transfers of the bank statement that were booked, for a slip or as a receipt: each line counts once. */
export const bankTransfers = pgTable('bank_transfers', {
  /** As normalized by `normalBankRef`. */
  bankRef: text('bank_ref').primaryKey(),
  chargeId: uuid('charge_id')
    .notNull()
    .references(() => charges.id),
  recordedAt: at('recorded_at').notNull(),
})

/** Money on its way back to a payer. */
export const chargeRefunds = pgTable(
  'charge_refunds',
  {
    id: id(),
    chargeId: uuid('charge_id')
      .notNull()
      .references(() => charges.id),
    /** The lot that the credits leave; null where an unmatched receipt goes back. */
    lotId: uuid('lot_id'),
    receiptId: uuid('receipt_id').references(() => receipts.id),
    net: money('net').notNull(),
    vat: money('vat').notNull(),
    gross: money('gross').notNull(),
    /** requested: credits are taken, the money is on its way. cancelled: dropped before anything was taken. */
    status: text('status', { enum: ['requested', 'paid', 'cancelled'] }).notNull(),
    reason: text('reason').notNull(),
    requestedBy: uuid('requested_by').notNull(),
    approvedBy: uuid('approved_by'),
    providerRefundId: text('provider_refund_id'),
    /** The operator's transfer reference where the provider does not refund. */
    paidNote: text('paid_note'),
    /** How often the provider could not send it, and why the last time. */
    failures: integer('failures').notNull().default(0),
    error: text('error'),
    /** When the provider is called again; null where an operator sends it by hand. */
    nextAt: at('next_at'),
    createdAt: at('created_at').notNull(),
    paidAt: at('paid_at'),
  },
  (t) => [
    check('charge_refunds_source', sql`${t.lotId} is null or ${t.receiptId} is null`),
    check('charge_refunds_sum', sql`${t.gross} > 0 and ${t.net} >= 0 and ${t.vat} >= 0`),
    index('charge_refunds_charge').on(t.chargeId, t.id),
    index('charge_refunds_due').on(t.nextAt).where(sql`${t.nextAt} is not null`),
    index('charge_refunds_requested').on(t.chargeId).where(sql`status = 'requested'`),
  ],
)

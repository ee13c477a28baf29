import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { satang } from '../../core/money.ts'
import { at, id, money } from '../../db/columns.ts'
import { accounts } from '../accounts/schema.ts'
import { files } from '../files/schema.ts'
import { RECEIPT_PROBLEMS, type TaxParty } from './shapes.ts'

/** A marketer's payments: one row from the order to the receipt. The resulting postings are in the ledger. */
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
    /** What is bought, defined by the feature that delivers it (for example a package's slug and units). */
    item: jsonb('item').$type<Record<string, unknown>>(),
    net: money('net').notNull(),
    vatBps: integer('vat_bps').notNull(),
    vat: money('vat').notNull(),
    total: money('total').notNull(),
    /** Tax that the buyer withholds from the price without VAT: the payment is the total less this amount. */
    withheldBps: integer('withheld_bps').notNull().default(0),
    withheld: money('withheld').notNull().default(satang(0)),
    method: text('method', { enum: ['promptpay', 'card', 'transfer'] }).notNull(),
    status: text('status', { enum: ['pending', 'paid', 'failed', 'expired', 'review', 'cancelled'] }).notNull(),
    /** Why an operator must review it. */
    reviewReason: text('review_reason', { enum: ['slip', 'wrong_amount'] }),
    provider: text('provider'),
    providerChargeId: text('provider_charge_id'),
    /** The payer's single-use token, stored until the provider has responded, so that a payment survives a crash. */
    cardToken: text('card_token'),
    qrPayload: text('qr_payload'),
    /** URL of the provider's confirmation page. */
    authorizeUrl: text('authorize_url'),
    createdAt: at('created_at').notNull(),
    expiresAt: at('expires_at').notNull(),
    paidAt: at('paid_at'),
    /** When the marketer or an operator cancelled it. A payment that still arrives is delivered. */
    cancelledAt: at('cancelled_at'),
    /** The amount actually received. */
    received: money('received'),
    failureCode: text('failure_code'),
    slipFileId: uuid('slip_file_id').references(() => files.id),
    slipAt: at('slip_at'),
    /** SHA-256 of the uploaded slip, to detect the same slip on two charges. */
    slipHash: text('slip_hash'),
    /** Buyer on the tax invoice, as of the day of the charge. */
    party: jsonb('party').$type<TaxParty>().notNull(),
    /** The buyer's own purchase order and cost centre, printed on the documents. */
    poNumber: text('po_number'),
    costCentre: text('cost_centre'),
    /** The operator who sold it to the marketer; null if the marketer bought it itself. */
    soldBy: uuid('sold_by'),
    approvedBy: uuid('approved_by'),
    decidedBy: uuid('decided_by'),
    decidedAt: at('decided_at'),
    decisionNote: text('decision_note'),
    /** Available credits after the purchase, and the expiry of the purchased credits. */
    balanceAfter: money('balance_after'),
    validUntil: at('valid_until'),
    chargedBackAt: at('charged_back_at'),
    /** When to fetch it from the provider again; null when it can no longer change. */
    nextCheckAt: at('next_check_at'),
    readAt: at('read_at'),
  },
  (t) => [
    uniqueIndex('charges_provider').on(t.provider, t.providerChargeId),
    check('charges_sum', sql`${t.net} > 0 and ${t.vat} >= 0 and ${t.total} = ${t.net} + ${t.vat}`),
    check('charges_withheld', sql`${t.withheld} >= 0 and ${t.withheld} < ${t.net}`),
    check('charges_paid', sql`(${t.status} = 'paid') = (${t.paidAt} is not null)`),
    index('charges_marketer').on(t.marketerId, t.id.desc().nullsFirst()),
    index('charges_status').on(t.status, t.id.desc().nullsFirst()),
    index('charges_slips').on(t.id).where(sql`status = 'review' and review_reason = 'slip'`),
    index('charges_newest').on(t.id.desc().nullsFirst()),
    index('charges_due').on(t.nextCheckAt).where(sql`${t.nextCheckAt} is not null`),
    index('charges_slip').on(t.slipHash).where(sql`${t.slipHash} is not null`),
  ],
)

/** Webhook events of providers. The row is locked until the commit, so that each event is processed once. */
export const webhookEvents = pgTable(
  'webhook_events',
  {
    provider: text('provider').notNull(),
    eventId: text('event_id').notNull(),
    kind: text('kind').notNull(),
    receivedAt: at('received_at').notNull(),
    /** Null until its charge is known. */
    processedAt: at('processed_at'),
    chargeId: uuid('charge_id').references(() => charges.id),
    deliveries: integer('deliveries').notNull().default(1),
  },
  (t) => [
    primaryKey({ columns: [t.provider, t.eventId] }),
    index('webhook_events_charge').on(t.chargeId).where(sql`${t.chargeId} is not null`),
  ],
)

/** Money that matches no charge. It stays in suspense in the ledger until an operator matches or refunds it. */
export const receipts = pgTable(
  'receipts',
  {
    id: id(),
    /** The charge whose reference the payment contained. */
    chargeId: uuid('charge_id')
      .notNull()
      .references(() => charges.id),
    amount: money('amount').notNull(),
    problem: text('problem', { enum: RECEIPT_PROBLEMS }).notNull(),
    /** For a payment through the provider. */
    provider: text('provider'),
    providerChargeId: text('provider_charge_id'),
    /** For a transfer: its reference on the bank statement. */
    bankRef: text('bank_ref'),
    status: text('status', { enum: ['unmatched', 'matched', 'returned'] }).notNull(),
    /** The charge that it paid; any excess was refunded. */
    matchedChargeId: uuid('matched_charge_id').references(() => charges.id),
    receivedAt: at('received_at').notNull(),
    decidedBy: uuid('decided_by'),
    decidedAt: at('decided_at'),
    note: text('note'),
  },
  (t) => [
    // Each payment is recorded once, however often it is reported.
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

/**
 * Transfers on the bank statement that were recorded (for a slip, as a receipt, for withheld tax or as the return of a payout). Each counts
 * once.
 */
export const bankTransfers = pgTable(
  'bank_transfers',
  {
    /** As normalized by `normalBankRef`. */
    bankRef: text('bank_ref').primaryKey(),
    chargeId: uuid('charge_id').references(() => charges.id),
    /** The withdrawal that the bank returned. */
    withdrawalId: uuid('withdrawal_id'),
    recordedAt: at('recorded_at').notNull(),
  },
  (t) => [check('bank_transfers_target', sql`(${t.chargeId} is null) <> (${t.withdrawalId} is null)`)],
)

/** Refunds to payers. */
export const chargeRefunds = pgTable(
  'charge_refunds',
  {
    id: id(),
    chargeId: uuid('charge_id')
      .notNull()
      .references(() => charges.id),
    /** The lot from which the credits are taken; null for the refund of an unmatched receipt. */
    lotId: uuid('lot_id'),
    receiptId: uuid('receipt_id').references(() => receipts.id),
    net: money('net').notNull(),
    vat: money('vat').notNull(),
    /** Set off against a withholding certificate that was still due. */
    withheld: money('withheld').notNull().default(satang(0)),
    gross: money('gross').notNull(),
    /** requested: credits are taken, the money is being sent. cancelled: dropped before anything was taken. */
    status: text('status', { enum: ['requested', 'paid', 'cancelled'] }).notNull(),
    reason: text('reason').notNull(),
    requestedBy: uuid('requested_by').notNull(),
    approvedBy: uuid('approved_by'),
    providerRefundId: text('provider_refund_id'),
    /** Reference of the operator's transfer if the provider does not refund. */
    paidNote: text('paid_note'),
    /** How often the provider failed to send it, and the last error. */
    failures: integer('failures').notNull().default(0),
    error: text('error'),
    /** When the provider is called again; null for a manual transfer. */
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

/** Refunds and chargebacks made before credit notes existed, which still need one. The sweep empties this table. */
export const creditNotesDue = pgTable(
  'credit_notes_due',
  {
    /** `refund` with the refund's id, or `chargeback` with the charge's. */
    refType: text('ref_type', { enum: ['refund', 'chargeback'] }).notNull(),
    refId: uuid('ref_id').notNull(),
    chargeId: uuid('charge_id')
      .notNull()
      .references(() => charges.id),
    /** When the VAT was reversed. The sweep issues the oldest first. */
    reversedAt: at('reversed_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.refType, t.refId] }), index('credit_notes_due_order').on(t.reversedAt, t.refId)],
)

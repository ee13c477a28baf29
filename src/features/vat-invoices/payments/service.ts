import { nextReminder } from '../../../core/document-dates.ts'
import { newId } from '../../../core/ids.ts'
import { type Satang, sum } from '../../../core/money.ts'
import type { Tx } from '../../../db/types.ts'
import { balanceOf } from '../../../ledger/balances.ts'
import { post } from '../../../ledger/post.ts'
import { vatForgone } from '../../../ledger/recipes/taxes.ts'
import { readSettings } from '../../../platform/settings.ts'
import { titleWords } from '../../campaigns/rules/title-words.ts'
import { notify } from '../../notifications/service.ts'
import { vatInvoiceStatusAfter } from '../rules/status.ts'
import {
  findVatInvoice,
  insertVatInvoice,
  lockPayee,
  lockUnsent,
  totalsByStatus,
  updateVatInvoice,
  type VatInvoiceRecord,
} from '../store.ts'

export const VAT_INVOICE_PAGE = '/Influencer/vatInvoice'

/** A payment for a job with VAT on top, to one payee. */
export interface VatPayment {
  accountId: string
  jobId: string
  role: VatInvoiceRecord['role']
  base: Satang
  amount: Satang
}

/**
 * Records that the VAT of a payment is pending, and requests the tax invoice. Runs in the transaction of the payment.
 */
export async function recordVatPayment(tx: Tx, now: Date, payment: VatPayment): Promise<void> {
  const days = (await readSettings(tx, now))['vat.invoice_remind_days']
  const id = newId(now.getTime())
  await insertVatInvoice(tx, { ...payment, id, paidAt: now, status: 'waiting', remindAt: nextReminder(now, days, now) })
  const row = await findVatInvoice(tx, id)
  if (!row) return
  await notify(tx, now, {
    kind: 'vat.requested',
    key: `vat-invoice:${id}:requested`,
    to: { accountId: payment.accountId },
    data: {
      amount: { satang: payment.amount },
      job: titleWords(row),
      brand: row.brand,
    },
    href: `${VAT_INVOICE_PAGE}?open=${id}`,
  })
}

export interface VatSummary {
  /** Pending VAT in the ledger. */
  pending: Satang
  /** The part of it whose tax invoice was not sent or was rejected. */
  unsent: Satang
  /** Number of payments whose tax invoice is in review. */
  inReview: number
  /** There is, or was, a payment with VAT. */
  hasVat: boolean
}

export async function readVatSummary(tx: Tx, accountId: string): Promise<VatSummary> {
  const pending = await balanceOf(tx, 'creator_vat_pending', accountId)
  const totals = await totalsByStatus(tx, accountId)
  return {
    pending,
    unsent: sum(totals.waiting?.amount ?? 0, totals.rejected?.amount ?? 0),
    inReview: totals.in_progress?.n ?? 0,
    hasVat: Object.keys(totals).length > 0,
  }
}

/** Gives up all VAT without a submitted tax invoice and returns the sum. Invoices in review are unchanged. */
export async function forgoVat(tx: Tx, now: Date, accountId: string): Promise<Satang> {
  await lockPayee(tx, accountId)
  const rows = await lockUnsent(tx, accountId)
  for (const { id, jobId, amount, status } of rows) {
    const actor = { id: accountId, role: 'influencer' as const }
    await post(tx, vatForgone({ vatInvoiceId: id, ownerId: accountId, jobId, amount, actor }), now)
    const next = vatInvoiceStatusAfter(status, 'forgo', 'influencer')
    await updateVatInvoice(tx, id, { status: next, decidedAt: now, decidedBy: null, remindAt: null })
  }
  return sum(...rows.map(({ amount }) => amount))
}

import { dayOf } from '../../../core/calendar.ts'
import type { Clock } from '../../../core/clock.ts'
import { satang } from '../../../core/money.ts'
import type { Bilingual } from '../../../core/shapes.ts'
import type { Tx } from '../../../db/types.ts'
import { formatDate } from '../../../i18n/formats.ts'
import type { AppConfig } from '../../../platform/context.ts'
import { readSettings } from '../../../platform/settings.ts'
import { correctionsOf, everIssued, invoiceToCredit, issueDocument } from '../../documents/service.ts'
import type { FeeDocument } from '../shapes.ts'
import { partyOf } from './party.ts'
import { payeeOf, type WithdrawalRecord } from './store.ts'

const PAID_BY = 'หักจากยอดที่ถอน (Deducted from the withdrawal)'
const RETURNED = {
  th: 'ธนาคารตีคืนเงินที่โอน จึงคืนค่าธรรมเนียมถอนเงิน',
  en: 'The bank returned the transfer, so the withdrawal fee is given back',
}

/**
 * The reason. If the credit note is issued on a later day, it also names the day on which the transfer was returned.
 */
function reasonOf({ returnedAt: at }: WithdrawalRecord, now: Date): Bilingual {
  if (!at || dayOf(at) === dayOf(now)) return RETURNED
  return { th: `${RETURNED.th} เมื่อวันที่ ${formatDate('th', at)}`, en: `${RETURNED.en}, on ${formatDate('en', at)}` }
}

export interface InvoiceEnv {
  clock: Clock
  config: Pick<AppConfig, 'seller'>
}

/** The VAT rate that applied to the fee. */
const vatRateOf = async (tx: Tx, { requestedAt }: WithdrawalRecord): Promise<number> =>
  (await readSettings(tx, requestedAt))['vat.bps']

const sellerOf = ({ config: { seller } }: InvoiceEnv) => ({
  name: seller.name,
  address: seller.address,
  taxId: seller.taxId,
  branch: seller.branch,
})

/**
 * Issues the tax invoice of a withdrawal's fee, once: a full one if the payee has a Thai tax id and an address,
 * otherwise an abbreviated one. Call it last in the transaction that pays the withdrawal, because the document numbers
 * stay locked until the commit.
 */
export async function issueFeeInvoice(tx: Tx, env: InvoiceEnv, withdrawal: WithdrawalRecord, paidAt: Date) {
  const { id, accountId, fee, feeVat, reference } = withdrawal
  if (fee === 0) return null
  const party = await partyOf(await payeeOf(tx, accountId))
  const taxId = /^\d{13}$/.test(party.taxId) ? party.taxId : ''
  return issueDocument(tx, env.clock, {
    kind: 'fee_invoice',
    owner: accountId,
    ref: { type: 'withdrawal', id },
    data: {
      form: taxId && party.address ? 'full' : 'abbreviated',
      seller: sellerOf(env),
      buyer: { ...party, taxId },
      text: 'ค่าธรรมเนียมถอนเงิน / Withdrawal fee',
      net: satang(fee - feeVat),
      vatRate: await vatRateOf(tx, withdrawal),
      vat: feeVat,
      total: fee,
      paidBy: PAID_BY,
      paidOn: dayOf(paidAt),
      reference,
    },
  })
}

/** Issues the credit note of a refunded fee. Issues the invoice first if it is missing. */
export async function issueFeeCreditNote(
  tx: Tx,
  env: InvoiceEnv,
  withdrawal: WithdrawalRecord,
  paidAt: Date,
): Promise<void> {
  const { id, accountId, fee, feeVat, reference } = withdrawal
  await issueFeeInvoice(tx, env, withdrawal, paidAt)
  const invoice = await invoiceToCredit(tx, 'fee_invoice', { type: 'withdrawal', id })
  if (!invoice) return
  const net = satang(fee - feeVat)
  await issueDocument(tx, env.clock, {
    kind: 'credit_note',
    owner: accountId,
    ref: { type: 'withdrawal', id },
    data: {
      seller: sellerOf(env),
      buyer: invoice.buyer,
      invoice: { serial: invoice.serial, issuedOn: invoice.issuedOn, net, credited: 0 },
      text: 'คืนค่าธรรมเนียมถอนเงิน / Withdrawal fee given back',
      reason: reasonOf(withdrawal, env.clock.now()),
      correctNet: 0,
      net,
      vatRate: await vatRateOf(tx, withdrawal),
      vat: feeVat,
      total: fee,
      reference,
    },
  })
}

/**
 * Invoices and credit notes of the fees of some withdrawals, including cancelled ones, by withdrawal, invoice first.
 */
export async function feeDocumentsOf(tx: Tx, ids: readonly string[]): Promise<Map<string, FeeDocument[]>> {
  const byWithdrawal = new Map<string, FeeDocument[]>()
  const issued = await everIssued(tx, 'withdrawal', ids)
  const corrections = await correctionsOf(
    tx,
    issued.map(({ id }) => id),
  )
  for (const { id, kind, serial, refId } of issued) {
    if (kind !== 'fee_invoice' && kind !== 'credit_note') continue
    const { cancelled, replacements } = corrections(id)
    const document = {
      id,
      kind,
      serial,
      cancelled: cancelled !== null,
      replacements: replacements.map((r) => r.number),
    }
    byWithdrawal.set(refId, [...(byWithdrawal.get(refId) ?? []), document])
  }
  return byWithdrawal
}

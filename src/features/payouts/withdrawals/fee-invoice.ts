import { dayOf } from '../../../core/calendar.ts'
import type { Clock } from '../../../core/clock.ts'
import { satang } from '../../../core/money.ts'
import type { Tx } from '../../../db/types.ts'
import { formatDate } from '../../../i18n/formats.ts'
import type { AppConfig } from '../../../platform/context.ts'
import { readSettings } from '../../../platform/settings.ts'
import { zFeeInvoice } from '../../documents/contract.ts'
import { documentsOf, findDocument, issueDocument } from '../../documents/service.ts'
import type { FeeDocument } from '../shapes.ts'
import { partyOf } from './party.ts'
import { payeeOf, type WithdrawalRecord } from './store.ts'

const PAID_BY = 'หักจากยอดที่ถอน (Deducted from the withdrawal)'
const RETURNED = {
  th: 'ธนาคารตีคืนเงินที่โอน จึงคืนค่าธรรมเนียมถอนเงิน',
  en: 'The bank returned the transfer, so the withdrawal fee is given back',
}

/** The reason; a credit note of a later day also names the day on which the transfer came back. */
function reasonOf({ returnedAt: at }: WithdrawalRecord, now: Date): { th: string; en: string } {
  if (!at || dayOf(at) === dayOf(now)) return RETURNED
  return { th: `${RETURNED.th} เมื่อวันที่ ${formatDate('th', at)}`, en: `${RETURNED.en}, on ${formatDate('en', at)}` }
}

export interface InvoiceEnv {
  clock: Clock
  config: Pick<AppConfig, 'seller'>
}

const sellerOf = ({ config: { seller } }: InvoiceEnv) => ({
  name: seller.name,
  address: seller.address,
  taxId: seller.taxId,
  branch: seller.branch,
})

/**
 * Issues the tax invoice of a withdrawal's fee, once: in full if the payee has a Thai tax id and an address, else
 * abbreviated. Call it last in the transaction that pays the withdrawal, because its numbers stay locked until the commit.
 */
export async function issueFeeInvoice(tx: Tx, env: InvoiceEnv, withdrawal: WithdrawalRecord, paidAt: Date) {
  const { id, accountId, fee, feeVat, reference, requestedAt } = withdrawal
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
      text: `ค่าธรรมเนียมถอนเงิน ${reference} / Withdrawal fee`,
      net: satang(fee - feeVat),
      // The rate with which the VAT was computed.
      vatRate: (await readSettings(tx, requestedAt))['vat.bps'],
      vat: feeVat,
      total: fee,
      paidBy: PAID_BY,
      paidOn: dayOf(paidAt),
      reference,
    },
  })
}

/** Issues the credit note of a fee that was given back, and before it the invoice if it is missing. */
export async function issueFeeCreditNote(
  tx: Tx,
  env: InvoiceEnv,
  withdrawal: WithdrawalRecord,
  paidAt: Date,
): Promise<void> {
  const { id, accountId, fee, feeVat, reference } = withdrawal
  const invoice = await issueFeeInvoice(tx, env, withdrawal, paidAt)
  if (!invoice) return
  const printed = await findDocument(tx, 'fee_invoice', { type: 'withdrawal', id })
  const { buyer, vatRate } = zFeeInvoice.parse(printed?.data)
  const net = satang(fee - feeVat)
  await issueDocument(tx, env.clock, {
    kind: 'credit_note',
    owner: accountId,
    ref: { type: 'withdrawal', id },
    data: {
      seller: sellerOf(env),
      buyer,
      invoice: { serial: invoice.serial, issuedOn: dayOf(invoice.issuedAt), net, credited: 0 },
      text: 'คืนค่าธรรมเนียมถอนเงิน / Withdrawal fee given back',
      reason: reasonOf(withdrawal, env.clock.now()),
      correctNet: 0,
      net,
      vatRate,
      vat: feeVat,
      total: fee,
      reference,
    },
  })
}

/** Invoices and credit notes of the fees of some withdrawals, by withdrawal, the invoice first. */
export async function feeDocumentsOf(tx: Tx, ids: readonly string[]): Promise<Map<string, FeeDocument[]>> {
  const byWithdrawal = new Map<string, FeeDocument[]>()
  const issued = await documentsOf(tx, 'withdrawal', ids)
  for (const { id, kind, serial, refId } of issued.sort((a, b) => b.kind.localeCompare(a.kind)))
    if (kind === 'fee_invoice' || kind === 'credit_note')
      byWithdrawal.set(refId, [...(byWithdrawal.get(refId) ?? []), { id, kind, serial }])
  return byWithdrawal
}

import type { Blob } from '../../../core/endpoint.ts'
import { formatBaht, formatCalendarDay, formatDateTime } from '../../../i18n/formats.ts'
import { transferSlipPdf } from '../../documents/service.ts'
import { bankView } from '../bank-accounts/view.ts'
import { netOf } from '../rules/limits.ts'
import type { FeeDocument } from '../shapes.ts'
import type { PayeeFacts, WithBank, WithdrawalRecord } from './store.ts'

const STATUS: Readonly<Record<WithdrawalRecord['status'], string>> = {
  Pending: 'รอโอน',
  TransferComplete: 'โอนแล้ว',
  Rejected: 'ไม่สำเร็จ คืนเข้ากระเป๋าแล้ว',
}

const DOCUMENTS: Readonly<Record<FeeDocument['kind'], { label: string; sub: string }>> = {
  fee_invoice: { label: 'ใบกำกับภาษี', sub: 'Tax invoice' },
  credit_note: { label: 'ใบลดหนี้', sub: 'Credit note' },
}

/** The proof of a withdrawal: amount, bank account and status. */
export async function withdrawalSlip(
  { withdrawal: w, bank, requestedBy }: WithBank,
  payee: PayeeFacts,
  documents: readonly FeeDocument[],
  now: Date,
): Promise<Blob> {
  const { bankName, last4 } = bankView(bank)
  const decided = w.decidedAt ? formatDateTime('th', w.decidedAt) : ''
  const facts = [
    { label: 'เลขที่รายการ', sub: 'Reference', text: w.reference },
    { label: 'สถานะ', sub: 'Status', text: [STATUS[w.status], decided].filter(Boolean).join(' ') },
    { label: 'วันที่ขอ', sub: 'Requested', text: formatDateTime('th', w.requestedAt) },
    {
      label: 'คาดว่าเงินเข้า',
      sub: 'Expected',
      text: w.status === 'Pending' ? formatCalendarDay('th', w.expectedOn) : '',
    },
    { label: 'ผู้รับเงิน', sub: 'Payee', text: payee.legalName || payee.displayName },
    ...(requestedBy ? [{ label: 'ผู้จัดการที่ขอถอน', sub: 'Requested by', text: requestedBy }] : []),
    { label: 'บัญชี', sub: 'Account', text: `${bankName.th} •••• ${last4}` },
    { label: 'ออกจากกระเป๋า', sub: 'From wallet', text: formatBaht(w.price) },
    { label: 'ค่าธรรมเนียม', sub: 'Fee', text: formatBaht(w.fee) },
    ...documents
      .filter(({ cancelled }) => !cancelled)
      .map(({ kind, serial }) => ({ ...DOCUMENTS[kind], text: serial })),
    { label: 'เข้าบัญชี', sub: 'You receive', text: formatBaht(netOf(w)) },
  ]
  const headline =
    w.status === 'Rejected' ? { label: 'คืนเข้ากระเป๋า', amount: w.price } : { label: 'เข้าบัญชี', amount: netOf(w) }
  const bytes = await transferSlipPdf({ reference: w.reference, headline, facts, madeAt: now })
  return { type: 'application/pdf', bytes, name: `${w.reference}.pdf` }
}

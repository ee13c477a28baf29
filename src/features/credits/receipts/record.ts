import type { Clock } from '../../../core/clock.ts'
import { AppError } from '../../../core/errors.ts'
import { newId } from '../../../core/ids.ts'
import type { Satang } from '../../../core/money.ts'
import type { Tx } from '../../../db/types.ts'
import type { Origin } from '../../../ledger/entry.ts'
import { post } from '../../../ledger/post.ts'
import { receiptUnmatched } from '../../../ledger/recipes/index.ts'
import { notify } from '../../notifications/service.ts'
import type { ChargeRecord } from '../charges/store.ts'
import { insertReceipt, insertTransfer, type ReceiptRecord } from './store.ts'

export type NewReceipt = Pick<ReceiptRecord, 'amount' | 'problem' | 'provider' | 'providerChargeId' | 'bankRef'>

/**
 * Records money that matches no charge. It stays in suspense until an operator matches or refunds it. A payment is
 * recorded once, even if it is reported repeatedly; returns false if it was already recorded.
 */
export async function recordReceipt(
  tx: Tx,
  clock: Clock,
  charge: ChargeRecord,
  receipt: NewReceipt,
  origin: Origin,
): Promise<boolean> {
  const now = clock.now()
  const id = newId(now.getTime())
  const row = await insertReceipt(tx, { id, chargeId: charge.id, ...receipt, status: 'unmatched', receivedAt: now })
  if (!row) return false
  const amount = receipt.amount as Satang
  await post(tx, receiptUnmatched({ ...origin, receiptId: id, chargeId: charge.id, amount }), now)
  await notify(tx, now, {
    kind: 'operator.alarm',
    key: `receipt:${id}:unmatched`,
    to: { operators: true },
    data: {
      title: { th: `เงินเข้าไม่ตรงรายการ ${charge.reference}`, en: `Unmatched payment: ${charge.reference}` },
      text: {
        th: 'ยังไม่เติมเครดิต จับคู่หรือคืนเงินได้ที่หน้าการชำระเงิน',
        en: 'No credits were added. Match the money or return it on the Payments page.',
      },
    },
    href: `/Operator/payment?status=unmatched&open=${charge.id}`,
  })
  return true
}

export const alreadyBooked = (): AppError => new AppError('receipt_recorded', {}, { bankRef: 'receipt_recorded' })

/** Marks a transfer on the bank statement as used for a charge. Errors: `receipt_recorded` if it already was. */
export async function bookTransfer(tx: Tx, clock: Clock, chargeId: string, bankRef: string): Promise<void> {
  if (!(await insertTransfer(tx, { bankRef, chargeId, recordedAt: clock.now() }))) throw alreadyBooked()
}

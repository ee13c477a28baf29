import { dayOf } from '../../../core/calendar.ts'
import type { Clock } from '../../../core/clock.ts'
import { satang } from '../../../core/money.ts'
import type { Tx } from '../../../db/types.ts'
import type { Origin } from '../../../ledger/entry.ts'
import type { PaidFrom } from '../../../ledger/recipes/index.ts'
import type { AppConfig, Composition } from '../../../platform/context.ts'
import type { Charge } from '../../../ports/payment/port.ts'
import { isAccountClosed } from '../../accounts/service.ts'
import { recordWithheld } from '../../buyer-certificates/service.ts'
import { issueDocument } from '../../documents/service.ts'
import { notify } from '../../notifications/service.ts'
import { type NewReceipt, recordReceipt } from '../receipts/record.ts'
import { isPaidByReceipt } from '../receipts/store.ts'
import { payableOf } from '../rules/amounts.ts'
import { failureWords } from '../rules/failures.ts'
import { isUnpaid, nextCheck, verdictOf } from '../rules/verdict.ts'
import { deliveryOf } from './deliveries.ts'
import { type ChargeRecord, updateCharge } from './store.ts'

/** Dependencies for settling a charge. */
export interface SettleEnv {
  clock: Clock
  config: Pick<AppConfig, 'seller'>
  composition: Pick<Composition, 'deliveries'>
}

const PAID_BY = {
  promptpay: 'พร้อมเพย์ (PromptPay QR)',
  card: 'บัตรเครดิตหรือบัตรเดบิต (Card)',
  transfer: 'โอนเงินผ่านธนาคาร (Bank transfer)',
} as const

const SYSTEM: Origin = { actor: { id: null, role: 'system' } }

/**
 * Settles a paid charge in this transaction: delivers the purchase, issues the tax invoice and notifies the marketer.
 * The caller has locked the charge, which is not paid yet.
 */
export async function settlePaid(
  tx: Tx,
  env: SettleEnv,
  charge: ChargeRecord,
  origin: Origin = SYSTEM,
  paidFrom: PaidFrom = 'bank_clearing',
): Promise<ChargeRecord> {
  const now = env.clock.now()
  const delivered = await deliveryOf(env.composition.deliveries, charge.purpose)(
    tx,
    charge,
    { ...origin, paidFrom },
    env.clock,
  )
  const paid = await updateCharge(tx, charge.id, {
    status: 'paid',
    reviewReason: null,
    failureCode: null,
    paidAt: now,
    received: payableOf(charge),
    validUntil: delivered.validUntil,
    balanceAfter: delivered.balanceAfter,
    nextCheckAt: null,
  })
  await notify(tx, now, { ...delivered.notice, key: `charge:${charge.id}:paid`, to: { accountId: charge.marketerId } })
  if (paid.withheld > 0) await recordWithheld(tx, now, paid)
  // Issued last, because the serial numbers stay locked until the commit.
  await issueInvoice(tx, env, paid, delivered.line)
  return paid
}

async function issueInvoice(tx: Tx, env: SettleEnv, charge: ChargeRecord, line: string): Promise<void> {
  const { name, address, taxId, branch } = env.config.seller
  const { net, vat, total, vatBps: vatRate, party, withheld, withheldBps } = charge
  await issueDocument(tx, env.clock, {
    kind: 'tax_invoice',
    owner: charge.marketerId,
    ref: { type: 'charge', id: charge.id },
    data: {
      seller: { name, address, taxId, branch },
      buyer: party,
      lines: [{ text: line, quantity: 1, unitPrice: net, amount: net }],
      net,
      vatRate,
      vat,
      total,
      ...(withheld > 0 && { withheld: { rate: withheldBps, amount: withheld } }),
      paidBy: PAID_BY[charge.method],
      paidOn: dayOf(env.clock.now()),
      reference: charge.reference,
      poNumber: charge.poNumber ?? '',
      costCentre: charge.costCentre ?? '',
    },
  })
}

/** Processes the provider's status of a locked charge. Idempotent, and safe if statuses arrive out of order. */
export async function applyProviderStatus(
  tx: Tx,
  env: SettleEnv,
  charge: ChargeRecord,
  providerCharge: Charge,
): Promise<ChargeRecord> {
  const now = env.clock.now()
  const isOther = charge.providerChargeId !== null && charge.providerChargeId !== providerCharge.id
  if (isOther || (charge.status === 'paid' && (await isPaidByReceipt(tx, charge.id))))
    return recordDuplicate(tx, env, charge, providerCharge)
  const verdict = verdictOf(charge, providerCharge, now)
  const providerFields = {
    readAt: now,
    provider: charge.provider,
    providerChargeId: providerCharge.id,
    authorizeUrl: providerCharge.authorizeUrl ?? charge.authorizeUrl,
    cardToken: null,
  }
  switch (verdict.kind) {
    case 'paid':
      if (await isAccountClosed(tx, charge.marketerId))
        return recordLatePayment(tx, env, await updateCharge(tx, charge.id, providerFields), providerCharge)
      return settlePaid(tx, env, await updateCharge(tx, charge.id, providerFields))
    case 'wrong_amount':
      return reviewAmount(tx, env, await updateCharge(tx, charge.id, providerFields), providerCharge)
    case 'failed':
      return fail(tx, env, await updateCharge(tx, charge.id, providerFields), verdict.code)
    case 'expired':
      return updateCharge(tx, charge.id, {
        ...providerFields,
        status: 'expired',
        nextCheckAt: nextCheck(charge.expiresAt, now),
      })
    default:
      return updateCharge(tx, charge.id, {
        ...providerFields,
        nextCheckAt: isUnpaid(charge) ? nextCheck(charge.expiresAt, now) : null,
      })
  }
}

/**
 * A second payment of a charge, or a payment of a charge that an operator has matched with other money. It is recorded
 * in suspense and the charge does not change.
 */
async function recordDuplicate(
  tx: Tx,
  env: SettleEnv,
  charge: ChargeRecord,
  providerCharge: Charge,
): Promise<ChargeRecord> {
  if (providerCharge.status === 'successful')
    await recordReceipt(tx, env.clock, charge, receiptOf(charge, providerCharge, 'duplicate'), SYSTEM)
  return charge
}

/** A payment for a closed account: nothing is delivered, and the money stays in suspense until it is returned. */
async function recordLatePayment(
  tx: Tx,
  env: SettleEnv,
  charge: ChargeRecord,
  providerCharge: Charge,
): Promise<ChargeRecord> {
  await recordReceipt(tx, env.clock, charge, receiptOf(charge, providerCharge, 'account_closed'), SYSTEM)
  return updateCharge(tx, charge.id, {
    ...(charge.status === 'pending' && { status: 'expired' }),
    nextCheckAt: null,
  })
}

const receiptOf = (charge: ChargeRecord, providerCharge: Charge, problem: NewReceipt['problem']): NewReceipt => ({
  amount: providerCharge.amount,
  problem,
  provider: charge.provider,
  providerChargeId: providerCharge.id,
  bankRef: null,
})

/** The received amount is wrong: nothing is credited, and the money stays in suspense for an operator. */
async function reviewAmount(
  tx: Tx,
  env: SettleEnv,
  charge: ChargeRecord,
  providerCharge: Charge,
): Promise<ChargeRecord> {
  if (!(await recordReceipt(tx, env.clock, charge, receiptOf(charge, providerCharge, 'wrong_amount'), SYSTEM)))
    return charge
  return updateCharge(tx, charge.id, {
    status: 'review',
    reviewReason: 'wrong_amount',
    received: satang(providerCharge.amount),
    nextCheckAt: null,
  })
}

/** A failed payment: nothing was charged, and the marketer is notified. */
export async function fail(tx: Tx, env: SettleEnv, charge: ChargeRecord, code: string): Promise<ChargeRecord> {
  const now = env.clock.now()
  await notify(tx, now, {
    kind: 'credits.failed',
    key: `charge:${charge.id}:failed`,
    to: { accountId: charge.marketerId },
    data: { total: { satang: payableOf(charge) }, reason: failureWords(code) },
    href: `/Marketer/buyCredit/${charge.id}`,
  })
  return updateCharge(tx, charge.id, {
    status: 'failed',
    reviewReason: null,
    failureCode: code,
    // A failed card payment must not be retried. If the provider later reports success for it, that is still processed.
    nextCheckAt: null,
  })
}

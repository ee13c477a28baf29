import { AppError } from '../../../core/errors.ts'
import { newId } from '../../../core/ids.ts'
import { type Satang, satang, sum } from '../../../core/money.ts'
import type { Tx } from '../../../db/types.ts'
import { balanceOf } from '../../../ledger/balances.ts'
import { chargeBack, chargebackParts } from '../../../ledger/chargeback.ts'
import { post } from '../../../ledger/post.ts'
import { type ChargedBackTax, receivableSettled, receivableWrittenOff } from '../../../ledger/recipes/index.ts'
import { audit } from '../../../platform/audit.ts'
import type { Ctx } from '../../../platform/context.ts'
import { endDebtSuspension, suspendForDebt } from '../../accounts/service.ts'
import { type ApprovalRecord, countAct } from '../../approvals/service.ts'
import {
  findCollection,
  lockCertificate,
  readCertificateState,
  releaseWithheld,
  type WithheldTaxState,
} from '../../buyer-certificates/service.ts'
import { notify } from '../../notifications/service.ts'
import { byOperator, lockForAct, ofCharge } from '../charges/act.ts'
import { type ChargeRecord, findCharge, updateCharge } from '../charges/store.ts'
import { alreadyBooked, bookTransfer } from '../receipts/record.ts'
import { insertReceipt, isTransferBooked } from '../receipts/store.ts'
import { issueCreditNote } from '../refunds/credit-note.ts'
import { listRefunds } from '../refunds/store.ts'
import type { ReversalPreview } from '../shapes.ts'

interface Remainder {
  net: Satang
  vat: Satang
  /** Withheld tax that was not set off. */
  withheld: { amount: Satang; in: ChargedBackTax }
  /** The money that the bank takes back. */
  paid: Satang
}

/**
 * The ledger account of the withheld tax, by certificate status. An amount transferred instead of a certificate is
 * returned.
 */
const WITHHELD_TAX_ACCOUNT: Readonly<Record<WithheldTaxState, ChargedBackTax>> = {
  due: 'receivable_withholding',
  certified: 'prepaid_income_tax',
  collected: 'unmatched_receipts',
  written_off: 'bad_debt_expense',
}

/**
 * What remains of a charge after its refunds. `certificate` reads the status of its certificate, with or without a lock.
 * Errors: `conflict` if nothing remains.
 */
async function remainderOf(tx: Tx, row: ChargeRecord, certificate = lockCertificate): Promise<Remainder> {
  if (row.status !== 'paid' || row.chargedBackAt) throw new AppError('conflict')
  const refunds = (await listRefunds(tx, row.id)).filter((r) => r.lotId !== null && r.status !== 'cancelled')
  const net = satang(row.net - refunds.reduce((sum, r) => sum + r.net, 0))
  const vat = satang(row.vat - refunds.reduce((sum, r) => sum + r.vat, 0))
  const amount = satang(row.withheld - refunds.reduce((sum, r) => sum + r.withheld, 0))
  const certificateStatus = amount > 0 ? await certificate(tx, row.id) : 'due'
  const paid = satang(net + vat - amount)
  if (net <= 0 || paid <= 0) throw new AppError('conflict')
  return { net, vat, withheld: { amount, in: WITHHELD_TAX_ACCOUNT[certificateStatus] }, paid }
}

/** What a chargeback of the charge would post now. Locks nothing. Errors: `not_found`, `conflict` if nothing remains of it. */
export async function previewChargeback(tx: Tx, id: string): Promise<ReversalPreview> {
  const row = await findCharge(tx, id)
  if (!row) throw new AppError('not_found')
  const { paid, ...left } = await remainderOf(tx, row, readCertificateState)
  const parts = await chargebackParts(tx, { chargeId: id, marketerId: row.marketerId, ...left })
  const net = satang(parts.credits + parts.packages)
  return { ...parts, money: paid, left: 0, creditNote: net > 0 ? sum(net, parts.vat) : 0 }
}

export async function requestChargeback(tx: Tx, ctx: Ctx, id: string, reason: string): Promise<void> {
  const row = await lockForAct(tx, id)
  const { paid } = await remainderOf(tx, row)
  const alone = await countAct(tx, ctx, { kind: 'chargeback', ...ofCharge(row), amount: paid, reason })
  if (alone) await takeBack(tx, ctx, row, reason)
}

export const chargebackApproved = async (tx: Tx, ctx: Ctx, { scopeId, reason }: ApprovalRecord): Promise<void> =>
  takeBack(tx, ctx, await lockForAct(tx, scopeId), reason)

/**
 * A chargeback takes back what remains of the charge after refunds. Spent credits become a debt and suspend the
 * account.
 */
async function takeBack(tx: Tx, ctx: Ctx, row: ChargeRecord, reason: string): Promise<void> {
  const { id, marketerId } = row
  const { paid: _, ...left } = await remainderOf(tx, row)
  const now = ctx.clock.now()
  const taken = await chargeBack(tx, { ...byOperator(ctx), chargeId: id, marketerId, ...left, memo: { reason } }, now)
  if (taken.withheld > 0) await giveBackTax(tx, now, id, taken.withheld, left.withheld.in)
  await updateCharge(tx, id, { chargedBackAt: now, decisionNote: reason })
  await audit(tx, ctx, { act: 'payment.chargeback', targetType: 'charge', targetId: id, after: taken, why: reason })
  if (taken.owed > 0) await suspendDebtor(tx, ctx, row, taken.owed, reason)
  const net = satang(taken.credits + taken.packages)
  await issueCreditNote(tx, ctx, row, { kind: 'chargeback', id, net, vat: taken.vat })
}

/**
 * Releases the withheld tax of a chargeback: it is no longer due, or is returned to the marketer if it was transferred.
 */
async function giveBackTax(tx: Tx, now: Date, chargeId: string, amount: Satang, from: ChargedBackTax): Promise<void> {
  if (from === 'receivable_withholding') return releaseWithheld(tx, now, chargeId, amount)
  if (from !== 'unmatched_receipts') return
  const bankRef = await findCollection(tx, chargeId)
  const receipt = { id: newId(now.getTime()), chargeId, amount, provider: null, providerChargeId: null, bankRef }
  await insertReceipt(tx, { ...receipt, problem: 'tax_to_return', status: 'unmatched', receivedAt: now })
}

async function suspendDebtor(tx: Tx, ctx: Ctx, row: ChargeRecord, owed: Satang, reason: string): Promise<void> {
  const { id, marketerId } = row
  const now = ctx.clock.now()
  if (await suspendForDebt(tx, marketerId, reason))
    await audit(tx, ctx, {
      act: 'account.suspend',
      targetType: 'account',
      targetId: marketerId,
      before: { status: 'active' },
      after: { status: 'suspended' },
      why: reason,
    })
  await notify(tx, now, {
    kind: 'credits.receivable',
    key: `charge:${id}:chargeback`,
    to: { accountId: marketerId },
    data: { total: { satang: owed }, reason },
    href: '/Marketer/suspended',
  })
}

/** Reactivates an account after its debt is paid, but only if it was suspended because of that debt. */
async function reactivateDebtor(tx: Tx, ctx: Ctx, { id, marketerId }: ChargeRecord, why: string): Promise<void> {
  if (!(await endDebtSuspension(tx, marketerId))) return
  const now = ctx.clock.now()
  await audit(tx, ctx, {
    act: 'account.reactivate',
    targetType: 'account',
    targetId: marketerId,
    before: { status: 'suspended' },
    after: { status: 'active' },
    why,
  })
  await notify(tx, now, {
    kind: 'account.reactivated',
    key: `charge:${id}:debt_settled`,
    to: { accountId: marketerId },
    data: {},
  })
}

async function owedBy(tx: Tx, row: ChargeRecord): Promise<Satang> {
  const amount = satang(0 - (await balanceOf(tx, 'receivable_brand', row.marketerId)))
  if (!row.chargedBackAt || amount <= 0) throw new AppError('conflict')
  return amount
}

export type EndOfDebt = { reason: string } & ({ outcome: 'settled'; bankRef: string } | { outcome: 'written_off' })

export async function requestEndOfDebt(tx: Tx, ctx: Ctx, id: string, end: EndOfDebt): Promise<void> {
  const row = await lockForAct(tx, id)
  const amount = await owedBy(tx, row)
  const { outcome, reason, ...input } = end
  if ('bankRef' in input && (await isTransferBooked(tx, input.bankRef))) throw alreadyBooked()
  const alone = await countAct(tx, ctx, { kind: `debt_${outcome}`, ...ofCharge(row), amount, reason, input })
  if (alone) await endDebt(tx, ctx, row, end, amount)
}

export const debtSettlementApproved = async (tx: Tx, ctx: Ctx, approval: ApprovalRecord): Promise<void> => {
  const { scopeId, amount, reason, input } = approval
  // Older stored requests have no reference. They are declined, and the operator has to request again.
  if (typeof input.bankRef !== 'string') throw new AppError('conflict')
  const end = { outcome: 'settled', bankRef: input.bankRef, reason } as const
  await endDebt(tx, ctx, await lockForAct(tx, scopeId), end, amount)
}

export const debtWriteOffApproved = async (tx: Tx, ctx: Ctx, approval: ApprovalRecord): Promise<void> => {
  const { scopeId, amount, reason } = approval
  await endDebt(tx, ctx, await lockForAct(tx, scopeId), { outcome: 'written_off', reason }, amount)
}

/** Clears the marketer's debt (settled or written off). Errors: `conflict` if the amount has changed. */
async function endDebt(tx: Tx, ctx: Ctx, row: ChargeRecord, end: EndOfDebt, amount: Satang): Promise<void> {
  if ((await owedBy(tx, row)) !== amount) throw new AppError('conflict')
  const { outcome, reason } = end
  const bankRef = outcome === 'settled' ? end.bankRef : null
  if (bankRef) await bookTransfer(tx, ctx.clock, row.id, bankRef)
  const now = ctx.clock.now()
  const settlementId = newId(now.getTime())
  const recipe = outcome === 'settled' ? receivableSettled : receivableWrittenOff
  const memo = { reason, ...(bankRef && { bankRef }) }
  await post(tx, recipe({ ...byOperator(ctx), settlementId, marketerId: row.marketerId, amount, memo }), now)
  await audit(tx, ctx, {
    act: `payment.debt_${outcome}`,
    targetType: 'charge',
    targetId: row.id,
    after: { amount, ...(bankRef && { bankRef }) },
    why: reason,
  })
  if (outcome === 'settled') await reactivateDebtor(tx, ctx, row, reason)
}

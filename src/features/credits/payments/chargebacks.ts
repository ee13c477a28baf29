import { AppError } from '../../../core/errors.ts'
import { newId } from '../../../core/ids.ts'
import { type Satang, satang } from '../../../core/money.ts'
import type { Tx } from '../../../db/types.ts'
import { balanceOf } from '../../../ledger/balances.ts'
import { chargeBack } from '../../../ledger/chargeback.ts'
import { post } from '../../../ledger/post.ts'
import { type ChargedBackTax, receivableSettled, receivableWrittenOff } from '../../../ledger/recipes/index.ts'
import { audit } from '../../../platform/audit.ts'
import type { Ctx } from '../../../platform/context.ts'
import { setSuspension } from '../../accounts/service.ts'
import { type ApprovalRecord, countAct } from '../../approvals/service.ts'
import { findCollection, lockCertificate, releaseWithheld, type TaxStanding } from '../../buyer-certificates/service.ts'
import { notify } from '../../notifications/service.ts'
import { byOperator, lockForAct, ofCharge } from '../charges/act.ts'
import { type ChargeRecord, updateCharge } from '../charges/store.ts'
import { insertReceipt } from '../receipts/store.ts'
import { issueCreditNote } from '../refunds/credit-note.ts'
import { listRefunds } from '../refunds/store.ts'

interface Left {
  net: Satang
  vat: Satang
  /** Withheld tax that was not set off. */
  withheld: { amount: Satang; in: ChargedBackTax }
  /** The money that the bank takes back. */
  paid: Satang
}

/** The account of the withheld tax. What the marketer transferred instead of a certificate is returned to it. */
const TAX_IN: Readonly<Record<TaxStanding, ChargedBackTax>> = {
  due: 'receivable_withholding',
  certified: 'prepaid_income_tax',
  collected: 'unmatched_receipts',
  written_off: 'bad_debt_expense',
}

/** What is left of a charge after its refunds. */
async function leftOf(tx: Tx, row: ChargeRecord): Promise<Left> {
  if (row.status !== 'paid' || row.chargedBackAt) throw new AppError('conflict')
  const refunds = (await listRefunds(tx, row.id)).filter((r) => r.lotId !== null && r.status !== 'cancelled')
  const net = satang(row.net - refunds.reduce((sum, r) => sum + r.net, 0))
  const vat = satang(row.vat - refunds.reduce((sum, r) => sum + r.vat, 0))
  const amount = satang(row.withheld - refunds.reduce((sum, r) => sum + r.withheld, 0))
  const standing = amount > 0 ? await lockCertificate(tx, row.id) : 'due'
  const paid = satang(net + vat - amount)
  if (net <= 0 || paid <= 0) throw new AppError('conflict')
  return { net, vat, withheld: { amount, in: TAX_IN[standing] }, paid }
}

export async function askChargeback(tx: Tx, ctx: Ctx, id: string, reason: string): Promise<void> {
  const row = await lockForAct(tx, id)
  const { paid } = await leftOf(tx, row)
  const alone = await countAct(tx, ctx, { kind: 'chargeback', ...ofCharge(row), amount: paid, reason })
  if (alone) await takeBack(tx, ctx, row, reason)
}

export const chargebackApproved = async (tx: Tx, ctx: Ctx, { scopeId, reason }: ApprovalRecord): Promise<void> =>
  takeBack(tx, ctx, await lockForAct(tx, scopeId), reason)

/**
 * A chargeback: the rest of the charge after refunds is taken back; spent credits become a debt and suspend the
 * account.
 */
async function takeBack(tx: Tx, ctx: Ctx, row: ChargeRecord, reason: string): Promise<void> {
  const { id, marketerId } = row
  const { paid: _, ...left } = await leftOf(tx, row)
  const now = ctx.clock.now()
  const taken = await chargeBack(tx, { ...byOperator(ctx), chargeId: id, marketerId, ...left, memo: { reason } }, now)
  if (taken.withheld > 0) await giveBackTax(tx, now, id, taken.withheld, left.withheld.in)
  await updateCharge(tx, id, { chargedBackAt: now, decisionNote: reason })
  await audit(tx, ctx, { act: 'payment.chargeback', targetType: 'charge', targetId: id, after: taken, why: reason })
  if (taken.owed > 0) await suspendDebtor(tx, row, taken.owed, reason, now)
  const net = satang(taken.credits + taken.packages)
  await issueCreditNote(tx, ctx, row, { kind: 'chargeback', id, net, vat: taken.vat })
}

/** The withheld tax of what was taken back: it is no longer due, or goes back to the marketer. */
async function giveBackTax(tx: Tx, now: Date, chargeId: string, amount: Satang, from: ChargedBackTax): Promise<void> {
  if (from === 'receivable_withholding') return releaseWithheld(tx, now, chargeId, amount)
  if (from !== 'unmatched_receipts') return
  const bankRef = await findCollection(tx, chargeId)
  const receipt = { id: newId(now.getTime()), chargeId, amount, provider: null, providerChargeId: null, bankRef }
  await insertReceipt(tx, { ...receipt, problem: 'tax_to_return', status: 'unmatched', receivedAt: now })
}

async function suspendDebtor(tx: Tx, row: ChargeRecord, owed: Satang, reason: string, now: Date): Promise<void> {
  const { id, marketerId } = row
  await setSuspension(tx, marketerId, reason)
  await notify(tx, now, {
    kind: 'credits.receivable',
    key: `charge:${id}:chargeback`,
    to: { accountId: marketerId },
    data: { total: { satang: owed }, reason },
    href: '/Marketer/suspended',
  })
}

type DebtOutcome = 'settled' | 'written_off'

async function owedBy(tx: Tx, row: ChargeRecord): Promise<Satang> {
  const amount = satang(0 - (await balanceOf(tx, 'receivable_brand', row.marketerId)))
  if (!row.chargedBackAt || amount <= 0) throw new AppError('conflict')
  return amount
}

export async function askEndOfDebt(tx: Tx, ctx: Ctx, id: string, outcome: DebtOutcome, reason: string): Promise<void> {
  const row = await lockForAct(tx, id)
  const amount = await owedBy(tx, row)
  const alone = await countAct(tx, ctx, { kind: `debt_${outcome}`, ...ofCharge(row), amount, reason })
  if (alone) await endDebt(tx, ctx, row, outcome, amount, reason)
}

export const debtApproved =
  (outcome: DebtOutcome) =>
  async (tx: Tx, ctx: Ctx, { scopeId, amount, reason }: ApprovalRecord): Promise<void> =>
    endDebt(tx, ctx, await lockForAct(tx, scopeId), outcome, amount, reason)

/** Clears the marketer's debt (received or written off); `conflict` if the amount has changed. */
async function endDebt(
  tx: Tx,
  ctx: Ctx,
  row: ChargeRecord,
  outcome: DebtOutcome,
  amount: Satang,
  reason: string,
): Promise<void> {
  if ((await owedBy(tx, row)) !== amount) throw new AppError('conflict')
  const now = ctx.clock.now()
  const settlementId = newId(now.getTime())
  const recipe = outcome === 'settled' ? receivableSettled : receivableWrittenOff
  const entry = recipe({ ...byOperator(ctx), settlementId, marketerId: row.marketerId, amount, memo: { reason } })
  await post(tx, entry, now)
  if (outcome === 'settled') await setSuspension(tx, row.marketerId, null)
  const act = `payment.debt_${outcome}`
  await audit(tx, ctx, { act, targetType: 'charge', targetId: row.id, after: { amount }, why: reason })
}

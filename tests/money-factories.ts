import { and, eq } from 'drizzle-orm'
import { dayOf } from '../src/core/calendar.ts'
import { newId } from '../src/core/ids.ts'
import { baht, type Satang, share } from '../src/core/money.ts'
import { withTx } from '../src/db/tx.ts'
import type { Db, Tx } from '../src/db/types.ts'
import { influencers } from '../src/features/accounts/schema.ts'
import { oneTimeCodes } from '../src/features/accounts/schema-access.ts'
import { approvals } from '../src/features/approvals/schema.ts'
import { contract as payouts } from '../src/features/payouts/contract.ts'
import { bankAccounts, withdrawals } from '../src/features/payouts/schema.ts'
import { contract as vatInvoiceContract } from '../src/features/vat-invoices/contract.ts'
import { vatInvoices } from '../src/features/vat-invoices/schema.ts'
import { recordVatPayment } from '../src/features/vat-invoices/service.ts'
import { account } from '../src/ledger/account.ts'
import { entryOf, move } from '../src/ledger/entry.ts'
import { post } from '../src/ledger/post.ts'
import type { Caller } from '../src/platform/context.ts'
import { buildInfluencer, buildJob, buildOperator } from './factories.ts'
import type { TestApp } from './harness.ts'
import { approveAs } from './two-step.ts'

/** Test data for money: balances, verified accounts, and codes that were just verified. */

export const LEGAL_NAME = 'ผู้รับ ทดสอบ'

/** A verified bank account that can be paid at once. */
export async function buildBank(db: Db, accountId: string, now: Date): Promise<string> {
  const id = newId(now.getTime())
  const values = {
    id,
    accountId,
    bank: 'SCB',
    number: '1234560937',
    name: LEGAL_NAME,
    usableFrom: now,
    createdAt: now,
    decidedAt: now,
  }
  await db.insert(bankAccounts).values({ ...values, status: 'verified', providerResult: 'match' })
  return id
}

/** Earnings of an earlier job, posted directly, so that tests of withdrawals need no job. */
export async function bookEarnings(db: Db, owner: string, amount: Satang, now: Date): Promise<void> {
  const earned = move(account('creator_service_cost'), account('creator_payable', owner), amount)
  const entry = entryOf('job_completed', `test:${owner}`, {}, { jobId: newId() }, earned)
  await db.transaction((tx) => post(tx as unknown as Tx, entry, now))
}

/** A creator with a balance. */
export async function influencerWithBalance(
  db: Db,
  balance: Satang,
  now: Date,
  options: { bank?: boolean } = {},
): Promise<string> {
  const { id } = await buildInfluencer(db, { legalName: LEGAL_NAME })
  await bookEarnings(db, id, balance, now)
  if (options.bank !== false) await buildBank(db, id, now)
  return id
}

/** A code of the account that was just verified; valid for one action. */
export async function grantStepUp(
  db: Db,
  accountId: string,
  purpose: 'withdrawal' | 'bank_change' | 'deactivation' | 'collect',
  now: Date,
  role: 'influencer' | 'marketer' = 'influencer',
): Promise<void> {
  const at = (ms: number) => new Date(now.getTime() + ms)
  await db.insert(oneTimeCodes).values({
    id: newId(now.getTime()),
    address: `grant-${accountId}`,
    accountId,
    purpose: `${purpose}:${role}`,
    codeHash: 'x',
    digits: 6,
    ref: 'TEST',
    createdAt: now,
    expiresAt: at(300_000),
    usedAt: now,
    grantUntil: at(600_000),
  })
}

/** A creator with ฿100,000 who has just verified a code for an action. */
export async function payableInfluencer(app: TestApp, purpose: 'withdrawal' | 'bank_change' = 'withdrawal') {
  const now = app.clock.now()
  const id = await influencerWithBalance(app.db, baht(100_000), now, { bank: purpose === 'withdrawal' })
  await grantStepUp(app.db, id, purpose, now)
  return { as: await app.callerOf(id), params: { uuid: id } }
}

/** The VAT of a payment to a registered payee, which waits for a tax invoice. Returns the payment's id. */
export async function buildVatPayment(app: TestApp, accountId: string, base: Satang = baht(4_500)): Promise<string> {
  const now = app.clock.now()
  const amount = share(base, 700)
  const facts = {
    stageAt: now.toISOString(),
    reviewOption: 'photo',
    postType: 'photoPost',
    fundedBy: 'credits',
  } as never
  const { id: jobId } = await buildJob(app.db, { influencerId: accountId, price: base, facts })
  const lines = [
    ...move(account('creator_service_cost'), account('creator_payable', accountId), base),
    ...move(account('input_vat_undue'), account('creator_vat_pending', accountId), amount),
  ]
  await withTx(app.db, async (tx) => {
    await post(tx, entryOf('job_cancelled', `job:${jobId}:cancelled`, {}, { jobId }, lines), now)
    await recordVatPayment(tx, now, { accountId, jobId, role: 'creator', base, amount })
  })
  const [row] = await app.db.select({ id: vatInvoices.id }).from(vatInvoices).where(eq(vatInvoices.jobId, jobId))
  return row!.id
}

/** The payee sends a tax invoice of today for a payment. */
export async function sendVatInvoice(app: TestApp, payee: Caller, id: string): Promise<void> {
  const body = { number: `IV-${id.slice(-8)}`, issuedOn: dayOf(app.clock.now()) }
  const file = { name: 'invoice.pdf', bytes: new TextEncoder().encode('%PDF-1.4\n%%EOF\n') }
  await app.call(vatInvoiceContract.send, { as: payee, params: { uuid: payee.accountId, id }, body, file })
}

/** A new payee's tax invoice in review, and an operator who may decide on it. */
export async function sentVatInvoice(app: TestApp) {
  const payee = await app.callerOf((await buildInfluencer(app.db, { vatRegistered: true })).id)
  const id = await buildVatPayment(app, payee.accountId)
  await sendVatInvoice(app, payee, id)
  return { id, payee, as: await app.callerOf((await buildOperator(app.db)).id) }
}

/** A requested withdrawal, and an operator who may decide on it. */
export async function newWithdrawal(app: TestApp, price: Satang = baht(1_000)) {
  const owner = await payableInfluencer(app)
  const { data } = (await app.call(payouts.withdraw, { ...owner, body: { price } })).body
  return { id: data.id, as: await app.callerOf((await buildOperator(app.db)).id), owner: owner.as }
}

/** A requested withdrawal to the payee's PromptPay account, and an operator who may pay it. */
export async function newPromptpayWithdrawal(app: TestApp, price?: Satang) {
  const made = await newWithdrawal(app, price)
  const accountId = made.owner.accountId
  const nationalId = '1103702071811'
  await app.db.update(influencers).set({ nationalId }).where(eq(influencers.accountId, accountId))
  await app.db
    .update(bankAccounts)
    .set({ bank: null, promptpay: 'taxId', number: nationalId })
    .where(eq(bankAccounts.accountId, accountId))
  return made
}

/**
 * Records with two operators that the bank returned a completed withdrawal. Returns the answer of the approval, or of
 * the request if that is refused.
 */
export async function returnTransfer(app: TestApp, as: Caller, id: string, idempotencyKey = newId()) {
  const body = await returnLine(app, id)
  const request = await app.call(payouts.returned, { as, params: { id }, body, idempotencyKey })
  if (request.status !== 200) return request
  const [waiting] = await app.db
    .select({ id: approvals.id })
    .from(approvals)
    .where(and(eq(approvals.targetId, id), eq(approvals.kind, 'withdrawal_returned'), eq(approvals.status, 'waiting')))
  if (!waiting) return request
  return approveAs(app, await app.callerOf((await buildOperator(app.db)).id), waiting.id)
}

/** The line of a bank statement that returns a withdrawal today. */
export async function returnLine(app: TestApp, id: string) {
  const [row] = await app.db.select().from(withdrawals).where(eq(withdrawals.id, id))
  const amount = row!.price - row!.fee
  return { bankRef: `RT ${id.slice(-12)}`, returnedOn: dayOf(app.clock.now()), amount, reason: 'บัญชีปิด' }
}

/** A payout batch with one withdrawal, and the operator who created it. */
export async function payoutBatch(app: TestApp) {
  const { id, as } = await newWithdrawal(app)
  const { data } = (await app.call(payouts.createBatch, { as, body: { ids: [id] } })).body
  return { withdrawal: id, as, params: { id: data.id } }
}

import { newId } from '../src/core/ids.ts'
import { baht, type Satang } from '../src/core/money.ts'
import type { Db, Tx } from '../src/db/types.ts'
import { oneTimeCodes } from '../src/features/accounts/schema.ts'
import { contract as payouts } from '../src/features/payouts/contract.ts'
import { bankAccounts } from '../src/features/payouts/schema.ts'
import { account } from '../src/ledger/account.ts'
import { entryOf, move } from '../src/ledger/entry.ts'
import { post } from '../src/ledger/post.ts'
import { buildInfluencer, buildOperator } from './factories.ts'
import type { TestApp } from './harness.ts'

/** What tests of money need: balances, verified accounts, codes that were just verified. */

export const LEGAL_NAME = 'ผู้รับ ทดสอบ'

/** A verified account that may be paid to at once. */
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

/** What an earlier job brought, booked by hand: tests of withdrawals need no job. */
export async function bookEarnings(db: Db, owner: string, amount: Satang, now: Date): Promise<void> {
  const earned = move(account('creator_service_cost'), account('creator_payable', owner), amount)
  const entry = entryOf('job_completed', `test:${owner}`, {}, { jobId: newId() }, earned)
  await db.transaction((tx) => post(tx as unknown as Tx, entry, now))
}

/** A creator with a balance. */
export async function creatorWithBalance(
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

/** A code of the creator that was verified a moment ago: good for one act. */
export async function grantStepUp(
  db: Db,
  accountId: string,
  purpose: 'withdrawal' | 'bank_change' | 'deactivation',
  now: Date,
): Promise<void> {
  const at = (ms: number) => new Date(now.getTime() + ms)
  await db.insert(oneTimeCodes).values({
    id: newId(now.getTime()),
    address: `grant-${accountId}`,
    accountId,
    purpose: `${purpose}:influencer`,
    codeHash: 'x',
    digits: 6,
    ref: 'TEST',
    createdAt: now,
    expiresAt: at(300_000),
    usedAt: now,
    grantUntil: at(600_000),
  })
}

/** A creator with ฿100,000, who verified a code for an act a moment ago. */
export async function payableInfluencer(app: TestApp, purpose: 'withdrawal' | 'bank_change' = 'withdrawal') {
  const now = app.clock.now()
  const id = await creatorWithBalance(app.db, baht(100_000), now, { bank: purpose === 'withdrawal' })
  await grantStepUp(app.db, id, purpose, now)
  return { as: await app.callerOf(id), params: { uuid: id } }
}

/** A requested withdrawal, and an operator who may decide it. */
export async function newWithdrawal(app: TestApp, price: Satang = baht(1_000)) {
  const owner = await payableInfluencer(app)
  const { data } = (await app.call(payouts.withdraw, { ...owner, body: { price } })).body
  return { id: data.id, as: await app.callerOf((await buildOperator(app.db)).id) }
}

/** A payout batch of one withdrawal, and the operator who made it. */
export async function payoutBatch(app: TestApp) {
  const { id, as } = await newWithdrawal(app)
  const { data } = (await app.call(payouts.createBatch, { as, body: { ids: [id] } })).body
  return { withdrawal: id, as, params: { id: data.id } }
}

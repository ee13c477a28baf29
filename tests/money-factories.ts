import { newId } from '../src/core/ids.ts'
import type { Satang } from '../src/core/money.ts'
import type { Db, Tx } from '../src/db/types.ts'
import { oneTimeCodes } from '../src/features/accounts/schema.ts'
import { bankAccounts } from '../src/features/payouts/schema.ts'
import { account } from '../src/ledger/account.ts'
import { entryOf, move } from '../src/ledger/entry.ts'
import { post } from '../src/ledger/post.ts'
import { buildInfluencer } from './factories.ts'

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
  purpose: 'withdrawal' | 'bank_change',
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

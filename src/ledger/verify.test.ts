import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestDatabase } from '../../tests/database.ts'
import { newId } from '../core/ids.ts'
import { satang as s } from '../core/money.ts'
import type { Db, Tx } from '../db/types.ts'
import { account } from './account.ts'
import { entryOf, move } from './entry.ts'
import { hold } from './holds.ts'
import { daysAfter } from './lot-plan.ts'
import { buyLot, grantLot } from './lots.ts'
import { post, postAll } from './post.ts'
import { jobCompleted, withdrawalPaid, withdrawalRequested } from './recipes/index.ts'
import { verifyLedger, verifyWithin } from './verify.ts'

let db: Db
let close: () => Promise<void>
const now = new Date('2026-03-01T05:00:00Z')
const [marketerId, influencer, jobId] = [newId(), newId(), newId()]

beforeAll(async () => {
  ;({ db, close } = await openTestDatabase())
  const charge = { chargeId: newId(), marketerId, net: s(1_000_000), vat: s(70_000), expiresAt: daysAfter(now, 30) }
  await buyLot(db, charge, now)
  await hold(db, { marketerId, jobId, purpose: 'job', amount: s(495_000) }, now)
  await grantLot(db, { grantId: newId(), marketerId, amount: s(700), expiresAt: daysAfter(now, 60) }, now)
  const earned = move(account('creator_service_cost'), account('creator_payable', influencer), s(300_000))
  await post(db, entryOf('job_completed', 'earlier', {}, { jobId: newId() }, earned), now)
})
afterAll(() => close())

it('passes for entries of recipes and lots', async () => {
  expect((await verifyLedger(db)).checks.filter((check) => !check.ok)).toEqual([])
})

const wrong: [string, (tx: Tx) => Promise<unknown>][] = [
  [
    'jobs are paid out at most once',
    async (tx) => {
      await tx.execute(sql`drop index ledger_entries_job_settled`)
      const entry = jobCompleted({ jobId, marketerId, parts: [], payees: [], referral: payee(1) })
      return postAll(tx, [entry, { ...entry, reference: 'twice' }], now)
    },
  ],
  [
    'withdrawals are asked once and end at most once',
    async (tx) => {
      const w = { withdrawalId: newId(), ownerId: influencer, price: s(50_000), fee: s(0), feeVat: s(0) }
      await post(tx, withdrawalRequested(w), now)
      await post(tx, withdrawalRequested({ ...w, withdrawalId: newId() }), now)
      await post(tx, withdrawalPaid(w), now)
      await post(tx, { ...withdrawalPaid(w), reference: 'twice' }, now)
    },
  ],
  [
    'entries have all their postings',
    (tx) =>
      tx.execute(sql`insert into ledger_entries (id, reference, event, lines, occurred_at)
          values (${newId()}::uuid, 'empty', 'bank_moved', 1, now())`),
  ],
  ['available credits equal the lots', (tx) => tx.execute(sql`delete from credit_lots where source = 'grant'`)],
  [
    'balances equal postings',
    async (tx) => {
      await tx.execute(sql`alter table ledger_accounts disable trigger ledger_accounts_guard`)
      await tx.execute(sql`update ledger_accounts set balance = balance + 1 where code = 'creator_payable'`)
    },
  ],
  [
    'the database guards are in force',
    (tx) => tx.execute(sql`alter table ledger_accounts disable trigger ledger_accounts_guard`),
  ],
]
const payee = (gross: number) => ({ owner: influencer, gross: s(gross), tax: s(0), vat: s(0) })

it.each(wrong)('finds: %s', async (name, spoil) => {
  const undo = new Error('undo')
  const spoiled = db.transaction(async (tx) => {
    await spoil(tx as unknown as Tx)
    const found = (await verifyWithin(tx as unknown as Tx)).checks.filter((check) => !check.ok)
    expect(found.map((check) => check.name)).toContain(name)
    throw undo
  })
  await expect(spoiled).rejects.toBe(undo)
})

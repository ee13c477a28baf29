import { eq, inArray } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { newId } from '../../src/core/ids.ts'
import { satang } from '../../src/core/money.ts'
import { contract as office } from '../../src/features/operators/contract.ts'
import { contract as payoutsContract } from '../../src/features/payouts/contract.ts'
import { payoutBatchRows, withdrawals } from '../../src/features/payouts/schema.ts'
import { influencerBalance } from '../../src/ledger/balances.ts'
import { verifyLedger } from '../../src/ledger/verify.ts'
import type { Caller } from '../../src/platform/context.ts'
import { buildOperator } from '../factories.ts'
import { openTestApp, type TestAnswer, type TestApp } from '../harness.ts'
import { grantStepUp, influencerWithBalance, newPromptpayWithdrawal, payoutBatch } from '../money-factories.ts'
import { secondStepOf } from '../two-step.ts'

// Races need several connections: TEST_DATABASE_URL names a PostgreSQL 15 or later that the test may write to.
if (!process.env.TEST_DATABASE_URL) throw new Error('TEST_DATABASE_URL is not set')

const MANY = 100
const BALANCE = satang(150_000)

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

const intact = async () => expect((await verifyLedger(app.db)).checks.filter((check) => !check.ok)).toEqual([])
const rowsOf = (id: string) => app.db.select().from(withdrawals).where(eq(withdrawals.accountId, id))
const times = <T>(n: number, run: (i: number) => Promise<T>) => Promise.all(Array.from({ length: n }, (_, i) => run(i)))

/** A creator with a verified bank account and a new code for each of many attempts. */
async function buildInfluencer(grants: number): Promise<{ id: string; as: Caller }> {
  const id = await influencerWithBalance(app.db, BALANCE, app.clock.now())
  await times(grants, () => grantStepUp(app.db, id, 'withdrawal', app.clock.now()))
  return { id, as: await app.callerOf(id) }
}

const withdraw = ({ id, as }: { id: string; as: Caller }, idempotencyKey: string) =>
  app.call(payoutsContract.withdraw, { as, params: { uuid: id }, body: { price: 100_000 }, idempotencyKey })

/** The number of responses by status and code. */
function tally(answers: TestAnswer<unknown>[]): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const { status, body } of answers) {
    const name = `${status} ${body.code ?? 'ok'}`
    counts[name] = (counts[name] ?? 0) + 1
  }
  return counts
}

it('a hundred parallel withdrawals of one balance: one wins, the others get the reason', async () => {
  const influencer = await buildInfluencer(MANY)
  const answers = await times(MANY, () => withdraw(influencer, newId()))
  expect(tally(answers)).toEqual({ '200 ok': 1, '409 withdrawal_pending': MANY - 1 })
  expect(await rowsOf(influencer.id)).toHaveLength(1)
  expect(await influencerBalance(app.db, influencer.id)).toEqual({ available: 50_000, pending: 100_000 })
  await intact()
})

it('one code is valid for one of a hundred parallel withdrawals', async () => {
  const influencer = await buildInfluencer(1)
  const answers = await times(MANY, () => withdraw(influencer, newId()))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(answers.filter(({ status }) => status >= 500)).toEqual([])
  expect(await rowsOf(influencer.id)).toHaveLength(1)
  await intact()
})

it('the same command sent a hundred times at once is one withdrawal with one response', async () => {
  const influencer = await buildInfluencer(1)
  const key = newId()
  const answers = await times(MANY, () => withdraw(influencer, key))
  expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1)
  expect(tally(answers)).toEqual({ '200 ok': MANY })
  expect(await rowsOf(influencer.id)).toHaveLength(1)
  await intact()
})

it('a withdrawal that is completed and rejected a hundred times at once has one result', async () => {
  const influencer = await buildInfluencer(1)
  const { id } = (await withdraw(influencer, newId())).body.data
  const operators = await times(4, async () => app.callerOf((await buildOperator(app.db)).id))
  const answers = await times(MANY, (i) => {
    const as = operators[i % operators.length]!
    return i % 2 === 0
      ? app.call(payoutsContract.complete, { as, params: { id }, body: { transferRef: `TR${i}` } })
      : app.call(payoutsContract.reject, { as, params: { id }, body: { reason: 'The bank refused it' } })
  })
  expect(tally(answers)).toEqual({ '200 ok': 1, '409 conflict': MANY - 1 })
  const [row] = await rowsOf(influencer.id)
  const { available, pending } = await influencerBalance(app.db, influencer.id)
  expect([available, pending]).toEqual([row?.status === 'Rejected' ? BALANCE : BALANCE - 100_000, 0])
  await intact()
})

it('a withdrawal that is exported while its QR is claimed is paid in one of the two ways', async () => {
  const others = await times(3, async () => app.callerOf((await buildOperator(app.db)).id))
  for (let round = 0; round < 10; round++) {
    const { id, as } = await newPromptpayWithdrawal(app)
    const operators = [as, ...others]
    const answers = await times<TestAnswer<unknown>>(8, (i) => {
      const by = operators[i % operators.length]!
      return (i + round) % 2 === 0
        ? app.call(payoutsContract.claimQr, { as: by, params: { id } })
        : app.call(payoutsContract.createBatch, { as: by, body: { ids: [id] } })
    })
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    const [row] = await app.db.select().from(withdrawals).where(eq(withdrawals.id, id))
    const batched = await app.db.select().from(payoutBatchRows).where(eq(payoutBatchRows.withdrawalId, id))
    expect(batched).toHaveLength(row!.qrClaimedBy ? 0 : 1)
    const refused = Object.keys(tally(answers)).filter((name) => name !== '200 ok')
    expect(['409 withdrawal_claimed', '409 withdrawal_in_batch', '409 conflict']).toEqual(
      expect.arrayContaining(refused),
    )
  }
  await intact()
})

it('the database accepts either a claim or a batch, even without the service', async () => {
  const { id, as } = await newPromptpayWithdrawal(app)
  const { params } = await payoutBatch(app)
  const answers = await Promise.allSettled([
    app.db
      .update(withdrawals)
      .set({ qrClaimedBy: as.accountId, qrClaimedAt: app.clock.now() })
      .where(eq(withdrawals.id, id)),
    app.db.insert(payoutBatchRows).values({ batchId: params.id, withdrawalId: id, state: 'payable' }),
  ])
  expect(answers.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
})

it('an exported withdrawal that is marked, voided, rejected and exported at once is paid at most once', async () => {
  const first = await app.callerOf((await buildOperator(app.db)).id)
  for (let round = 0; round < 5; round++) {
    const second = await app.callerOf((await buildOperator(app.db)).id)
    const influencers = [await buildInfluencer(1), await buildInfluencer(1), await buildInfluencer(1)]
    const ids = await Promise.all(
      influencers.map(async (influencer) => (await withdraw(influencer, newId())).body.data.id),
    )
    const batch = (await app.call(payoutsContract.createBatch, { as: first, body: { ids } })).body.data
    const params = { id: batch.id }
    const requested = await app.call(payoutsContract.voidBatch, { as: first, params, body: { reason: 'Wrong file' } })
    const approval = { id: requested.body.data.voidRequest!.id }
    const code = await secondStepOf(app, second)
    const codes: string[] = []
    for (const _ of ids) codes.push(await secondStepOf(app, second))
    const answers = await Promise.all([
      app.call(office.approve, { as: second, params: approval, body: { code } }),
      ...ids.flatMap((id, i) => [
        app.call(payoutsContract.markBatch, { as: first, params, body: { ids: [id], transferRef: `A${i}` } }),
        app.call(payoutsContract.complete, { as: second, params: { id }, body: { transferRef: `B${i}` } }),
        app.call(payoutsContract.reject, { as: first, params: { id }, body: { reason: 'Name differs' } }),
        app.call(payoutsContract.createBatch, { as: second, body: { ids: [id], code: codes[i]! } }),
      ]),
    ])
    expect(answers.filter(({ status }) => status >= 500)).toEqual([])
    const rows = await app.db.select().from(payoutBatchRows).where(inArray(payoutBatchRows.withdrawalId, ids))
    for (const [i, id] of ids.entries()) {
      const [row] = await rowsOf(influencers[i]!.id)
      const live = rows.filter((one) => one.withdrawalId === id && one.state !== 'voided')
      expect(live.length).toBeLessThanOrEqual(1)
      if (row!.status === 'Rejected') expect(live).toEqual([])
      if (live[0]) expect(live[0].state).toBe(row!.status === 'TransferComplete' ? 'paid' : 'payable')
      const { available } = await influencerBalance(app.db, influencers[i]!.id)
      expect(available).toBe(row!.status === 'Rejected' ? BALANCE : BALANCE - 100_000)
    }
  }
  await intact()
})

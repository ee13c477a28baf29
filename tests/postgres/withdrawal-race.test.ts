import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { newId } from '../../src/core/ids.ts'
import { satang } from '../../src/core/money.ts'
import { contract as payoutsContract } from '../../src/features/payouts/contract.ts'
import { withdrawals } from '../../src/features/payouts/schema.ts'
import { creatorBalance } from '../../src/ledger/balances.ts'
import { verifyLedger } from '../../src/ledger/verify.ts'
import type { Caller } from '../../src/service/context.ts'
import { buildOperator } from '../factories.ts'
import { openTestApp, type TestAnswer, type TestApp } from '../harness.ts'
import { creatorWithBalance, grantStepUp } from '../money-factories.ts'

// Races only count where connections are many: TEST_DATABASE_URL names a PostgreSQL 15 or newer that may be written to.
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

/** A creator with a verified bank account and a fresh code for each of many attempts. */
async function buildCreator(grants: number): Promise<{ id: string; as: Caller }> {
  const id = await creatorWithBalance(app.db, BALANCE, app.clock.now())
  await times(grants, () => grantStepUp(app.db, id, 'withdrawal', app.clock.now()))
  return { id, as: await app.callerOf(id) }
}

const withdraw = ({ id, as }: { id: string; as: Caller }, idempotencyKey: string) =>
  app.call(payoutsContract.withdraw, { as, params: { uuid: id }, body: { price: 100_000 }, idempotencyKey })

/** How many of each answer: status and code. */
function tally(answers: TestAnswer<unknown>[]): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const { status, body } of answers) {
    const name = `${status} ${body.code ?? 'ok'}`
    counts[name] = (counts[name] ?? 0) + 1
  }
  return counts
}

it('a hundred parallel withdrawals of one balance: one wins, the others are told why', async () => {
  const creator = await buildCreator(MANY)
  const answers = await times(MANY, () => withdraw(creator, newId()))
  expect(tally(answers)).toEqual({ '200 ok': 1, '409 withdrawal_pending': MANY - 1 })
  expect(await rowsOf(creator.id)).toHaveLength(1)
  expect(await creatorBalance(app.db, creator.id)).toEqual({ available: 50_000, pending: 100_000 })
  await intact()
})

it('one code serves one of a hundred parallel withdrawals', async () => {
  const creator = await buildCreator(1)
  const answers = await times(MANY, () => withdraw(creator, newId()))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(answers.filter(({ status }) => status >= 500)).toEqual([])
  expect(await rowsOf(creator.id)).toHaveLength(1)
  await intact()
})

it('the same command sent a hundred times at once is one withdrawal and one answer', async () => {
  const creator = await buildCreator(1)
  const key = newId()
  const answers = await times(MANY, () => withdraw(creator, key))
  expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1)
  expect(tally(answers)).toEqual({ '200 ok': MANY })
  expect(await rowsOf(creator.id)).toHaveLength(1)
  await intact()
})

it('a withdrawal that is completed and rejected a hundred times at once ends in one way', async () => {
  const creator = await buildCreator(1)
  const { id } = (await withdraw(creator, newId())).body.data
  const operators = await times(4, async () => app.callerOf((await buildOperator(app.db)).id))
  const answers = await times(MANY, (i) => {
    const as = operators[i % operators.length]!
    return i % 2 === 0
      ? app.call(payoutsContract.complete, { as, params: { id }, body: { transferRef: `TR${i}` } })
      : app.call(payoutsContract.reject, { as, params: { id }, body: { reason: 'The bank refused it' } })
  })
  expect(tally(answers)).toEqual({ '200 ok': 1, '409 conflict': MANY - 1 })
  const [row] = await rowsOf(creator.id)
  const { available, pending } = await creatorBalance(app.db, creator.id)
  expect([available, pending]).toEqual([row?.status === 'Rejected' ? BALANCE : BALANCE - 100_000, 0])
  await intact()
})

import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { newId } from '../../src/core/ids.ts'
import { contract } from '../../src/features/credits/contract.ts'
import { operatorContract } from '../../src/features/credits/payments/contract.ts'
import { chargeRefunds, charges } from '../../src/features/credits/schema.ts'
import { sweepCharges, sweepRefunds } from '../../src/features/credits/service.ts'
import { contract as office } from '../../src/features/operators/contract.ts'
import { verifyLedger } from '../../src/ledger/verify.ts'
import type { Caller } from '../../src/platform/context.ts'
import { type BankApp, buildBuyer, buildCashier, openBankApp } from '../bank.ts'
import { secondStepOf } from '../two-step.ts'

// Races need several connections: TEST_DATABASE_URL names a PostgreSQL 15 or later that the test may write to.
if (!process.env.TEST_DATABASE_URL) throw new Error('TEST_DATABASE_URL is not set')

const MANY = 50

let app: BankApp
beforeAll(async () => {
  app = await openBankApp()
})
afterAll(() => app.close())

const times = <T>(n: number, run: (i: number) => Promise<T>) => Promise.all(Array.from({ length: n }, (_, i) => run(i)))
const newMarketer = async () => app.callerOf(await buildBuyer(app.db))
const rowsOf = (marketer: Caller) => app.db.select().from(charges).where(eq(charges.marketerId, marketer.accountId))
const atBank = (reference: string) => app.books().charges.filter((one) => one.metadata.reference === reference)
const create = (as: Caller, method: 'promptpay' | 'card' | 'transfer', idempotencyKey: string) =>
  app.call(contract.createCharge, { as, body: { amount: 5_000_000, method }, idempotencyKey })

it.each(['promptpay', 'card', 'transfer'] as const)(
  'fifty parallel commands with one key are one %s charge, in the product and at the provider',
  async (method) => {
    const marketer = await newMarketer()
    const before = app.books().charges.length
    const key = newId()
    const answers = await times(MANY, () => create(marketer, method, key))
    expect(new Set(answers.map(({ status, body }) => `${status} ${body.data.id}`)).size).toBe(1)
    const rows = await rowsOf(marketer)
    expect(rows).toHaveLength(1)
    expect(app.books().charges.length - before).toBe(method === 'promptpay' ? 1 : 0)
    expect(rows[0]!.qrPayload === null).toBe(method !== 'promptpay')
  },
)

it('status requests, sweeps and a late first response create one charge at the provider', async () => {
  const marketer = await newMarketer()
  const real = app.ports.payment.createCharge
  app.ports.payment.createCharge = async (charge) => {
    await real(charge)
    throw new Error('the process ended here')
  }
  await create(marketer, 'promptpay', newId())
  app.ports.payment.createCharge = real
  const [row] = await rowsOf(marketer)
  expect(row).toMatchObject({ status: 'pending', providerChargeId: null })
  app.clock.advance(60_000)
  const poll = () => app.call(contract.getCharge, { as: marketer, params: { id: row!.id }, query: { refresh: '1' } })
  await Promise.all([times(20, poll), times(5, () => sweepCharges(app.app))])
  expect(atBank(row!.reference)).toHaveLength(1)
  expect((await rowsOf(marketer))[0]).toMatchObject({ providerChargeId: atBank(row!.reference)[0]!.id })
})

it('a card payment that is submitted fifty times is charged once', async () => {
  const marketer = await newMarketer()
  const { id, reference } = (await create(marketer, 'card', newId())).body.data
  const token = await app.cardToken()
  const answers = await times(MANY, (i) =>
    app.call(contract.payCard, {
      as: marketer,
      params: { id },
      body: { token },
      idempotencyKey: `card-${id}-${i % 5}`,
    }),
  )
  expect(new Set(answers.map(({ body }) => body.data.status))).toEqual(new Set(['paid']))
  expect(atBank(reference)).toHaveLength(1)
  const total = await app.call(contract.total, { as: marketer, params: { id: marketer.accountId } })
  expect(total.body.data.available).toBe(5_000_000)
})

it('fifty parallel refunds with one key, and parallel sweeps, are one refund at the provider', async () => {
  const marketer = await newMarketer()
  const { id, reference } = (await create(marketer, 'promptpay', newId())).body.data
  const { payment } = (await app.call(contract.getCharge, { as: marketer, params: { id } })).body
  await app.pay(payment.sandboxUrl!)
  const as = await app.callerOf(await buildCashier(app.db))
  const key = newId()
  const body = { amount: 1_000_000, reason: 'The brand changed its mind' }
  const refund = () => app.call(operatorContract.refund, { as, params: { id }, body, idempotencyKey: key })
  const [answers] = await Promise.all([times(MANY, refund), times(5, () => sweepRefunds(app.app))])
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
  await sweepRefunds(app.app)
  const paid = and(eq(chargeRefunds.chargeId, id), eq(chargeRefunds.status, 'paid'))
  expect(await app.db.select().from(chargeRefunds).where(paid)).toHaveLength(1)
  const [charge] = atBank(reference)
  expect(app.books().refunds.filter((one) => one.charge === charge!.id)).toHaveLength(1)
  expect((await verifyLedger(app.db)).checks.filter((check) => !check.ok)).toEqual([])
})

it('parallel partial refunds cannot avoid the limit for a second approval', async () => {
  const marketer = await newMarketer()
  const { id } = (await create(marketer, 'promptpay', newId())).body.data
  const { payment } = (await app.call(contract.getCharge, { as: marketer, params: { id } })).body
  await app.pay(payment.sandboxUrl!)
  const operators = await Promise.all([1, 2, 3, 4].map(async () => app.callerOf(await buildCashier(app.db))))
  const body = { amount: 500_000, reason: 'The brand changed its mind' }
  const answers = await times(10, (i) =>
    app.call(operatorContract.refund, { as: operators[i % 4]!, params: { id }, body, idempotencyKey: newId() }),
  )
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
  const { refunds, approvals } = (await app.call(operatorContract.payment, { as: operators[0]!, params: { id } })).body
    .data
  // 5,350.00 each: nine are below 50,000.00 in total, the tenth is not.
  expect([refunds.length, approvals.length]).toEqual([9, 1])
  const approval = { id: approvals[0]!.id }
  const others = operators.filter(({ accountId }) => accountId !== approvals[0]!.requestedBy.id)
  const codes: string[] = []
  for (let i = 0; i < 10; i++) codes.push(await secondStepOf(app, others[i % 3]!))
  const decisions = await times(10, (i) =>
    i % 2 === 0
      ? app.call(office.approve, { as: others[i % 3]!, params: approval, body: { code: codes[i]! } })
      : app.call(office.decline, { as: others[i % 3]!, params: approval, body: { reason: 'ยอดไม่ตรง' } }),
  )
  expect(decisions.filter(({ status }) => status === 200)).toHaveLength(1)
  expect((await verifyLedger(app.db)).checks.filter((check) => !check.ok)).toEqual([])
})

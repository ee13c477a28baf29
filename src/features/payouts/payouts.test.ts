import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildOperator as newOperator } from '../../../tests/factories.ts'
import { openTestApp, type TestApp } from '../../../tests/harness.ts'
import { creatorWithBalance, grantStepUp as grant } from '../../../tests/money-factories.ts'
import { DAY, HOUR } from '../../core/clock.ts'
import { newId } from '../../core/ids.ts'
import { satang } from '../../core/money.ts'
import { verifyLedger } from '../../ledger/verify.ts'
import type { Caller } from '../../service/context.ts'
import { contract } from './contract.ts'
import { runAutomaticWithdrawals } from './service.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

const buildOperator = async (app: TestApp) => (await newOperator(app.db)).id
const grantStepUp = (app: TestApp, id: string, purpose: 'withdrawal' | 'bank_change') =>
  grant(app.db, id, purpose, app.clock.now())

/** A creator with a balance, a verified account and a fresh code. */
async function rich(balance = 1_000_000, bank = true): Promise<{ id: string; as: Caller }> {
  const id = await creatorWithBalance(app.db, satang(balance), app.clock.now(), { bank })
  await grantStepUp(app, id, 'withdrawal')
  return { id, as: await app.callerOf(id) }
}

const withdraw = (id: string, as: Caller, price: number, idempotencyKey = newId()) =>
  app.call(contract.withdraw, { as, params: { uuid: id }, body: { price }, idempotencyKey })

describe('withdraw', () => {
  it('takes the price from the balance, keeps the fee inside it and writes one message', async () => {
    const { id, as } = await rich()
    const made = await withdraw(id, as, 50_000)
    expect(made.status).toBe(200)
    expect(made.body.data).toMatchObject({ price: 50_000, fee: 1_500, net: 48_500, status: 'Pending', type: 'manual' })
    const { body } = await app.call(contract.standing, { as, params: { uuid: id } })
    expect(body.data).toMatchObject({ available: 950_000, pending: 50_000 })
  })

  it('is free from 1,000 baht on', async () => {
    const { id, as } = await rich()
    expect((await withdraw(id, as, 100_000)).body.data).toMatchObject({ fee: 0, net: 100_000 })
  })

  it.each([
    [9_999, 'withdrawal_minimum'],
    [1_000_001, 'insufficient_balance'],
  ])('refuses %i satang: %s', async (price, code) => {
    const { id, as } = await rich()
    const answer = await withdraw(id, as, price)
    expect(answer.status).toBe(422)
    expect(answer.body.code).toBe(code)
  })

  it('wants a verified code for each act', async () => {
    const { id, as } = await rich()
    expect((await withdraw(id, as, 20_000)).status).toBe(200)
    const operator = await app.callerOf(await buildOperator(app))
    const pending = (await app.call(contract.standing, { as, params: { uuid: id } })).body.data.waiting
    await app.call(contract.complete, { as: operator, params: { id: pending!.id }, body: { transferRef: 'X1' } })
    expect((await withdraw(id, as, 20_000)).body.code).toBe('step_up_required')
  })

  it('answers the second click with the first answer, and another body with a conflict', async () => {
    const { id, as } = await rich()
    const key = newId()
    const first = await withdraw(id, as, 30_000, key)
    const second = await withdraw(id, as, 30_000, key)
    expect(second).toMatchObject({ status: 200, body: { data: { id: first.body.data.id } } })
    expect((await withdraw(id, as, 40_000, key)).body.code).toBe('idempotency_conflict')
  })

  it('allows one Pending', async () => {
    const { id, as } = await rich()
    await withdraw(id, as, 30_000)
    await grantStepUp(app, id, 'withdrawal')
    expect((await withdraw(id, as, 30_000)).body.code).toBe('withdrawal_pending')
  })

  it("knows nothing of another's account", async () => {
    const { as } = await rich()
    const { id } = await rich()
    expect((await withdraw(id, as, 30_000)).status).toBe(404)
  })
})

describe('bank account', () => {
  const body = { bank: 'KBANK', number: '0482114821', name: 'ผู้รับ ทดสอบ' }

  it('must bear the legal name, have a fitting number and a code', async () => {
    const { id, as } = await rich(1_000, false)
    const save = (change: Partial<typeof body> & { confirmed?: boolean }) =>
      app.call(contract.saveBank, { as, params: { uuid: id }, body: { ...body, ...change } })
    expect((await save({ name: 'คนอื่น' })).body.code).toBe('bank_account_name')
    expect((await save({ number: '123456' })).body.code).toBe('bank_account_digits')
    expect((await save({ number: '12345678' })).body.code).toBe('bank_account_unusual')
    expect((await save({ number: '12345678', confirmed: true })).body.code).toBe('step_up_required')
    await grantStepUp(app, id, 'bank_change')
    expect((await save({})).body.data).toMatchObject({ bank: 'KBANK', last4: '4821' })
  })

  it('waits a day after a change', async () => {
    const { id, as } = await rich()
    await grantStepUp(app, id, 'bank_change')
    await app.call(contract.saveBank, { as, params: { uuid: id }, body })
    const operator = await app.callerOf(await buildOperator(app))
    const bank = (await app.call(contract.bank, { as, params: { uuid: id } })).body.data
    await app.call(contract.decideBank, { as: operator, params: { id: bank!.id }, body: { verified: true } })
    expect((await withdraw(id, as, 30_000)).body.code).toBe('bank_account_waiting')
    app.clock.advance(24 * HOUR + 1)
    await grantStepUp(app, id, 'withdrawal')
    expect((await withdraw(id, as, 30_000)).status).toBe(200)
  })
})

describe('operators', () => {
  it('rejects: the whole price comes back; returns a finished transfer: both entries stay', async () => {
    const operator = await app.callerOf(await buildOperator(app))
    const { id, as } = await rich()
    const one = (await withdraw(id, as, 50_000)).body.data
    const rejected = await app.call(contract.reject, {
      as: operator,
      params: { id: one.id },
      body: { reason: 'ชื่อไม่ตรง' },
    })
    expect(rejected.body.data).toMatchObject({ status: 'Rejected', reason: 'ชื่อไม่ตรง' })
    await grantStepUp(app, id, 'withdrawal')
    const two = (await withdraw(id, as, 50_000)).body.data
    await app.call(contract.complete, { as: operator, params: { id: two.id }, body: { transferRef: 'B1' } })
    expect(
      (await app.call(contract.complete, { as: operator, params: { id: two.id }, body: { transferRef: 'B2' } })).status,
    ).toBe(409)
    const returned = await app.call(contract.returned, {
      as: operator,
      params: { id: two.id },
      body: { reason: 'บัญชีปิด' },
    })
    expect(returned.body.data).toMatchObject({ status: 'Rejected', returned: true })
    const { body } = await app.call(contract.standing, { as, params: { uuid: id } })
    expect(body.data).toMatchObject({ available: 1_000_000, pending: 0 })
    expect((await verifyLedger(app.db)).checks.filter((check) => !check.ok)).toEqual([])
  })

  it('needs two operators above the set amount', async () => {
    const [one, two] = [await app.callerOf(await buildOperator(app)), await app.callerOf(await buildOperator(app))]
    const { id, as } = await rich(9_000_000)
    const made = (await withdraw(id, as, 8_000_000)).body.data
    const complete = (caller: Caller) =>
      app.call(contract.complete, { as: caller, params: { id: made.id }, body: { transferRef: 'C1' } })
    expect((await complete(one)).body.code).toBe('second_approval_required')
    await app.call(contract.approve, { as: one, params: { id: made.id } })
    expect((await complete(one)).body.code).toBe('second_approval_required')
    expect((await complete(two)).status).toBe(200)
  })

  it('puts waiting ones into one bank file, each once', async () => {
    const operator = await app.callerOf(await buildOperator(app))
    const { id, as } = await rich()
    const made = (await withdraw(id, as, 100_000)).body.data
    const batch = await app.call(contract.createBatch, { as: operator, body: { ids: [made.id] } })
    expect(batch.body.data).toMatchObject({ count: 1, total: 100_000 })
    expect((await app.call(contract.createBatch, { as: operator, body: { ids: [made.id] } })).status).toBe(409)
    const file = await app.call(contract.batchFile, { as: operator, params: { id: batch.body.data.id } })
    expect(new TextDecoder().decode(file.blob?.bytes)).toContain(`"1000.00","${made.reference}"`)
  })
})

describe('the Monday run', () => {
  it('sends whole balances from 1,000 baht on, free, once, and skips who waits', async () => {
    const poor = await rich(99_999)
    const due = await rich(150_000)
    const busy = await rich(300_000)
    await withdraw(busy.id, busy.as, 100_000)
    const monday = new Date('2025-12-01T03:00:00Z')
    app.clock.set(monday)
    expect(await runAutomaticWithdrawals(app)).toBeGreaterThan(0)
    await runAutomaticWithdrawals(app)
    const of = async ({ id, as }: { id: string; as: Caller }) =>
      (await app.call(contract.withdrawals, { as, params: { uuid: id } })).body.data
    expect(await of(due)).toMatchObject([{ type: 'automatic', price: 150_000, fee: 0 }])
    expect(await of(poor)).toEqual([])
    expect((await of(busy)).length).toBe(1)
    app.clock.set(new Date(monday.getTime() + DAY))
    expect(await runAutomaticWithdrawals(app)).toBe(0)
  })
})

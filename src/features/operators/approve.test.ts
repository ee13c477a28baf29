import { afterAll, beforeAll, expect, test } from 'vitest'
import { type BankApp, openBankApp } from '../../../tests/bank.ts'
import { buildOperator } from '../../../tests/factories.ts'
import { payoutBatch } from '../../../tests/money-factories.ts'
import { secondStepOf, setUpTwoStep } from '../../../tests/two-step.ts'
import { MINUTE, SECOND } from '../../core/clock.ts'
import { newId } from '../../core/ids.ts'
import type { Caller } from '../../platform/context.ts'
import { contract as payouts } from '../payouts/contract.ts'
import { contract } from './contract.ts'

let app: BankApp
beforeAll(async () => {
  app = await openBankApp()
})
afterAll(() => app.close())

const operator = async () => app.callerOf((await buildOperator(app.db)).id)
/** Requests that a batch is voided, which always takes two operators. */
async function request() {
  const { as, params } = await payoutBatch(app)
  const { data } = (await app.call(payouts.voidBatch, { as, params, body: { reason: 'ยอดไม่ตรง' } })).body
  return { by: as, id: data.voidRequest!.id }
}
const approve = (as: Caller, id: string, code: string, idempotencyKey = newId()) =>
  app.call(contract.approve, { as, params: { id }, body: { code }, idempotencyKey })
const statusOf = async (id: string) => {
  const { data } = (await app.call(contract.approvals, { as: await operator(), query: {} })).body
  return data.find((approval) => approval.id === id)?.status
}

test('nobody approves without two-step verification, or without its code', async () => {
  const { id } = await request()
  const second = await operator()
  expect((await approve(second, id, '123456')).body.code).toBe('two_step_required')
  const { code } = await setUpTwoStep(app, second)
  expect((await app.call(contract.approve, { as: second, params: { id } })).body).toMatchObject({
    code: 'invalid_input',
    fields: { code: expect.any(String) },
  })
  expect((await approve(second, id, await secondStepOf(app, await operator()))).body).toMatchObject({
    code: 'two_step_wrong',
    fields: { code: expect.any(String) },
  })
  for (let i = 0; i < 4; i++) expect((await approve(second, id, '000000')).body.code).toBe('two_step_wrong')
  app.clock.advance(MINUTE)
  expect((await approve(second, id, await code())).body.code).toBe('two_step_locked')
  expect(await statusOf(id)).toBe('waiting')
  app.clock.advance(14 * MINUTE)
  expect((await approve(second, id, await code())).body.data.status).toBe('approved')
})

test('a code approves one action; after a refused action it can be used again', async () => {
  const [one, other] = [await request(), await request()]
  const second = await operator()
  const { code, recoveryCodes } = await setUpTwoStep(app, second)
  expect((await approve(second, one.id, await code())).body.code, 'used to set it up').toBe('two_step_wrong')
  app.clock.advance(30 * SECOND)
  const now = await code()
  expect((await approve(second, newId(), now)).body.code).toBe('not_found')
  expect((await approve(second, one.id, now)).status).toBe(200)
  expect((await approve(second, other.id, now)).body.code).toBe('two_step_wrong')
  expect(await statusOf(other.id)).toBe('waiting')
  expect((await approve(second, other.id, recoveryCodes[0]!)).status).toBe(200)
  const third = await request()
  expect((await approve(second, third.id, recoveryCodes[0]!)).body.code).toBe('two_step_wrong')
})

test('an approval sent again with the same code and key returns the same response and is not done twice', async () => {
  const second = await operator()
  const { code, recoveryCodes } = await setUpTwoStep(app, second)
  app.clock.advance(30 * SECOND)
  for (const given of [await code(), recoveryCodes[0]!]) {
    const { id } = await request()
    const key = newId()
    const first = await approve(second, id, given, key)
    expect(first.status).toBe(200)
    expect((await approve(second, id, given, key)).body).toEqual(first.body)
    expect((await approve(second, id, given)).status).not.toBe(200)
  }
})

test('the operator who requested the action cannot approve it, not even with a code', async () => {
  const { by, id } = await request()
  const code = await secondStepOf(app, by)
  expect((await approve(by, id, code)).body.code).toBe('second_approval_required')
  expect(await statusOf(id)).toBe('waiting')
})

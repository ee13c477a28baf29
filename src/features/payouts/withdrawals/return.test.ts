import { expect, test } from 'vitest'
import { buildBuyer } from '../../../../tests/bank.ts'
import { returnLine, returnTransfer } from '../../../../tests/money-factories.ts'
import { allow, buildPayee, withdraw } from '../../../../tests/payees.ts'
import { approveAs } from '../../../../tests/two-step.ts'
import { dayOf } from '../../../core/calendar.ts'
import { DAY } from '../../../core/clock.ts'
import { newId } from '../../../core/ids.ts'
import { baht } from '../../../core/money.ts'
import { verifyLedger } from '../../../ledger/verify.ts'
import { contract as credits } from '../../credits/contract.ts'
import { operatorContract as payments } from '../../credits/payments/contract.ts'
import { zBankRef } from '../../credits/shapes.ts'
import { contract as operators } from '../../operators/contract.ts'
import { contract } from '../contract.ts'
import { app, first, openWithTwoOperators, second } from './two-operators.fixture.ts'

openWithTwoOperators()

/** A withdrawal of ฿500 (฿485 after the fee) that the bank has sent. */
async function sent() {
  const payee = await buildPayee(app)
  const { data } = (await withdraw(app, payee.id, payee.as, 50_000)).body
  await app.call(contract.complete, { as: first, params: { id: data.id }, body: { transferRef: 'B1' } })
  return { ...payee, withdrawal: data }
}
const request = async (id: string, change: Partial<Awaited<ReturnType<typeof returnLine>>> = {}, key = newId()) =>
  app.call(contract.returned, {
    as: first,
    params: { id },
    body: { ...(await returnLine(app, id)), ...change },
    idempotencyKey: key,
  })
const balance = async ({ id, as }: Awaited<ReturnType<typeof sent>>) =>
  (await app.call(contract.standing, { as, params: { uuid: id } })).body.data.available
const waiting = async (id: string) =>
  (await app.call(operators.approvals, { as: second, query: { waiting: '1' } })).body.data.find(
    ({ targetId }) => targetId === id,
  )

test('two operators record a returned transfer by the bank’s line; then the whole price is back, once, with a message', async () => {
  const payee = await sent()
  const { id } = payee.withdrawal
  const before = await balance(payee)
  const key = newId()
  const line = await returnLine(app, id)
  expect((await request(id, line, key)).body.data.status).toBe('TransferComplete')
  expect((await request(id, line, key)).status, 'sent again with the same key').toBe(200)
  expect((await request(id, line)).body.code).toBe('approval_waiting')
  expect(await balance(payee), 'nothing moves before the second operator').toBe(before)
  const approval = (await waiting(id))!
  expect(approval).toMatchObject({ kind: 'withdrawal_returned', amount: 50_000, about: payee.withdrawal.reference })
  expect(approval.effect).toContain(zBankRef.parse(line.bankRef))
  expect(approval.effect).toContain('485.00')
  expect((await approveAs(app, first, approval.id)).body.code).toBe('second_approval_required')
  expect((await approveAs(app, second, approval.id)).status).toBe(200)
  expect(await balance(payee)).toBe(before + 50_000)
  expect((await request(id)).body.code, 'it is returned only once').toBe('conflict')
  const messages = (await app.outbox()).filter(
    ({ accountId, kind }) => accountId === payee.id && kind.endsWith('returned'),
  )
  expect(messages[0]?.body).toContain(line.reason)
  const { body } = await app.call(operators.audit, { as: first, query: { targetId: id } })
  expect(body.data.find(({ act }) => act === 'withdrawal.returned')).toMatchObject({
    after: { status: 'Rejected', returnRef: zBankRef.parse(line.bankRef), returnedOn: line.returnedOn },
  })
  expect((await verifyLedger(app.db)).checks.filter((check) => !check.ok)).toEqual([])
})

test('a line with another amount or an impossible day is refused, and so is a line that is already recorded', async () => {
  const payee = await sent()
  const { id } = payee.withdrawal
  expect((await request(id, { amount: 50_000 })).body).toMatchObject({
    code: 'return_amount',
    details: { sent: 48_500 },
    fields: { amount: expect.any(String) },
  })
  const day = (at: number) => new Date(at).toISOString().slice(0, 10)
  for (const away of [-2 * DAY, 2 * DAY]) {
    const returnedOn = day(app.clock.now().getTime() + away)
    expect((await request(id, { returnedOn })).body).toMatchObject({
      code: 'invalid_input',
      fields: { returnedOn: expect.any(String) },
    })
  }
  const other = await sent()
  const { bankRef } = await returnLine(app, other.withdrawal.id)
  expect((await returnTransfer(app, first, other.withdrawal.id)).status).toBe(200)
  for (const spelling of [bankRef, bankRef.toLowerCase().replace(' ', '-')])
    expect((await request(id, { bankRef: spelling })).body, spelling).toMatchObject({
      code: 'return_recorded',
      details: { reference: other.withdrawal.reference },
    })
  await allow(app, payee.id, 'withdrawal')
  const pending = (await withdraw(app, payee.id, payee.as, 20_000)).body.data
  expect((await request(pending.id)).body.code, 'it was not sent yet').toBe('conflict')
})

test('a line of the bank statement is booked once, for a payment or for a returned transfer', async () => {
  const payee = await sent()
  const { id } = payee.withdrawal
  const buyer = await app.callerOf(await buildBuyer(app.db))
  const body = { amount: baht(1_000), method: 'transfer' } as const
  const charge = (await app.call(credits.createCharge, { as: buyer, body })).body.data
  const receive = (bankRef: string) =>
    app.call(payments.receive, { as: first, params: { id: charge.id }, body: { amount: charge.total, bankRef } })
  expect((await receive('FT 123')).status).toBe(200)
  expect((await request(id, { bankRef: 'ft-123' })).body).toMatchObject({
    code: 'return_recorded',
    details: { reference: charge.reference },
    fields: { bankRef: expect.any(String) },
  })
  expect((await request(id, { bankRef: 'FT 124' })).status).toBe(200)
  expect((await receive('ft124')).status, 'the receipt is recorded while the return awaits its approval').toBe(200)
  const approval = (await waiting(id))!
  expect((await approveAs(app, second, approval.id)).body.code).toBe('return_recorded')
  const other = await sent()
  const { bankRef } = await returnLine(app, other.withdrawal.id)
  expect((await returnTransfer(app, first, other.withdrawal.id)).status).toBe(200)
  expect((await receive(bankRef.toLowerCase())).body.code).toBe('receipt_recorded')
})

test('a transfer that was sent and returned before an operator marked it is recorded with the day of its return', async () => {
  const payee = await buildPayee(app)
  const { data } = (await withdraw(app, payee.id, payee.as, 50_000)).body
  const returned = new Date(app.clock.now().getTime() + DAY)
  app.clock.advance(3 * DAY)
  await app.call(contract.complete, { as: first, params: { id: data.id }, body: { transferRef: 'B7' } })
  expect((await request(data.id, { returnedOn: dayOf(returned) })).status).toBe(200)
})

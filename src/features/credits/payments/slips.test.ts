import { expect, test } from 'vitest'
import { DAY } from '../../../core/clock.ts'
import { baht } from '../../../core/money.ts'
import type { Caller } from '../../../platform/context.ts'
import { contract as operators } from '../../operators/contract.ts'
import { operatorContract } from './contract.ts'
import {
  agree,
  app,
  clean,
  detail,
  first,
  openPayments,
  paidCharge,
  reason,
  second,
  sendSlip,
  slipBody,
  start,
  suspense,
  total,
  waitingOn,
} from './payments.fixture.ts'

openPayments()

test('slips that wait have a queue of their own, the oldest first', async () => {
  const [one, two, other] = [await start(), await start(), await start()]
  await sendSlip(two.id)
  await sendSlip(one.id)
  const list = async (query: object) => (await app.call(operatorContract.payments, { as: first, query })).body
  const waiting = await list({ slips: '1', limit: 50 })
  expect(waiting.data.map(({ id }) => id).filter((id) => [one.id, two.id, other.id].includes(id))).toEqual(
    [one.id, two.id].sort(),
  )
  expect(waiting.slips).toBe(waiting.data.length)
  const part = await list({ slips: '1', limit: 1 })
  expect((await list({ slips: '1', limit: 1, after: part.next })).data[0]?.id).toBe(waiting.data[1]!.id)
})

test('a slip is credited once, after an operator has confirmed exactly that amount', async () => {
  const charge = await start()
  expect((await sendSlip(charge.id)).body.data).toMatchObject({
    status: 'review',
    reviewReason: 'slip',
    slip: { name: 'slip.pdf' },
  })
  expect((await sendSlip(charge.id)).status).toBe(200)
  const list = await app.call(operatorContract.payments, {
    as: first,
    query: { slips: '1', q: charge.reference.slice(0, 12) },
  })
  expect(list.body).toMatchObject({ data: [{ id: charge.id }], next: null })
  expect(list.body.waiting).toBeGreaterThan(0)
  expect(list.body.data[0]!.waitsSince).toBe(list.body.data[0]!.slip!.at)
  const params = { id: charge.id }
  const wrong = await app.call(operatorContract.approve, {
    as: first,
    params,
    body: slipBody(charge, charge.total - 100),
  })
  expect(wrong.body).toMatchObject({ code: 'slip_mismatch' })
  expect(await total()).toMatchObject({ available: 0 })
  const paid = await app.call(operatorContract.approve, { as: first, params, body: slipBody(charge) })
  const alone = { id: first.accountId }
  expect(paid.body.data).toMatchObject({
    ...{ status: 'paid', document: { serial: expect.any(String) }, waitsSince: null },
    ...{ bankRef: `SLIP${charge.reference}`, approvedBy: alone, decidedBy: alone },
  })
  expect((await app.call(operatorContract.approve, { as: first, params, body: slipBody(charge) })).status).toBe(409)
  expect((await sendSlip(charge.id)).status).toBe(409)
  expect(await total()).toMatchObject({ available: 1_000_000 })
  await clean()
})

test('a large transfer needs two operators', async () => {
  const charge = await start(baht(100_000))
  await sendSlip(charge.id)
  const params = { id: charge.id }
  const by = (as: Caller) => app.call(operatorContract.approve, { as, params, body: slipBody(charge) })
  const requested = (await by(first)).body.data
  expect(requested).toMatchObject({ status: 'review', approvals: [{ kind: 'slip', amount: charge.total }] })
  expect((await by(second)).body.code).toBe('approval_waiting')
  expect((await sendSlip(charge.id)).status).toBe(409)
  const approval = requested.approvals[0]!.id
  expect((await agree(first, approval)).body.code).toBe('second_approval_required')
  expect(await total()).toMatchObject({ available: 0 })
  expect((await agree(second, approval)).status).toBe(200)
  expect(await detail(charge.id)).toMatchObject({
    status: 'paid',
    approvedBy: { id: first.accountId },
    decidedBy: { id: second.accountId },
    bankRef: `SLIP${charge.reference}`,
    approvals: [],
  })
  expect(await total()).toMatchObject({ available: 10_000_000 })
  await clean()
})

test('a line of the bank statement is recorded once, for a slip or as a receipt, in any spelling', async () => {
  const [one, two] = [await start(), await start()]
  for (const { id } of [one, two]) await sendSlip(id)
  const receive = (id: string, bankRef: string) =>
    app.call(operatorContract.receive, { as: first, params: { id }, body: { amount: one.total, bankRef } })
  expect(
    (await app.call(operatorContract.approve, { as: first, params: { id: one.id }, body: slipBody(one) })).status,
  ).toBe(200)
  for (const bankRef of [`slip-${one.reference.toLowerCase()}`, `SLIP${one.reference} `]) {
    expect((await receive(one.id, bankRef)).body.code).toBe('receipt_recorded')
    const body = { received: two.total, bankRef }
    const again = await app.call(operatorContract.approve, { as: first, params: { id: two.id }, body })
    expect(again.body).toMatchObject({ code: 'receipt_recorded', fields: { bankRef: expect.anything() } })
  }
  expect((await receive(two.id, '- / -')).status).toBe(400)
  expect((await receive(two.id, `kb 7/${two.reference}`)).status).toBe(200)
  expect((await receive(two.id, `KB7${two.reference}`)).body.code).toBe('receipt_recorded')
  const [receipt] = (await detail(two.id)).receipts
  expect(await suspense()).toBe(receipt!.amount)
  const params = { id: two.id, receiptId: receipt!.id }
  await app.call(operatorContract.returnReceipt, { as: first, params, body: { reason } })
  const requested = await detail(two.id)
  const refundId = requested.refunds[0]!.id
  expect(requested).toMatchObject({ bankRef: null, waitsSince: requested.refunds[0]!.createdAt })
  await app.call(operatorContract.refundPaid, {
    as: first,
    params: { id: two.id, refundId },
    body: { note: 'KBANK 0004' },
  })
  expect((await detail(two.id)).refunds).toMatchObject([
    { status: 'paid', paidNote: 'KBANK 0004', requestedBy: { id: first.accountId }, approvedBy: null },
  ])
  expect(await total()).toMatchObject({ available: baht(10_000) })
  await clean()
})

test('an expired approval request blocks nothing, even before the sweep', async () => {
  const charge = await start(baht(100_000))
  await sendSlip(charge.id)
  const ask = () =>
    app.call(operatorContract.approve, { as: second, params: { id: charge.id }, body: slipBody(charge) })
  await ask()
  expect((await ask()).body.code).toBe('approval_waiting')
  app.clock.advance(30 * DAY)
  expect((await sendSlip(charge.id)).status).toBe(200)
  expect((await ask()).status).toBe(200)
  expect((await ask()).body.code).toBe('approval_waiting')
  const waiting = await waitingOn(charge.id)
  expect(waiting).toHaveLength(1)
  expect((await agree(first, waiting[0]!.id)).status).toBe(200)
  expect(await total()).toMatchObject({ available: 10_000_000 })
})

test('a slip that is rejected before its second approval cannot be credited', async () => {
  const charge = await start(baht(100_000))
  await sendSlip(charge.id)
  await app.call(operatorContract.approve, { as: first, params: { id: charge.id }, body: slipBody(charge) })
  const [waiting] = await waitingOn(charge.id)
  await app.call(operatorContract.reject, { as: second, params: { id: charge.id }, body: { reason } })
  expect((await agree(second, waiting!.id)).body.code).toBe('conflict')
  expect(await total()).toMatchObject({ available: 0 })
})

test('a rejected slip shows the reason and credits nothing; a reused slip is marked', async () => {
  const charge = await start()
  await sendSlip(charge.id)
  expect((await detail(charge.id)).slipSeen).toBe(true)
  const answer = await app.call(operatorContract.reject, { as: first, params: { id: charge.id }, body: { reason } })
  expect(answer.body.data).toMatchObject({ status: 'failed', decisionNote: reason })
  expect(await total()).toMatchObject({ available: 0 })
})

test('a receipt over the maximum amount is rejected with an error for its field', async () => {
  const { id } = await start()
  await sendSlip(id)
  const body = { amount: Number.MAX_SAFE_INTEGER, bankRef: 'KB 8' }
  const refused = await app.call(operatorContract.receive, { as: first, params: { id }, body })
  expect(refused).toMatchObject({
    status: 400,
    body: { code: 'invalid_input', fields: { amount: expect.any(String) } },
  })
})

test('the ledger search finds a payment by the reference on its documents', async () => {
  const charge = await paidCharge()
  const found = await app.call(operators.ledgerEntries, { as: first, query: { reference: charge.reference } })
  expect(found.body.data.map(({ event }) => event)).toEqual(['credits_purchased'])
})

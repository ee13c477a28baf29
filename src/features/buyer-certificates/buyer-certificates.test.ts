import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { PICTURE } from '../../../tests/access/example.ts'
import { buildBuyer } from '../../../tests/bank.ts'
import { dayOf } from '../../core/calendar.ts'
import { DAY } from '../../core/clock.ts'
import { newId } from '../../core/ids.ts'
import { baht } from '../../core/money.ts'
import { balanceOf } from '../../ledger/balances.ts'
import type { Caller } from '../../platform/context.ts'
import { marketers } from '../accounts/schema.ts'
import { contract as credits } from '../credits/contract.ts'
import { operatorContract } from '../credits/payments/contract.ts'
import { app, clean, first, marketer, openPayments, reason, total } from '../credits/payments/payments.fixture.ts'
import { contract as files } from '../files/contract.ts'
import { contract } from './contract.ts'
import { sweepCertificates } from './service.ts'

openPayments()
let ofCharge: { id: string }
let params: { id: string }

const list = async () => (await app.call(contract.list, { as: marketer, query: {} })).body
const read = async () => (await app.call(contract.get, { as: marketer, params })).body.data
const receivable = async () => Math.abs(await balanceOf(app.db, 'receivable_withholding', marketer.accountId))
const send = (number = '1/0001', as: Caller = marketer) =>
  app.call(contract.send, { as, params, body: { number, issuedOn: dayOf(app.clock.now()) }, file: PICTURE })
const messages = async (kind: string) =>
  (await app.outbox(marketer.accountId)).filter((message) => message.kind === kind)

/** A purchase of 10,000 credits with withholding tax. */
beforeEach(async () => {
  const body = { amount: baht(10_000), method: 'promptpay' as const, withhold: true }
  ofCharge = { id: (await app.call(credits.createCharge, { as: marketer, body })).body.data.id }
  const { payment } = (await app.call(credits.getCharge, { as: marketer, params: ofCharge })).body
  await app.pay(payment.sandboxUrl!)
  params = { id: (await list()).data[0]!.id }
})

test('the payment is reduced by the tax, the credits are not, and the tax is due as a certificate', async () => {
  const { data } = (await app.call(credits.getCharge, { as: marketer, params: ofCharge })).body
  expect(data).toMatchObject({
    status: 'paid',
    net: baht(10_000),
    total: baht(10_700),
    withheld: baht(300),
    payable: baht(10_400),
    received: baht(10_400),
  })
  expect((await total()).available).toBe(baht(10_000))
  expect(await receivable()).toBe(baht(300))
  expect(await list()).toMatchObject({ due: baht(300), counts: { todo: 1, review: 0, done: 0 } })
  expect(await messages('certificate.requested')).toHaveLength(1)
  await clean()
})

test('only a company can withhold tax', async () => {
  const person = await app.callerOf(await buildBuyer(app.db, { accountType: 'individual' }))
  const body = { amount: baht(10_000), method: 'promptpay' as const, withhold: true }
  const answer = await app.call(credits.createCharge, { as: person, body })
  expect(answer).toMatchObject({ status: 422, body: { code: 'withholding_company' } })
})

test('a certificate is rejected with a reason, sent again and approved; the receivable ends once', async () => {
  expect((await send()).body.data).toMatchObject({ status: 'in_progress' })
  const decide = { as: first, params }
  const reject = { version: 1, reasonCode: 'other' as const }
  expect((await app.call(contract.reject, { ...decide, body: reject })).body.code).toBe('reason_required')
  await app.call(contract.reject, { ...decide, body: { ...reject, reason: 'ชื่อผู้ถูกหักไม่ตรง' } })
  expect(await read()).toMatchObject({ status: 'rejected', reason: { th: 'ชื่อผู้ถูกหักไม่ตรง' } })
  expect(await receivable()).toBe(baht(300))

  await send('1/0002')
  const replaced = await app.call(contract.approve, { ...decide, body: { version: 1 }, idempotencyKey: newId() })
  expect(replaced.body.code).toBe('certificate_replaced')
  for (const idempotencyKey of [newId(), newId()]) {
    const answer = await app.call(contract.approve, { ...decide, body: { version: 2 }, idempotencyKey })
    expect(answer.body.data).toMatchObject({ status: 'approved' })
  }
  expect(await receivable()).toBe(0)
  expect((await send('1/0003')).body.code).toBe('certificate_decided')
  expect(await messages('certificate.approved')).toHaveLength(1)
  await clean()
})

/** Another purchase of the marketer with withholding tax. */
async function buyAgain(amount: number, as: Caller = marketer) {
  app.clock.advance(1_000)
  const body = { amount: baht(amount), method: 'promptpay' as const, withhold: true }
  const { id } = (await app.call(credits.createCharge, { as, body })).body.data
  const { payment } = (await app.call(credits.getCharge, { as, params: { id } })).body
  await app.pay(payment.sandboxUrl!)
  return { chargeId: id, id: (await app.call(contract.list, { as, query: {} })).body.data[0]!.id }
}

test('one certificate can cover several payments; it is decided for all of them as the operator saw them', async () => {
  const [second, third] = [await buyAgain(20_000), await buyAgain(1_000)]
  const otherPaymentIds = [second.id, third.id]
  const issuedOn = dayOf(app.clock.now())
  const sendFor = (ids: string[], number: string) =>
    app.call(contract.send, { as: marketer, params, body: { number, issuedOn, otherPaymentIds: ids }, file: PICTURE })
  const seen = async () => (await app.call(contract.review, { as: first, params })).body.data
  const otherPaymentsOf = async () => (await seen()).otherPayments.map(({ id, version }) => ({ id, version }))
  const reject = { version: 1, reasonCode: 'unsigned' as const }

  expect((await sendFor(otherPaymentIds, '7/1')).body.data.otherPayments.map(({ due }) => due)).toEqual([
    baht(600),
    baht(30),
  ])
  expect(await list()).toMatchObject({ counts: { todo: 0, review: 3, done: 0 } })
  expect((await app.call(contract.reject, { as: first, params, body: reject })).body.code).toBe('certificate_replaced')
  await app.call(contract.reject, { as: first, params, body: { ...reject, otherPayments: await otherPaymentsOf() } })
  expect((await list()).data.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected'])
  expect(await messages('certificate.rejected')).toHaveLength(1)

  await sendFor(otherPaymentIds, '7/2')
  const otherPayments = await otherPaymentsOf()
  const refund = { as: first, params: { id: second.chargeId }, body: { amount: baht(5_000), reason } }
  await app.call(operatorContract.refund, { ...refund, idempotencyKey: newId() })
  const approve = async (body: object) =>
    (await app.call(contract.approve, { as: first, params, body: { version: 2, ...body }, idempotencyKey: newId() }))
      .body
  expect((await approve({ otherPayments })).code).toBe('certificate_replaced')
  expect(await receivable()).toBe(baht(780))
  expect((await approve({ otherPayments: await otherPaymentsOf() })).data).toMatchObject({
    status: 'approved',
    due: baht(300),
  })
  expect(await receivable()).toBe(0)
  expect(await list()).toMatchObject({ due: 0, counts: { todo: 0, review: 0, done: 3 } })
  expect(await messages('certificate.approved')).toMatchObject([{ data: { amount: { satang: baht(780) } } }])
  await clean()
})

test('a certificate that was sent for one payment is not taken for another', async () => {
  const other = await buyAgain(20_000)
  const issuedOn = dayOf(app.clock.now())
  const { id: fileId } = (
    await app.call(files.upload, { as: marketer, body: { purpose: 'tax_certificate' }, file: PICTURE })
  ).body.data
  const sendFor = (id: string, body: { number: string; fileId?: string }) =>
    app.call(contract.send, {
      as: marketer,
      params: { id },
      body: { issuedOn, ...body },
      ...(body.fileId === undefined && { file: PICTURE }),
    })
  expect((await sendFor(params.id, { number: '8/1', fileId })).status).toBe(200)
  expect((await sendFor(other.id, { number: '8/1' })).body).toMatchObject({
    code: 'certificate_used',
    fields: { number: expect.any(String) },
  })
  expect((await sendFor(other.id, { number: '8/2', fileId })).body.code).toBe('certificate_used')
  await app.call(contract.approve, { as: first, params, body: { version: 1 }, idempotencyKey: newId() })
  expect((await sendFor(other.id, { number: '8/1' })).body.code).toBe('certificate_used')
  expect((await sendFor(other.id, { number: '8/2' })).status).toBe(200)
  const decision = { as: first, params: { id: other.id }, body: { version: 1 }, idempotencyKey: newId() }
  expect((await app.call(contract.approve, decision)).status).toBe(200)
})

test('a certificate covers only payments of its sender, with one buyer on their invoices', async () => {
  const other = await app.callerOf(await buildBuyer(app.db))
  const issuedOn = dayOf(app.clock.now())
  const sendWith = async (id: string) => {
    const body = { number: '1', issuedOn, otherPaymentIds: [id] }
    return (await app.call(contract.send, { as: marketer, params, body, file: PICTURE })).body.code
  }
  expect(await sendWith((await buyAgain(1_000, other)).id)).toBe('not_found')
  await app.db.update(marketers).set({ taxId: '0994000158378' }).where(eq(marketers.accountId, marketer.accountId))
  expect(await sendWith((await buyAgain(1_000)).id)).toBe('certificate_payers')
  expect(await list()).toMatchObject({ counts: { todo: 2, review: 0 } })
})

test('another marketer’s payment is not found, and a date before the payment is an error of its field', async () => {
  const other = await app.callerOf(await buildBuyer(app.db))
  expect((await app.call(contract.get, { as: other, params })).status).toBe(404)
  expect((await send('1/0001', other)).status).toBe(404)
  const issuedOn = dayOf(new Date(app.clock.now().getTime() - 40 * DAY))
  const answer = await app.call(contract.send, { as: marketer, params, body: { number: '1', issuedOn }, file: PICTURE })
  expect(answer.body.fields).toHaveProperty('issuedOn')
})

test('the marketer is reminded after 15 and 30 days, operators are alerted after 60, each once', async () => {
  const alarms = async () =>
    (await app.outbox()).filter(({ kind, subject }) => kind === 'operator.alarm' && /50 ทวิ/.test(subject ?? ''))
  const before = (await alarms()).length
  const seen: number[][] = []
  for (const days of [14, 1, 1, 14, 29, 1, 1]) {
    app.clock.advance(days * DAY)
    for (let run = 0; run < 2; run++) await sweepCertificates(app)
    seen.push([(await messages('certificate.reminder')).length, (await alarms()).length - before > 0 ? 1 : 0])
  }
  expect(seen).toEqual([
    [0, 0],
    [1, 0],
    [1, 0],
    [2, 0],
    [2, 0],
    [2, 1],
    [2, 1],
  ])
})

test('reminders that fall due during the review are not sent, and the next one is sent once', async () => {
  const seen: number[] = []
  const sweep = async (days: number) => {
    app.clock.advance(days * DAY)
    await sweepCertificates(app)
    seen.push((await messages('certificate.reminder')).length)
  }
  await send()
  await sweep(20)
  await app.call(contract.reject, { as: first, params, body: { version: 1, reasonCode: 'other', reason } })
  await sweep(0)
  await sweep(15)
  await sweep(0)
  await sweep(1)
  expect(seen).toEqual([0, 0, 1, 1, 1])
})

test('a refund of the whole payment cancels the certificate', async () => {
  await app.call(operatorContract.refund, {
    as: first,
    params: ofCharge,
    body: { amount: baht(10_000), reason },
    idempotencyKey: newId(),
  })
  expect(await receivable()).toBe(0)
  expect(await read()).toMatchObject({ status: 'void' })
  await clean()
})

test('a marketer with an expired contract can send the certificate but cannot buy', async () => {
  const expired: Caller = { ...marketer, status: 'expired' }
  expect((await app.call(contract.list, { as: expired, query: {} })).body.due).toBe(baht(300))
  const body = { amount: baht(10_000), method: 'promptpay' as const }
  expect((await app.call(credits.createCharge, { as: expired, body })).body.code).toBe('account_expired')
  expect((await send('1/0001', { ...marketer, status: 'suspended' })).body.code).toBe('account_suspended')
  expect((await send('1/0001', expired)).body.data).toMatchObject({ status: 'in_progress' })
})

test('a marketer who owes a certificate for sixty days cannot withhold tax until it is sent', async () => {
  const body = { amount: baht(10_000), method: 'promptpay' as const }
  const buy = (withhold: boolean) => app.call(credits.createCharge, { as: marketer, body: { ...body, withhold } })
  app.clock.advance(59 * DAY)
  expect((await buy(true)).status).toBe(200)
  app.clock.advance(2 * DAY)
  expect((await buy(true)).body).toMatchObject({
    code: 'certificate_missing',
    fields: { withhold: expect.any(String) },
  })
  expect((await buy(false)).status).toBe(200)
  await send()
  expect((await buy(true)).status).toBe(200)
})

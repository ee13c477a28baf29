import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildInfluencer, buildJob, buildMarketer, buildOperator } from '../../../../tests/factories.ts'
import { openTestApp, type TestApp } from '../../../../tests/harness.ts'
import { bookEarnings, buildVatPayment, sendVatInvoice } from '../../../../tests/money-factories.ts'
import { approveAs } from '../../../../tests/two-step.ts'
import { DAY } from '../../../core/clock.ts'
import { newId } from '../../../core/ids.ts'
import { baht } from '../../../core/money.ts'
import { withTx } from '../../../db/tx.ts'
import { balanceOf } from '../../../ledger/balances.ts'
import { hold } from '../../../ledger/holds.ts'
import { buyLot, grantLot } from '../../../ledger/lots.ts'
import { grantPackage } from '../../../ledger/packages.ts'
import { post } from '../../../ledger/post.ts'
import { balanceWaived } from '../../../ledger/recipes/withdrawals.ts'
import type { Caller } from '../../../platform/context.ts'
import { auditLog } from '../../../platform/schema.ts'
import { contract as vatInvoices } from '../../vat-invoices/contract.ts'
import { contract } from '../contract.ts'

let app: TestApp
let first: Caller
let second: Caller
beforeAll(async () => {
  app = await openTestApp()
  first = await app.callerOf((await buildOperator(app.db)).id)
  second = await app.callerOf((await buildOperator(app.db)).id)
})
afterAll(() => app.close())

const REASON = 'ใช้เอกสารปลอม'
const close = (id: string, as = first) =>
  app.call(contract.closeAccount, { as, params: { id }, body: { reason: REASON } })
const read = async (id: string, as = first) => (await app.call(contract.user, { as, params: { id } })).body.data

test('an account without money and open jobs is closed for good, with a message and an audit entry', async () => {
  const { id, email } = await buildInfluencer(app.db)
  expect((await read(id)).closing).toEqual({ blockers: [], left: [], needsApproval: false, waits: false })
  expect((await close(id)).body.data).toMatchObject({ status: 'permanently', statusReason: REASON, acts: [] })
  expect((await app.outbox(email)).map(({ kind }) => kind)).toEqual(['account.closed'])
  const [line] = await app.db.select().from(auditLog).where(eq(auditLog.targetId, id))
  expect(line).toMatchObject({ act: 'account.close', actorId: first.accountId, why: REASON })
  expect((await close(id)).body.code).toBe('conflict')
})

test('closing is refused while a creator has money or an open job, and the answer lists why', async () => {
  const { id } = await buildInfluencer(app.db)
  await bookEarnings(app.db, id, baht(4_365), app.clock.now())
  await buildJob(app.db, { influencerId: id, status: 'WORKING', terms: {} as never })
  const blockers = [
    { code: 'available', amount: baht(4_365), count: null },
    { code: 'jobs', amount: null, count: 1 },
  ]
  expect((await read(id)).closing.blockers).toEqual(blockers)
  expect((await close(id)).body).toMatchObject({
    code: 'close_blocked',
    details: { blockers: ['available', 'jobs'], available: baht(4_365), jobs: 1 },
  })
  expect((await read(id)).status).toBe('active')
  expect(await app.db.select().from(auditLog).where(eq(auditLog.targetId, id))).toEqual([])
})

test('closing is refused while a brand has credits, available or on hold', async () => {
  const { id } = await buildMarketer(app.db)
  const now = app.clock.now()
  const expiresAt = new Date(now.getTime() + DAY)
  await withTx(app.db, async (tx) => {
    await buyLot(tx, { chargeId: newId(), marketerId: id, net: baht(10_000), vat: baht(700), expiresAt }, now)
    await hold(tx, { marketerId: id, jobId: newId(), purpose: 'job', amount: baht(4_950) }, now)
  })
  expect((await close(id)).body).toMatchObject({
    code: 'close_blocked',
    details: { blockers: ['available', 'held'], available: baht(5_050), held: baht(4_950) },
  })
})

test('an operator’s account is closed only when a second operator approves', async () => {
  const third = await app.callerOf((await buildOperator(app.db)).id)
  const { accountId: id } = third
  expect((await close(id, third)).body.code, 'nobody closes their own account').toBe('conflict')
  const requested = (await close(id)).body.data
  expect(requested).toMatchObject({ status: 'active', closing: { needsApproval: true, waits: true } })
  expect((await close(id, second)).body.code).toBe('approval_waiting')
  const { body } = await app.call(contract.approvals, { as: first, query: { waiting: '1' } })
  const request = body.data.find(({ targetId }) => targetId === id)
  expect(request).toMatchObject({ kind: 'operator_close', amount: 0, reason: REASON })
  expect((await approveAs(app, first, request!.id)).body.code).toBe('second_approval_required')
  expect((await approveAs(app, third, request!.id)).body.code, 'nor does its owner approve it').toBe('conflict')
  expect((await approveAs(app, second, request!.id)).body.data.status).toBe('approved')
  expect(await read(id)).toMatchObject({ status: 'permanently', closing: { waits: false } })
})

/** Requests to close an account, checks what stays on it, and approves the request as the second operator. */
async function closeWith(id: string, left: object[]) {
  expect((await read(id)).closing).toMatchObject({ blockers: [], left, needsApproval: true, waits: false })
  expect((await close(id)).body.data).toMatchObject({ status: 'active', closing: { waits: true } })
  const { body } = await app.call(contract.approvals, { as: second, query: { waiting: '1' } })
  const request = body.data.find(({ targetId }) => targetId === id)!
  expect((await approveAs(app, second, request.id)).status).toBe(200)
  expect((await read(id)).status).toBe('permanently')
  const lines = await app.db.select().from(auditLog).where(eq(auditLog.targetId, id))
  expect(lines.find(({ act }) => act === 'account.close')?.after).toMatchObject({ leftOnAccount: request.amount })
  return request
}

test('a balance that is not more than the withdrawal fee does not prevent closing; two operators leave it', async () => {
  const { id } = await buildInfluencer(app.db)
  await bookEarnings(app.db, id, baht(15), app.clock.now())
  const { effect } = await closeWith(id, [{ code: 'balance', amount: baht(15) }])
  expect(effect).toContain('15.00')
  expect(await balanceOf(app.db, 'creator_payable', id)).toBe(baht(15))
})

test('VAT prevents closing only while its tax invoice is in review', async () => {
  const { id } = await buildInfluencer(app.db, { vatRegistered: true })
  const payment = await buildVatPayment(app, id)
  const vat = await balanceOf(app.db, 'creator_vat_pending', id)
  await withTx(app.db, (tx) =>
    post(tx, balanceWaived({ waiverId: newId(), ownerId: id, amount: baht(4_500) }), app.clock.now()),
  )
  await sendVatInvoice(app, await app.callerOf(id), payment)
  expect((await read(id)).closing.blockers).toEqual([{ code: 'held', amount: vat, count: null }])
  const body = { version: 1, reasonCode: 'buyer' } as const
  expect((await app.call(vatInvoices.reject, { as: first, params: { id: payment }, body })).status).toBe(200)
  await closeWith(id, [{ code: 'vat', amount: vat }])
})

test('credits without a payment to refund do not prevent closing: they stay until they expire', async () => {
  const { id } = await buildMarketer(app.db)
  const now = app.clock.now()
  const expiresAt = new Date(now.getTime() + DAY)
  await withTx(app.db, async (tx) => {
    await grantLot(tx, { grantId: newId(), marketerId: id, amount: baht(200), expiresAt }, now)
    const pack = { packageId: newId(), units: 3, creatorPay: baht(50), value: baht(300), expiresAt }
    await grantPackage(tx, { grantId: newId(), marketerId: id, ...pack }, now)
  })
  await closeWith(id, [{ code: 'credits', amount: baht(500) }])
})

test('a request to close is for the money that was left: if it changes, the request is made again', async () => {
  const { id } = await buildMarketer(app.db)
  const now = app.clock.now()
  const grant = () => ({
    grantId: newId(),
    marketerId: id,
    amount: baht(200),
    expiresAt: new Date(now.getTime() + DAY),
  })
  await withTx(app.db, (tx) => grantLot(tx, grant(), now))
  await close(id)
  const { body } = await app.call(contract.approvals, { as: second, query: { waiting: '1' } })
  const request = body.data.find(({ targetId }) => targetId === id)!
  await withTx(app.db, (tx) => grantLot(tx, grant(), now))
  expect((await approveAs(app, second, request.id)).body).toMatchObject({
    code: 'approved_amount_changed',
    details: { requested: baht(200), amount: baht(400) },
  })
  await closeWith(id, [{ code: 'credits', amount: baht(400) }])
})

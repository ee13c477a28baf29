import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type BankApp, buildBuyer, buildCashier, openBankApp } from '../../../../tests/bank.ts'
import { buildContent } from '../../../../tests/content-factory.ts'
import { approveAs } from '../../../../tests/two-step.ts'
import { newId } from '../../../core/ids.ts'
import { baht, satang } from '../../../core/money.ts'
import { ledgerChecks, verifyLedger } from '../../../ledger/verify.ts'
import type { Caller } from '../../../platform/context.ts'
import { accounts } from '../../accounts/schema.ts'
import { contract as credits } from '../../credits/contract.ts'
import { creditLedgerChecks } from '../../credits/ledger-checks.ts'
import { operatorContract } from '../../credits/payments/contract.ts'
import { contract as corrections } from '../../document-corrections/contract.ts'
import { documentLedgerChecks } from '../../documents/ledger-checks.ts'
import { documentsOf } from '../../documents/service.ts'
import { contract as operators } from '../../operators/contract.ts'
import { contract } from '../contract.ts'
import { packageLedgerChecks } from '../ledger-checks.ts'
import { salesContract } from './contract.ts'

let app: BankApp
let marketer: Caller
let first: Caller
let second: Caller
const [SMALL, LARGE] = [baht(18_000), baht(60_000)]
const pack = (slug: string, price: number) =>
  buildContent(app.db, 'package', {
    slug,
    live: true,
    doc: { title: { th: slug, en: slug }, channelType: 'INSTAGRAM', units: 20, price, creatorPay: baht(700) },
  })

beforeAll(async () => {
  app = await openBankApp()
  first = await app.callerOf(await buildCashier(app.db))
  second = await app.callerOf(await buildCashier(app.db))
  await pack('small', SMALL)
  await pack('large', LARGE)
})
afterAll(() => app.close())
beforeEach(async () => {
  marketer = await app.callerOf(await buildBuyer(app.db))
})

const reason = 'ชดเชยงานที่ยกเลิก'
const grant = (slug: string, price: number, idempotencyKey = newId()) =>
  app.call(salesContract.grant, {
    as: first,
    params: { id: marketer.accountId },
    body: { slug, price, reason },
    idempotencyKey,
  })
const sell = (paid?: { received: number; bankRef: string }, wish: { withhold?: true; poNumber?: string } = {}) =>
  app.call(salesContract.sell, {
    as: first,
    params: { id: marketer.accountId },
    body: { slug: 'small', price: SMALL, ...wish, paid: paid && { ...paid, received: satang(paid.received) } },
  })
const balance = async () =>
  (await app.call(contract.balance, { as: marketer, params: { id: marketer.accountId }, query: {} })).body
const moves = async () =>
  (await app.call(contract.movements, { as: marketer, params: { id: marketer.accountId }, query: {} })).body.data
const charges = async () => (await app.call(credits.listCharges, { as: marketer, query: {} })).body.data
const kinds = async () => (await app.outbox(marketer.accountId)).map(({ kind }) => kind)
const CHECKS = [...ledgerChecks, ...creditLedgerChecks, ...packageLedgerChecks, ...documentLedgerChecks]
const clean = async () => expect((await verifyLedger(app.db, CHECKS)).checks.filter((check) => !check.ok)).toEqual([])

test('a given package is in the balance at once, with its origin and without a payment', async () => {
  const key = newId()
  expect((await grant('small', SMALL, key)).body.data.lots).toMatchObject([{ origin: 'grant', available: 20 }])
  await grant('small', SMALL, key)
  const { data, totals } = await balance()
  expect(totals).toMatchObject({ available: 20 })
  expect(data).toMatchObject([{ origin: 'grant', chargeId: null, unitValue: baht(900), value: SMALL }])
  expect(await moves()).toMatchObject([{ kind: 'granted', change: 20, availableAfter: 20, package: 'small' }])
  expect(await charges()).toEqual([])
  expect(await kinds()).toContain('package.granted')
  await clean()
})

test('a large gift needs a second operator', async () => {
  const { data } = (await grant('large', LARGE)).body
  expect(data).toMatchObject({ lots: [], waiting: [{ kind: 'package_grant', amount: LARGE }] })
  expect((await grant('large', LARGE)).body.code).toBe('approval_waiting')
  const { id } = data.waiting[0]!
  expect((await approveAs(app, first, id)).status).not.toBe(200)
  expect((await approveAs(app, second, id)).status).toBe(200)
  expect((await balance()).data).toMatchObject([{ origin: 'grant', bought: 20 }])
  await clean()
})

test('a sold package stays pending until the marketer pays', async () => {
  await sell()
  const [charge] = await charges()
  expect(charge).toMatchObject({
    status: 'pending',
    method: 'transfer',
    total: baht(19_260),
    package: { slug: 'small' },
  })
  expect(await kinds()).toContain('package.offered')
  expect((await balance()).data).toEqual([])
  await app.call(credits.cancelCharge, { as: marketer, params: { id: charge!.id } })
  expect((await charges())[0]).toMatchObject({ status: 'cancelled' })
  await clean()
})

test('an operator cancels an unpaid sale, with a reason that the marketer reads', async () => {
  const sold = (await sell()).body.data.sales[0]!
  const cancel = (chargeId = sold.id, id = marketer.accountId) =>
    app.call(salesContract.cancel, { as: second, params: { id, chargeId }, body: { reason } })
  const other = await buildBuyer(app.db)
  expect((await cancel(sold.id, other)).status).toBe(404)
  expect((await cancel()).body.data.sales).toMatchObject([{ id: sold.id, status: 'cancelled' }])
  expect((await charges())[0]).toMatchObject({ status: 'cancelled', note: reason })
  expect((await kinds()).filter((kind) => kind === 'package.cancelled')).toHaveLength(1)
  expect((await cancel()).body.code).toBe('conflict')
  const { data } = (
    await app.call(operators.audit, { as: first, query: { act: 'package.cancel', targetId: marketer.accountId } })
  ).body
  expect(data).toMatchObject([{ why: reason }])
  await clean()
})

test('an operator cannot cancel a charge that the marketer bought itself or has paid', async () => {
  const cancel = (chargeId: string) =>
    app.call(salesContract.cancel, { as: first, params: { id: marketer.accountId, chargeId }, body: { reason } })
  const own = await app.call(credits.createCharge, { as: marketer, body: { amount: baht(10_000), method: 'transfer' } })
  expect((await cancel(own.body.data.id)).status).toBe(404)
  const { data } = (await sell({ received: baht(19_260), bankRef: 'KB 4001' })).body
  expect((await cancel(data.sales[0]!.id)).body.code).toBe('conflict')
})

test('a package paid by transfer is delivered with its tax invoice, once for each transfer', async () => {
  expect((await sell({ received: baht(19_000), bankRef: 'KB 1001' })).body.code).toBe('slip_mismatch')
  expect((await sell({ received: baht(19_260), bankRef: 'KB 1001' })).status).toBe(200)
  expect((await balance()).data).toMatchObject([{ origin: 'sale', available: 20 }])
  const [charge] = await charges()
  expect(charge).toMatchObject({ status: 'paid', received: baht(19_260) })
  expect(await documentsOf(app.db, 'charge', [charge!.id])).toMatchObject([{ kind: 'tax_invoice' }])
  expect((await sell({ received: baht(19_260), bankRef: 'kb-1001' })).body.code).toBe('receipt_recorded')
  expect(await charges()).toHaveLength(1)
  await clean()
})

test('a company withholds tax from a sale, and the remaining jobs are refunded like bought ones', async () => {
  const received = baht(18_720)
  expect((await sell({ received: baht(19_260), bankRef: 'KB 2001' }, { withhold: true })).body.code).toBe(
    'slip_mismatch',
  )
  const { data } = (await sell({ received, bankRef: 'KB 2001' }, { withhold: true, poNumber: 'PO-7' })).body
  expect(data).toMatchObject({ withholdingBps: 300, sales: [{ status: 'paid', payable: received, poNumber: 'PO-7' }] })
  const params = { id: data.sales[0]!.id }
  const refund = { as: first, params, body: { amount: SMALL, reason } }
  expect((await app.call(operatorContract.refund, refund)).body.data.refunds).toMatchObject([
    { net: SMALL, withheld: baht(540), gross: received },
  ])
  expect((await balance()).totals).toMatchObject({ available: 0 })
  expect(await moves()).toMatchObject([{ kind: 'refunded', change: -20 }, { kind: 'bought' }])
  await clean()
})

test('a large transfer is credited after a second operator approves it on the page of the sale', async () => {
  const sold = await app.call(salesContract.sell, {
    as: first,
    params: { id: marketer.accountId },
    body: { slug: 'large', price: LARGE, paid: { received: baht(64_200), bankRef: 'KB 3001' } },
  })
  const [waiting] = sold.body.data.waiting
  expect(waiting).toMatchObject({ kind: 'slip', amount: baht(64_200) })
  expect(sold.body.data.lots).toEqual([])
  await approveAs(app, second, waiting!.id)
  expect((await balance()).data).toMatchObject([{ origin: 'sale', bought: 20 }])
  await clean()
})

test('English pages of operators show all names in Latin letters', async () => {
  const name = async (id: string, displayName: string, latinName: string) =>
    app.db.update(accounts).set({ displayName, latinName }).where(eq(accounts.id, id))
  await name(marketer.accountId, 'สว่างดี', 'Sawangdee')
  await name(first.accountId, 'มานี', 'Manee')
  await grant('large', LARGE)
  await sell({ received: baht(19_260), bankRef: 'KB 5001' })
  const params = { id: marketer.accountId }
  const seen = async (lang: 'th' | 'en') => {
    const { waiting } = (await app.call(salesContract.overview, { as: second, lang, params })).body.data
    const issued = (await app.call(corrections.list, { as: second, lang, query: { owner: marketer.accountId } })).body
      .data
    const acts = (await app.call(operators.audit, { as: second, lang, query: { targetId: marketer.accountId } })).body
      .data
    return [waiting[0]?.marketer?.name, waiting[0]?.requestedBy.name, issued[0]?.owner.name, acts[0]?.actorName]
  }
  expect(await seen('en')).toEqual(['Sawangdee', 'Manee', 'Sawangdee', 'Manee'])
  expect(await seen('th')).toEqual(['สว่างดี', 'มานี', 'สว่างดี', 'มานี'])
})

test('the price must be the one that the operator saw, and only marketers have packages', async () => {
  expect((await grant('small', SMALL - 1)).body.code).toBe('package_changed')
  const params = { id: first.accountId }
  expect((await app.call(salesContract.overview, { as: first, params })).status).toBe(404)
  expect((await app.call(salesContract.overview, { as: marketer, params: { id: marketer.accountId } })).status).toBe(
    403,
  )
})

import { expect, test } from 'vitest'
import { DAY, HOUR } from '../../../core/clock.ts'
import { newId } from '../../../core/ids.ts'
import { baht } from '../../../core/money.ts'
import { withTx } from '../../../db/tx.ts'
import { hold } from '../../../ledger/holds.ts'
import { buyLot } from '../../../ledger/lots.ts'
import { contract, type PurchaseState } from '../contract.ts'
import { operatorContract } from '../payments/contract.ts'
import {
  app,
  clean,
  first,
  marketer,
  openPayments,
  paidCharge,
  reason,
  start,
  total,
} from '../payments/payments.fixture.ts'

openPayments()

const list = async (query: object = {}) => (await app.call(contract.listCharges, { as: marketer, query })).body
const idsOf = async (state: PurchaseState) => (await list({ state })).data.map(({ id }) => id)
const refund = (id: string, amount: number) =>
  app.call(operatorContract.refund, { as: first, params: { id }, body: { amount, reason }, idempotencyKey: newId() })
const viewOf = async (id: string) => (await app.call(contract.getCharge, { as: marketer, params: { id } })).body.data

test('a refunded purchase shows how much was given back, wherever it is read', async () => {
  const { id } = await paidCharge(baht(10_000))
  expect(await viewOf(id)).toMatchObject({ status: 'paid', refundState: 'none', refunded: 0, refundPending: 0 })
  await refund(id, baht(4_000))
  const part = { refundState: 'part', refunded: baht(4_280) }
  expect(await viewOf(id)).toMatchObject(part)
  expect((await list()).data).toMatchObject([part])
  const { data: rows } = (await app.call(operatorContract.payments, { as: first, query: {} })).body
  expect(rows.find((row) => row.id === id)).toMatchObject(part)
  await refund(id, baht(6_000))
  expect(await viewOf(id)).toMatchObject({ refundState: 'whole', refunded: baht(10_700) })
  await clean()
})

test('purchases are listed by what happened to them and by kind, in pages', async () => {
  const paid = await paidCharge()
  app.clock.advance(1_000)
  const refunded = await paidCharge()
  await refund(refunded.id, baht(1_000))
  app.clock.advance(1_000)
  const cancelled = await start()
  await app.call(contract.cancelCharge, { as: marketer, params: { id: cancelled.id }, idempotencyKey: newId() })
  app.clock.advance(1_000)
  const open = await start()
  app.clock.advance(1_000)
  const unpaid = await start(baht(2_000), 'promptpay')
  app.clock.advance(HOUR)
  expect(await idsOf('paid')).toEqual([paid.id])
  expect(await idsOf('refunded')).toEqual([refunded.id])
  expect(await idsOf('ended')).toEqual([unpaid.id, cancelled.id])
  expect(await idsOf('open')).toEqual([open.id])
  const firstPage = await list({ limit: 2 })
  const nextPage = await list({ limit: 3, after: firstPage.next! })
  expect([...firstPage.data, ...nextPage.data].map(({ id }) => id)).toEqual(
    [unpaid, open, cancelled, refunded, paid].map(({ id }) => id),
  )
  expect(nextPage.next).toBeNull()
  expect((await list({ purpose: 'package' })).data).toEqual([])
  expect((await list({ purpose: 'credits' })).data).toHaveLength(5)
})

test('the listed lots add up to the available and the held credits, also when a lot has just expired', async () => {
  const owner = marketer.accountId
  const now = app.clock.now()
  for (const [days, net] of [
    [1, 1_000],
    [40, 2_000],
    [90, 3_000],
  ] as const) {
    const lot = { chargeId: newId(), marketerId: owner, net: baht(net), vat: baht(0) }
    await withTx(app.db, (tx) => buyLot(tx, { ...lot, expiresAt: new Date(now.getTime() + days * DAY) }, now))
  }
  const job = { marketerId: owner, jobId: newId(), purpose: 'job', amount: baht(400) } as const
  await withTx(app.db, (tx) => hold(tx, job, now))
  app.clock.advance(2 * DAY)
  for (const all of [{}, { all: '1' }] as const) {
    const { data: lots } = (await app.call(contract.lots, { as: marketer, params: { id: owner }, query: all })).body
    const sum = (of: 'available' | 'held') => lots.reduce((n, lot) => n + lot[of], 0)
    expect(await total()).toMatchObject({ available: sum('available'), held: sum('held') })
    expect([sum('available'), sum('held')]).toEqual([baht(5_000), baht(400)])
    for (const lot of lots) expect(lot.available + lot.held + lot.used + lot.expired + lot.refunded).toBe(lot.bought)
  }
})

import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type BankApp, buildBuyer, buildCashier, openBankApp } from '../../../../tests/bank.ts'
import { DAY } from '../../../core/clock.ts'
import { baht } from '../../../core/money.ts'
import { verifyLedger } from '../../../ledger/verify.ts'
import type { Caller } from '../../../platform/context.ts'
import { documentsOf } from '../../documents/service.ts'
import { contract } from '../contract.ts'
import { operatorContract } from '../payments/contract.ts'
import { sweepCharges } from '../sweep.ts'
import { updateCharge } from './store.ts'

let app: BankApp
let marketer: Caller
beforeAll(async () => {
  app = await openBankApp()
})
afterAll(() => app.close())
beforeEach(async () => {
  marketer = await app.callerOf(await buildBuyer(app.db))
})

type Method = 'promptpay' | 'card' | 'transfer'
const start = async (method: Method = 'promptpay') =>
  (await app.call(contract.createCharge, { as: marketer, body: { amount: baht(10_000), method } })).body.data
const readCharge = async (id: string) =>
  (await app.call(contract.getCharge, { as: marketer, params: { id }, query: {} })).body
const cancel = (id: string, as = marketer) => app.call(contract.cancelCharge, { as, params: { id } })
const total = async () =>
  (await app.call(contract.total, { as: marketer, params: { id: marketer.accountId } })).body.data
async function expectPaid(id: string) {
  expect((await readCharge(id)).data).toMatchObject({ status: 'paid', received: baht(10_700) })
  expect(await total()).toMatchObject({ available: baht(10_000) })
  expect(await documentsOf(app.db, 'charge', [id])).toHaveLength(1)
  expect((await verifyLedger(app.db)).checks.filter((check) => !check.ok)).toEqual([])
}

test('an unpaid charge stays cancelled and is no longer listed as pending', async () => {
  const { id } = await start()
  const { body } = await cancel(id)
  expect(body.data).toMatchObject({ status: 'cancelled', cancelledAt: app.clock.now().toISOString() })
  expect((await cancel(id)).body.data.status).toBe('cancelled')
  expect(await readCharge(id)).toMatchObject({
    data: { status: 'cancelled' },
    payment: { qrSvg: null, sandboxUrl: null },
  })
  const pending = await app.call(contract.listCharges, { as: marketer, query: { status: 'pending' } })
  expect(pending.body.data).toEqual([])
  app.clock.advance(3 * DAY)
  await sweepCharges(app.app)
  expect((await readCharge(id)).data.status).toBe('cancelled')
})

test('another marketer’s charge is not found', async () => {
  const { id } = await start()
  const other = await app.callerOf(await buildBuyer(app.db))
  expect((await cancel(id, other)).status).toBe(404)
  expect((await readCharge(id)).data.status).toBe('pending')
})

test.each(['webhook', 'sweep'] as const)(
  'a payment that arrives after the cancel is credited by the %s',
  async (by) => {
    const { id } = await start()
    const url = (await readCharge(id)).payment.sandboxUrl!
    await cancel(id)
    await app.pay(url, { behaviour: by === 'webhook' ? 'normal' : 'none' })
    if (by === 'sweep') {
      app.clock.advance(DAY / 12)
      await sweepCharges(app.app)
    }
    await expectPaid(id)
  },
)

test('a payment made before the cancel is credited even if it was not reported yet', async () => {
  const { id } = await start()
  await app.pay((await readCharge(id)).payment.sandboxUrl!, { behaviour: 'none' })
  expect(await cancel(id)).toMatchObject({ status: 409, body: { code: 'conflict' } })
  await expectPaid(id)
})

test('a transfer that was sent before the cancel is credited by its slip', async () => {
  const charge = await start('transfer')
  await cancel(charge.id)
  const file = { name: 'slip.pdf', bytes: new TextEncoder().encode('%PDF-1.4\n%%EOF') }
  expect((await app.call(contract.slip, { as: marketer, params: { id: charge.id }, file })).body.data.status).toBe(
    'review',
  )
  expect((await cancel(charge.id)).status).toBe(409)
  const as = await app.callerOf(await buildCashier(app.db))
  const body = { received: charge.total, bankRef: `SLIP ${charge.reference}` }
  await app.call(operatorContract.approve, { as, params: { id: charge.id }, body })
  await expectPaid(charge.id)
})

test('a card that is being charged is not cancelled', async () => {
  const { id } = await start('card')
  await updateCharge(app.db, id, { cardToken: 'tokn_in_flight' })
  expect((await cancel(id)).body.code).toBe('charge_paying')
  await updateCharge(app.db, id, { cardToken: null })
  expect((await cancel(id)).body.data.status).toBe('cancelled')
  const token = await app.cardToken()
  expect((await app.call(contract.payCard, { as: marketer, params: { id }, body: { token } })).body.code).toBe(
    'conflict',
  )
})

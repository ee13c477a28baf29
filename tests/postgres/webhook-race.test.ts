import { afterAll, beforeAll, expect, it } from 'vitest'
import { contract } from '../../src/features/credits/contract.ts'
import { documentsOf } from '../../src/features/documents/service.ts'
import { verifyLedger } from '../../src/ledger/verify.ts'
import type { Caller } from '../../src/platform/context.ts'
import { type BankApp, buildBuyer, openBankApp } from '../bank.ts'

// Races need several connections: TEST_DATABASE_URL names a PostgreSQL 15 or later that the test may write to.
if (!process.env.TEST_DATABASE_URL) throw new Error('TEST_DATABASE_URL is not set')

let app: BankApp
beforeAll(async () => {
  app = await openBankApp()
})
afterAll(() => app.close())

async function startCharge(marketer: Caller) {
  const body = { amount: 5_000_000, method: 'promptpay' as const }
  const { id } = (await app.call(contract.createCharge, { as: marketer, body })).body.data
  const { payment } = (await app.call(contract.getCharge, { as: marketer, params: { id } })).body
  return { id, url: payment.sandboxUrl! }
}

async function expectCreditedOnce(marketer: Caller, id: string) {
  const total = await app.call(contract.total, { as: marketer, params: { id: marketer.accountId } })
  expect(total.body.data.available).toBe(5_000_000)
  expect(await documentsOf(app.db, 'charge', [id])).toHaveLength(1)
  const messages = (await app.outbox(marketer.accountId)).filter((m) => m.kind === 'credits.purchased')
  expect(messages).toHaveLength(1)
  expect((await verifyLedger(app.db)).checks.filter((check) => !check.ok)).toEqual([])
}

it('twenty identical parallel webhooks credit once', async () => {
  const marketer = await app.callerOf(await buildBuyer(app.db))
  const charge = await startCharge(marketer)
  await app.pay(charge.url, { behaviour: 'late' })
  app.webhooks.length = 0
  // The first delivery is recorded and refused, so that all twenty arrive at the same time with none processed before.
  const real = app.ports.payment.getCharge
  app.ports.payment.getCharge = () => Promise.reject(new Error('not yet'))
  await app.bank.flush()
  app.ports.payment.getCharge = real
  const webhook = app.webhooks[0]!
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => app.call(contract.webhook, { params: { provider: 'sandbox' }, ...webhook })),
  )
  expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set([200]))
  await expectCreditedOnce(marketer, charge.id)
})

it('parallel webhooks and polls of the same charge credit once', async () => {
  const marketer = await app.callerOf(await buildBuyer(app.db))
  const charge = await startCharge(marketer)
  await app.pay(charge.url, { behaviour: 'none' })
  const poll = () => app.call(contract.getCharge, { as: marketer, params: { id: charge.id }, query: { refresh: '1' } })
  const answers = await Promise.all([...Array.from({ length: 20 }, poll), app.bank.flush()])
  for (const answer of answers) if (answer) expect(answer.status).toBe(200)
  await expectCreditedOnce(marketer, charge.id)
})

it('charges of one brand that are paid at the same time all count', async () => {
  const marketer = await app.callerOf(await buildBuyer(app.db))
  const started = await Promise.all(Array.from({ length: 10 }, () => startCharge(marketer)))
  await Promise.all(started.map(({ url }) => app.pay(url, { behaviour: 'double' })))
  const total = await app.call(contract.total, { as: marketer, params: { id: marketer.accountId } })
  expect(total.body.data.available).toBe(50_000_000)
  expect((await verifyLedger(app.db)).checks.filter((check) => !check.ok)).toEqual([])
})

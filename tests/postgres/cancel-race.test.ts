import { afterAll, beforeAll, expect, it } from 'vitest'
import { updateCharge } from '../../src/features/credits/charges/store.ts'
import { contract } from '../../src/features/credits/contract.ts'
import { documentsOf } from '../../src/features/documents/service.ts'
import { verifyLedger } from '../../src/ledger/verify.ts'
import { type BankApp, buildBuyer, openBankApp } from '../bank.ts'

// Races need several connections: TEST_DATABASE_URL names a PostgreSQL 15 or later that the test may write to.
if (!process.env.TEST_DATABASE_URL) throw new Error('TEST_DATABASE_URL is not set')

let app: BankApp
beforeAll(async () => {
  app = await openBankApp()
})
afterAll(() => app.close())

it('a cancellation and the payment webhook at the same time: the payment counts once, whichever is first', async () => {
  for (let round = 0; round < 12; round++) {
    const marketer = await app.callerOf(await buildBuyer(app.db))
    const body = { amount: 5_000_000, method: 'promptpay' as const }
    const { id } = (await app.call(contract.createCharge, { as: marketer, body })).body.data
    const { payment } = (await app.call(contract.getCharge, { as: marketer, params: { id } })).body
    await app.pay(payment.sandboxUrl!, { behaviour: 'late' })
    // If the provider's response was lost, a cancellation cannot ask the provider; only the webhook reports the payment.
    if (round % 2 === 1) await updateCharge(app.db, id, { providerChargeId: null })
    const cancel = () => app.call(contract.cancelCharge, { as: marketer, params: { id } })
    const answers = await Promise.all([cancel(), cancel(), app.bank.flush().then(() => null), cancel()])
    for (const answer of answers) {
      if (!answer) continue
      expect([200, 409]).toContain(answer.status)
    }
    const total = await app.call(contract.total, { as: marketer, params: { id: marketer.accountId } })
    expect(total.body.data.available).toBe(5_000_000)
    const { data } = (await app.call(contract.getCharge, { as: marketer, params: { id } })).body
    expect(data.status).toBe('paid')
    expect(await documentsOf(app.db, 'charge', [id])).toHaveLength(1)
    expect((await app.outbox(marketer.accountId)).filter((m) => m.kind === 'credits.purchased')).toHaveLength(1)
  }
  expect((await verifyLedger(app.db)).checks.filter((check) => !check.ok)).toEqual([])
})

import { afterAll, beforeAll, expect, it } from 'vitest'
import { newId } from '../../src/core/ids.ts'
import { contract } from '../../src/features/vat-invoices/contract.ts'
import { balanceOf, influencerBalance } from '../../src/ledger/balances.ts'
import { verifyLedger } from '../../src/ledger/verify.ts'
import { buildOperator } from '../factories.ts'
import { openTestApp, type TestApp } from '../harness.ts'
import { sentVatInvoice } from '../money-factories.ts'

// Races need several connections: TEST_DATABASE_URL names a PostgreSQL 15 or later that the test may write to.
if (!process.env.TEST_DATABASE_URL) throw new Error('TEST_DATABASE_URL is not set')

const MANY = 40

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

it('the VAT of a tax invoice that operators approve and reject while its payee replaces it is released at most once', async () => {
  const operators = await Promise.all(
    Array.from({ length: 4 }, async () => app.callerOf((await buildOperator(app.db)).id)),
  )
  const outcomes = new Set<string>()
  for (let round = 0; round < 6; round++) {
    const { id, payee } = await sentVatInvoice(app)
    const params = { id }
    const answers = await Promise.all(
      Array.from({ length: MANY }, (_, i) => {
        const as = operators[i % operators.length]!
        if (i === 7 && round % 2 === 0)
          return app.call(contract.send, {
            as: payee,
            params: { uuid: payee.accountId, id },
            body: { number: `R${round}`, issuedOn: '2025-11-21' },
            file: { name: 'invoice.pdf', bytes: new TextEncoder().encode('%PDF-1.4\n%%EOF\n') },
          })
        if (i % 5 === 4 && round < 5)
          return app.call(contract.reject, { as, params, body: { version: 1, reasonCode: 'amount' } })
        return app.call(contract.approve, { as, params, body: { version: 1 }, idempotencyKey: newId() })
      }),
    )
    expect(answers.filter(({ status }) => status >= 500)).toEqual([])
    const { body } = await app.call(contract.review, { as: operators[0]!, params })
    const released = body.data.status === 'approved'
    outcomes.add(body.data.status)
    const pending = await balanceOf(app.db, 'creator_vat_pending', payee.accountId)
    const { available } = await influencerBalance(app.db, payee.accountId)
    expect([available, pending]).toEqual(released ? [481_500, 0] : [450_000, 31_500])
  }
  expect(outcomes.has('approved')).toBe(true)
  expect((await verifyLedger(app.db)).checks.filter((check) => !check.ok)).toEqual([])
})

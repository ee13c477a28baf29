import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildOperator } from '../../../../tests/factories.ts'
import type { TestApp } from '../../../../tests/harness.ts'
import { openJobApp } from '../../../../tests/jobs-world.ts'
import { deleteEntry, findingsAfter, insertEntry, one, payableOf, run } from '../../../../tests/ledger-tampering.ts'
import { sendVatInvoice } from '../../../../tests/money-factories.ts'
import { completedWithVat } from '../../../../tests/vat-payments.ts'
import { newId } from '../../../core/ids.ts'
import type { Tx } from '../../../db/types.ts'
import { accountId } from '../../../ledger/account.ts'
import { ledgerChecks } from '../../../ledger/verify.ts'
import { jobLedgerChecks } from '../../settlement/ledger-checks.ts'
import { contract } from '../contract.ts'
import { vatInvoiceLedgerChecks } from '../ledger-checks.ts'

let app: TestApp
beforeAll(async () => {
  const { app: opened, platform } = await openJobApp()
  app = opened
  // Two payments with VAT: one waits for its tax invoice, the other is released.
  await completedWithVat(app, platform)
  const { influencer } = await completedWithVat(app, platform)
  const own = { as: influencer, params: { uuid: influencer.accountId } }
  const { id } = (await app.call(contract.list, { ...own, query: {} })).body.data[0]!
  await sendVatInvoice(app, influencer, id)
  const as = await app.callerOf((await buildOperator(app.db)).id)
  await app.call(contract.approve, { as, params: { id }, body: { version: 1 }, idempotencyKey: newId() })
})
afterAll(() => app.close())

const findings = (change: (tx: Tx) => Promise<unknown>) =>
  findingsAfter(app, [...ledgerChecks, ...jobLedgerChecks, ...vatInvoiceLedgerChecks], change)

const released = (tx: Tx) =>
  one<{ id: string; account_id: string; amount: string; entry: string }>(
    tx,
    sql`select v.id, v.account_id, v.amount, e.id as entry from vat_invoices v
      join ledger_entries e on e.reference = 'vat_invoice:' || v.id || ':released' where v.status = 'approved'`,
  )
const waiting = (tx: Tx) =>
  one<{ id: string; account_id: string }>(tx, sql`select id, account_id from vat_invoices where status = 'waiting'`)

describe('the ledger checks of VAT report:', () => {
  it('nothing, if nobody changed the database', async () => {
    expect(await findings(async () => {})).toEqual({})
  })

  it('VAT whose tax invoice was approved but that was never released', async () => {
    const found = await findings(async (tx) => deleteEntry(tx, (await released(tx)).entry))
    expect(found['tax invoices of payees have their entries']).toMatch(
      /^tax invoice .*: the entry vat_invoice:.*:released is missing/,
    )
    expect(found['pending VAT has its payments']).toMatch(/satang of VAT pending, the payments say/)
  })

  it('VAT that was released twice, the second time from another pending payment', async () => {
    const found = await findings(async (tx) => {
      const { account_id: payee, amount } = await released(tx)
      const { account_id: owner } = await waiting(tx)
      await insertEntry(tx, app.clock.now(), {
        reference: `vat_invoice:${newId()}:released`,
        event: 'vat_released',
        from: accountId({ code: 'creator_vat_pending', owner }),
        to: payableOf(payee),
        amount: Number(amount),
      })
    })
    expect(found['entries have their tax invoices of payees']).toMatch(/^entry .* \(vat_released, /)
    expect(Object.keys(found)).toContain('input VAT not yet due is what payees wait for')
  })

  it('VAT released without a decision, and forgone VAT that is still pending', async () => {
    const undecided = await findings(async (tx) => {
      const { id } = await released(tx)
      await run(tx, sql`update vat_invoices set status = 'in_progress' where id = ${id}::uuid`)
    })
    expect(undecided['entries have their tax invoices of payees']).toMatch(/vat_released/)
    const forgone = await findings(async (tx) => {
      const { id } = await waiting(tx)
      await run(tx, sql`update vat_invoices set status = 'forgone' where id = ${id}::uuid`)
    })
    expect(forgone['tax invoices of payees have their entries']).toMatch(/:forgone is missing/)
  })

  it('a payment with VAT without a record, and one with another amount', async () => {
    const missing = await findings(async (tx) => {
      const { id } = await waiting(tx)
      await run(tx, sql`delete from vat_invoices where id = ${id}::uuid`)
    })
    expect(missing['settled jobs have their entries']).toMatch(/creator_vat_pending/)
    const other = await findings(async (tx) => {
      const { id } = await waiting(tx)
      await run(tx, sql`update vat_invoices set amount = amount + 1, base = base + 1 where id = ${id}::uuid`)
    })
    expect(other['tax invoices belong to the payees of their jobs']).toMatch(/^tax invoice .* paid /)
  })
})

import { readFileSync } from 'node:fs'
import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { run } from '../../../../tests/ledger-tampering.ts'
import { DAY } from '../../../core/clock.ts'
import { baht } from '../../../core/money.ts'
import { withTx } from '../../../db/tx.ts'
import { verifyLedger } from '../../../ledger/verify.ts'
import { documentLedgerChecks } from '../../documents/ledger-checks.ts'
import { documentSerials, documents } from '../../documents/schema.ts'
import { operatorContract } from '../payments/contract.ts'
import { app, detail, first, openPayments, paidCharge, reason } from '../payments/payments.fixture.ts'
import { sweepMissingNotes } from './missing-notes.ts'

openPayments()

const failing = async () =>
  (await verifyLedger(app.db, documentLedgerChecks)).checks.filter((check) => !check.ok).map(({ name }) => name)
const notes = () => app.db.select().from(documents).where(eq(documents.kind, 'credit_note')).orderBy(documents.serial)

/** Restores the state before credit notes existed, then runs the upgrade. */
async function upgrade(): Promise<void> {
  await withTx(app.db, async (tx) => {
    await run(tx, sql`alter table documents disable trigger documents_append_only`)
    await tx.delete(documents).where(eq(documents.kind, 'credit_note'))
    await tx.delete(documentSerials).where(eq(documentSerials.kind, 'credit_note'))
    await run(tx, sql`alter table documents enable always trigger documents_append_only`)
  })
  const migration = readFileSync('src/db/migrations/0160_credit_notes_due.sql', 'utf8')
  await run(app.db, sql.raw(migration.slice(migration.indexOf('INSERT INTO'))))
}

test('older refunds and chargebacks without a credit note get one, once, dated on the day of issue', async () => {
  const refunded = await paidCharge()
  const charged = await paidCharge()
  const refund = (amount: number) =>
    app.call(operatorContract.refund, { as: first, params: { id: refunded.id }, body: { amount, reason } })
  await refund(baht(3_000))
  app.clock.advance(DAY)
  await refund(baht(1_000))
  app.clock.advance(DAY)
  await app.call(operatorContract.chargeback, { as: first, params: { id: charged.id }, body: { reason } })
  await upgrade()
  expect(await failing()).toEqual(['reversed VAT has its credit note'])

  app.clock.advance(40 * DAY)
  await Promise.all([sweepMissingNotes(app.app), sweepMissingNotes(app.app)])
  await sweepMissingNotes(app.app)
  expect(await failing()).toEqual([])
  const { document } = await detail(refunded.id)
  const month = app.clock.now().toISOString().slice(0, 7).replace('-', '')
  expect(await notes()).toMatchObject([
    {
      serial: `CN-${month}-0001`,
      issuedAt: app.clock.now(),
      data: { invoice: { serial: document!.serial, credited: 0 }, net: 300_000, vat: 21_000, correctNet: 700_000 },
    },
    { serial: `CN-${month}-0002`, data: { invoice: { credited: 300_000 }, net: 100_000, correctNet: 600_000 } },
    { serial: `CN-${month}-0003`, refType: 'chargeback', data: { net: 1_000_000, correctNet: 0 } },
  ])
  const [note] = await notes()
  expect((note!.data as { reason: { en: string } }).reason.en).toMatch(/^Refund of unused services on \d/)
})

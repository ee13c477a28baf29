import { eq, type SQL, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { findingsAfter, run } from '../../../../tests/ledger-tampering.ts'
import { newId } from '../../../core/ids.ts'
import { baht } from '../../../core/money.ts'
import { withTx } from '../../../db/tx.ts'
import { hold } from '../../../ledger/holds.ts'
import { documentLedgerChecks } from '../../documents/ledger-checks.ts'
import { documents } from '../../documents/schema.ts'
import { contract } from '../contract.ts'
import { operatorContract } from '../payments/contract.ts'
import {
  agree,
  app,
  clean,
  detail,
  first,
  marketer,
  openPayments,
  paidCharge,
  reason,
  second,
  waitingOn,
} from '../payments/payments.fixture.ts'

openPayments()

const notesOf = async (chargeId: string) => {
  const { creditNotes } = await detail(chargeId)
  const rows = await app.db.select().from(documents).where(eq(documents.kind, 'credit_note'))
  return creditNotes.map(({ id }) => rows.find((row) => row.id === id)!)
}
const refund = (id: string, amount: number, key = newId()) =>
  app.call(operatorContract.refund, { as: first, params: { id }, body: { amount, reason }, idempotencyKey: key })

test('each refund has one credit note with the remaining value of the invoice; the buyer can open it', async () => {
  const charge = await paidCharge()
  const key = newId()
  await refund(charge.id, baht(3_000), key)
  await refund(charge.id, baht(3_000), key)
  await refund(charge.id, baht(1_000))
  const notes = await notesOf(charge.id)
  expect(notes.map((note) => note.data)).toMatchObject([
    { invoice: { net: 1_000_000, credited: 0 }, correctNet: 700_000, net: 300_000, vat: 21_000, total: 321_000 },
    { invoice: { net: 1_000_000, credited: 300_000 }, correctNet: 600_000, net: 100_000, vat: 7_000, total: 107_000 },
  ])
  const { document } = await detail(charge.id)
  expect(notes[0]!.data).toMatchObject({ invoice: { serial: document!.serial } })
  const [one, two] = notes.map((note) => note.serial.split('-'))
  expect(one!.slice(0, 2)).toEqual(['CN', app.clock.now().toISOString().slice(0, 7).replace('-', '')])
  expect(Number(two![2])).toBe(Number(one![2]) + 1)
  const { data: lines } = (await app.call(contract.statement, { as: marketer, params: { id: marketer.accountId } }))
    .body
  const refunds = lines.filter(({ kind }) => kind === 'refund')
  expect(refunds.map((line) => line.document?.serial)).toEqual(notes.map((note) => note.serial).reverse())
  const seen = await app.call(contract.getCharge, { as: marketer, params: { id: charge.id } })
  expect(seen.body.data.creditNotes.map((note) => note.serial)).toEqual(notes.map((note) => note.serial))
  await clean()
})

test('a refund that waits for a second operator has no credit note before its approval', async () => {
  const charge = await paidCharge(baht(100_000))
  await refund(charge.id, baht(60_000))
  expect(await notesOf(charge.id)).toEqual([])
  await agree(second, (await waitingOn(charge.id))[0]!.id)
  expect(await notesOf(charge.id)).toMatchObject([{ data: { net: baht(60_000) } }])
  await clean()
})

test.each([
  [4_000, [{ refType: 'chargeback', data: { net: 600_000, vat: 42_000 } }]],
  [10_000, []],
])('a chargeback credits what was not spent: %d of 10,000 spent', async (spent, expected) => {
  const charge = await paidCharge()
  const held = { marketerId: marketer.accountId, jobId: newId(), purpose: 'job', amount: baht(spent) } as const
  await withTx(app.db, (tx) => hold(tx, held, app.clock.now()))
  await app.call(operatorContract.chargeback, { as: first, params: { id: charge.id }, body: { reason } })
  expect(await notesOf(charge.id)).toMatchObject(expected)
  await clean()
})

test('the ledger checks find a missing credit note, one of another amount and one without a refund', async () => {
  const charge = await paidCharge()
  await refund(charge.id, baht(2_000))
  const [note] = await notesOf(charge.id)
  const after = async (change: SQL) =>
    Object.keys(await findingsAfter(app, documentLedgerChecks, (tx) => run(tx, change)))
  expect(await after(sql`delete from documents where id = ${note!.id}`)).toEqual(
    expect.arrayContaining(['reversed VAT has its credit note', 'document numbers run without gaps']),
  )
  const other = sql`update documents set data = jsonb_set(data, '{vat}', '1') where id = ${note!.id}`
  expect(await after(other)).toEqual(['reversed VAT has its credit note'])
  const elsewhere = sql`update documents set ref_id = ${newId()} where id = ${note!.id}`
  expect(await after(elsewhere)).toContain('credit notes have their entry')
  await clean()
})

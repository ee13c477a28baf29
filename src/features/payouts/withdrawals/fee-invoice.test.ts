import { readFileSync } from 'node:fs'
import { desc, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '../../../../tests/harness.ts'
import { findingsAfter, run } from '../../../../tests/ledger-tampering.ts'
import { returnTransfer } from '../../../../tests/money-factories.ts'
import { buildPayee, operatorCaller, withdraw } from '../../../../tests/payees.ts'
import { DAY } from '../../../core/clock.ts'
import { withTx } from '../../../db/tx.ts'
import { verifyLedger } from '../../../ledger/verify.ts'
import type { Caller } from '../../../platform/context.ts'
import { influencers } from '../../accounts/schema.ts'
import { contract as documentsContract } from '../../documents/contract.ts'
import { documentLedgerChecks } from '../../documents/ledger-checks.ts'
import { documentSerials, documents } from '../../documents/schema.ts'
import { contract } from '../contract.ts'
import { payoutLedgerChecks } from '../ledger-checks.ts'
import { sweepFeeInvoices } from '../service.ts'

let app: TestApp
let operator: Caller
beforeAll(async () => {
  app = await openTestApp()
  operator = await operatorCaller(app)
})
afterAll(() => app.close())

const checks = [...documentLedgerChecks, ...payoutLedgerChecks]
const failing = async () => (await verifyLedger(app.db, checks)).checks.filter(({ ok }) => !ok).map(({ name }) => name)
const issuedTo = (owner: string) =>
  app.db.select().from(documents).where(eq(documents.ownerAccountId, owner)).orderBy(desc(documents.kind))
const complete = (id: string) =>
  app.call(contract.complete, { as: operator, params: { id }, body: { transferRef: 'B1' } })
const giveBack = (id: string) => returnTransfer(app, operator, id)

/** A withdrawal of ฿500 that was transferred. */
async function sent(change?: Partial<typeof influencers.$inferInsert>) {
  const { id, as } = await buildPayee(app)
  if (change) await app.db.update(influencers).set(change).where(eq(influencers.accountId, id))
  const { data } = (await withdraw(app, id, as, 50_000)).body
  await complete(data.id)
  return { id, as, withdrawal: data.id, reference: data.reference }
}

const ADDRESS = {
  line: '9 ถนนสาทรใต้',
  subdistrict: 'ทุ่งมหาเมฆ',
  district: 'สาทร',
  province: 'กรุงเทพมหานคร',
  postcode: '10120',
}

test('a fee has its invoice once the transfer is sent: full with a tax id, otherwise abbreviated; its owner can open it', async () => {
  const full = await sent({ nationalId: '1103702071811', address: ADDRESS })
  const short = await sent({ nationalId: null })
  const [[invoice], [other]] = [await issuedTo(full.id), await issuedTo(short.id)]
  expect(invoice).toMatchObject({
    kind: 'fee_invoice',
    data: {
      form: 'full',
      net: 1_402,
      vat: 98,
      total: 1_500,
      reference: full.reference,
      buyer: { taxId: '1103702071811' },
    },
  })
  expect(other).toMatchObject({ data: { form: 'abbreviated', buyer: { taxId: '' }, total: 1_500 } })
  const numbers = [invoice!, other!].map(({ serial }) => Number(serial.split('-')[2]))
  expect(numbers[1]).toBe(numbers[0]! + 1)
  const { data } = (await app.call(contract.withdrawals, { as: full.as, params: { uuid: full.id } })).body
  expect(data[0]!.documents).toMatchObject([{ id: invoice!.id, kind: 'fee_invoice', cancelled: false }])
  const open = (as: Caller) => app.call(documentsContract.get, { as, params: { id: invoice!.id } })
  expect([(await open(full.as)).status, (await open(operator)).status, (await open(short.as)).status]).toEqual([
    200, 200, 404,
  ])
  const lines = (await app.call(contract.statement, { as: full.as, params: { uuid: full.id } })).body.data
  expect(lines.flatMap(({ withdrawal }) => withdrawal?.documents ?? [])).toMatchObject([{ serial: invoice!.serial }])
  const month = app.clock.now().toISOString().slice(0, 7)
  const csv = await app.call(contract.statementCsv, { as: full.as, params: { uuid: full.id, x: month } })
  expect(new TextDecoder().decode(csv.blob?.bytes)).toContain(`${full.reference},${invoice!.serial}`)
  expect(await failing()).toEqual([])
})

test('a withdrawal without a fee has no invoice', async () => {
  const { id, as } = await buildPayee(app)
  const { data } = (await withdraw(app, id, as, 100_000)).body
  await complete(data.id)
  expect(await issuedTo(id)).toEqual([])
})

test('a transfer that the bank returned gets one credit note for its fee', async () => {
  const { id, as, withdrawal } = await sent()
  expect((await giveBack(withdrawal)).status).toBe(200)
  const [invoice, note] = await issuedTo(id)
  expect(note).toMatchObject({
    kind: 'credit_note',
    data: { invoice: { serial: invoice!.serial, net: 1_402 }, net: 1_402, vat: 98, total: 1_500, correctNet: 0 },
  })
  const listed = (await app.call(contract.withdrawals, { as, params: { uuid: id } })).body.data
  const { documents: issued } = listed.find((row) => row.id === withdrawal)!
  expect(issued.map(({ serial }) => serial)).toEqual([invoice!.serial, note!.serial])
  expect((await giveBack(withdrawal)).status).toBe(409)
  const lines = (await app.call(contract.statement, { as, params: { uuid: id } })).body.data
  expect(lines.map(({ event, withdrawal: w }) => [event, w?.documents.map(({ kind }) => kind)])).toContainEqual([
    'withdrawal_rejected',
    ['credit_note'],
  ])
  const slip = await app.call(contract.slip, { as, params: { uuid: id, id: withdrawal } })
  expect(slip.status).toBe(200)
  expect(await failing()).toEqual([])
})

test('the checks find a fee without an invoice, an invoice with another amount, and an invoice without a withdrawal', async () => {
  const { id } = await sent()
  const [invoice] = await issuedTo(id)
  const after = async (change: Parameters<typeof run>[1]) =>
    Object.keys(await findingsAfter(app, checks, (tx) => run(tx, change)))
  const its = sql`where id = ${invoice!.id}`
  expect(await after(sql`delete from documents ${its}`)).toContain("each fee's VAT has its invoice")
  expect(await after(sql`update documents set data = jsonb_set(data, '{vat}', '1') ${its}`)).toEqual([
    "each fee's VAT has its invoice",
  ])
  expect(await after(sql`update documents set ref_id = 'x' ${its}`)).toContain('invoices of fees have their withdrawal')
})

test('fees from before such invoices get one each, dated when issued, with the day of payment', async () => {
  const paid = await sent()
  const returned = await sent()
  await giveBack(returned.withdrawal)
  const paidOn = app.clock.now()
  await withTx(app.db, async (tx) => {
    await run(tx, sql`alter table documents disable trigger documents_append_only`)
    await tx.delete(documents).where(sql`ref_type = 'withdrawal'`)
    await tx.delete(documentSerials).where(sql`kind in ('fee_invoice', 'credit_note')`)
    await run(tx, sql`alter table documents enable always trigger documents_append_only`)
  })
  const migration = readFileSync('src/db/migrations/0200_fee_invoices_due.sql', 'utf8')
  await run(app.db, sql.raw(migration.slice(migration.indexOf('INSERT INTO'))))
  expect(await failing()).toContain("each fee's VAT has its invoice")
  app.clock.advance(40 * DAY)
  await Promise.all([sweepFeeInvoices(app.app), sweepFeeInvoices(app.app)])
  await sweepFeeInvoices(app.app)
  expect(await failing()).toEqual([])
  const month = app.clock.now().toISOString().slice(0, 7).replace('-', '')
  const [invoice] = await issuedTo(paid.id)
  expect(invoice!.serial).toMatch(new RegExp(`^TF-${month}-`))
  expect(invoice!.data).toMatchObject({ paidOn: new Date(paidOn.getTime() + 7 * 3_600_000).toISOString().slice(0, 10) })
  expect((await issuedTo(returned.id)).map(({ kind }) => kind)).toEqual(['fee_invoice', 'credit_note'])
})

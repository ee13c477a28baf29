import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { buildBuyer } from '../../../tests/bank.ts'
import { findingsAfter, run } from '../../../tests/ledger-tampering.ts'
import { approveAs } from '../../../tests/two-step.ts'
import { dayOf } from '../../core/calendar.ts'
import { DAY } from '../../core/clock.ts'
import { newId } from '../../core/ids.ts'
import { baht } from '../../core/money.ts'
import { contract as creditsContract } from '../credits/contract.ts'
import { creditLedgerChecks } from '../credits/ledger-checks.ts'
import { operatorContract } from '../credits/payments/contract.ts'
import {
  agree,
  app,
  clean,
  first,
  marketer,
  openPayments,
  paidCharge,
  second,
} from '../credits/payments/payments.fixture.ts'
import { contract as documentsContract } from '../documents/contract.ts'
import { documentLedgerChecks } from '../documents/ledger-checks.ts'
import { contract as operators } from '../operators/contract.ts'
import { contract } from './contract.ts'

openPayments()

const BUYER = {
  name: 'บริษัท ชื่อที่ถูก จำกัด',
  address: '9 ถนนสาทรใต้ แขวงทุ่งมหาเมฆ เขตสาทร กรุงเทพมหานคร 10120',
  taxId: '0105567000018',
  branch: '00000',
}
const reason = 'เลขประจำตัวผู้เสียภาษีผิด'

const detail = async (id: string) => (await app.call(contract.get, { as: first, params: { id } })).body.data
const own = async () =>
  (await app.call(documentsContract.list, { as: marketer, params: { id: marketer.accountId } })).body.data
const ask = (id: string, change: object = {}) =>
  app.call(contract.reissue, {
    as: first,
    params: { id },
    body: { ...BUYER, reason, ...change },
    idempotencyKey: newId(),
  })
const replace = (id: string) =>
  app.call(contract.replace, { as: first, params: { id }, body: { reason: 'lost' }, idempotencyKey: newId() })
const invoiceOf = async (chargeId: string) =>
  (await app.call(creditsContract.getCharge, { as: marketer, params: { id: chargeId } })).body.data.document!
const pdf = async (id: string, query: object = {}) =>
  app.call(documentsContract.get, { as: marketer, params: { id }, query })
const waiting = async () => (await app.call(operators.approvals, { as: second, query: { waiting: '1' } })).body.data[0]!

test('an invoice that is reissued after a second approval has a new number, the corrected buyer and the same VAT', async () => {
  const charge = await paidCharge()
  const old = await invoiceOf(charge.id)
  const requested = await ask(old.id)
  expect(requested.body.data).toMatchObject({ cancelled: null, waiting: { buyer: BUYER, approval: { reason } } })
  expect((await ask(old.id)).body.code).toBe('approval_waiting')
  const before = await own()
  const approval = await waiting()
  expect((await approveAs(app, first, approval.id)).body.code).toBe('second_approval_required')
  app.clock.advance(1_000)
  await agree(second, approval.id)
  const issued = await invoiceOf(charge.id)
  expect(issued.serial).not.toBe(old.serial)
  expect(await detail(old.id)).toMatchObject({
    cancelled: { reason, replacedBy: issued },
    reissueProblem: 'document_cancelled',
    waiting: null,
  })
  expect(await detail(issued.id)).toMatchObject({ replaces: old.serial, buyer: BUYER, cancelled: null })
  const [now, was] = await own()
  expect(now).toMatchObject({
    serial: issued.serial,
    replaces: old.serial,
    vat: before[0]!.vat,
    charge: { id: charge.id },
  })
  expect(was).toMatchObject({ serial: old.serial, cancelled: { replacedBy: { serial: issued.serial } } })
  const csv = await app.call(documentsContract.csv, { as: marketer, params: { id: marketer.accountId } })
  const [, newRow, oldRow] = new TextDecoder().decode(csv.blob?.bytes).split('\r\n')
  expect(newRow).toContain(`,Valid,${old.serial},,`)
  expect(oldRow).toContain(`,Cancelled,,${issued.serial},`)
  expect(oldRow).toContain(',0.00,0.00,0.00,')
  expect((await ask(old.id)).body.code).toBe('document_cancelled')
  expect((await replace(old.id)).body.code).toBe('document_cancelled')
  expect((await app.outbox(marketer.accountId)).map(({ kind }) => kind)).toContain('document.reissued')
  const view = (await app.call(contract.list, { as: first, query: { view: 'cancelled' } })).body.data
  expect(view.map(({ serial }) => serial)).toEqual([old.serial])
  await clean()
})

test('a later credit note refers to the new invoice and its buyer; after that the invoice can no longer be reissued', async () => {
  const charge = await paidCharge()
  await ask((await invoiceOf(charge.id)).id)
  await agree(second, (await waiting()).id)
  const issued = await invoiceOf(charge.id)
  app.clock.advance(1_000)
  await app.call(operatorContract.refund, {
    as: first,
    params: { id: charge.id },
    body: { amount: baht(1_000), reason },
    idempotencyKey: newId(),
  })
  const [note] = await own()
  expect(note).toMatchObject({ kind: 'credit_note', corrects: issued.serial })
  expect(await detail(note!.id)).toMatchObject({ buyer: BUYER, reissueProblem: 'kind' })
  expect((await ask(issued.id)).body.code).toBe('document_credited')
  await clean()
})

test('with a concurrent refund and reissue, the credit note refers to the invoice in force', async () => {
  const charge = await paidCharge()
  await ask((await invoiceOf(charge.id)).id)
  const { id } = await waiting()
  app.clock.advance(1_000)
  const [approved, refunded] = await Promise.all([
    agree(second, id),
    app.call(operatorContract.refund, {
      as: first,
      params: { id: charge.id },
      body: { amount: baht(1_000), reason },
      idempotencyKey: newId(),
    }),
  ])
  expect(refunded.status).toBe(200)
  expect([200, 409]).toContain(approved.status)
  const note = (await own()).find(({ kind }) => kind === 'credit_note')
  expect(note?.corrects).toBe((await invoiceOf(charge.id)).serial)
  await clean()
})

test('an invoice cannot be reissued without changes or after its VAT month', async () => {
  const charge = await paidCharge()
  const { id } = await invoiceOf(charge.id)
  const { buyer } = await detail(id)
  expect((await ask(id, buyer)).body.code).toBe('document_unchanged')
  await ask(id)
  app.clock.advance(32 * DAY)
  expect((await ask(id)).body.code).toBe('document_month_over')
  expect((await detail(id)).reissueProblem).toBe('document_month_over')
  await clean()
})

test('replacement copies are counted, marked on the PDF and available to the owner', async () => {
  const charge = await paidCharge()
  const { id, serial } = await invoiceOf(charge.id)
  await replace(id)
  const { data } = (await replace(id)).body
  expect(data.replacements).toMatchObject([
    { number: 1, reason: 'lost' },
    { number: 2, reason: 'lost' },
  ])
  expect((await own()).find((one) => one.serial === serial)?.replacements).toHaveLength(2)
  const bytes = async (query?: object) => Buffer.from((await pdf(id, query)).blob!.bytes)
  expect((await bytes({ replacement: '2' })).equals(await bytes())).toBe(false)
  expect((await bytes({ replacement: '2' })).equals(await bytes({ replacement: '1' }))).toBe(false)
  expect((await pdf(id, { replacement: '3' })).status).toBe(404)
  await clean()
})

test('the ledger checks find a cancelled invoice without a new one, and a new one with another amount', async () => {
  const charge = await paidCharge()
  const old = await invoiceOf(charge.id)
  await ask(old.id)
  await agree(second, (await waiting()).id)
  const issued = await invoiceOf(charge.id)
  const after = async (change: Parameters<typeof run>[1]) =>
    Object.keys(await findingsAfter(app, [...documentLedgerChecks, ...creditLedgerChecks], (tx) => run(tx, change)))
  const name = 'cancelled invoices have another one of the same amounts'
  expect(await after(sql`update documents set data = jsonb_set(data, '{vat}', '1') where id = ${old.id}`)).toContain(
    name,
  )
  expect(await after(sql`delete from document_cancellations where document_id = ${old.id}`)).toContain(name)
  expect(await after(sql`update documents set data = jsonb_set(data, '{vat}', '1') where id = ${issued.id}`)).toEqual(
    expect.arrayContaining([name, 'paid charges have their tax invoice']),
  )
  await clean()
})

const request = (id: string, as = marketer) =>
  app.call(contract.request, { as, params: { id: as.accountId, documentId: id }, body: { reason: 'lost' } })
const requests = async () => (await app.call(contract.list, { as: first, query: { view: 'requested' } })).body

test('a brand can have one open request for a replacement copy, which an operator issues or declines', async () => {
  const { id } = await invoiceOf((await paidCharge()).id)
  const before = (await requests()).requested
  expect((await request(id)).status).toBe(200)
  expect((await request(id)).body.code).toBe('replacement_requested')
  expect(await own()).toMatchObject([{ id, requested: { reason: 'lost', at: app.clock.now().toISOString() } }])
  const queue = await requests()
  expect(queue.requested).toBe(before + 1)
  expect(queue.data).toMatchObject([{ id, requested: { reason: 'lost' } }])
  expect((await replace(id)).body.data).toMatchObject({ requested: null, replacements: [{ number: 1 }] })
  expect(await own()).toMatchObject([{ requested: null, replacements: [{ number: 1 }] }])
  expect((await request(id)).status).toBe(200)
  const decline = await app.call(contract.declineRequest, { as: first, params: { id }, body: { reason } })
  expect(decline.body.data.requested).toBeNull()
  expect((await app.outbox(marketer.accountId)).map(({ kind }) => kind)).toContain('document.declined')
  const again = await app.call(contract.declineRequest, { as: first, params: { id }, body: { reason } })
  expect(again.body.code).toBe('conflict')
})

test('a copy of another account’s document or of a cancelled one cannot be requested', async () => {
  const { id } = await invoiceOf((await paidCharge()).id)
  const other = await app.callerOf(await buildBuyer(app.db))
  expect((await request(id, other)).status).toBe(404)
  await ask(id)
  await agree(second, (await waiting()).id)
  expect((await request(id)).body.code).toBe('document_cancelled')
})

test('a reissued invoice has its issue date, the number that it replaces and the date of the first invoice', async () => {
  const { id, serial } = await invoiceOf((await paidCharge()).id)
  const first = dayOf(app.clock.now())
  app.clock.advance(DAY)
  await ask(id)
  await agree(second, (await waiting()).id)
  const [reissue] = await own()
  expect(reissue).toMatchObject({ issuedAt: app.clock.now().toISOString(), replaces: serial, datedOn: first })
})

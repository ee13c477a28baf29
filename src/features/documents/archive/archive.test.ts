import { eq } from 'drizzle-orm'
import { unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { buildBuyer } from '../../../../tests/bank.ts'
import { newId } from '../../../core/ids.ts'
import { baht } from '../../../core/money.ts'
import { quotedOrderPath } from '../../credits/components/quoted-order.ts'
import { contract as credits } from '../../credits/contract.ts'
import { operatorContract } from '../../credits/payments/contract.ts'
import {
  app,
  clean,
  first,
  marketer,
  openPayments,
  paidCharge,
  reason,
} from '../../credits/payments/payments.fixture.ts'
import { contract, zQuotation } from '../contract.ts'
import { renderQuotation } from '../pdf/quotation.ts'
import { documents } from '../schema.ts'

openPayments()

const own = () => ({ as: marketer, params: { id: marketer.accountId } })
const list = (query: object = {}) => app.call(contract.list, { ...own(), query })
const refund = (id: string, amount: number) =>
  app.call(operatorContract.refund, { as: first, params: { id }, body: { amount, reason }, idempotencyKey: newId() })
const text = (bytes: Uint8Array | undefined) => new TextDecoder().decode(bytes)

async function bytesOf(stream: AsyncIterable<Uint8Array>): Promise<Uint8Array> {
  const pieces: Uint8Array[] = []
  for await (const piece of stream) pieces.push(piece)
  return new Uint8Array(Buffer.concat(pieces))
}

test('a brand can filter its invoices and credit notes by kind, day, number and payment, and page through them', async () => {
  const one = await paidCharge()
  app.clock.advance(1_000)
  const two = await paidCharge(baht(20_000))
  app.clock.advance(1_000)
  await refund(one.id, baht(3_000))
  const { data, count, most } = (await list()).body
  expect([data.map(({ kind }) => kind), count, most]).toEqual([['credit_note', 'tax_invoice', 'tax_invoice'], 3, 200])
  const [note, second, invoice] = data
  expect(note).toMatchObject({ net: 300_000, vat: 21_000, total: 321_000, corrects: invoice!.serial })
  expect([note!.reducedBy, second!.reducedBy, invoice!.reducedBy]).toEqual([[], [], [note!.serial]])
  const sums = { net: 2_700_000, vat: 189_000, total: 2_889_000, withheld: 0, paid: 2_889_000 }
  expect((await list({ limit: 1 })).body.sums).toEqual(sums)
  expect((await list({ kind: 'credit_note' })).body.sums).toMatchObject({ total: -321_000, paid: -321_000 })
  expect([note!.charge?.id, second!.charge?.id]).toEqual([one.id, two.id])
  expect(invoice).toMatchObject({ reference: one.reference, charge: { purpose: 'credits', net: 1_000_000 } })

  const first = (await list({ limit: 2 })).body
  expect((await list({ limit: 2, after: first.next! })).body.data).toEqual([invoice])
  const serials = async (query: object) => (await list(query)).body.data.map(({ serial }) => serial)
  expect(await serials({ kind: 'credit_note' })).toEqual([note!.serial])
  expect(await serials({ q: two.reference.toLowerCase() })).toEqual([second!.serial])
  expect(await serials({ q: invoice!.serial })).toEqual([invoice!.serial])
  expect(await serials({ q: '%' })).toEqual([])
  const day = invoice!.issuedAt.slice(0, 10)
  expect((await list({ from: day, to: day })).body.count).toBe(3)
  expect((await list({ to: '2025-01-01' })).body).toMatchObject({ data: [], count: 0 })
  const backwards = { from: '2025-02-02', to: '2025-02-01' }
  for (const endpoint of [contract.list, contract.csv, contract.zip])
    expect(await app.call(endpoint, { ...own(), query: backwards })).toMatchObject({
      status: 400,
      body: { issues: [{ field: 'to', code: 'day_order' }] },
    })
  await clean()
})

test('the PO number and cost centre of a purchase are on its invoice, its credit note, in the list and in the search', async () => {
  const order = { poNumber: 'PO-2568/118', costCentre: 'MKT-01' }
  const body = { amount: baht(10_000), method: 'promptpay' as const, ...order }
  const charge = (await app.call(credits.createCharge, { as: marketer, body })).body.data
  expect(charge).toMatchObject(order)
  const { payment } = (await app.call(credits.getCharge, { as: marketer, params: { id: charge.id } })).body
  await app.pay(payment.sandboxUrl!)
  app.clock.advance(1_000)
  await refund(charge.id, baht(3_000))
  await paidCharge()
  const { data } = (await list({ q: 'po-2568' })).body
  expect(data).toMatchObject([
    { kind: 'credit_note', ...order },
    { kind: 'tax_invoice', ...order },
  ])
  expect((await list({ q: 'MKT' })).body.count).toBe(2)
  const csv = text((await app.call(contract.csv, { ...own(), query: { q: 'MKT' } })).blob?.bytes)
  expect(csv).toContain(`${charge.reference},PO-2568/118,MKT-01,10000.00,700.00,10700.00`)
})

test('the ZIP has every PDF and a table of contents; amounts of credit notes are negative', async () => {
  const charge = await paidCharge()
  app.clock.advance(1_000)
  await refund(charge.id, baht(3_000))
  const { data } = (await list()).body
  const answer = await app.call(contract.zip, own())
  expect(answer.blob).toMatchObject({ type: 'application/zip', name: 'talad-documents.zip' })
  const files = unzipSync(await bytesOf(answer.blob!.stream!))
  const { 'contents.csv': contents, ...pdfs } = files
  expect(Object.keys(pdfs).sort()).toEqual(data.map(({ serial }) => `${serial}.pdf`).sort())
  for (const bytes of Object.values(pdfs)) expect(text(bytes.subarray(0, 5))).toBe('%PDF-')
  const csv = await app.call(contract.csv, own())
  expect(text(contents)).toBe(text(csv.blob?.bytes))
  const rows = text(contents).trim().split('\r\n')
  expect(rows).toHaveLength(data.length + 2)
  expect(rows.at(-1)).toMatch(/^Total,,,,,,,7000\.00,490\.00,7490\.00,0\.00,7490\.00,,,,,,,$/)
  expect(rows[2]).toMatch(/,Reduced by credit note,.*,CN-\d{6}-\d{4}$/)
  expect(rows[1]).toMatch(
    /,Credit note,CN-\d{6}-\d{4},TX-\d{6}-\d{4},\w+,,,-3000\.00,-210\.00,-3210\.00,0\.00,-3210\.00,CN-/,
  )
  const none = await app.call(contract.zip, { ...own(), query: { to: '2025-01-01' } })
  expect(Object.keys(unzipSync(await bytesOf(none.blob!.stream!)))).toEqual(['contents.csv'])
})

test('another account, another role and a visitor get no documents', async () => {
  const params = { id: marketer.accountId }
  for (const endpoint of [contract.list, contract.csv, contract.zip]) {
    expect((await app.call(endpoint, { params })).status).toBe(401)
    expect((await app.call(endpoint, { params: { id: newId() }, as: marketer })).status).toBe(404)
    expect((await app.call(endpoint, { params, as: first })).status).toBe(403)
  }
})

test('a quotation has a number, amounts and a validity, is not a tax document, and posts nothing', async () => {
  const body = { amount: baht(10_000), poNumber: 'PO-7' }
  const key = newId()
  const quote = () => app.call(credits.quote, { as: marketer, body, idempotencyKey: key })
  const made = (await quote()).body.data
  expect(made.serial).toMatch(/^QT-\d{6}-\d{4}$/)
  expect((await quote()).body.data).toEqual(made)
  expect((await app.call(credits.quote, { as: marketer, body: { amount: 100 } })).status).toBe(422)
  const { data } = (await list({ kind: 'quotation' })).body
  expect(data).toMatchObject([
    {
      serial: made.serial,
      net: 1_000_000,
      vat: 70_000,
      total: 1_070_000,
      poNumber: 'PO-7',
      validUntil: made.validUntil,
    },
  ])
  expect((await list()).body.count).toBe(0)
  expect((await app.call(credits.listCharges, { as: marketer })).body.data).toEqual([])
  const pdf = await app.call(contract.get, { as: marketer, params: { id: made.id } })
  expect(text(pdf.blob?.bytes.subarray(0, 5))).toBe('%PDF-')
  await clean()
})

test('a quotation for a company that withholds tax has the tax and the net amount, and can be ordered as quoted', async () => {
  const numbers = { poNumber: 'PO-7', costCentre: 'MKT' }
  const body = { amount: baht(10_000), withhold: true, ...numbers }
  const { id } = (await app.call(credits.quote, { as: marketer, body })).body.data
  const [quoted] = (await list({ kind: 'quotation' })).body.data
  expect(quoted).toMatchObject({ total: 1_070_000, withheld: 30_000, offer: { kind: 'credits' }, ...numbers })
  const path = quotedOrderPath('en', { ...quoted!, offer: quoted!.offer! })
  expect(path).toBe('/en/Marketer/buyCredit?amount=1000000&po=PO-7&costCentre=MKT&withhold=1')
  const [row] = await app.db.select().from(documents).where(eq(documents.id, id))
  const { placements } = await renderQuotation({ ...row!, data: zQuotation.parse(row!.data) })
  const printed = placements.map((one) => one.text).join(' ')
  expect(printed).toContain('-300.00')
  expect(printed).toContain('10,400.00')
  expect(printed).toContain(`/th/Marketer/document?kind=quotation&q=${quoted!.serial}`)
  const person = await app.callerOf(await buildBuyer(app.db, { accountType: 'individual' }))
  expect((await app.call(credits.quote, { as: person, body })).body.code).toBe('withholding_company')
})

import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { certificateInput, invoiceInput } from '../../../tests/document-samples.ts'
import { openTestApp, type TestApp } from '../../../tests/harness.ts'
import { DAY } from '../../core/clock.ts'
import { newId } from '../../core/ids.ts'
import { withTx } from '../../db/tx.ts'
import { verifyLedger } from '../../ledger/verify.ts'
import type { Caller } from '../../platform/context.ts'
import { accounts } from '../accounts/schema.ts'
import { contract, type DocumentInput, zStatement, zTaxInvoice, zWithholdingCertificate } from './contract.ts'
import { documentLedgerChecks } from './ledger-checks.ts'
import { certificatePlace, taxAddress } from './rules.ts'
import { documentSerials, documents } from './schema.ts'
import { formatSerial, periodOf } from './serials.ts'
import { documentsOf, issueDocument } from './service.ts'

let app: TestApp
const people = { owner: newId(), other: newId(), operator: newId() }
const callers = {} as Record<keyof typeof people, Caller>

beforeAll(async () => {
  app = await openTestApp({ now: new Date('2026-07-18T05:00:00Z') })
  for (const [name, id] of Object.entries(people)) {
    await app.db.insert(accounts).values({
      id,
      role: name === 'operator' ? 'operator' : 'influencer',
      email: `${name}@example.com`,
      passwordHash: 'x',
      status: 'active',
      lang: 'th',
      displayName: name,
      createdAt: app.clock.now(),
    })
    callers[name as keyof typeof people] = await app.callerOf(id)
  }
}, 120_000)
afterAll(() => app.close())

const issue = (refId: string, data: DocumentInput<'withholding_certificate'> = certificateInput) =>
  withTx(app.db, (tx) =>
    issueDocument(tx, app.clock, {
      kind: 'withholding_certificate',
      owner: people.owner,
      ref: { type: 'job', id: refId },
      data,
    }),
  )
const lastOf = async (period: string) =>
  (await app.db.select().from(documentSerials).where(eq(documentSerials.period, period))).find(
    (r) => r.kind === 'withholding_certificate',
  )?.last

describe('numbers', () => {
  test('follow the Bangkok month, by kind', () => {
    expect(periodOf(new Date('2026-07-31T16:59:59Z'))).toBe('202607')
    expect(periodOf(new Date('2026-07-31T17:00:00Z'))).toBe('202608')
    expect(formatSerial('tax_invoice', '202607', 12)).toBe('TX-202607-0012')
    expect(formatSerial('withholding_certificate', '202607', 12_345)).toBe('WT-202607-12345')
  })

  test('have no gaps: a rolled-back document releases its number', async () => {
    const first = await issue(newId())
    expect(first.serial).toMatch(/^WT-202607-\d{4}$/)
    await expect(
      withTx(app.db, async (tx) => {
        const ref = { type: 'job', id: newId() }
        await issueDocument(tx, app.clock, {
          kind: 'withholding_certificate',
          owner: people.owner,
          ref,
          data: certificateInput,
        })
        throw new Error('the payment failed')
      }),
    ).rejects.toThrow('the payment failed')
    const next = await issue(newId())
    expect(Number(next.serial.slice(-4))).toBe(Number(first.serial.slice(-4)) + 1)
    expect(await lastOf('202607')).toBe(Number(next.serial.slice(-4)))
  })

  test('a document is issued once for its kind and ref; a second call with other data changes nothing', async () => {
    const ref = newId()
    const first = await issue(ref)
    const before = await lastOf('202607')
    const again = await issue(ref, { ...certificateInput, signer: 'คนอื่น' })
    expect(again).toEqual(first)
    expect(await lastOf('202607')).toBe(before)
    expect(await documentsOf(app.db, 'job', [ref, newId()])).toEqual([first])
    expect(await documentsOf(app.db, 'job', [])).toEqual([])
  })

  test('concurrent calls issue one document for each ref, with numbers without gaps', async () => {
    const before = (await lastOf('202607')) ?? 0
    const refs = Array.from({ length: 4 }, () => newId())
    const all = await Promise.all([...refs, ...refs].map((ref) => issue(ref)))
    expect(new Set(all.map((d) => d.id)).size).toBe(4)
    const numbers = [...new Set(all.map((d) => Number(d.serial.slice(-4))))].sort((a, b) => a - b)
    expect(numbers).toEqual([1, 2, 3, 4].map((n) => before + n))
  })
})

test('numbers continue within a month, and start at one in the next month', async () => {
  const numberOf = ({ serial }: { serial: string }) => Number(serial.slice(-4))
  const today = numberOf(await issue(newId()))
  const before = app.clock.now()
  app.clock.advance(DAY)
  expect(numberOf(await issue(newId()))).toBe(today + 1)
  app.clock.advance(31 * DAY)
  expect((await issue(newId())).serial).toMatch(/^WT-202608-0001$/)
  app.clock.set(before)
})

test('numbers with a day instead of a month are valid', async () => {
  const [kind, period] = ['tax_invoice', '20260701'] as const
  await app.db.insert(documentSerials).values({ kind, period, last: 2 })
  const old = (n: number) => ({
    ...{ id: newId(), ownerAccountId: people.owner, kind, serial: formatSerial(kind, period, n), data: invoiceInput },
    ...{ refType: 'charge', refId: newId(), issuedAt: app.clock.now() },
  })
  await app.db.insert(documents).values([old(1), old(2)])
  const check = async () =>
    (await verifyLedger(app.db, documentLedgerChecks)).checks.find(
      ({ name }) => name === 'document numbers run without gaps',
    )
  expect(await check()).toMatchObject({ ok: true })
})

describe('sums', () => {
  test('a document with wrong sums is rejected', () => {
    expect(
      zTaxInvoice.safeParse({ ...invoiceInput, vat: invoiceInput.vat + 1, total: invoiceInput.total + 1 }).success,
    ).toBe(false)
    expect(zTaxInvoice.safeParse({ ...invoiceInput, net: invoiceInput.net - 1 }).success).toBe(false)
    const line = certificateInput.lines[0]!
    expect(zWithholdingCertificate.safeParse({ ...certificateInput, lines: [line, line] }).success).toBe(false)
    expect(
      zWithholdingCertificate.safeParse({ ...certificateInput, lines: [{ ...line, tax: line.amount + 1 }] }).success,
    ).toBe(false)
    const month = {
      owner: certificateInput.payee,
      side: 'creator',
      unit: 'baht',
      period: '2026-07',
      opening: 0,
      summary: [],
    }
    const row = { on: '2026-07-01', text: 'ค่าจ้าง', in: 100, out: 0, balance: 100 }
    expect(zStatement.safeParse({ ...month, rows: [row], closing: 100 }).success).toBe(true)
    expect(zStatement.safeParse({ ...month, rows: [row], closing: 101 }).success).toBe(false)
    expect(zStatement.safeParse({ ...month, rows: [{ ...row, balance: 90 }], closing: 90 }).success).toBe(false)
  })
})

describe('certificatePlace, taxAddress', () => {
  test('the tax return and the income row depend on the payee', () => {
    expect(certificatePlace('resident_individual')).toEqual({ form: '3', row: '5' })
    expect(certificatePlace('entertainer')).toEqual({ form: '3', row: '5' })
    expect(certificatePlace('company')).toEqual({ form: '53', row: '5' })
    expect(certificatePlace('non_resident')).toEqual({ form: '1a', row: '2' })
  })

  test('Bangkok addresses get khwaeng and khet, others tambon and amphoe; existing prefixes are not repeated', () => {
    const address = {
      line: '9 ถนนสาทรใต้',
      subdistrict: 'ทุ่งมหาเมฆ',
      district: 'เขตสาทร',
      province: 'กรุงเทพมหานคร',
      postcode: '10120',
    }
    expect(taxAddress(address)).toBe('9 ถนนสาทรใต้ แขวงทุ่งมหาเมฆ เขตสาทร กรุงเทพมหานคร 10120')
    expect(taxAddress({ ...address, district: 'แม่สรวย', province: 'เชียงราย' })).toBe(
      '9 ถนนสาทรใต้ ตำบลทุ่งมหาเมฆ อำเภอแม่สรวย จังหวัดเชียงราย 10120',
    )
  })
})

describe('documents.get', () => {
  test('the owner and an operator get the PDF, named by its number; each copy always has the same bytes', async () => {
    const { id, serial } = await issue(newId())
    for (const as of [callers.owner, callers.operator]) {
      const answer = await app.call(contract.get, { params: { id }, as })
      expect(answer.status).toBe(200)
      expect(answer.blob).toMatchObject({ type: 'application/pdf', name: `${serial}.pdf` })
      expect(Buffer.from(answer.blob!.bytes.subarray(0, 5)).toString()).toBe('%PDF-')
    }
    const copy = async (n: '1' | '2') =>
      Buffer.from((await app.call(contract.get, { params: { id }, query: { copy: n }, as: callers.owner })).blob!.bytes)
    expect((await copy('1')).equals(await copy('1'))).toBe(true)
    expect((await copy('1')).equals(await copy('2'))).toBe(false)
  })

  test('a visitor gets 401; another account or an unknown id gets 404', async () => {
    const { id } = await issue(newId())
    expect((await app.call(contract.get, { params: { id } })).status).toBe(401)
    expect((await app.call(contract.get, { params: { id }, as: callers.other })).status).toBe(404)
    expect((await app.call(contract.get, { params: { id: newId() }, as: callers.owner })).status).toBe(404)
    expect((await app.call(contract.get, { params: { id: 'x' }, as: callers.owner })).status).toBe(404)
  })
})

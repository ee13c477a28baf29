import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDemoApp } from '../../../tests/demo-app.ts'
import type { TestApp } from '../../../tests/harness.ts'
import { newId } from '../../core/ids.ts'
import { rowsOf } from '../../db/rows.ts'
import { contract } from './contract.ts'
import { readMonth } from './month.ts'

let app: TestApp
beforeAll(async () => {
  app = await openDemoApp()
}, 300_000)
afterAll(() => app.close())

const marketers = async () =>
  (await rowsOf<{ id: string }>(app.db, sql`select account_id as id from marketers`)).map(({ id }) => id)
const balancesOf = async (owner: string) => {
  const [row] = await rowsOf<Record<'credits' | 'held' | 'units' | 'units_held', string>>(
    app.db,
    sql`select
      (select coalesce(sum(balance), 0) from ledger_accounts where owner_id = ${owner} and code = 'customer_credits') as credits,
      (select coalesce(sum(balance), 0) from ledger_accounts where owner_id = ${owner} and code = 'customer_credits_held') as held,
      (select count(*) from package_units where owner_id = ${owner} and state = 'available') as units,
      (select count(*) from package_units where owner_id = ${owner} and state = 'held') as units_held`,
  )
  return {
    credits: { available: Number(row!.credits), held: Number(row!.held) },
    packages: { available: Number(row!.units), held: Number(row!.units_held) },
  }
}
const months = (now: Date) =>
  Array.from({ length: 14 }, (_, i) => {
    const index = now.getUTCFullYear() * 12 + now.getUTCMonth() - 13 + i
    return `${Math.floor(index / 12)}-${String((index % 12) + 1).padStart(2, '0')}`
  })

test('each month opens with the last closing balance, its lines add up to its own, and the last one equals the ledger', async () => {
  let moved = 0
  for (const owner of await marketers()) {
    let closing = { credits: { available: 0, held: 0 }, packages: { available: 0, held: 0 } }
    for (const month of months(app.clock.now())) {
      const found = await readMonth(app.db, owner, { month, lang: 'th', most: 2_000 })
      for (const name of ['credits', 'packages'] as const) {
        const { opening, rows, totals, closing: end } = found![name]
        expect(opening).toEqual(closing[name])
        for (const of of ['available', 'held'] as const) {
          expect(opening[of] + rows.reduce((sum, row) => sum + row[of], 0)).toBe(end[of])
          expect(opening[of] + totals.reduce((sum, row) => sum + row[of], 0)).toBe(end[of])
        }
        const last = rows.at(-1)
        if (last) expect({ available: last.availableAfter, held: last.heldAfter }).toEqual(end)
        moved += name === 'packages' ? rows.length : 0
      }
      closing = { credits: found!.credits.closing, packages: found!.packages.closing }
    }
    expect(closing).toEqual(await balancesOf(owner))
  }
  expect(moved).toBeGreaterThan(0)
})

test('the statements of an agency’s brands are parts of the agency’s own, and each month opens with the last closing balance', async () => {
  const [agency] = await rowsOf<{ id: string; brands: string[] }>(
    app.db,
    sql`select b.marketer_id as id, array_agg(distinct b.id) as brands from agency_brands b
      join campaigns k on k.brand_id = b.id join ledger_entries e on e.campaign_id = k.id group by 1 order by count(*) desc limit 1`,
  )
  let moved = 0
  for (const brandId of agency!.brands) {
    let closing = { credits: { available: 0, held: 0 }, packages: { available: 0, held: 0 } }
    for (const month of months(app.clock.now())) {
      const query = { month, lang: 'th', most: 2_000 } as const
      const [whole, part] = [
        await readMonth(app.db, agency!.id, query),
        await readMonth(app.db, agency!.id, { ...query, brandId }),
      ]
      for (const name of ['credits', 'packages'] as const) {
        const { opening, rows, closing: end } = part![name]
        expect(opening).toEqual(closing[name])
        const last = rows.at(-1)
        if (last) expect({ available: last.availableAfter, held: last.heldAfter }).toEqual(end)
        const own = new Set(whole![name].rows.map(({ at, text, available }) => `${at} ${text} ${available}`))
        expect(rows.filter(({ at, text, available }) => !own.has(`${at} ${text} ${available}`))).toEqual([])
        moved += rows.length
      }
      closing = { credits: part!.credits.closing, packages: part!.packages.closing }
    }
    const as = await app.callerOf(agency!.id)
    const params = { id: agency!.id }
    const month = app.clock.now().toISOString().slice(0, 7)
    const csv = await app.call(contract.csv, { as, lang: 'en', params, query: { month, brandId } })
    const lines = new TextDecoder().decode(csv.blob?.bytes).trim().split('\r\n')
    expect(lines[0]).toContain('Brand,Wallet,Row,')
    expect(lines[0]).toContain(',Net effect on balance,On-hold change,Net to date,On hold')
    expect(lines[1]).toMatch(/^[^,]+,Credits,Before this month,/)
    expect(lines.at(-1)).toMatch(/^[^,]+,Package jobs,At month end,/)
    expect(lines.join('\n')).not.toMatch(/Opening balance|Closing balance|Available/)
    for (const endpoint of [contract.pdf, contract.csv]) {
      expect((await app.call(endpoint, { as, params, query: { month, brandId } })).status).toBe(200)
      expect((await app.call(endpoint, { as, params, query: { month, brandId: newId() } })).status).toBe(404)
    }
  }
  expect(moved).toBeGreaterThan(0)
})

test('the owner downloads a month as PDF and as a table; others do not', async () => {
  const [id] = await rowsOf<{ id: string }>(
    app.db,
    sql`select owner_id as id from ledger_accounts where code = 'customer_credits_held' order by balance desc limit 1`,
  )
  const as = await app.callerOf(id!.id)
  const params = { id: as.accountId }
  const query = { month: app.clock.now().toISOString().slice(0, 7) }
  const pdf = await app.call(contract.pdf, { as, params, query })
  expect(pdf.blob).toMatchObject({ type: 'application/pdf', name: `talad-statement-${query.month}.pdf` })
  expect(Buffer.from(pdf.blob!.bytes.subarray(0, 5)).toString()).toBe('%PDF-')
  const csv = await app.call(contract.csv, { as, lang: 'en', params, query })
  const rows = new TextDecoder().decode(csv.blob?.bytes).trim().split('\r\n')
  expect(rows[1]).toMatch(/^Credits,Opening balance,,,,,,,,,,,\d+\.\d\d,\d+\.\d\d$/)
  expect(rows.at(-1)).toMatch(/^Package jobs,Closing balance,,,,,,,,,,,\d+,\d+$/)
  expect(rows[0]).toContain('Entry,Campaign,Job number,PO number,Cost centre,Document')
  expect(rows.some((row) => /^Credits,Entry,.*Put on hold for a job: .*,[0-9A-F]{8},.*,.*,,-/.test(row))).toBe(true)
  expect(rows.some((row) => /^Credits,Total for the month,,,Put on hold,,,,,,-/.test(row))).toBe(true)

  for (const endpoint of [contract.pdf, contract.csv]) {
    expect((await app.call(endpoint, { params, query })).status).toBe(401)
    expect((await app.call(endpoint, { as, params: { id: newId() }, query })).status).toBe(404)
    expect((await app.call(endpoint, { as, params, query: { month: '2026-13' } })).status).toBe(400)
  }
})

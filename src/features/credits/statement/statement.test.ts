import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openDemoApp } from '../../../../tests/demo-app.ts'
import type { TestApp } from '../../../../tests/harness.ts'
import { statementDifferences, wholeStatement } from '../../../../tests/money-agreement.ts'
import { addDays, dayOf } from '../../../core/calendar.ts'
import { contract as results } from '../../campaign-results/contract.ts'
import { jobNumberOf } from '../../jobs/rules/job-number.ts'
import { contract } from '../contract.ts'
import type { StatementLineView } from '../shapes.ts'
import { statementCsv } from './csv.ts'

let app: TestApp
let marketer: string
beforeAll(async () => {
  app = await openDemoApp()
  const { rows } = await app.database.execute(
    `select owner_id as id from ledger_accounts a where code = 'customer_credits_held' and balance > 0
     order by (select count(*) from ledger_entries e join jobs j on j.id = e.job_id where j.marketer_id = a.owner_id) desc limit 1`,
  )
  marketer = (rows[0] as { id: string }).id
}, 300_000)
afterAll(() => app.close())

describe("a brand's statement", () => {
  it('agrees with the balances and with the Money tabs of its campaigns, for every brand', async () => {
    expect(await statementDifferences(app)).toEqual([])
  })

  it('ends a month with the opening balance of the next one', async () => {
    const { lines } = await wholeStatement(app, marketer)
    const months = [
      ...new Set(lines.map(({ at }) => new Date(Date.parse(at) + 7 * 3_600_000).toISOString().slice(0, 7))),
    ]
    expect(months.length).toBeGreaterThan(1)
    let closing = { available: 0, held: 0 }
    for (const month of months.reverse()) {
      const { totals, lines: its } = await wholeStatement(app, marketer, { month })
      expect(totals.opening).toEqual(closing)
      expect(totals.opening.available + its.reduce((sum, line) => sum + line.available, 0)).toBe(
        totals.closing.available,
      )
      expect(totals.opening.held + its.reduce((sum, line) => sum + line.held, 0)).toBe(totals.closing.held)
      closing = totals.closing
    }
  })

  it('is complete for any range of days, and so is its CSV', async () => {
    const as = await app.callerOf(marketer)
    const { lines: all, totals: whole } = await wholeStatement(app, marketer)
    const days = [...new Set(all.map(({ at }) => dayOf(new Date(at))))].reverse()
    const [first = '', middle = '', last = ''] = [days[0], days[Math.floor(days.length / 2)], days.at(-1)]
    let before = { available: 0, held: 0 }
    for (const range of [
      { from: first, to: first },
      { from: addDays(first, 1), to: middle },
      { from: addDays(middle, 1), to: last },
    ]) {
      const { totals, lines } = await wholeStatement(app, marketer, range)
      const { from, to } = range
      expect(lines).toEqual(all.filter(({ at }) => from <= dayOf(new Date(at)) && dayOf(new Date(at)) <= to))
      expect(totals.opening).toEqual(before)
      for (const name of ['available', 'held'] as const)
        expect(totals.opening[name] + lines.reduce((sum, line) => sum + line[name], 0)).toBe(totals.closing[name])
      const csv = await app.call(contract.statementCsv, { as, params: { id: marketer }, query: range })
      expect(csv.blob?.name).toBe(`talad-credits-${from}-${to}.csv`)
      expect(new TextDecoder().decode(csv.blob?.bytes).trim().split('\r\n')).toHaveLength(lines.length + 1)
      before = totals.closing
    }
    expect(before).toEqual(whole.closing)
    expect((await wholeStatement(app, marketer, { to: middle })).totals.opening).toEqual({ available: 0, held: 0 })
    expect((await wholeStatement(app, marketer, { from: middle })).totals.closing).toEqual(whole.closing)
  })

  it('rejects a range that ends before it starts, with an error for the field', async () => {
    const call = {
      as: await app.callerOf(marketer),
      params: { id: marketer },
      query: { from: '2025-11-02', to: '2025-11-01' },
    }
    for (const endpoint of [contract.statement, contract.statementCsv]) {
      const { status, body } = await app.call(endpoint, call)
      expect([status, Object.keys(body.fields ?? {})]).toEqual([400, ['to']])
    }
  })

  it('can be limited to one job, and its file has no balances of the wallet', async () => {
    const { lines } = await wholeStatement(app, marketer)
    const as = await app.callerOf(marketer)
    for (const jobId of new Set(lines.flatMap((line) => (line.kind === 'payout' ? (line.jobId ?? []) : [])))) {
      const { body } = await app.call(contract.statement, { as, params: { id: marketer }, query: { jobId, limit: 50 } })
      expect(body.data).toEqual(lines.filter((line) => line.jobId === jobId))
      expect(body.totals.opening).toEqual({ available: 0, held: 0 })
      expect(body.totals.closing.held).toBe(body.data.reduce((sum, line) => sum + line.held, 0))
      const csv = await app.call(contract.statementCsv, { as, lang: 'en', params: { id: marketer }, query: { jobId } })
      const [head, first] = new TextDecoder().decode(csv.blob?.bytes).split('\r\n')
      expect(head).toMatch(/,Campaign,Job number,PO number,Cost centre,Document,Balance change,On-hold change$/)
      expect(first).toContain(`,${jobNumberOf(jobId)},`)
      expect(first).toContain(body.data[0]!.campaign)
    }
  })

  it('can be limited to one campaign, with the same sums as its Money tab', async () => {
    const as = await app.callerOf(marketer)
    const { rows } = await app.database.execute(
      `select distinct c.id, c.title from campaigns c join jobs j on j.campaign_id = c.id
       where c.marketer_id = $1 and j.terms is not null`,
      [marketer],
    )
    for (const { id: campaignId } of rows as { id: string }[]) {
      const query = { campaignId, limit: 50 }
      const { body } = await app.call(contract.statement, { as, params: { id: marketer }, query })
      expect(body.data.every((line) => line.campaignId === campaignId)).toBe(true)
      const { money } = (await app.call(results.report, { as, params: { id: campaignId } })).body.data
      const sum = (kind: string, of: 'available' | 'held') =>
        Math.abs(body.totals.moves.find((move) => move.kind === kind)?.[of] ?? 0)
      expect({
        putOnHold: sum('hold', 'held'),
        paid: sum('payout', 'held'),
        fees: sum('fee', 'held'),
        reimbursed: sum('reimbursement', 'held'),
        returned: sum('release', 'held') + sum('package_return', 'available'),
        held: body.totals.closing.held,
      }).toEqual({
        putOnHold: money.putOnHold,
        paid: money.paid,
        fees: money.fees,
        reimbursed: money.reimbursed,
        returned: money.returned + money.package.returned,
        held: money.held,
      })
    }
    const other = await app.call(contract.statement, {
      as,
      params: { id: marketer },
      query: { campaignId: marketer, limit: 50 },
    })
    expect([other.body.data, other.body.totals.moves]).toEqual([[], []])
  })

  it('shows the pay, the fee and the refund of each settled job', async () => {
    const { lines } = await wholeStatement(app, marketer)
    const kinds = new Set(lines.map(({ kind }) => kind))
    expect([...kinds]).toEqual(expect.arrayContaining(['top_up', 'hold', 'payout', 'fee', 'release']))
    expect(lines.filter(({ kind }) => kind === 'top_up').every(({ document }) => document !== null)).toBe(true)
  })

  it.each(['th', 'en'] as const)('is a table of readable columns in %s', async (lang) => {
    const as = await app.callerOf(marketer)
    const csv = await app.call(contract.statementCsv, { as, lang, params: { id: marketer } })
    const text = new TextDecoder().decode(csv.blob?.bytes)
    expect(text).not.toMatch(/N\/A|[0-9a-f]{8}-[0-9a-f]{4}-/)
    const [head, ...rows] = text.trim().split('\r\n')
    expect(head).toContain(lang === 'th' ? 'วันที่,เวลา,รายการ' : 'Date,Time,Entry')
    expect(rows.length).toBeGreaterThan(20)
    for (const row of rows)
      expect(row).toMatch(/^20\d\d-\d\d-\d\d,\d\d:\d\d,.*,-?\d+\.\d\d,-?\d+\.\d\d,\d+\.\d\d,\d+\.\d\d$/)
  })
})

it('the CSV has no text of a brand or creator that a spreadsheet would run as a formula', () => {
  const line = (title: string): StatementLineView => ({
    id: '0',
    at: '2025-11-21T07:00:00.000Z',
    kind: 'hold',
    type: 'hold',
    cause: 'job',
    title,
    campaign: null,
    ...{ poNumber: '', costCentre: '' },
    available: -100,
    held: 100,
    availableAfter: 0 as never,
    heldAfter: 100 as never,
    jobId: null,
    campaignId: null,
    chargeId: null,
    document: null,
  })
  const cells = (title: string) => new TextDecoder().decode(statementCsv([line(title)], 'en', false)).split('\r\n')[1]!
  for (const sign of ['=', '+', '-', '@', ' =', '\t=', '＝', '＠'])
    expect(cells(`${sign}cmd`)).toMatch(/^2025-11-21,14:00,Put on hold for a job,"?'/)
  expect(cells('Serum, "7 days"')).toContain('"Serum, ""7 days"""')
})

import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openDemoApp } from '../../../../tests/demo-app.ts'
import type { TestApp } from '../../../../tests/harness.ts'
import { jobContract as jobs } from '../../../../tests/jobs-world.ts'
import { buildPayee, operatorCaller, withdraw } from '../../../../tests/payees.ts'
import { monthOf } from '../../../core/calendar.ts'
import { DAY } from '../../../core/clock.ts'
import { accounts } from '../../accounts/schema.ts'
import { contract as boards } from '../../campaign-results/contract.ts'
import { contract as documents } from '../../documents/contract.ts'
import { contract, type EarningsSummary, type StatementLine } from '../contract.ts'
import { figuresOf } from '../rules/income.ts'
import { LINE_KINDS } from '../shapes.ts'

let app: TestApp
beforeAll(async () => {
  app = await openDemoApp()
}, 300_000)
afterAll(() => app.close())

const rowsOf = async <T>(query: ReturnType<typeof sql>): Promise<T[]> =>
  ((await app.db.execute(query)) as unknown as { rows: T[] }).rows

const influencerIds = async () =>
  (await rowsOf<{ id: string }>(sql`select account_id as id from influencers order by 1`)).map(({ id }) => id)

async function summaryOf(uuid: string, x: string): Promise<EarningsSummary> {
  const { body } = await app.call(contract.summary, { as: await app.callerOf(uuid), params: { uuid, x } })
  return body.data
}

async function linesOf(uuid: string): Promise<StatementLine[]> {
  const { body } = await app.call(contract.statement, {
    as: await app.callerOf(uuid),
    params: { uuid },
    query: { limit: 100 },
  })
  return body.data
}

/** Postings of settlements and transfers by account code, in a month, in a year or in total. */
async function postedIn(month: string): Promise<Record<string, number>> {
  const rows = await rowsOf<{ code: string; total: string }>(sql`
    select a.code, sum(case when p.source_account = a.id then -p.amount else p.amount end) as total
    from ledger_entries e join ledger_postings p on p.entry_id = e.id
    join ledger_accounts a on a.id in (p.source_account, p.destination_account)
    where e.event in ('job_completed', 'job_cancelled', 'vat_released', 'withdrawal_paid', 'withdrawal_returned')
      and (${month} = 'all' or to_char(e.occurred_at at time zone 'Asia/Bangkok', 'YYYY-MM') like ${`${month}%`})
    group by a.code`)
  return Object.fromEntries(rows.map(({ code, total }) => [code, Number(total)]))
}

const months = async () =>
  (
    await rowsOf<{ month: string }>(
      sql`select distinct to_char(occurred_at at time zone 'Asia/Bangkok', 'YYYY-MM') as month from ledger_entries order by 1`,
    )
  ).map(({ month }) => month)

it('the summaries of all influencers equal the ledger postings, for each month, each year and in total', async () => {
  const ids = await influencerIds()
  const begun = await months()
  for (const period of ['all', ...new Set(begun.map((month) => month.slice(0, 4))), ...begun]) {
    const summaries = await Promise.all(ids.map((id) => summaryOf(id, period)))
    const sum = (of: (one: EarningsSummary) => number) => summaries.reduce((total, one) => total + of(one), 0)
    const kind = (name: string) => sum(({ kinds }) => kinds.find((one) => one.kind === name)!.gross)
    const posted = await postedIn(period)
    const on = (code: string) => posted[code] ?? 0
    expect({
      period,
      pay: kind('work') + kind('commission'),
      referral: kind('referral'),
      tax: sum(({ tax }) => tax),
      vat: sum(({ vat }) => vat),
      net: sum(({ net }) => net),
      withdrawn: sum(({ withdrawn }) => withdrawn),
    }).toEqual({
      period,
      pay: 0 - on('creator_service_cost'),
      referral: 0 - on('referral_expense'),
      tax: on('withholding_tax_payable'),
      vat: 0 - on('input_vat'),
      net: on('creator_payable'),
      withdrawn: 0 - on('creator_pending_withdrawal'),
    })
  }
  expect(-(await postedIn('all')).creator_service_cost!).toBeGreaterThan(0)
})

it('the statement of a year has the lines of its months, and its chart their pay', async () => {
  const [most] = await rowsOf<{ id: string }>(sql`
    select influencer_id as id from jobs where status = 'COMPLETED' group by 1 order by count(*) desc limit 1`)
  const uuid = most!.id
  const as = await app.callerOf(uuid)
  const [all, last] = [await linesOf(uuid), (await months()).at(-1)!]
  const yearOf = (line: StatementLine) => new Date(Date.parse(line.at) + 7 * 3_600_000).toISOString().slice(0, 4)
  const year = yearOf(all[0]!)
  const { body } = await app.call(contract.statement, { as, params: { uuid }, query: { month: year, limit: 100 } })
  expect(body.data).toEqual(all.filter((line) => yearOf(line) === year))
  const summary = await summaryOf(uuid, year)
  expect(summary.months.map(({ month }) => month)).toEqual(
    Array.from({ length: 12 }, (_, i) => `${year}-${String(i + 1).padStart(2, '0')}`).filter((one) => one <= last),
  )
  expect(summary.earned).toBeGreaterThan(0)
  expect(summary.months.reduce((sum, { earned }) => sum + earned, 0)).toBe(summary.earned)
})

it('the lines of a statement add up to its summary, by kind, and each balance follows from the one before', async () => {
  let kindsSeen = new Set<string>()
  for (const id of await influencerIds()) {
    const [lines, summary] = [await linesOf(id), await summaryOf(id, 'all')]
    for (const { kind, gross, tax } of summary.kinds) {
      const own = lines.filter((line) => line.kind === kind)
      expect({ id, kind, gross: own.reduce((sum, line) => sum + line.gross, 0) }).toEqual({ id, kind, gross })
      expect(own.reduce((sum, line) => sum + line.tax, 0)).toBe(tax)
      if (own.length > 0) kindsSeen = kindsSeen.add(kind)
    }
    for (const [i, line] of lines.entries()) expect(line.balance - line.in + line.out).toBe(lines[i + 1]?.balance ?? 0)
  }
  expect(kindsSeen).toEqual(new Set(['work', 'commission', 'referral']))
})

it('the dashboard shows the income of the statement month by month, and lifetime earnings are their sum', async () => {
  const seen = { commission: 0, referral: 0, reimbursement: 0 }
  for (const uuid of await influencerIds()) {
    const as = await app.callerOf(uuid)
    const incomeIn = async (period: string) => {
      const { net, reimbursed } = await summaryOf(uuid, period)
      return net - reimbursed
    }
    const { months, earnedThisMonth } = (await app.call(boards.creatorBoard, { as })).body.data
    for (const { month, amount } of months)
      expect({ uuid, month, amount }).toEqual({ uuid, month, amount: await incomeIn(month) })
    expect(earnedThisMonth).toBe(months.at(-1)!.amount)
    const { lifetime } = (await app.call(contract.standing, { as, params: { uuid } })).body.data
    expect({ uuid, lifetime }).toEqual({ uuid, lifetime: await incomeIn('all') })
    const { kinds, reimbursed } = await summaryOf(uuid, months.at(-1)!.month.slice(0, 4))
    for (const { kind, gross } of kinds) if (kind !== 'work') seen[kind] += gross
    seen.reimbursement += reimbursed
  }
  expect(Math.min(...Object.values(seen))).toBeGreaterThan(0)
})

it('the totals of a period’s statement add up, including what is Pending', async () => {
  let pending = 0
  for (const id of await influencerIds()) {
    const lines = (await linesOf(id)).toReversed()
    const monthOfLine = ({ at }: StatementLine) => monthOf(new Date(at))
    for (const period of new Set(lines.flatMap((line) => [monthOfLine(line), monthOfLine(line).slice(0, 4)]))) {
      const own = lines.filter((line) => monthOfLine(line).startsWith(period))
      const opening = own[0]!.balance - own[0]!.in + own[0]!.out
      const summary = await summaryOf(id, period)
      const change = figuresOf(summary, 'th').reduce((sum, { amount }) => sum + amount, 0)
      expect({ id, period, closing: opening + change }).toEqual({ id, period, closing: own.at(-1)!.balance })
      if (summary.pendingAtEnd > 0) pending += 1
    }
  }
  expect(pending).toBeGreaterThan(0)
})

it('a withdrawal is Pending in the period of its request, and withdrawn in the period of its transfer', async () => {
  const { id, as } = await buildPayee(app, 500_000)
  const period = monthOf(app.clock.now())
  const made = (await withdraw(app, id, as, 200_000)).body.data
  expect(await summaryOf(id, period)).toMatchObject({ withdrawn: 0, pendingAtStart: 0, pendingAtEnd: 200_000 })
  const begun = app.clock.now()
  app.clock.advance(40 * DAY)
  const next = monthOf(app.clock.now())
  expect(await summaryOf(id, next)).toMatchObject({ withdrawn: 0, pendingAtStart: 200_000, pendingAtEnd: 200_000 })
  const operator = await operatorCaller(app)
  await app.call(contract.complete, { as: operator, params: { id: made.id }, body: { transferRef: 'S1' } })
  expect(await summaryOf(id, period)).toMatchObject({ withdrawn: 0, pendingAtStart: 0, pendingAtEnd: 200_000 })
  expect(await summaryOf(id, next)).toMatchObject({ withdrawn: 200_000, pendingAtStart: 200_000, pendingAtEnd: 0 })
  expect(await summaryOf(id, 'all')).toMatchObject({ withdrawn: 200_000, pendingAtStart: 0, pendingAtEnd: 0 })
  app.clock.set(begun)
})

it('each certificate on a statement is the payee’s own and can be opened', async () => {
  let opened = 0
  for (const id of await influencerIds()) {
    const as = await app.callerOf(id)
    for (const line of await linesOf(id)) {
      expect({ at: line.at, kind: line.kind, issued: line.document !== null }).toMatchObject({ issued: line.tax > 0 })
      if (!line.document) continue
      if (line.kind === 'work' && opened > 10) continue
      const answer = await app.call(documents.get, { as, params: { id: line.document.id }, query: {} })
      expect(answer.status).toBe(200)
      opened += 1
    }
  }
  expect(opened).toBeGreaterThan(10)
})

it('a line names its job and brand, and the person whose work a commission or reward comes from', async () => {
  const [manager] = await rowsOf<{ id: string; influencer: string }>(sql`
    select j.manager_id as id, a.display_name as influencer from jobs j join accounts a on a.id = j.influencer_id
    where j.manager_id is not null and j.status = 'COMPLETED' order by j.settled_at desc limit 1`)
  const line = (await linesOf(manager!.id)).find((one) => one.kind === 'commission')
  expect(line).toMatchObject({ label: { en: 'Manager’s share' }, withdrawal: null })
  expect(line!.job!.brand).not.toBe('')
  expect(line!.job!.influencer).not.toBeNull()
})

it('a reward names the friend, but neither the job nor its brand', async () => {
  const [referrer] = await rowsOf<{ id: string; friend: string; friend_id: string }>(sql`
    select j.referrer_id as id, coalesce(a.latin_name, a.display_name) as friend, a.id as friend_id from jobs j
    join accounts a on a.id = j.influencer_id where j.referral_paid > 0 order by j.settled_at desc limit 1`)
  const reward = async () => (await linesOf(referrer!.id)).find((one) => one.kind === 'referral')
  expect(await reward()).toMatchObject({ friend: referrer!.friend, job: null })
  await app.db.update(accounts).set({ status: 'deactivated' }).where(eq(accounts.id, referrer!.friend_id))
  expect(await reward()).toMatchObject({ friend: null, job: null })
  await app.db.update(accounts).set({ status: 'active' }).where(eq(accounts.id, referrer!.friend_id))
})

it('a statement filtered by kind has only lines of that kind, on each page and in its files', async () => {
  const [most] = await rowsOf<{ id: string }>(sql`
    select j.manager_id as id from jobs j where j.manager_id is not null and j.status = 'COMPLETED'
    group by 1 order by count(*) desc limit 1`)
  const uuid = most!.id
  const as = await app.callerOf(uuid)
  const year = (await linesOf(uuid))[0]!.at.slice(0, 4)
  const all = (await app.call(contract.statement, { as, params: { uuid }, query: { month: year, limit: 100 } })).body
    .data
  for (const kind of LINE_KINDS) {
    const wanted = all.filter((line) => (line.kind ?? 'withdrawal') === kind)
    const read: StatementLine[] = []
    for (let after: string | null | undefined; after !== null; ) {
      const query = { month: year, kind, limit: 2, ...(after && { after }) }
      const { body } = await app.call(contract.statement, { as, params: { uuid }, query })
      read.push(...body.data)
      after = body.next
    }
    expect({ kind, read }).toEqual({ kind, read: wanted })
    const params = { uuid, x: year }
    const csv = (await app.call(contract.statementCsv, { as, lang: 'en', params, query: { kind } })).blob!
    expect(csv.name).toBe(`talad-earnings-${year}-${kind}.csv`)
    expect(Buffer.from(csv.bytes).toString().trimEnd().split('\r\n')).toHaveLength(wanted.length + 1)
    expect((await app.call(contract.statementPdf, { as, params, query: { kind } })).status).toBe(200)
  }
  expect(new Set(all.map(({ kind }) => kind ?? 'withdrawal')).size).toBeGreaterThan(2)
})

describe('downloads', () => {
  const mostPaid = async () => {
    const [most] = await rowsOf<{ id: string }>(sql`
      select d.owner_account_id as id from documents d join withdrawals w on w.account_id = d.owner_account_id
      where d.kind = 'withholding_certificate' group by 1 order by count(distinct d.id) desc limit 1`)
    return { uuid: most!.id, as: await app.callerOf(most!.id) }
  }
  const yearWith = async (uuid: string) => (await linesOf(uuid))[0]!.at.slice(0, 4)
  const pagesIn = (bytes: Uint8Array) =>
    Buffer.from(bytes)
      .toString('latin1')
      .match(/\/Type \/Page\b/g)?.length ?? 0

  it('a CSV has a row for each line of the period, in the reader’s language', async () => {
    const { uuid, as } = await mostPaid()
    const year = await yearWith(uuid)
    const query = { month: year }
    const lines = (await app.call(contract.statement, { as, params: { uuid }, query: { ...query, limit: 100 } })).body
      .data
    for (const [lang, head] of [
      ['th', 'วันที่,เวลา,รายการ'],
      ['en', 'Date,Time,Entry'],
    ] as const) {
      const { blob } = await app.call(contract.statementCsv, { as, lang, params: { uuid, x: year } })
      const rows = Buffer.from(blob!.bytes).toString().trimEnd().split('\r\n')
      expect(rows[0]).toContain(head)
      expect(rows).toHaveLength(lines.length + 1)
      expect(rows[1]).toContain((lines[0]!.balance / 100).toFixed(2))
      expect(rows[1]).toContain(lines[0]!.label[lang])
    }
  })

  it('PDFs of a month, of a year, and of a period without movements', async () => {
    const { uuid, as } = await mostPaid()
    const year = await yearWith(uuid)
    for (const x of [year, (await linesOf(uuid))[0]!.at.slice(0, 7), '2019']) {
      const { status, blob } = await app.call(contract.statementPdf, { as, params: { uuid, x } })
      expect(status).toBe(200)
      expect(pagesIn(blob!.bytes)).toBeGreaterThan(0)
    }
  })

  it('one file has every certificate of a tax year', async () => {
    const { uuid, as } = await mostPaid()
    const year = await yearWith(uuid)
    const { certificates, tax } = await summaryOf(uuid, year)
    const lines = (await app.call(contract.statement, { as, params: { uuid }, query: { month: year, limit: 100 } }))
      .body.data
    expect(certificates).toBe(lines.filter(({ document }) => document).length)
    expect(certificates).toBeGreaterThan(2)
    expect(tax).toBeGreaterThan(0)
    const { blob } = await app.call(contract.taxYear, { as, params: { uuid, year } })
    expect(blob!.name).toBe(`talad-tax-${year}.pdf`)
    const pages = pagesIn(blob!.bytes)
    expect(pages).toBeGreaterThan(certificates)
    expect(pages).toBeLessThan(certificates + 4)
  })

  it('the proof of each withdrawal is available only to its owner', async () => {
    const { uuid, as } = await mostPaid()
    const line = (await linesOf(uuid)).find(({ withdrawal }) => withdrawal)
    expect(line!.withdrawal).toMatchObject({ last4: expect.stringMatching(/^\d{4}$/), slip: expect.any(String) })
    const params = { uuid, id: line!.withdrawal!.id }
    expect(line!.withdrawal!.slip).toBe(contract.slip.path.replace('{uuid}', uuid).replace('{id}', params.id))
    const { blob } = await app.call(contract.slip, { as, params })
    expect(pagesIn(blob!.bytes)).toBe(1)
    const stranger = (await influencerIds()).find((id) => id !== uuid)!
    const asStranger = await app.callerOf(stranger)
    expect((await app.call(contract.slip, { as: asStranger, params: { ...params, uuid: stranger } })).status).toBe(404)
  })
})

it('a manager sees the commission of a managed influencer’s job, and the influencer the pay without it', async () => {
  const [job] = await rowsOf<{
    id: string
    manager_id: string
    influencer_id: string
    split: { payees: object[] }
  }>(sql`
    select j.id, j.manager_id, j.influencer_id, j.split from jobs j
    join manager_links l on l.manager_id = j.manager_id and l.partner_id = j.influencer_id and l.status = 'active'
    where j.status = 'COMPLETED' limit 1`)
  const read = async (id: string) => {
    const as = await app.callerOf(id)
    const detail = await app.call(jobs.get, { as, params: { id: job!.id } })
    return detail.body.data.creatorMoney
  }
  const [influencer, manager] = job!.split.payees as { gross: number; withheld: number; net: number }[]
  expect(await read(job!.influencer_id)).toMatchObject({
    of: 'creator',
    gross: influencer!.gross,
    net: influencer!.net,
  })
  expect(await read(job!.manager_id)).toMatchObject({
    of: 'manager',
    gross: manager!.gross,
    withheld: manager!.withheld,
    net: manager!.net,
    reimbursement: 0,
  })
})

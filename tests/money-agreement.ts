import type { JobResult } from '../src/features/campaign-results/contract.ts'
import { contract as credits } from '../src/features/credits/contract.ts'
import type { StatementLineView, StatementTotals } from '../src/features/credits/shapes.ts'
import { contract as payouts } from '../src/features/payouts/contract.ts'
import type { TestApp } from './harness.ts'
import { jobContract as jobs } from './jobs-world.ts'

const ids = async (app: TestApp, text: string, values: unknown[] = []): Promise<string[]> =>
  (await app.database.execute(text, values)).rows.map((row) => (row as { id: string }).id)

const sumOf = <T>(rows: readonly T[], of: (row: T) => number) => rows.reduce((sum, row) => sum + of(row), 0)

/** All pages of a brand's statement. */
export async function wholeStatement(
  app: TestApp,
  id: string,
  period: { month?: string; from?: string; to?: string } = {},
): Promise<{ lines: StatementLineView[]; totals: StatementTotals }> {
  const as = await app.callerOf(id)
  const lines: StatementLineView[] = []
  for (let after: string | undefined; ; ) {
    const query = { limit: 50, ...period, ...(after && { after }) }
    const { body } = await app.call(credits.statement, { as, params: { id }, query })
    lines.push(...body.data)
    if (!body.next) return { lines, totals: body.totals }
    after = body.next
  }
}

/** Sums of the Money tabs of all campaigns of a brand. */
async function campaignMoney(app: TestApp, marketerId: string) {
  const as = await app.callerOf(marketerId)
  const campaigns = await ids(app, 'select id from campaigns where marketer_id = $1', [marketerId])
  const reports = await Promise.all(
    campaigns.map(async (id) => (await app.call(jobs.report, { as, params: { id } })).body.data),
  )
  for (const { money, spentOnPosts } of reports)
    if (money.package.used === 0 && money.completed.pay + money.completed.fee !== spentOnPosts)
      throw new Error('results and money differ')
  const sum = (of: (money: (typeof reports)[number]['money']) => number) => sumOf(reports, ({ money }) => of(money))
  return {
    hold: sum(({ putOnHold }) => putOnHold),
    release: sum(({ returned }) => returned),
    payout: sum(({ paid }) => paid),
    fee: sum(({ fees }) => fees),
    reimbursement: sum(({ reimbursed }) => reimbursed),
    held: sum(({ held }) => held),
  }
}

/** Differences between a brand's statement, its totals and its campaigns' Money tabs; empty if all agree. */
export async function statementDifferences(app: TestApp): Promise<string[]> {
  const wrong: string[] = []
  const same = (what: string, found: unknown, expected: unknown) => {
    if (JSON.stringify(found) !== JSON.stringify(expected))
      wrong.push(`${what}: ${JSON.stringify(found)} is not ${JSON.stringify(expected)}`)
  }
  for (const id of await ids(app, 'select account_id as id from marketers')) {
    const { lines, totals } = await wholeStatement(app, id)
    const { opening, moves, closing } = totals
    same(`${id} begins at`, opening, { available: 0, held: 0 })
    same(`${id} ends at`, closing, {
      available: sumOf(moves, (move) => move.available),
      held: sumOf(moves, (move) => move.held),
    })
    for (const { kind, available, held } of moves) {
      const own = lines.filter((line) => line.kind === kind)
      same(`${id} ${kind}`, [sumOf(own, (l) => l.available), sumOf(own, (l) => l.held)], [available, held])
    }
    for (const [i, line] of lines.entries()) {
      const older = lines[i + 1] ?? { availableAfter: 0, heldAfter: 0 }
      same(
        `${id} ${line.kind} ${line.at}`,
        [line.availableAfter - line.available, line.heldAfter - line.held],
        [older.availableAfter, older.heldAfter],
      )
    }
    const heldBy = (kind: string) => Math.abs(moves.find((move) => move.kind === kind)?.held ?? 0)
    same(`${id} campaigns`, await campaignMoney(app, id), {
      hold: heldBy('hold'),
      release: heldBy('release'),
      payout: heldBy('payout'),
      fee: heldBy('fee'),
      reimbursement: heldBy('reimbursement'),
      held: closing.held,
    })
  }
  return wrong
}

type Report = Awaited<ReturnType<typeof wholeReport>>

/** A campaign's report with the results of all its jobs. */
async function wholeReport(app: TestApp, marketerId: string, id: string) {
  const call = { as: await app.callerOf(marketerId), params: { id } }
  const { data: report } = (await app.call(jobs.report, call)).body
  const rows: JobResult[] = []
  for (let after: string | undefined; ; ) {
    const { body } = await app.call(jobs.results, { ...call, query: { limit: 50, ...(after && { after }) } })
    rows.push(...body.data)
    if (!body.next) return { id, report, rows }
    after = body.next
  }
}

/** The totals of a campaign's Money tab, and the sums of its lines. */
function totalsAndSums({ report: { money }, rows }: Report) {
  const sum = (name: keyof JobResult['money']) => sumOf(rows, (row) => row.money[name])
  const units = (state: JobResult['unit']) => rows.filter(({ unit }) => unit === state).length
  const { package: unit } = money
  return {
    whole: [
      ...[money.putOnHold, money.held, money.paid, money.fees, money.reimbursed, money.returned + unit.returned],
      ...[unit.onHold, unit.used, unit.unitsReturned],
    ],
    lines: [
      ...(['putOnHold', 'held', 'paid', 'fees', 'reimbursed', 'returned'] as const).map(sum),
      ...[units('held'), units('used'), units('returned')],
    ],
  }
}

interface DaySums {
  spent: number
  cost: number
  units: number
}

const daySums = async (app: TestApp, text: string, id: string): Promise<DaySums> => {
  const { rows } = await app.database.execute(
    `select coalesce(sum(spent), 0) as spent, coalesce(sum(post_cost), 0) as cost, coalesce(sum(units), 0) as units ${text}`,
    [id],
  )
  const { spent, cost, units } = rows[0] as Record<keyof DaySums, unknown>
  return { spent: Number(spent), cost: Number(cost), units: Number(units) }
}

/**
 * Differences between the Money tabs of all campaigns, their lines, the daily sums for results and dashboard, the
 * packages, and the tax invoices and credit notes; empty if all agree. Every job must have ended.
 */
export async function resultDifferences(app: TestApp): Promise<string[]> {
  const wrong: string[] = []
  const same = (what: string, found: unknown, expected: unknown) => {
    if (JSON.stringify(found) !== JSON.stringify(expected))
      wrong.push(`${what}: ${JSON.stringify(found)} is not ${JSON.stringify(expected)}`)
  }
  for (const marketer of await ids(app, 'select account_id as id from marketers')) {
    const campaigns = await ids(app, 'select id from campaigns where marketer_id = $1', [marketer])
    const reports = await Promise.all(campaigns.map((id) => wholeReport(app, marketer, id)))
    for (const one of reports) {
      const { money, spentOnPosts } = one.report
      const { whole, lines } = totalsAndSums(one)
      same(`${one.id} jobs`, lines, whole)
      same(`${one.id} days`, await daySums(app, 'from campaign_days where campaign_id = $1', one.id), {
        spent: money.paid + money.fees + money.reimbursed,
        cost: spentOnPosts,
        units: money.package.used,
      })
    }
    const total = (of: (report: Report['report']) => number) => sumOf(reports, ({ report }) => of(report))
    const totals = {
      spent: total(({ money }) => money.paid + money.fees + money.reimbursed),
      cost: total(({ spentOnPosts }) => spentOnPosts),
      units: total(({ money }) => money.package.used),
    }
    same(`${marketer} totals`, await daySums(app, 'from marketer_totals where marketer_id = $1', marketer), totals)
    const { rows: owned } = await app.database.execute(
      'select coalesce(sum(held), 0) as held, coalesce(sum(used), 0) as used from package_lots where owner_id = $1',
      [marketer],
    )
    const { held, used } = owned[0] as Record<'held' | 'used', unknown>
    same(
      `${marketer} packages`,
      [Number(held), Number(used)],
      [total(({ money }) => money.package.onHold), totals.units],
    )
    await compareDocuments(app, marketer, same)
  }
  return wrong
}

/**
 * Compares a brand's tax documents: its tax invoices equal its payments; their VAT less that of the credit notes equals
 * the VAT in the ledger.
 */
async function compareDocuments(
  app: TestApp,
  marketer: string,
  same: (what: string, found: unknown, expected: unknown) => void,
): Promise<void> {
  const { rows } = await app.database.execute(
    `select coalesce(sum((data->>'net')::bigint) filter (where kind = 'tax_invoice'), 0) as net,
       coalesce(sum((data->>'vat')::bigint * case kind when 'tax_invoice' then 1 else -1 end), 0) as vat
     from documents d where owner_account_id = $1 and kind in ('tax_invoice', 'credit_note')
       and not exists (select 1 from document_cancellations x where x.document_id = d.id)`,
    [marketer],
  )
  const { rows: booked } = await app.database.execute(
    `select (select coalesce(sum(net), 0) from charges where marketer_id = $1 and status = 'paid') as net,
       coalesce(sum(case when t.code = 'output_vat' then p.amount else -p.amount end), 0) as vat
     from charges c join ledger_entries e on e.charge_id = c.id join ledger_postings p on p.entry_id = e.id
     join ledger_accounts f on f.id = p.source_account join ledger_accounts t on t.id = p.destination_account
     where c.marketer_id = $1 and 'output_vat' in (f.code, t.code)`,
    [marketer],
  )
  const sums = ([row]: readonly unknown[]) => {
    const { net, vat } = row as Record<'net' | 'vat', unknown>
    return { net: Number(net), vat: Number(vat) }
  }
  same(`${marketer} documents`, sums(rows), sums(booked))
}

/** Differences between the summaries of all influencers and the posted settlements; empty if they agree. */
export async function summaryDifferences(app: TestApp): Promise<string[]> {
  const people = await ids(app, 'select account_id as id from influencers')
  const summaries = await Promise.all(
    people.map(async (uuid) => {
      const as = await app.callerOf(uuid)
      return (await app.call(payouts.summary, { as, params: { uuid, x: 'all' } })).body.data
    }),
  )
  const { rows } = await app.database.execute(`
    select coalesce(sum(p.amount) filter (where f.code in ('creator_service_cost', 'referral_expense')), 0) as earned,
      coalesce(sum(p.amount) filter (where t.code = 'withholding_tax_payable'), 0) as tax,
      coalesce(sum(p.amount) filter (where t.code = 'creator_payable'), 0) as net
    from ledger_entries e join ledger_postings p on p.entry_id = e.id
    join ledger_accounts f on f.id = p.source_account join ledger_accounts t on t.id = p.destination_account
    where e.event in ('job_completed', 'job_cancelled', 'vat_released')`)
  const posted = rows[0] as Record<'earned' | 'tax' | 'net', unknown>
  return (['earned', 'tax', 'net'] as const).flatMap((name) => {
    const found = sumOf(summaries, (one) => one[name])
    return found === Number(posted[name]) ? [] : [`${name}: ${found}, the ledger has ${posted[name]}`]
  })
}

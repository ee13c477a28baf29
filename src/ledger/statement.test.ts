import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestDatabase } from '../../tests/database.ts'
import { giveBack } from '../../tests/give-back.ts'
import { dayOf } from '../core/calendar.ts'
import { newId } from '../core/ids.ts'
import { satang as s } from '../core/money.ts'
import { mergeDeltas } from '../db/deltas.ts'
import { rowsOf } from '../db/rows.ts'
import type { Db } from '../db/types.ts'
import { balanceOf } from './balances.ts'
import { hold } from './holds.ts'
import { codeDaySums } from './ledger-tables.ts'
import { daysAfter } from './lot-plan.ts'
import { buyLot } from './lots.ts'
import { settleJob } from './settle.ts'
import { type StatementLine, statement } from './statement.ts'
import { trialBalance } from './trial-balance.ts'

let db: Db
let close: () => Promise<void>
const now = new Date('2026-03-01T05:00:00Z')
const [marketerId, influencer, jobId] = [newId(), newId(), newId()]

beforeAll(async () => {
  ;({ db, close } = await openTestDatabase())
  const charge = { chargeId: newId(), marketerId, net: s(1_000_000), vat: s(70_000), expiresAt: daysAfter(now, 365) }
  await buyLot(db, charge, now)
  const job = await hold(db, { marketerId, jobId, purpose: 'job', amount: s(495_000) }, now)
  for (let i = 0; i < 5; i++) {
    const other = { marketerId, jobId: newId(), purpose: 'job', amount: s(1_000 + i) } as const
    const held = await hold(db, other, daysAfter(now, 1))
    await giveBack(db, held, daysAfter(now, 2))
  }
  const part = { from: 'credits', holdId: job.id, returned: s(0), reimbursement: s(0) } as const
  const payees = [{ owner: influencer, gross: s(450_000), tax: s(13_500), vat: s(0) }]
  const parts = [{ ...part, pay: s(450_000), fee: s(45_000) }]
  await settleJob(db, 'completed', { jobId, marketerId, parts, payees }, daysAfter(now, 3))
})
afterAll(() => close())

async function pages(limit: number, codes: readonly ('customer_credits' | 'customer_credits_held')[]) {
  const lines: StatementLine[] = []
  for (let before: string | undefined; ; ) {
    const page = await statement(db, { owner: marketerId, codes, limit, ...(before && { before }) })
    lines.push(...page.lines)
    if (!page.next) return lines
    before = page.next
  }
}

describe('statement', () => {
  it('has a correct running balance across all pages', async () => {
    const lines = await pages(3, ['customer_credits'])
    expect(lines.length).toBe(12)
    expect(lines[0]!.balance).toBe(await balanceOf(db, 'customer_credits', marketerId))
    for (const [i, line] of lines.entries()) {
      expect(line.balance - line.in + line.out).toBe(lines[i + 1]?.balance ?? 0)
    }
    expect(lines.at(-1)).toMatchObject({ event: 'credits_purchased', in: 1_000_000, out: 0 })
    expect(await pages(100, ['customer_credits'])).toEqual(lines)
  })

  it('omits transfers between its own accounts', async () => {
    const lines = await pages(10, ['customer_credits', 'customer_credits_held'])
    expect(lines.map((line) => [line.event, line.in, line.out, line.balance])).toEqual([
      ['job_completed', 0, 495_000, 505_000],
      ['credits_purchased', 1_000_000, 0, 1_000_000],
    ])
  })

  it('filters by period, event and job without changing the balances', async () => {
    const all = await pages(100, ['customer_credits'])
    const query = { owner: marketerId, codes: ['customer_credits'], limit: 50 } as const
    const period = await statement(db, { ...query, from: daysAfter(now, 1), until: daysAfter(now, 2) })
    expect(period.lines).toEqual(all.filter((line) => line.occurredAt.getTime() === daysAfter(now, 1).getTime()))
    const one = await statement(db, { ...query, jobId, events: ['job_held'] })
    expect(one.lines).toEqual(all.filter((line) => line.jobId === jobId))
    expect(one.lines.length).toBe(1)
  })
})

describe('trial balance', () => {
  it('has equal debits and credits, also for a period', async () => {
    const all = await trialBalance(db)
    expect(all.balanced).toBe(true)
    const line = (code: string) => all.lines.find((row) => row.code === code)
    expect(line('bank_clearing')).toMatchObject({ debitBalance: 1_070_000, creditBalance: 0 })
    expect(line('customer_credits')).toMatchObject({ debitBalance: 0, creditBalance: 505_000 })
    expect(line('creator_service_cost')).toMatchObject({ debitBalance: 450_000 })
    const later = await trialBalance(db, dayOf(daysAfter(now, 3)), dayOf(daysAfter(now, 4)))
    expect(later.balanced).toBe(true)
    expect(later.lines.find((row) => row.code === 'bank_clearing')).toMatchObject({
      debits: 0,
      debitBalance: 1_070_000,
    })
    expect(later.total.debits).toBe(945_000)
  })

  it('is the same after its sums are merged', async () => {
    const day = dayOf(daysAfter(now, 3))
    const before = [await trialBalance(db), await trialBalance(db, day)]
    await mergeDeltas(db, codeDaySums)
    const rows = await rowsOf<{ n: number; keys: number; entries: number }>(
      db,
      sql`select count(*)::int as n, sum(entries) filter (where code = '')::int as entries,
        count(distinct (day, code, event))::int as keys from ledger_code_days`,
    )
    expect(rows).toMatchObject([{ entries: 13 }])
    expect(rows[0]).toHaveProperty('keys', rows[0]?.n)
    expect([await trialBalance(db), await trialBalance(db, day)]).toEqual(before)
  })

  it('refuses to change the daily sums of an account', async () => {
    await expect(db.execute(sql`update ledger_days set credited = credited + 1`)).rejects.toThrow()
  })
})

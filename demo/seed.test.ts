import { count, eq, isNull, type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { accounts, influencers, marketers } from '../src/features/accounts/schema.ts'
import { ATTACHMENT_STATUSES } from '../src/features/attachments/kinds.ts'
import { attachments } from '../src/features/attachments/schema.ts'
import { campaigns } from '../src/features/campaigns/schema.ts'
import { channels } from '../src/features/channels/schema.ts'
import { documents } from '../src/features/documents/schema.ts'
import { files } from '../src/features/files/schema.ts'
import { JOB_STATUSES } from '../src/features/jobs/rules/states.ts'
import { jobAttachments, jobEvents, jobs } from '../src/features/jobs/schema.ts'
import { jobConversations } from '../src/features/jobs/schema-messages.ts'
import { withdrawals } from '../src/features/payouts/schema.ts'
import { jobReviews, ratingTotals } from '../src/features/reviews/schema.ts'
import { creditLots, ledgerAccounts, ledgerEntries } from '../src/ledger/schema.ts'
import { statement } from '../src/ledger/statement.ts'
import { verifyLedger } from '../src/ledger/verify.ts'
import { openTestApp, type TestApp } from '../tests/harness.ts'
import { DEMO, seedDemo } from './seed.ts'

let app: TestApp

beforeAll(async () => {
  app = await openTestApp()
  // Two processes that start at the same time: one seeds, the other waits and finds the data complete.
  await Promise.all([seedDemo(app.app), seedDemo(app.app)])
}, 300_000)
afterAll(() => app.close())

const total = async (table: PgTable): Promise<number> => (await app.db.select({ n: count() }).from(table))[0]!.n
const idOf = async (email: string): Promise<string> =>
  (await app.db.select({ id: accounts.id }).from(accounts).where(eq(accounts.email, email)))[0]!.id

describe('the demo market', () => {
  it('has its people, channels and campaigns', async () => {
    expect(await total(influencers)).toBe(60)
    expect(await total(marketers)).toBe(12)
    // Including two operators and two members of an agency's team.
    expect(await total(accounts)).toBe(76)
    expect(await total(channels)).toBeGreaterThan(100)
    expect(await app.db.$count(accounts, isNull(accounts.latinName))).toBe(0)
    const states = await app.db
      .select({ status: campaigns.status, n: count() })
      .from(campaigns)
      .groupBy(campaigns.status)
    expect(Object.fromEntries(states.map(({ status, n }) => [status, n]))).toEqual({
      live: 24,
      draft: 4,
      review: 3,
      closed: 10,
    })
  })

  it('has jobs in every state, each with its history', async () => {
    const states = await app.db.selectDistinct({ status: jobs.status }).from(jobs)
    expect(new Set(states.map(({ status }) => status))).toEqual(new Set(JOB_STATUSES))
    const incomplete = await app.db.execute(sql`
      select j.id from ${jobs} j left join ${jobEvents} e on e.job_id = j.id
      group by j.id having count(e.id) <> j.version`)
    expect((incomplete as unknown as { rows: unknown[] }).rows).toEqual([])
  })

  it('has no overdue deadline except that of the job that is being paid', async () => {
    const now = app.clock.now()
    const late = await app.db
      .select({ status: jobs.status })
      .from(jobs)
      .where(sql`${jobs.endAt} <= ${now.toISOString()}`)
    expect(late.map(({ status }) => status)).toEqual(['COMPLETE'])
  })

  it('has the right number of taken slots in each campaign', async () => {
    const wrong = await app.db.execute(sql`
      select c.id from ${campaigns} c left join ${jobs} j on j.campaign_id = c.id
      group by c.id having c.slots_taken <> count(j.id) filter (
        where j.status not in ('MATCHED', 'MISMATCHED', 'REJECTED', 'CANCEL'))`)
    expect((wrong as unknown as { rows: unknown[] }).rows).toEqual([])
  })

  it('has a correct ledger without negative balances', async () => {
    const { ok, checks } = await verifyLedger(app.db)
    expect(checks.filter((check) => !check.ok)).toEqual([])
    expect(ok).toBe(true)
    const below = await app.db
      .select({ code: ledgerAccounts.code })
      .from(ledgerAccounts)
      .where(sql`${ledgerAccounts.balance} < 0 and not ${ledgerAccounts.allowNegative}`)
    expect(below).toEqual([])
    expect(await total(ledgerEntries)).toBeGreaterThan(500)
    const expired = await app.db.select().from(creditLots).where(sql`${creditLots.expired} > 0`)
    expect(expired).toHaveLength(1)
  })

  it('gives the demo accounts a statement', async () => {
    const ploy = await statement(app.db, {
      owner: await idOf('ploy@demo.talad.test'),
      codes: ['creator_payable'],
      limit: 20,
    })
    expect(ploy.lines.length).toBeGreaterThan(3)
    const marketer = await idOf('nuanuan@demo.talad.test')
    const credits = await statement(app.db, { owner: marketer, codes: ['customer_credits'], limit: 20 })
    expect(credits.lines.length).toBe(20)
  })

  it('has documents, and a file for each draft', async () => {
    expect(await total(documents)).toBeGreaterThan(120)
    const withoutFile = await app.db
      .select({ id: jobAttachments.id })
      .from(jobAttachments)
      .where(sql`${jobAttachments.kind} <> 'insight' and ${jobAttachments.fileId} is null`)
    expect(withoutFile).toEqual([])
    const [file] = await app.db.select().from(files).limit(1)
    expect((await app.ports.storage.get(file!.storageKey))?.bytes.length).toBe(file!.size)
  })

  it('has unread messages and reviews on both sides, one review that waits, and a document in each state', async () => {
    const ploy = await idOf('ploy@demo.talad.test')
    const marketer = await idOf('nuanuan@demo.talad.test')
    const unread = async (own: SQL, counter: SQL) =>
      (await app.db.select({ n: count() }).from(jobConversations).where(sql`${own} and ${counter} > 0`))[0]!.n
    expect(await unread(sql`influencer_id = ${ploy}`, sql`influencer_unread`)).toBe(1)
    expect(await unread(sql`marketer_id = ${marketer}`, sql`marketer_unread`)).toBe(1)
    for (const person of [ploy, marketer]) {
      const mine = sql`${jobReviews.authorId} = ${person} or ${jobReviews.subjectId} = ${person}`
      const reviews = await app.db.select().from(jobReviews).where(mine)
      const published = reviews.filter(({ publishedAt }) => publishedAt)
      expect(published.filter(({ subjectId }) => subjectId === person)).toHaveLength(2)
      expect(published.filter(({ authorId }) => authorId === person)).toHaveLength(2)
      const waiting = reviews.filter(({ publishedAt }) => !publishedAt)
      expect(waiting).toHaveLength(1)
      expect(waiting[0]!.publishAt > app.clock.now()).toBe(true)
      const [totals] = await app.db.select().from(ratingTotals).where(eq(ratingTotals.accountId, person))
      expect(totals?.reviews).toBe(2)
    }
    const states = await app.db.selectDistinct({ status: attachments.status }).from(attachments)
    expect(states.map(({ status }) => status).toSorted()).toEqual([...ATTACHMENT_STATUSES].toSorted())
  })

  it('changes nothing when it is seeded again', async () => {
    const tables = [accounts, jobs, jobEvents, ledgerEntries, withdrawals, documents]
    const before = await Promise.all(tables.map(total))
    expect(await seedDemo(app.app)).toEqual(DEMO)
    expect(await Promise.all(tables.map(total))).toEqual(before)
  })
})

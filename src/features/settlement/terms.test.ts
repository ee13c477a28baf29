import { readFileSync } from 'node:fs'
import { asc, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { TEST_NOW, type TestApp } from '../../../tests/harness.ts'
import {
  act,
  assigned,
  buildJobWorld,
  call,
  jobContract as contract,
  DRAFT,
  expectBooks,
  type FakePlatform,
  type JobWorld,
  money,
  openJobApp,
  passTime,
  WHY,
} from '../../../tests/jobs-world.ts'
import { DAY } from '../../core/clock.ts'
import { newId } from '../../core/ids.ts'
import { satang } from '../../core/money.ts'
import { defaultSettings, type Settings, settingsAt } from '../../core/settings.ts'
import { packageLotsOf } from '../../ledger/packages.ts'
import { creditLots } from '../../ledger/schema.ts'
import { settingRows } from '../../platform/schema.ts'
import { influencers } from '../accounts/schema.ts'
import { contract as credits } from '../credits/contract.ts'
import { lineWords } from '../credits/rules/moves.ts'
import { zJobTerms } from '../jobs/rules/terms.ts'
import { jobs } from '../jobs/schema.ts'
import { sweepReminders } from '../jobs/service.ts'
import { ACTS } from '../jobs/text/words.ts'
import { jobsEn } from '../notifications/templates/jobs-en.ts'
import { jobsTh } from '../notifications/templates/jobs-th.ts'
import { accept, buyUnits, PACKAGE, STORIES, type Stage, type Story } from './terms-stories.fixture.ts'

/** Texts of a job's pages, by language. */
const TEXTS = [
  ...['acts', 'influencer', 'job', 'lists', 'marketer', 'terms'].map((name) => ({
    en: () => import(`../jobs/text/${name}/en.ts`),
    th: () => import(`../jobs/text/${name}/th.ts`),
  })),
  { en: () => import('../applications/text/en.ts'), th: () => import('../applications/text/th.ts') },
  { en: () => import('../campaign-results/text/en.ts'), th: () => import('../campaign-results/text/th.ts') },
]
const DEFAULTS = settingsAt(defaultSettings, TEST_NOW)

/** Another value of the same type: rates and shares stay within 100 %, lists lose their first item. */
function otherValue(value: unknown, round: number): unknown {
  if (typeof value === 'number') return value >= 1_000 && value <= 10_000 ? value - 100 * round - 1 : value + round
  if (Array.isArray(value)) return value.slice(round)
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, otherValue(part, round)]))
}

/** Changes every setting from now on, except the keys in `except`. */
async function changeSettings(app: TestApp, round: number, except: readonly (keyof Settings)[]): Promise<void> {
  const at = app.clock.now()
  await app.db.delete(settingRows)
  const keys = (Object.keys(DEFAULTS) as (keyof Settings)[]).filter((key) => !except.includes(key))
  await app.db.insert(settingRows).values(
    keys.map((key) => ({
      id: newId(at.getTime()),
      key,
      value: otherValue(DEFAULTS[key], round),
      effectiveFrom: at,
      createdAt: at,
    })),
  )
}

async function setting<K extends keyof Settings>({ app }: JobWorld, key: K, value: Settings[K]): Promise<void> {
  const at = app.clock.now()
  await app.db.insert(settingRows).values({ id: newId(), key, value, effectiveFrom: at, createdAt: at })
}

const setRate = (world: JobWorld, rateBps: number): Promise<void> =>
  setting(
    world,
    'tax.rows',
    DEFAULTS['tax.rows'].map((row) => ({ ...row, brackets: [{ upTo: null, rateBps }] })),
  )

async function setClass({ app, influencer }: JobWorld, payeeClass: 'non_resident'): Promise<void> {
  await app.db.update(influencers).set({ payeeClass }).where(eq(influencers.accountId, influencer.accountId))
}

/**
 * Not part of a job's terms: tax and VAT depend on the day of the payment, and storage limits do not belong to a job.
 */
const NO_TERMS = ['tax.rows', 'vat.bps', 'files.quota_mb'] as const

/** What the sides see of a job, without ids that differ between runs. */
async function viewsOf(world: JobWorld, id: string) {
  const views = []
  for (const as of [world.marketer, world.influencer, world.operator]) {
    const { body } = await world.app.call(contract.get, { as, params: { id } })
    const { status, timeline, offers, brandMoney, creatorMoney, draft, price, fee, terms } = body.data
    views.push({ status, timeline, offers, brandMoney, creatorMoney, draft, price, fee, terms })
  }
  return views
}

/** The final state: balances, lots with their expiry, the split. */
async function endOf(world: JobWorld, id: string) {
  const { app, marketer } = world
  const [job] = await app.db.select().from(jobs).where(eq(jobs.id, id))
  const lots = await app.db
    .select({
      available: creditLots.available,
      held: creditLots.held,
      consumed: creditLots.consumed,
      expiresAt: creditLots.expiresAt,
    })
    .from(creditLots)
    .where(eq(creditLots.ownerId, marketer.accountId))
    .orderBy(asc(creditLots.expiresAt))
  const units = await packageLotsOf(app.db, marketer.accountId)
  return {
    money: await money(world),
    lots,
    units: units.map(({ available, held, used, expiresAt }) => ({ available, held, used, expiresAt })),
    split: job?.split,
    referral: job?.referralPaid,
  }
}

let app: TestApp
let platform: FakePlatform
beforeAll(async () => {
  ;({ app, platform } = await openJobApp())
})
afterAll(() => app.close())
beforeEach(async () => {
  app.clock.set(TEST_NOW)
  await app.db.delete(settingRows)
})

/** Runs a story from the same start date; with `except`, every other setting changes before each record. */
async function playStory(story: Story, except: readonly (keyof Settings)[] | null) {
  app.clock.set(TEST_NOW)
  const world = await buildJobWorld(app, platform, story.values)
  await story.before?.(world)
  const views: unknown[] = []
  const stage: Stage = {
    world,
    record: async (id) => {
      if (except) await changeSettings(app, views.length + 1, except)
      views.push(await viewsOf(world, id))
    },
    later: (ms) => passTime(app, ms),
  }
  const id = await assigned(world)
  await stage.record(id)
  await story.play(stage, id)
  await stage.record(id)
  await expectBooks(app)
  return { views, end: await endOf(world, id) }
}

describe('terms of a running job', () => {
  it.each(STORIES)(
    '$name: no change of settings affects them',
    async (story) => {
      const unchanged = await playStory(story, null)
      expect(unchanged.views.length).toBeGreaterThan(1)
      const changed = await playStory(story, NO_TERMS)
      expect(changed).toEqual(unchanged)
    },
    120_000,
  )

  it.each([
    ['the rate', 427_500, (world: JobWorld) => setRate(world, 500)],
    ['the class', 382_500, (world: JobWorld) => setClass(world, 'non_resident')],
  ] as const)('tax follows %s of the payment date', async (_, paid, change) => {
    const world = await buildJobWorld(app, platform)
    const id = await assigned(world)
    await accept(world, id)
    await change(world)
    await act(world, 'dispute', world.marketer, id, { reason: 'ไม่ตรงบรีฟ' })
    await act(world, 'decide', world.operator, id, { creatorShareBps: 10_000, reason: 'งานตรงบรีฟ' })
    expect(await money(world)).toMatchObject({ held: 0, influencer: paid })
    await expectBooks(app)
  })

  it('are fixed when the money is put on hold, not when the creator applies', async () => {
    const world = await buildJobWorld(app, platform)
    const applied = await call(world, 'apply', world.influencer, world.campaignId)
    await setting(world, 'fee.marketer_bps', 1_200)
    const waiting = await app.call(contract.applicants, { as: world.marketer, params: { id: world.campaignId } })
    expect(waiting.body.data[0]).toMatchObject({ fee: 54_000, toHold: 504_000 })
    await act(world, 'accept', world.marketer, applied.body.data.id)
    expect(await money(world)).toMatchObject({ held: 504_000 })
  })

  it('cannot be changed once the money is on hold', async () => {
    const world = await buildJobWorld(app, platform)
    const id = await assigned(world)
    const change = (values: Partial<typeof jobs.$inferInsert>) =>
      app.db
        .update(jobs)
        .set(values)
        .where(eq(jobs.id, id))
        .catch((error: Error & { cause?: { constraint?: string } }) => error.cause?.constraint)
    const [job] = await app.db.select().from(jobs).where(eq(jobs.id, id))
    const frozen = [
      { price: satang(1) },
      { fee: satang(1) },
      { fundedBy: 'package' as const },
      { terms: { ...job!.terms!, 'fee.marketer_bps': 0 } },
      { terms: null },
    ]
    for (const values of frozen) expect(await change(values)).toBe('jobs_terms_frozen')
    await accept(world, id)
    expect(await change({ managerShareBps: 1 })).toBe('jobs_terms_frozen')
  })

  it('are set from the current settings for jobs of an older release', async () => {
    const world = await buildJobWorld(app, platform)
    const running = await assigned(world)
    const other = await buildJobWorld(app, platform)
    const { id: application } = (await call(other, 'apply', other.influencer, other.campaignId)).body.data
    await setting(world, 'job.late_hours', 10)
    await app.db.execute(sql`alter table jobs drop column terms cascade`)
    for (const name of ['0014_job_terms', '0043_counter_offer_terms']) {
      const migration = readFileSync(new URL(`../../db/migrations/${name}.sql`, import.meta.url), 'utf8')
      for (const statement of migration.split('--> statement-breakpoint')) await app.db.execute(sql.raw(statement))
    }
    const termsOf = async (id: string) => (await app.db.select().from(jobs).where(eq(jobs.id, id)))[0]?.terms
    // An older row may contain a term that no longer exists; it is ignored.
    expect(zJobTerms.parse(await termsOf(running))).toEqual({ ...zJobTerms.parse(DEFAULTS), 'job.late_hours': 10 })
    expect(await termsOf(application)).toBeNull()
  })

  it('determine the refund for a late job that the brand reads, and no text contains them as numbers', async () => {
    const world = await buildJobWorld(app, platform)
    await setting(world, 'job.refund_bps', { ...DEFAULTS['job.refund_bps'], late: 9_000 })
    const id = await assigned(world)
    await accept(world, id)
    await setting(world, 'job.refund_bps', DEFAULTS['job.refund_bps'])
    for (const ms of [2.5 * DAY, 5.5 * DAY]) {
      app.clock.advance(ms)
      await sweepReminders(app.app)
    }
    const [late] = (await app.outbox(world.marketer.accountId)).filter((row) => row.kind === 'job.may_cancel')
    expect(late?.body).toContain('4,455')
    const texts = [jobsEn, jobsTh, ACTS, ...(await Promise.all(TEXTS.flatMap(({ en, th }) => [en(), th()])))]
    const numbers = JSON.stringify(texts).match(/[^\d{}][1-9]\d* ?(?:%|days?|hours?|วัน|ชั่วโมง)/g)
    expect(numbers).toBeNull()
  })

  const bought = { reviewOption: 'buy product', reimbursementCap: satang(80_000) } as const
  const byUnit = { ...bought, payBy: 'package', packageId: PACKAGE, price: satang(400_000) } as const
  type Play = (world: JobWorld, id: string) => Promise<void>
  const silent: Play = async () => {}
  const revised: Play = async (world, id) => {
    for (const _ of [1, 2]) {
      await act(world, 'draft', world.influencer, id, DRAFT)
      await act(world, 'rejectDraft', world.marketer, id, WHY)
    }
    await act(world, 'payExtraRound', world.marketer, id)
    await act(world, 'draft', world.influencer, id, DRAFT)
    await act(world, 'approveDraft', world.marketer, id)
  }
  it.each([
    [
      'the reimbursement',
      bought,
      silent,
      { credits: { credits: 575_000 } },
      ['Put on hold for a reimbursement', 'Put on hold for a job'],
    ],
    [
      'an extra revision',
      {},
      revised,
      { credits: { credits: 544_500 } },
      ['Put on hold for an extra revision', 'Put on hold for a job'],
    ],
    [
      'the reimbursement beside the job of a package',
      byUnit,
      silent,
      { units: 1, besides: { credits: 80_000 } },
      ['Put on hold for a reimbursement'],
    ],
  ] as const)(
    'tell the brand of a late job that %s comes back, and its statement names it',
    async (_, values, play, data, holds) => {
      const world = await buildJobWorld(app, platform, values)
      await buyUnits(world, PACKAGE)
      const id = await assigned(world)
      await accept(world, id)
      await play(world, id)
      for (const ms of [3 * DAY, 3 * DAY]) await passTime(app, ms)
      const late = (await app.outbox(world.marketer.accountId)).find(({ kind }) => kind === 'job.may_cancel')
      expect(late?.data).toMatchObject(data)
      await act(world, 'cancel', world.marketer, id)
      expect(await money(world)).toEqual({ free: 2_000_000, held: 0, influencer: 0 })
      const statement = { as: world.marketer, params: { id: world.marketer.accountId }, query: { jobId: id } }
      const { data: lines } = (await app.call(credits.statement, statement)).body
      expect(lines.map((line) => lineWords(line).en)).toEqual(['Returned from hold, job cancelled', ...holds])
    },
  )

  it('contain every setting of jobs and referrals', () => {
    const ofJobs = Object.keys(DEFAULTS).filter((key) => /^(job|referral)\./.test(key))
    expect(Object.keys(zJobTerms.shape)).toEqual(expect.arrayContaining(ofJobs))
  })
})

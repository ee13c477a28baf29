import { eq, inArray } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { newId } from '../../src/core/ids.ts'
import { baht, satang } from '../../src/core/money.ts'
import { withTx } from '../../src/db/tx.ts'
import { sweepApplications } from '../../src/features/applications/service.ts'
import { campaigns } from '../../src/features/campaigns/schema.ts'
import { channels } from '../../src/features/channels/schema.ts'
import { jobs } from '../../src/features/jobs/schema.ts'
import { marketerCredits } from '../../src/ledger/balances.ts'
import { creditHolds } from '../../src/ledger/credit-tables.ts'
import { buyLot } from '../../src/ledger/lots.ts'
import { packageUnits } from '../../src/ledger/package-tables.ts'
import { buyPackage } from '../../src/ledger/packages.ts'
import { verifyLedger } from '../../src/ledger/verify.ts'
import type { Caller } from '../../src/platform/context.ts'
import { buildCampaign, buildChannel, buildInfluencer, buildMarketer } from '../factories.ts'
import { openTestApp, type TestApp } from '../harness.ts'
import { jobContract as contract } from '../jobs-world.ts'

// Races need several connections: TEST_DATABASE_URL names a PostgreSQL 15 or later.
if (!process.env.TEST_DATABASE_URL) throw new Error('TEST_DATABASE_URL is not set')

const INFLUENCERS = 16
const HOLD = 495_000
const ROUNDS = 5
let app: TestApp
const influencers: Caller[] = []

beforeAll(async () => {
  app = await openTestApp()
  for (let i = 0; i < INFLUENCERS; i++) {
    const { id } = await buildInfluencer(app.db, { legalName: 'ผู้รับ ทดสอบ', nationalId: null })
    await buildChannel(app.db, { accountId: id })
    influencers.push(await app.callerOf(id))
  }
})
afterAll(async () => {
  const { rows } = await app.database.execute(
    'select deadlocks::int from pg_stat_database where datname = current_database()',
  )
  await app.close()
  expect(rows).toEqual([{ deadlocks: 0 }])
})

const intact = async () => expect((await verifyLedger(app.db)).checks.filter((check) => !check.ok)).toEqual([])

async function giveCredits(marketerId: string, net: number) {
  const now = app.clock.now()
  const expiresAt = new Date(now.getTime() + 365 * 86_400_000)
  const lot = { chargeId: newId(), marketerId, net: satang(net), vat: satang(0), expiresAt }
  await withTx(app.db, (tx) => buyLot(tx, lot, now))
}

/** A campaign of a brand with credits, and applications from some creators. */
async function buildRace(slots: number, applicants: readonly Caller[], credits = 100_000_000) {
  const { id: marketerId } = await buildMarketer(app.db)
  await giveCredits(marketerId, credits)
  const campaign = await buildCampaign(app.db, { marketerId, slots })
  const ids = []
  for (const as of applicants)
    ids.push((await app.call(contract.apply, { as, params: { id: campaign.id }, body: {} })).body.data.id)
  return { as: await app.callerOf(marketerId), params: { id: campaign.id }, ids }
}
type Race = Awaited<ReturnType<typeof buildRace>>

type Answer = { status: number; body: { code?: string } }
const codesOf = (answers: readonly Answer[]) => answers.map(({ status, body }) => `${status} ${body.code ?? 'ok'}`)

const acceptSeveral = ({ as, params }: Race, ids: readonly string[], toHold = HOLD, idempotencyKey = newId()) =>
  app.call(contract.acceptSeveral, {
    as,
    params,
    body: { applicants: ids.map((id) => ({ id, toHold })) },
    idempotencyKey,
  })
const accept = ({ as }: Race, id: string) => app.call(contract.accept, { as, params: { id }, body: {} })

/** Checks that the slots, jobs and holds of a campaign agree. Returns the number of slots taken. */
async function taken({ as, params: { id }, ids }: Race): Promise<number> {
  const [campaign] = await app.db.select({ n: campaigns.slotsTaken }).from(campaigns).where(eq(campaigns.id, id))
  const rows = await app.db.select().from(jobs).where(eq(jobs.campaignId, id))
  const assigned = rows.filter(({ status }) => status === 'ASSIGN')
  expect(campaign?.n).toBe(assigned.length)
  const credits = assigned.filter(({ fundedBy }) => fundedBy === 'credits')
  const held = credits.reduce((sum, { price, fee }) => sum + price + fee, 0)
  expect(await marketerCredits(app.db, as.accountId, app.clock.now())).toMatchObject({ held })
  const holds = await app.db
    .select()
    .from(creditHolds)
    .where(
      inArray(
        creditHolds.jobId,
        rows.map((row) => row.id),
      ),
    )
  expect(holds).toHaveLength(credits.length)
  expect(rows.length).toBeGreaterThanOrEqual(ids.length)
  await intact()
  return assigned.length
}

it('two groups and single accepts compete for the last slots: a group gets all of its slots or none', async () => {
  for (let round = 0; round < ROUNDS; round++) {
    const race = await buildRace(5, influencers.slice(0, 12))
    const [first, second, singles] = [race.ids.slice(0, 4), race.ids.slice(4, 8), race.ids.slice(8)]
    const answers = await Promise.all([
      acceptSeveral(race, first),
      acceptSeveral(race, second),
      ...singles.map((id) => accept(race, id)),
    ])
    const [a, b, ...alone] = answers
    const groups = [a, b].filter((answer) => answer?.status === 200).length
    const single = alone.filter(({ status }) => status === 200).length
    expect(groups).toBeLessThanOrEqual(1)
    expect(codesOf(answers).filter((code) => !['200 ok', '409 slots_short', '409 slot_taken'].includes(code))).toEqual(
      [],
    )
    expect(await taken(race)).toBe(groups * 4 + single)
    for (const group of [first, second]) {
      const rows = await app.db.select({ status: jobs.status }).from(jobs).where(inArray(jobs.id, group))
      expect(new Set(rows.map(({ status }) => status)).size).toBe(1)
    }
  }
})

it('the same people accepted in two groups and one by one, in any order: everybody once', async () => {
  for (let round = 0; round < ROUNDS; round++) {
    const race = await buildRace(20, influencers.slice(0, 6))
    const answers = await Promise.all([
      acceptSeveral(race, race.ids),
      acceptSeveral(race, race.ids.toReversed()),
      accept(race, race.ids[round % 6] as string),
    ])
    const allowed = ['200 ok', '409 person_not_waiting', '409 job_state']
    expect(codesOf(answers).filter((code) => !allowed.includes(code))).toEqual([])
    expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThanOrEqual(1)
    expect([1, 6]).toContain(await taken(race))
  }
})

it('a bulk accept sent ten times with one key: one action with one response', async () => {
  const race = await buildRace(10, influencers.slice(0, 4))
  const key = newId()
  const answers = await Promise.all(Array.from({ length: 10 }, () => acceptSeveral(race, race.ids, HOLD, key)))
  expect(new Set(codesOf(answers))).toEqual(new Set(['200 ok']))
  expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1)
  expect(await taken(race)).toBe(4)
})

it('an applicant withdraws during a bulk accept: everybody is accepted before that, or nobody', async () => {
  for (let round = 0; round < ROUNDS; round++) {
    const race = await buildRace(10, influencers.slice(0, 5))
    const at = round % 5
    const [group, withdrawn] = await Promise.all([
      acceptSeveral(race, race.ids),
      app.call(contract.withdraw, { as: influencers[at] as Caller, params: { id: race.ids[at] as string }, body: {} }),
    ])
    const accepted = group.status === 200
    expect(codesOf([group, withdrawn])).toEqual(
      accepted ? ['200 ok', '409 job_state'] : ['409 person_not_waiting', '200 ok'],
    )
    expect(await taken(race)).toBe(accepted ? 5 : 0)
  }
})

it('credits for one of two groups: one is held completely, and the other not at all', async () => {
  const race = await buildRace(20, influencers.slice(0, 8), 4 * HOLD)
  const groups = [race.ids.slice(0, 4), race.ids.slice(4)]
  const answers = await Promise.all(groups.map((ids) => acceptSeveral(race, ids)))
  expect(codesOf(answers).toSorted()).toEqual(['200 ok', '422 insufficient_credits'])
  const short = answers.find(({ status }) => status === 422)
  expect(short?.body).toMatchObject({ details: { gap: 4 * HOLD } })
  expect(await taken(race)).toBe(4)
})

it('a campaign paid with units and one with credits at the same time: the last units go to one group, and credits never replace units', async () => {
  const packageId = newId()
  const byCredits = await buildRace(10, influencers.slice(0, 4), 4 * HOLD)
  const { as } = byCredits
  const now = app.clock.now()
  const expiresAt = new Date(now.getTime() + 90 * 86_400_000)
  const lot = { chargeId: newId(), marketerId: as.accountId, packageId, units: 3, creatorPay: baht(4_000) }
  await withTx(app.db, (tx) => buyPackage(tx, { ...lot, net: baht(13_500), vat: baht(945), expiresAt }, now))
  const values = { marketerId: as.accountId, payBy: 'package', packageId, price: baht(4_000), slots: 10 } as const
  const { id } = await buildCampaign(app.db, values)
  const ids = []
  for (const influencer of influencers.slice(4, 10))
    ids.push((await app.call(contract.apply, { as: influencer, params: { id }, body: {} })).body.data.id)
  const byUnits = { as, params: { id }, ids }
  const answers = await Promise.all([
    acceptSeveral(byUnits, ids.slice(0, 3), 0),
    acceptSeveral(byUnits, ids.slice(3), 0),
    acceptSeveral(byCredits, byCredits.ids),
  ])
  expect(codesOf(answers.slice(0, 2)).toSorted()).toEqual(['200 ok', '422 units_short'])
  expect(codesOf(answers.slice(2))).toEqual(['200 ok'])
  const units = await app.db.select().from(packageUnits).where(eq(packageUnits.ownerId, as.accountId))
  expect(units.filter(({ state }) => state === 'held')).toHaveLength(3)
  expect(await marketerCredits(app.db, as.accountId, now)).toMatchObject({ held: 4 * HOLD, available: 0 })
  await intact()
})

it('bulk invitations, single ones, applications, accepts and the sweep at the same time: everybody once', async () => {
  for (let round = 0; round < ROUNDS; round++) {
    const race = await buildRace(12, influencers.slice(0, 4))
    const invited = influencers.slice(4, 12)
    const rows = await app.db
      .select({ id: channels.id, accountId: channels.accountId })
      .from(channels)
      .where(
        inArray(
          channels.accountId,
          invited.map(({ accountId }) => accountId),
        ),
      )
    const terms = rows.map(({ id: channelId }) => ({ channelId, toHold: HOLD }))
    const { as, params } = race
    const inviteSeveral = (invitations: typeof terms) =>
      app.call(contract.inviteSeveral, { as, params, body: { invitations } })
    const answers = await Promise.all([
      inviteSeveral(terms),
      inviteSeveral(terms.toReversed()),
      app.call(contract.invite, { as, params, body: { channelId: terms[round]!.channelId } }),
      app.call(contract.apply, { as: invited[7 - round] as Caller, params, body: {} }),
      acceptSeveral(race, race.ids),
    ])
    await sweepApplications(app.app)
    const allowed = ['200 ok', '409 person_in_campaign', '409 already_applied', '409 slots_short', '409 slot_taken']
    expect(codesOf(answers).filter((code) => !allowed.includes(code))).toEqual([])
    expect(await taken(race)).toBeGreaterThanOrEqual(4)
    const all = await app.db.select().from(jobs).where(eq(jobs.campaignId, params.id))
    const active = all.filter(({ status }) => status !== 'REJECTED' && status !== 'CANCEL')
    expect(new Set(active.map(({ influencerId }) => influencerId)).size).toBe(active.length)
  }
})

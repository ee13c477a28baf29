import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { buildInfluencer } from '../../../tests/factories.ts'
import type { TestApp } from '../../../tests/harness.ts'
import {
  act,
  assigned,
  buildJobWorld,
  call,
  DRAFT,
  expectBooks,
  type FakePlatform,
  inInsight,
  type JobWorld,
  money,
  openJobApp,
  refused,
  statusOf,
  TAX_FACTS,
  working,
} from '../../../tests/jobs-world.ts'
import { DAY, HOUR } from '../../core/clock.ts'
import { newId } from '../../core/ids.ts'
import { satang } from '../../core/money.ts'
import { withTx } from '../../db/tx.ts'
import { influencerBalance } from '../../ledger/balances.ts'
import { buyPackage, packageLotsOf } from '../../ledger/packages.ts'
import { accounts, influencers } from '../accounts/schema.ts'
import { checkPosts } from '../deliverables/service.ts'
import { freezeJobsOf, resumeJobsOf, sweepDueJobs } from '../jobs/service.ts'
import { managerLinks } from '../partners/schema.ts'

let app: TestApp
let platform: FakePlatform
let world: JobWorld
beforeAll(async () => {
  ;({ app, platform } = await openJobApp())
})
beforeEach(async () => {
  world = await buildJobWorld(app, platform)
})
afterAll(() => app.close())

const START = 2_000_000
/** Net of 3 % tax. Nothing is withheld for contracts below ฿1,000. */
const net = (gross: number) => gross - Math.floor((gross * 300 + 5_000) / 10_000)

describe('package jobs', () => {
  const packageWorld = async () => {
    const packageId = newId()
    world = await buildJobWorld(app, platform, { payBy: 'package', packageId, price: 400_000 as never })
    const now = app.clock.now()
    await withTx(app.db, (tx) =>
      buyPackage(
        tx,
        {
          chargeId: newId(),
          marketerId: world.marketer.accountId,
          packageId,
          units: 2,
          creatorPay: satang(400_000),
          net: satang(1_000_000),
          vat: satang(70_000),
          expiresAt: new Date(now.getTime() + 180 * DAY),
        },
        now,
      ),
    )
  }
  const lot = async () => (await packageLotsOf(app.db, world.marketer.accountId))[0]

  it('a cancellation at 100 % returns the unit; any other share uses it and refunds credits', async () => {
    await packageWorld()
    const first = await assigned(world)
    expect(await lot()).toMatchObject({ available: 1, held: 1 })
    await act(world, 'decline', world.influencer, first)
    expect(await lot()).toMatchObject({ available: 2, held: 0 })
    const second = await working(world)
    await act(world, 'cancel', world.marketer, second)
    expect(await lot()).toMatchObject({ available: 1, used: 1 })
    expect(await money(world)).toEqual({ free: START + 450_000, held: 0, influencer: net(40_000) })
    await expectBooks(app)
  })

  it('is paid from the unit', async () => {
    await packageWorld()
    const id = await inInsight(world, checkPosts)
    app.clock.advance(3 * DAY)
    await checkPosts(app.app)
    app.clock.advance(3 * DAY)
    await sweepDueJobs(app.app)
    expect(await statusOf(world, id)).toBe('COMPLETED')
    expect(await money(world)).toEqual({ free: START, held: 0, influencer: net(400_000) })
    expect(await lot()).toMatchObject({ available: 1, used: 1 })
    await expectBooks(app)
  })
})

describe('shared pay and suspended parties', () => {
  it('a manager gets the agreed share, taxed separately, and acts within the scope', async () => {
    const manager = await buildInfluencer(app.db, { ...TAX_FACTS, nationalId: '1101700203450', talentManager: true })
    await app.db.insert(managerLinks).values({
      id: newId(),
      managerId: manager.id,
      partnerId: world.influencer.accountId,
      scope: ['view', 'accept'],
      shareBps: 2_000,
      status: 'active',
      invitedAt: app.clock.now(),
      agreedAt: app.clock.now(),
    })
    const as = await app.callerOf(manager.id)
    const id = await assigned(world)
    expect(await act(world, 'accept', as, id)).toBe('WORKING')
    await act(world, 'dispute', world.marketer, id, { reason: 'ไม่ตรงบรีฟ' })
    await act(world, 'decide', world.operator, id, { creatorShareBps: 10_000, reason: 'งานตรงบรีฟ' })
    expect(await money(world)).toMatchObject({ influencer: net(360_000) })
    expect((await influencerBalance(app.db, manager.id)).available).toBe(90_000)
    await expectBooks(app)
  })

  it('the person who invited the creator gets 5 % from the fee after the first completed job', async () => {
    const friend = await buildInfluencer(app.db, { ...TAX_FACTS, nationalId: '1101700203451' })
    await app.db
      .update(influencers)
      .set({ referredBy: friend.id })
      .where(eq(influencers.accountId, world.influencer.accountId))
    const id = await working(world)
    await act(world, 'dispute', world.marketer, id, { reason: 'ไม่ตรงบรีฟ' })
    await act(world, 'decide', world.operator, id, { creatorShareBps: 10_000, reason: 'งานตรงบรีฟ' })
    expect((await influencerBalance(app.db, friend.id)).available).toBe(22_500)
    await expectBooks(app)
  })

  it('a suspended party freezes the job; its deadlines continue from where they stopped', async () => {
    const id = await working(world)
    await act(world, 'draft', world.influencer, id, DRAFT)
    const { accountId } = world.marketer
    await withTx(app.db, async (tx) => {
      await tx.update(accounts).set({ status: 'suspended' }).where(eq(accounts.id, accountId))
      expect(await freezeJobsOf(tx, app.app, accountId)).toBe(1)
    })
    app.clock.advance(10 * DAY)
    await sweepDueJobs(app.app)
    expect(await statusOf(world, id)).toBe('WORKING')
    await withTx(app.db, async (tx) => {
      await tx.update(accounts).set({ status: 'active' }).where(eq(accounts.id, accountId))
      expect(await resumeJobsOf(tx, app.app, accountId)).toBe(1)
    })
    app.clock.advance(71 * HOUR)
    await sweepDueJobs(app.app)
    expect(await statusOf(world, id)).toBe('WORKING')
    app.clock.advance(HOUR)
    await sweepDueJobs(app.app)
    expect(await statusOf(world, id)).toBe('READY')
  })

  it('nobody can start a job that could not be paid out', async () => {
    const id = await assigned(world)
    await app.db.update(influencers).set({ address: null }).where(eq(influencers.accountId, world.influencer.accountId))
    expect(await refused(world, 'accept', world.influencer, id)).toBe('profile_incomplete')
    const address = { line: '1', subdistrict: 'ลาดยาว', district: 'จตุจักร', province: 'กรุงเทพมหานคร', postcode: '10900' }
    const set = (values: Partial<typeof influencers.$inferInsert>) =>
      app.db.update(influencers).set(values).where(eq(influencers.accountId, world.influencer.accountId))
    await set({ address, taxDecidedAt: null })
    expect(await refused(world, 'accept', world.influencer, id)).toBe('tax_class_required')
    await set({ taxDecidedAt: app.clock.now() })
    expect((await call(world, 'accept', world.influencer, id)).status).toBe(200)
  })
})

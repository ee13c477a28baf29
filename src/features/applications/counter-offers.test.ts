import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { TestApp } from '../../../tests/harness.ts'
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
  refused,
  statusOf,
} from '../../../tests/jobs-world.ts'
import { statementDifferences } from '../../../tests/money-agreement.ts'
import { HOUR } from '../../core/clock.ts'
import { newId } from '../../core/ids.ts'
import type { Caller } from '../../platform/context.ts'
import { campaigns } from '../campaigns/schema.ts'
import { contract as credits } from '../credits/contract.ts'
import { lineWords } from '../credits/rules/moves.ts'
import { jobs } from '../jobs/schema.ts'

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

const inHours = (hours: number) => new Date(app.clock.now().getTime() + hours * HOUR).toISOString()

const later = (ms: number) => passTime(app, ms)

const offer = (as: Caller, id: string, price: number) => call(world, 'counterOffer', as, id, { price })
const jobOf = async (as: Caller, id: string) => (await app.call(contract.get, { as, params: { id } })).body.data
const allowCounterOffers = () =>
  app.db.update(campaigns).set({ counterOffers: 'yes' }).where(eq(campaigns.id, world.campaignId))

describe('a counter-offer', () => {
  const apply = async (): Promise<string> => {
    await allowCounterOffers()
    return (await call(world, 'apply', world.influencer, world.campaignId)).body.data.id
  }

  it('is the amount that is held and paid if the marketer accepts it', async () => {
    const id = await apply()
    expect((await offer(world.influencer, id, 520_000)).body.data).toMatchObject({
      status: 'MATCHED',
      timeline: { stage: 'offer' },
    })
    expect(await jobOf(world.marketer, id)).toMatchObject({ asked: 520_000, price: 450_000, toHold: 572_000 })
    expect(await money(world)).toMatchObject({ held: 0 })
    expect((await call(world, 'accept', world.marketer, id, { toHold: 572_000 })).body.data.status).toBe('ASSIGN')
    expect(await money(world)).toMatchObject({ held: 572_000 })
    expect(await jobOf(world.influencer, id)).toMatchObject({ price: 520_000, asked: null })
    await act(world, 'decline', world.influencer, id)
    expect(await money(world)).toMatchObject({ held: 0, free: 2_000_000 })
    await expectBooks(app)
  })

  it('is not accepted if the marketer saw another amount or none', async () => {
    const id = await apply()
    const { toHold } = await jobOf(world.marketer, id)
    await offer(world.influencer, id, 520_000)
    for (const body of [{}, { toHold }]) {
      const answer = await call(world, 'accept', world.marketer, id, body as never)
      expect(answer.body).toMatchObject({ code: 'hold_changed', details: { amount: 572_000 } })
    }
    expect(await money(world)).toMatchObject({ held: 0, free: 2_000_000 })
  })

  it('is answered with another price: that price is held at once, for 48 hours', async () => {
    const id = await apply()
    await offer(world.influencer, id, 520_000)
    const countered = await offer(world.marketer, id, 480_000)
    expect(countered.body.data).toMatchObject({ status: 'ASSIGN' })
    expect(await money(world)).toMatchObject({ held: 528_000 })
    const { timeline, price } = await jobOf(world.influencer, id)
    expect(price).toBe(480_000)
    expect(timeline?.dueAt).toBe(inHours(48))
    await later(49 * HOUR)
    expect(await statusOf(world, id)).toBe('CANCEL')
    expect(await money(world)).toMatchObject({ held: 0, free: 2_000_000 })
    await expectBooks(app)
  })

  it('that is declined or not answered in time leaves the application at its original price', async () => {
    for (const end of [
      (id: string) => act(world, 'declineOffer', world.marketer, id),
      async () => void (await later(49 * HOUR)),
    ]) {
      world = await buildJobWorld(app, platform)
      const id = await apply()
      await offer(world.influencer, id, 520_000)
      await end(id)
      expect(await jobOf(world.influencer, id)).toMatchObject({ status: 'MATCHED', stage: 'applied', asked: null })
      expect(await refused(world, 'counterOffer', world.influencer, id, { price: 500_000 })).toBe('counter_offer_used')
      await act(world, 'accept', world.marketer, id)
      expect(await money(world)).toMatchObject({ held: 495_000 })
    }
    await expectBooks(app)
  })

  it('is rejected if it is not allowed, at the same price, without credits or without an offer to answer', async () => {
    const id = await apply()
    expect(await refused(world, 'counterOffer', world.marketer, id, { price: 480_000 })).toBe('no_counter_offer')
    expect(await refused(world, 'counterOffer', world.influencer, id, { price: 450_000 })).toBe('counter_offer_same')
    await offer(world.influencer, id, 520_000)
    expect(await refused(world, 'counterOffer', world.marketer, id, { price: 2_000_000 })).toBe('insufficient_credits')
    expect(await jobOf(world.marketer, id)).toMatchObject({ status: 'MATCHED', asked: 520_000, price: 450_000 })
    const fixed = await buildJobWorld(app, platform)
    const applied = await call(fixed, 'apply', fixed.influencer, fixed.campaignId)
    const other = applied.body.data.id
    expect(await refused(fixed, 'counterOffer', fixed.influencer, other, { price: 500_000 })).toBe('counter_offers_off')
    expect(await refused(fixed, 'counterOffer', world.influencer, other, { price: 500_000 })).toBe('not_found')
  })

  it('is answered only once if several answers arrive at the same time', async () => {
    const id = await apply()
    await offer(world.influencer, id, 520_000)
    const answers = await Promise.all([
      call(world, 'accept', world.marketer, id, { toHold: 572_000 }),
      call(world, 'counterOffer', world.marketer, id, { price: 480_000 }),
      call(world, 'counterOffer', world.marketer, id, { price: 470_000 }),
      call(world, 'declineOffer', world.marketer, id),
      call(world, 'withdraw', world.influencer, id),
      call(world, 'counterOffer', world.influencer, id, { price: 600_000 }),
    ])
    for (const { status } of answers) expect([200, 409]).toContain(status)
    const { status, price } = await jobOf(world.operator, id)
    const { held, free } = await money(world)
    expect(held).toBe(status === 'ASSIGN' ? price + price / 10 : 0)
    expect(held + free).toBe(2_000_000)
    await expectBooks(app)
  })
})

describe('a counter-offer on an invitation', () => {
  const invite = async (price?: number): Promise<string> => {
    await allowCounterOffers()
    return (await call(world, 'invite', world.marketer, world.campaignId, { channelId: world.channel.id, price })).body
      .data.id
  }
  const noticesTo = async ({ accountId }: Caller) => (await app.outbox(accountId)).map(({ kind }) => kind)

  it('replaces the hold if the marketer accepts it, and the job is paid at that price', async () => {
    const id = await invite()
    expect(await money(world)).toMatchObject({ held: 495_000 })
    expect((await offer(world.influencer, id, 520_000)).body.data).toMatchObject({
      status: 'ASSIGN',
      timeline: { stage: 'invite_offer', act: 'marketer', dueAt: inHours(48) },
    })
    expect(await jobOf(world.marketer, id)).toMatchObject({
      asked: 520_000,
      price: 450_000,
      fee: 52_000,
      toHold: 572_000,
    })
    const listed = await app.call(contract.list, { as: world.marketer, query: {} })
    expect(listed.body.data[0]).toMatchObject({ id, asked: 520_000, held: 495_000, toHold: 572_000, act: 'marketer' })
    expect(await money(world)).toMatchObject({ held: 495_000 })

    expect(await act(world, 'accept', world.marketer, id, { toHold: 572_000 })).toBe('ASSIGN')
    expect(await money(world)).toMatchObject({ held: 572_000, free: 2_000_000 - 572_000 })
    expect(await jobOf(world.influencer, id)).toMatchObject({ price: 520_000, asked: null, offer: 'agreed' })
    const report = await app.call(contract.report, { as: world.marketer, params: { id: world.campaignId } })
    expect(report.body.data.money).toMatchObject({ putOnHold: 1_067_000, held: 572_000, returned: 495_000 })
    expect(await statementDifferences(app)).toEqual([])
    const statement = { as: world.marketer, params: { id: world.marketer.accountId }, query: { jobId: id } }
    const { data: lines } = (await app.call(credits.statement, statement)).body
    expect(lines.map((line) => lineWords(line).en)).toEqual([
      'Put on hold again at the new pay',
      'Previous hold returned, pay changed',
      'Put on hold for a job',
    ])
    const { body } = await app.call(contract.messages, { as: world.influencer, params: { id }, query: {} })
    expect(body.steps.map(({ event, actor, price }) => [event, actor, price])).toEqual([
      ['invite', 'marketer', null],
      ['counterOffer', 'influencer', 520_000],
      ['accept', 'marketer', 520_000],
    ])
    await expectBooks(app)

    expect(await act(world, 'accept', world.influencer, id, { price: 520_000 })).toBe('WORKING')
    await act(world, 'draft', world.influencer, id, DRAFT)
    await act(world, 'cancel', world.marketer, id)
    expect((await jobOf(world.marketer, id)).brandMoney?.ended).toMatchObject({
      paid: 260_000,
      fee: 26_000,
      back: 286_000,
    })
    await expectBooks(app)
  })

  it('below the price on hold releases the difference', async () => {
    const id = await invite(600_000)
    await offer(world.influencer, id, 500_000)
    await act(world, 'accept', world.marketer, id, { toHold: 550_000 })
    expect(await money(world)).toMatchObject({ held: 550_000, free: 1_450_000 })
    await act(world, 'decline', world.influencer, id)
    expect(await money(world)).toMatchObject({ held: 0, free: 2_000_000 })
    await expectBooks(app)
  })

  it('is answered with another price: the influencer has 48 hours to accept it', async () => {
    const id = await invite()
    await offer(world.influencer, id, 520_000)
    expect((await offer(world.marketer, id, 480_000)).body.data).toMatchObject({
      status: 'ASSIGN',
      timeline: { stage: 'answer', act: 'influencer', dueAt: inHours(48) },
    })
    expect(await money(world)).toMatchObject({ held: 528_000 })
    expect(await refused(world, 'counterOffer', world.influencer, id, { price: 500_000 })).toBe('counter_offer_used')
    expect(await refused(world, 'counterOffer', world.marketer, id, { price: 470_000 })).toBe('no_counter_offer')
    await later(49 * HOUR)
    expect(await statusOf(world, id)).toBe('CANCEL')
    expect(await money(world)).toMatchObject({ held: 0, free: 2_000_000 })
    expect(await noticesTo(world.marketer)).toContain('job.offer_asked')
    expect(await noticesTo(world.influencer)).toContain('job.offer_countered')
    await expectBooks(app)
  })

  it('is never accepted at another price than the one the influencer saw', async () => {
    const id = await invite()
    await offer(world.influencer, id, 520_000)
    expect(await refused(world, 'accept', world.influencer, id, { price: 450_000 })).toBe('counter_offer_pending')
    await offer(world.marketer, id, 400_000)
    for (const body of [{}, { price: 450_000 }]) {
      const answer = await call(world, 'accept', world.influencer, id, body)
      expect(answer.body).toMatchObject({ code: 'price_changed', details: { price: 400_000 } })
    }
    expect(await act(world, 'accept', world.influencer, id, { price: 400_000 })).toBe('WORKING')
  })

  it('that is declined or not answered in time leaves the invitation at its original price', async () => {
    for (const [end, notice] of [
      [(id: string) => act(world, 'declineOffer', world.marketer, id), 'job.offer_declined_invite'],
      [() => later(49 * HOUR), 'job.offer_lapsed_invite'],
    ] as const) {
      world = await buildJobWorld(app, platform)
      const id = await invite()
      await offer(world.influencer, id, 520_000)
      await end(id)
      expect(await jobOf(world.influencer, id)).toMatchObject({
        status: 'ASSIGN',
        stage: 'answer',
        price: 450_000,
        asked: null,
      })
      expect(await noticesTo(world.influencer)).toContain(notice)
      expect(await money(world)).toMatchObject({ held: 495_000 })
      expect(await act(world, 'accept', world.influencer, id, { price: 450_000 })).toBe('WORKING')
    }
    await expectBooks(app)
  })

  it('changes nothing without enough credits, if another amount was shown, or if it is not allowed', async () => {
    const id = await invite()
    await offer(world.influencer, id, 1_900_000)
    const short = await call(world, 'accept', world.marketer, id, { toHold: 2_090_000 })
    expect(short.body).toMatchObject({ code: 'insufficient_credits', details: { gap: 90_000 } })
    for (const body of [{}, { toHold: 495_000 }])
      expect(await refused(world, 'accept', world.marketer, id, body)).toBe('hold_changed')
    expect(await jobOf(world.marketer, id)).toMatchObject({ price: 450_000, asked: 1_900_000 })
    expect(await money(world)).toMatchObject({ held: 495_000, free: 1_505_000 })
    const stranger = (await buildJobWorld(app, platform)).marketer
    expect(await refused(world, 'accept', stranger, id, { toHold: 2_090_000 })).toBe('not_found')
    await act(world, 'cancel', world.marketer, id)

    const fixed = await buildJobWorld(app, platform)
    const body = { channelId: fixed.channel.id }
    const other = (await call(fixed, 'invite', fixed.marketer, fixed.campaignId, body)).body.data.id
    expect(await refused(fixed, 'counterOffer', fixed.influencer, other, { price: 500_000 })).toBe('counter_offers_off')
    expect(await refused(fixed, 'counterOffer', world.influencer, other, { price: 500_000 })).toBe('not_found')
    await expectBooks(app)
  })

  it('is not allowed for an applicant who was accepted, and other terms of the hold stay frozen', async () => {
    await allowCounterOffers()
    const chosen = await assigned(world)
    expect(await refused(world, 'counterOffer', world.influencer, chosen, { price: 500_000 })).toBe(
      'counter_offers_off',
    )
    await act(world, 'decline', world.influencer, chosen)
    world = await buildJobWorld(app, platform)
    const id = await invite()
    await offer(world.influencer, id, 520_000)
    const change = (values: object) => app.db.update(jobs).set(values).where(eq(jobs.id, id))
    const agreed = sql`${jobs.facts} || '{"offer": "agreed"}'::jsonb`
    for (const values of [{ price: 520_000 }, { price: 520_000, facts: agreed, fundedBy: 'package' }])
      await expect(change(values)).rejects.toMatchObject({ cause: { constraint: 'jobs_terms_frozen' } })
  })

  it('is accepted once: a retry gets the same response, and a second request is rejected', async () => {
    const id = await invite()
    await offer(world.influencer, id, 520_000)
    const once = { as: world.marketer, params: { id }, body: { toHold: 572_000 }, idempotencyKey: newId() }
    const first = await app.call(contract.accept, once)
    expect((await app.call(contract.accept, once)).body).toEqual(first.body)
    expect(await refused(world, 'accept', world.marketer, id, { toHold: 572_000 })).toBe('job_state')
    expect(await money(world)).toMatchObject({ held: 572_000 })
  })
})

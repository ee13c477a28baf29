import { eq } from 'drizzle-orm'
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
  POST,
  refused,
  working,
} from '../../../tests/jobs-world.ts'
import { DAY } from '../../core/clock.ts'
import { influencers } from '../accounts/schema.ts'
import { campaigns } from '../campaigns/schema.ts'
import { documents } from '../documents/schema.ts'

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

const slotsTaken = async () =>
  (await app.db.select({ n: campaigns.slotsTaken }).from(campaigns).where(eq(campaigns.id, world.campaignId)))[0]?.n
const START = 2_000_000
/** Net of 3 % tax, which is withheld because this contract of ฿4,500 is above the threshold of ฿1,000. */
const net = (gross: number) => gross - Math.floor((gross * 300 + 5_000) / 10_000)

describe('cancellations by the brand', () => {
  const drafted = async () => {
    const id = await working(world)
    await act(world, 'draft', world.influencer, id, DRAFT)
    return id
  }
  const ready = async () => {
    const id = await drafted()
    await act(world, 'approveDraft', world.marketer, id)
    return id
  }
  const posted = async () => {
    const id = await ready()
    await act(world, 'postUrl', world.influencer, id, POST)
    return id
  }
  const shipped = async () => {
    world = await buildJobWorld(app, platform, { reviewOption: 'shipping' })
    const id = await assigned(world)
    await act(world, 'accept', world.influencer, id)
    await act(world, 'ship', world.marketer, id, { trackingNumber: 'TH100001' })
    return id
  }
  it.each([
    ['ASSIGN', () => assigned(world), 10_000, 0],
    ['SHIPPING', shipped, 10_000, 0],
    ['WORKING', () => working(world), 9_000, 0],
    ['WORKING with a draft', drafted, 5_000, 0],
    ['READY', ready, 2_500, 0],
    ['SUBMIT', posted, 0, 1],
  ] as const)('%s', async (_, begin, refundBps, taken) => {
    const id = await begin()
    const before = await app.call(contract.get, { as: world.marketer, params: { id } })
    const back = (495_000 * refundBps) / 10_000
    const gross = (450_000 * (10_000 - refundBps)) / 10_000
    expect(before.body.data.brandMoney?.cancelNow).toMatchObject({ refundBps, back, creator: gross })
    expect(await act(world, 'cancel', world.marketer, id, { reason: 'เปลี่ยนแผน' })).toBe('CANCEL')
    expect(await money(world)).toEqual({ free: START - 495_000 + back, held: 0, influencer: net(gross) })
    expect(await slotsTaken()).toBe(taken)
    const certificates = await app.db.select().from(documents).where(eq(documents.refId, id))
    expect(certificates.length).toBe(gross > 0 ? 1 : 0)
    const after = await app.call(contract.get, { as: world.influencer, params: { id } })
    expect(after.body.data).toMatchObject({ endedBy: 'marketer', endReason: 'เปลี่ยนแผน', offers: [], timeline: null })
    await expectBooks(app)
  })

  it('if the creator is more than 72 hours late, everything is refunded', async () => {
    const id = await working(world)
    app.clock.advance(8 * DAY + 1)
    await act(world, 'cancel', world.marketer, id)
    expect(await money(world)).toEqual({ free: START, held: 0, influencer: 0 })
  })

  it('a declined invitation refunds everything, and the creator may be invited again', async () => {
    const invite = { channelId: world.channel.id, note: 'อยากร่วมงานด้วยค่ะ', price: 300_000 }
    const invited = await call(world, 'invite', world.marketer, world.campaignId, invite)
    expect(invited.body.data).toMatchObject({ status: 'ASSIGN' })
    expect(await money(world)).toMatchObject({ held: 330_000 })
    expect(await refused(world, 'invite', world.marketer, world.campaignId, invite)).toBe('already_applied')
    expect(await act(world, 'decline', world.influencer, invited.body.data.id)).toBe('REJECTED')
    expect(await money(world)).toEqual({ free: START, held: 0, influencer: 0 })
    expect(await slotsTaken()).toBe(0)
    expect((await call(world, 'invite', world.marketer, world.campaignId, invite)).status).toBe(200)
    await expectBooks(app)
  })

  it('a creator who leaves before the first draft gets nothing, and it counts against them', async () => {
    const id = await working(world)
    expect(await act(world, 'leave', world.influencer, id)).toBe('CANCEL')
    expect(await money(world)).toEqual({ free: START, held: 0, influencer: 0 })
    const [row] = await app.db.select().from(influencers).where(eq(influencers.accountId, world.influencer.accountId))
    expect(row?.reliability).toBe(0)
  })
})

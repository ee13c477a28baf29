import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { expect } from 'vitest'
import { buildInfluencer } from '../../../tests/factories.ts'
import {
  act,
  type buildJobWorld,
  jobContract as contract,
  DRAFT,
  type JobWorld,
  POST,
  TAX_FACTS,
  WHY,
} from '../../../tests/jobs-world.ts'
import { DAY, HOUR } from '../../core/clock.ts'
import { newId } from '../../core/ids.ts'
import { satang } from '../../core/money.ts'
import { withTx } from '../../db/tx.ts'
import { buyPackage } from '../../ledger/packages.ts'
import { influencers } from '../accounts/schema.ts'
import { checkPosts } from '../deliverables/service.ts'
import { managerLinks } from '../partners/schema.ts'

export interface Stage {
  world: JobWorld
  /** Records what the three sides see of the job. In the second run, every setting is changed first. */
  record(id: string): Promise<void>
  /** Advances the clock and runs the sweeps. */
  later(ms: number): Promise<void>
}
type Values = Parameters<typeof buildJobWorld>[2]
export interface Story {
  name: string
  values?: Values
  before?: (world: JobWorld) => Promise<void>
  play(stage: Stage, id: string): Promise<void>
}

const png = sharp({ create: { width: 20, height: 20, channels: 3, background: '#0b4634' } })
  .png()
  .toBuffer()

async function attach(world: JobWorld, name: 'receipt' | 'insight', id: string, body: Record<string, unknown>) {
  const file = { name: 'a.png', bytes: new Uint8Array(await png) }
  const answer = await world.app.call(contract[name], {
    as: world.influencer,
    params: { id },
    body: body as never,
    file,
  })
  expect(answer.status, answer.body.code).toBe(200)
}

/** From WORKING to READY with all variations: all included rejections, one extra round, approval by timeout. */
async function throughDrafts({ world, record, later }: Stage, id: string): Promise<void> {
  for (const _ of [1, 2]) {
    await act(world, 'draft', world.influencer, id, DRAFT)
    await record(id)
    await act(world, 'rejectDraft', world.marketer, id, WHY)
    await record(id)
  }
  await act(world, 'payExtraRound', world.marketer, id)
  await record(id)
  await act(world, 'draft', world.influencer, id, DRAFT)
  await later(72 * HOUR - 1)
  await record(id)
  await later(1)
  await record(id)
}

async function toResults({ world, record }: Stage, id: string): Promise<void> {
  await act(world, 'postUrl', world.influencer, id, POST)
  await record(id)
  await checkPosts(world.app.app)
  await record(id)
}

async function toPay(stage: Stage, id: string): Promise<void> {
  const { world, record, later } = stage
  await toResults(stage, id)
  for (const _ of [1, 2]) {
    await attach(world, 'insight', id, { reach: '900' })
    await act(world, 'rejectInsight', world.marketer, id, { reasonCode: 'unreadable' })
    await record(id)
  }
  await attach(world, 'insight', id, { reach: '900' })
  await record(id)
  await later(72 * HOUR)
  await record(id)
}

async function shareWithManager(world: JobWorld): Promise<void> {
  const { app } = world
  const now = app.clock.now()
  const manager = await buildInfluencer(app.db, { ...TAX_FACTS, nationalId: '1101700203450', talentManager: true })
  const friend = await buildInfluencer(app.db, { ...TAX_FACTS, nationalId: '1101700203451' })
  const link = { managerId: manager.id, partnerId: world.influencer.accountId, scope: ['view', 'accept'] as const }
  await app.db.insert(managerLinks).values({
    ...link,
    scope: [...link.scope],
    id: newId(),
    shareBps: 2_000,
    status: 'active',
    invitedAt: now,
    agreedAt: now,
  })
  await app.db
    .update(influencers)
    .set({ referredBy: friend.id })
    .where(eq(influencers.accountId, world.influencer.accountId))
}

export async function buyUnits(world: JobWorld, packageId: string): Promise<void> {
  const { app } = world
  const now = app.clock.now()
  const expiresAt = new Date(now.getTime() + 2 * DAY)
  const bought = { units: 2, creatorPay: satang(400_000), net: satang(1_000_000), vat: satang(70_000), expiresAt }
  await withTx(app.db, (tx) =>
    buyPackage(tx, { chargeId: newId(), marketerId: world.marketer.accountId, packageId, ...bought }, now),
  )
}

export const accept = (world: JobWorld, id: string, body = {}) => act(world, 'accept', world.influencer, id, body)
export const PACKAGE = newId()

export const STORIES: readonly Story[] = [
  { name: 'silence of an invited creator', play: async ({ later }) => later(72 * HOUR) },
  {
    name: 'from the photo to the pay, with a manager and a referral',
    before: shareWithManager,
    play: async (stage, id) => {
      await accept(stage.world, id)
      await stage.record(id)
      await throughDrafts(stage, id)
      await toPay(stage, id)
    },
  },
  {
    name: 'a shipment that never arrives',
    values: { reviewOption: 'shipping' },
    play: async ({ world, record, later }, id) => {
      await accept(world, id)
      await record(id)
      await later(5 * DAY)
      await record(id)
      await act(world, 'ship', world.marketer, id, { trackingNumber: 'TH100001' })
      await record(id)
      await act(world, 'notArrived', world.influencer, id)
      await record(id)
      await act(world, 'ship', world.marketer, id, { trackingNumber: 'TH100002' })
      await later(14 * DAY)
      await record(id)
      await later(5 * DAY)
      await record(id)
      await later(7 * DAY)
    },
  },
  {
    name: 'a bought product with its receipt, refused twice, and a late cancel',
    values: { reviewOption: 'buy product', reimbursementCap: 80_000 as never },
    play: async ({ world, record, later }, id) => {
      await accept(world, id)
      await record(id)
      for (const _ of [1, 2]) {
        await attach(world, 'receipt', id, { amount: '65000' })
        await record(id)
        await act(world, 'rejectReceipt', world.marketer, id, { reasonCode: 'unreadable' })
        await record(id)
      }
      await attach(world, 'receipt', id, { amount: '65000' })
      await record(id)
      await later(72 * HOUR)
      await record(id)
      await act(world, 'draft', world.influencer, id, DRAFT)
      await record(id)
      await act(world, 'cancel', world.marketer, id)
    },
  },
  {
    name: 'an order and a cancel before the first draft',
    values: { reviewOption: 'buy order' },
    play: async ({ world, record }, id) => {
      await accept(world, id)
      await record(id)
      await act(world, 'orderNumber', world.influencer, id, { orderNumber: 'SP-1', deliveryOn: '2025-11-24' })
      await record(id)
      await act(world, 'refuseOrderNumber', world.marketer, id, { reasonCode: 'unreadable' })
      await record(id)
      await act(world, 'orderNumber', world.influencer, id, { orderNumber: 'SP-2', deliveryOn: '2025-11-24' })
      await record(id)
      await act(world, 'cancel', world.marketer, id)
    },
  },
  {
    name: 'a visit and a link that never comes',
    values: { reviewOption: 'invite', checkInCode: 'SALA88' },
    play: async ({ world, record, later }, id) => {
      await accept(world, id, { visitAt: new Date(world.app.clock.now().getTime() + 3 * DAY).toISOString() })
      await record(id)
      await act(world, 'checkIn', world.influencer, id, { code: 'SALA88' })
      await record(id)
      await act(world, 'draft', world.influencer, id, DRAFT)
      await act(world, 'approveDraft', world.marketer, id)
      await record(id)
      await later(72 * HOUR)
      await record(id)
      await later(7 * DAY)
    },
  },
  {
    name: 'failed links, an operator, a cancel in READY',
    play: async ({ world, record }, id) => {
      await accept(world, id)
      await act(world, 'draft', world.influencer, id, DRAFT)
      await act(world, 'approveDraft', world.marketer, id)
      const { platform } = world
      const good = platform.post
      if (good instanceof Error) throw good
      platform.post = { ...good, tags: [] }
      for (const _ of [1, 2, 3]) {
        await act(world, 'postUrl', world.influencer, id, POST)
        await checkPosts(world.app.app)
        await record(id)
      }
      platform.post = good
      await act(world, 'sendBack', world.operator, id, { reason: 'ไม่มีแท็ก' })
      await record(id)
      await act(world, 'cancel', world.marketer, id)
    },
  },
  {
    name: 'a dispute over a post',
    play: async (stage, id) => {
      const { world, record, later } = stage
      await accept(world, id)
      await act(world, 'draft', world.influencer, id, DRAFT)
      await act(world, 'approveDraft', world.marketer, id)
      await toResults(stage, id)
      await act(world, 'dispute', world.marketer, id, { reason: 'ไม่ตรงบรีฟ' })
      await record(id)
      await later(9 * DAY)
      await record(id)
      await act(world, 'decide', world.operator, id, { creatorShareBps: 3_333, reason: 'ตรงบรีฟบางส่วน' })
    },
  },
  {
    name: 'a unit of a package that comes back',
    values: { payBy: 'package', packageId: PACKAGE, price: 400_000 as never },
    before: (world) => buyUnits(world, PACKAGE),
    play: async ({ world }, id) => {
      await act(world, 'decline', world.influencer, id)
    },
  },
  {
    name: 'a unit of a package that is used in part',
    values: { payBy: 'package', packageId: PACKAGE, price: 400_000 as never },
    before: (world) => buyUnits(world, PACKAGE),
    play: async ({ world, record }, id) => {
      await accept(world, id)
      await record(id)
      await act(world, 'draft', world.influencer, id, DRAFT)
      await act(world, 'cancel', world.marketer, id)
    },
  },
]

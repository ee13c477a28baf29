import { eq, sql } from 'drizzle-orm'
import { jobs } from '../../src/features/jobs/schema.ts'
import type { BankApp } from '../bank.ts'
import type { TestApp } from '../harness.ts'
import {
  act,
  assigned,
  buildJobWorld,
  call,
  DRAFT,
  fakeSocial,
  type JobWorld,
  POST,
  WHY,
  working,
} from '../jobs-world.ts'
import { PICTURE as file, type Given } from './example.ts'
import type { World } from './world.ts'

type CampaignValues = NonNullable<Parameters<typeof buildJobWorld>[2]>
/** Brings a job of the world to the state in which an action is possible; returns the job's id. */
type Play = (world: JobWorld) => Promise<string>

const { platform } = fakeSocial()
const params = (world: World) => ({ id: world.job })
export const ofCampaign = (world: World) => ({ id: world.campaign })
export const PARCEL = { carrier: 'flash', trackingNumber: 'TH01017ABCD2E0' } as const
export const UNREADABLE = { reasonCode: 'unreadable' } as const
const ORDER = { orderNumber: 'SP-1', deliveryOn: '2025-11-24' }

export const SHIPPING: CampaignValues = { reviewOption: 'shipping' }
export const BUY_ORDER: CampaignValues = { reviewOption: 'buy order' }
export const BUY_PRODUCT: CampaignValues = { reviewOption: 'buy product', reimbursementCap: 80_000 as never }
export const VISIT: CampaignValues = { reviewOption: 'invite', checkInCode: 'SALA88' }

export const started: Play = async (world) => {
  const id = await assigned(world)
  await act(world, 'accept', world.influencer, id)
  return id
}
export const applied: Play = async (world) =>
  (await call(world, 'apply', world.influencer, world.campaignId)).body.data.id
/** An invitation for which the influencer wants to negotiate the price. */
export const offered: Play = async (world) => {
  const body = { channelId: world.channel.id }
  const { id } = (await call(world, 'invite', world.marketer, world.campaignId, body)).body.data
  await act(world, 'counterOffer', world.influencer, id, { price: 520_000 })
  return id
}
export const shipped: Play = async (world) => {
  const id = await started(world)
  await act(world, 'ship', world.marketer, id, PARCEL)
  return id
}
export const ordered: Play = async (world) => {
  const id = await started(world)
  await act(world, 'orderNumber', world.influencer, id, ORDER)
  return id
}
export const drafted: Play = async (world) => {
  const id = await working(world)
  await act(world, 'draft', world.influencer, id, DRAFT)
  return id
}
export const atChoice: Play = async (world) => {
  const id = await drafted(world)
  await act(world, 'rejectDraft', world.marketer, id, WHY)
  await act(world, 'draft', world.influencer, id, DRAFT)
  await act(world, 'rejectDraft', world.marketer, id, WHY)
  return id
}
export const ready: Play = async (world) => {
  const id = await drafted(world)
  await act(world, 'approveDraft', world.marketer, id)
  return id
}
/** Puts a job into the operators' queue, as the sweep would. */
async function awaitOperator({ app }: JobWorld, id: string, change: { queue: 'link' } | { frozenAt: Date }) {
  const facts = sql`${jobs.facts} || ${JSON.stringify(change)}::jsonb`
  await app.db
    .update(jobs)
    .set({ ...change, officeAt: app.clock.now(), facts })
    .where(eq(jobs.id, id))
  return id
}
/** A post whose link an operator must check. */
export const queued: Play = async (world) => {
  const id = await ready(world)
  await act(world, 'postUrl', world.influencer, id, POST)
  return awaitOperator(world, id, { queue: 'link' })
}
export const posted: Play = async (world) => {
  const id = await queued(world)
  await act(world, 'pass', world.operator, id)
  return id
}
export const frozen: Play = async (world) =>
  awaitOperator(world, await working(world), { frozenAt: world.app.clock.now() })
export const disputed: Play = async (world) => {
  const id = await working(world)
  await act(world, 'dispute', world.marketer, id, { reason: 'ไม่ตรงบรีฟ' })
  return id
}
/** A receipt with its picture that the brand must review. */
const proof =
  (name: 'receipt' | 'insight', before: Play, body: Record<string, unknown>): Play =>
  async (world) => {
    const id = await before(world)
    const endpoint = world.app.app.registry.get(`jobs.${name}`)!.endpoint
    await world.app.call(endpoint, { as: world.influencer, params: { id }, body, file } as never)
    return id
  }
export const receipt = proof('receipt', started, { amount: 65_000 })
export const insight = proof('insight', posted, { reach: 900 })

/** An accepted job with a visit in a few days. */
export const visiting: Play = async (world) => {
  const id = await assigned(world)
  const visitAt = new Date(world.app.clock.now().getTime() + 3 * 86_400_000).toISOString()
  await act(world, 'accept', world.influencer, id, { visitAt })
  return id
}

/** A job in a separate world, brought to the state for an action, with the caller of the acting role. */
const played =
  (side: 'marketer' | 'influencer' | 'operator', play: Play, values?: CampaignValues): Given =>
  async (app) => {
    const world = await openJobWorld(app, values)
    return { as: world[side], params: { id: await play(world) } }
  }
/** A live campaign, and an influencer who may apply to it. */
export const openJobWorld = (app: TestApp, values?: CampaignValues) => buildJobWorld(app, platform, values)

export const byMarketer = (play: Play, values?: CampaignValues) => ({ params, given: played('marketer', play, values) })
export const byInfluencer = (play: Play, values?: CampaignValues) => ({
  params,
  given: played('influencer', play, values),
})
export const byOperator = (play: Play) => ({ given: played('operator', play) })
/** A marketer's request about a campaign, once its job has reached this state. */
export const onCampaign = (play: Play) => ({
  params: ofCampaign,
  given: async (app: BankApp) => {
    const world = await openJobWorld(app)
    await play(world)
    return { as: world.marketer, params: { id: world.campaignId } }
  },
})

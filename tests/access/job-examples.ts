import { eq, sql } from 'drizzle-orm'
import { jobs } from '../../src/features/jobs/schema.ts'
import { buildChannel, buildInfluencer } from '../factories.ts'
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
  TAX_FACTS,
  WHY,
  working,
} from '../jobs-world.ts'
import { type Example, PICTURE as file, type Given, ownUuid } from './example.ts'
import type { World } from './world.ts'

type CampaignValues = NonNullable<Parameters<typeof buildJobWorld>[2]>
/** Brings a job of the world to where an act is possible; answers the job's id. */
type Play = (world: JobWorld) => Promise<string>

const { platform } = fakeSocial()
const params = (world: World) => ({ id: world.job })
const ofCampaign = (world: World) => ({ id: world.campaign })
const PARCEL = { carrier: 'flash', trackingNumber: 'TH01017ABCD2E0' }
const UNREADABLE = { reasonCode: 'unreadable' }
const ORDER = { orderNumber: 'SP-1', deliveryOn: '2025-11-24' }

const SHIPPING: CampaignValues = { reviewOption: 'shipping' }
const BUY_ORDER: CampaignValues = { reviewOption: 'buy order' }
const BUY_PRODUCT: CampaignValues = { reviewOption: 'buy product', reimbursementCap: 80_000 as never }
const VISIT: CampaignValues = { reviewOption: 'invite', checkInCode: 'SALA88' }

const started: Play = async (world) => {
  const id = await assigned(world)
  await act(world, 'accept', world.creator, id)
  return id
}
const applied: Play = async (world) => (await call(world, 'apply', world.creator, world.campaignId)).body.data.id
const shipped: Play = async (world) => {
  const id = await started(world)
  await act(world, 'ship', world.brand, id, PARCEL)
  return id
}
const ordered: Play = async (world) => {
  const id = await started(world)
  await act(world, 'orderNumber', world.creator, id, ORDER)
  return id
}
const drafted: Play = async (world) => {
  const id = await working(world)
  await act(world, 'draft', world.creator, id, DRAFT)
  return id
}
const atChoice: Play = async (world) => {
  const id = await drafted(world)
  await act(world, 'rejectDraft', world.brand, id, WHY)
  await act(world, 'draft', world.creator, id, DRAFT)
  await act(world, 'rejectDraft', world.brand, id, WHY)
  return id
}
const ready: Play = async (world) => {
  const id = await drafted(world)
  await act(world, 'approveDraft', world.brand, id)
  return id
}
/** Lets a job wait for an operator, as its sweep would. */
async function awaitOperator({ app }: JobWorld, id: string, change: { queue: 'link' } | { frozenAt: Date }) {
  const facts = sql`${jobs.facts} || ${JSON.stringify(change)}::jsonb`
  await app.db
    .update(jobs)
    .set({ ...change, officeAt: app.clock.now(), facts })
    .where(eq(jobs.id, id))
  return id
}
/** A post whose link an operator has to check. */
const queued: Play = async (world) => {
  const id = await ready(world)
  await act(world, 'postUrl', world.creator, id, POST)
  return awaitOperator(world, id, { queue: 'link' })
}
const posted: Play = async (world) => {
  const id = await queued(world)
  await act(world, 'pass', world.operator, id)
  return id
}
const frozen: Play = async (world) => awaitOperator(world, await working(world), { frozenAt: world.app.clock.now() })
const disputed: Play = async (world) => {
  const id = await working(world)
  await act(world, 'dispute', world.brand, id, { reason: 'ไม่ตรงบรีฟ' })
  return id
}
/** A proof with its picture, which the brand has to look at. */
const proof =
  (name: 'receipt' | 'insight', before: Play, body: Record<string, unknown>): Play =>
  async (world) => {
    const id = await before(world)
    const endpoint = world.app.app.registry.get(`jobs.${name}`)!.endpoint
    await world.app.call(endpoint, { as: world.creator, params: { id }, body, file } as never)
    return id
  }
const receipt = proof('receipt', started, { amount: 65_000 })
const insight = proof('insight', posted, { reach: 900 })

/** A job of a world of its own that is played to an act's state, as the act's side sees it. */
const played =
  (side: 'brand' | 'creator' | 'operator', play: Play, values?: CampaignValues): Given =>
  async (app) => {
    const world = await open(app, values)
    return { as: world[side], params: { id: await play(world) } }
  }
const open = (app: TestApp, values?: CampaignValues) => buildJobWorld(app, platform, values)

const byMarketer = (play: Play, values?: CampaignValues) => ({ params, given: played('brand', play, values) })
const byInfluencer = (play: Play, values?: CampaignValues) => ({ params, given: played('creator', play, values) })
const byOperator = (play: Play) => ({ given: played('operator', play) })
/** What a marketer reads of a campaign whose job was played so far. */
const onCampaign = (play: Play): Example => ({
  params: ofCampaign,
  given: async (app) => {
    const world = await open(app)
    await play(world)
    return { as: world.brand, params: { id: world.campaignId } }
  },
})

export const JOB_EXAMPLES: Readonly<Record<string, Example>> = {
  'jobs.list': {},
  'jobs.creatorBoardOf': { params: ownUuid },
  'jobs.creatorBoard': {},
  'jobs.brandBoard': {},
  'jobs.office': {},
  'jobs.applicants': { ...onCampaign(applied), query: { sort: 'score' } },
  'jobs.campaignJobs': onCampaign(working),
  'jobs.report': onCampaign(posted),
  'jobs.apply': {
    params: ofCampaign,
    ownerless: true,
    given: async (app) => {
      const world = await open(app)
      const body = { channelId: world.channel.id, note: 'สนใจ' }
      return { as: world.creator, params: { id: world.campaignId }, body }
    },
  },
  'jobs.invite': {
    params: ofCampaign,
    body: (world: World) => ({ channelId: world.freeChannel }),
    given: async (app) => {
      const world = await open(app)
      const { id: accountId } = await buildInfluencer(app.db, TAX_FACTS)
      const { id: channelId } = await buildChannel(app.db, { accountId }, { reel: 450_000 })
      return { as: world.brand, params: { id: world.campaignId }, body: { channelId } }
    },
  },
  'jobs.get': byInfluencer(insight),
  'jobs.messages': byMarketer(working),
  'jobs.sendMessage': { ...byMarketer(working), body: { text: 'สวัสดี' } },
  'jobs.accept': { ...byMarketer(applied), as: 'marketer' },
  'jobs.decline': { ...byMarketer(applied), as: 'marketer' },
  'jobs.withdraw': byInfluencer(applied),
  'jobs.leave': byInfluencer(working),
  'jobs.ship': { ...byMarketer(started, SHIPPING), body: PARCEL },
  'jobs.correctTracking': { ...byMarketer(shipped, SHIPPING), body: { trackingNumber: 'TH123456' } },
  'jobs.confirmArrival': byInfluencer(shipped, SHIPPING),
  'jobs.notArrived': byInfluencer(shipped, SHIPPING),
  'jobs.orderNumber': { ...byInfluencer(started, BUY_ORDER), body: { orderNumber: 'A1', deliveryOn: '2025-11-25' } },
  'jobs.refuseOrderNumber': { ...byMarketer(ordered, BUY_ORDER), body: UNREADABLE },
  'jobs.receipt': { ...byInfluencer(started, BUY_PRODUCT), body: { amount: 10_000 } },
  'jobs.approveReceipt': byMarketer(receipt, BUY_PRODUCT),
  'jobs.rejectReceipt': { ...byMarketer(receipt, BUY_PRODUCT), body: UNREADABLE },
  'jobs.checkIn': { ...byInfluencer(checkedInSoon, VISIT), body: { code: 'SALA88' } },
  'jobs.draft': byInfluencer(working),
  'jobs.approveDraft': byMarketer(drafted),
  'jobs.rejectDraft': { ...byMarketer(drafted), body: WHY },
  'jobs.payExtraRound': byMarketer(atChoice),
  'jobs.postUrl': { ...byInfluencer(ready), body: POST },
  'jobs.insight': { ...byInfluencer(posted), body: { reach: 900, likes: 80 } },
  'jobs.approveInsight': byMarketer(insight),
  'jobs.rejectInsight': { ...byMarketer(insight), body: UNREADABLE },
  'jobs.cancel': byMarketer(working),
  'jobs.dispute': { ...byMarketer(working), body: { reason: 'ไม่ตรงบรีฟ' } },
  'jobs.decide': { ...byOperator(disputed), body: { creatorShareBps: 3_000, reason: 'ทำบางส่วน' } },
  'jobs.pass': byOperator(queued),
  'jobs.return': { ...byOperator(queued), body: { reason: 'ลิงก์เปิดไม่ได้' } },
  'jobs.resume': { ...byOperator(frozen), body: { reason: 'ตรวจแล้ว' } },
  'jobs.openDispute': { ...byOperator(queued), body: { reason: 'ตรวจแล้วไม่ตรงบรีฟ' } },
}

async function checkedInSoon(world: JobWorld): Promise<string> {
  const id = await assigned(world)
  const visitAt = new Date(world.app.clock.now().getTime() + 3 * 86_400_000).toISOString()
  await act(world, 'accept', world.creator, id, { visitAt })
  return id
}

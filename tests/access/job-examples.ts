import { eq, sql } from 'drizzle-orm'
import { contract as campaigns } from '../../src/features/campaigns/contract.ts'
import { jobs } from '../../src/features/jobs/schema.ts'
import { buildChannel, buildInfluencer } from '../factories.ts'
import type { TestApp } from '../harness.ts'
import type { jobContract as contract } from '../jobs-world.ts'
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
import { BODIES, type Make, PNG } from './examples.ts'

type CampaignValues = NonNullable<Parameters<typeof buildJobWorld>[2]>
type Act = keyof typeof contract
/** Brings a job of the world to where an act is possible; answers the job's id. */
type Play = (world: JobWorld) => Promise<string>

const { platform } = fakeSocial()
const file = { name: 'a.png', bytes: PNG }
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

type Side = 'brand' | 'creator' | 'operator'
interface More {
  values?: CampaignValues
  body?: Record<string, unknown>
  withFile?: boolean
}

const open = (app: TestApp, values?: CampaignValues) => buildJobWorld(app, platform, values)

/** A request for an act on a job that is played to the act's state. */
const acted =
  (name: Act, side: Side, play: Play, { values, body = {}, withFile }: More = {}): Make =>
  async (app) => {
    const world = await open(app, values)
    const id = await play(world)
    return { as: world[side], params: { id }, body: { ...BODIES[`jobs.${name}`], ...body }, ...(withFile && { file }) }
  }

export const JOB_EXAMPLES: Readonly<Record<string, Make>> = {
  'campaigns.bookmark': async (app) => {
    const world = await open(app)
    return { as: world.creator, params: { id: world.campaignId }, body: BODIES[campaigns.bookmark.id] }
  },
  'jobs.applicants': async (app) => {
    const world = await open(app)
    await applied(world)
    return { as: world.brand, params: { id: world.campaignId }, query: { sort: 'score' } }
  },
  'jobs.campaignJobs': async (app) => {
    const world = await open(app)
    await working(world)
    return { as: world.brand, params: { id: world.campaignId } }
  },
  'jobs.report': async (app) => {
    const world = await open(app)
    await posted(world)
    return { as: world.brand, params: { id: world.campaignId } }
  },
  'jobs.apply': async (app) => {
    const world = await open(app)
    return { as: world.creator, params: { id: world.campaignId }, body: { channelId: world.channel.id, note: 'สนใจ' } }
  },
  'jobs.invite': async (app) => {
    const world = await open(app)
    const { id: accountId } = await buildInfluencer(app.db, TAX_FACTS)
    const { id: channelId } = await buildChannel(app.db, { accountId }, { reel: 450_000 })
    return { as: world.brand, params: { id: world.campaignId }, body: { channelId } }
  },
  'jobs.get': acted('get', 'creator', insight),
  'jobs.messages': acted('messages', 'brand', working),
  'jobs.sendMessage': acted('sendMessage', 'brand', working),
  'jobs.accept': acted('accept', 'brand', applied),
  'jobs.decline': acted('decline', 'brand', applied),
  'jobs.withdraw': acted('withdraw', 'creator', applied),
  'jobs.leave': acted('leave', 'creator', working),
  'jobs.ship': acted('ship', 'brand', started, { values: SHIPPING, body: PARCEL }),
  'jobs.correctTracking': acted('correctTracking', 'brand', shipped, { values: SHIPPING }),
  'jobs.confirmArrival': acted('confirmArrival', 'creator', shipped, { values: SHIPPING }),
  'jobs.notArrived': acted('notArrived', 'creator', shipped, { values: SHIPPING }),
  'jobs.orderNumber': acted('orderNumber', 'creator', started, { values: BUY_ORDER }),
  'jobs.refuseOrderNumber': acted('refuseOrderNumber', 'brand', ordered, { values: BUY_ORDER }),
  'jobs.receipt': acted('receipt', 'creator', started, { values: BUY_PRODUCT, withFile: true }),
  'jobs.approveReceipt': acted('approveReceipt', 'brand', receipt, { values: BUY_PRODUCT }),
  'jobs.rejectReceipt': acted('rejectReceipt', 'brand', receipt, { values: BUY_PRODUCT, body: UNREADABLE }),
  'jobs.checkIn': acted('checkIn', 'creator', checkedInSoon, { values: VISIT, body: { code: 'SALA88' } }),
  'jobs.draft': acted('draft', 'creator', working, { withFile: true }),
  'jobs.approveDraft': acted('approveDraft', 'brand', drafted),
  'jobs.rejectDraft': acted('rejectDraft', 'brand', drafted, { body: WHY }),
  'jobs.payExtraRound': acted('payExtraRound', 'brand', atChoice),
  'jobs.postUrl': acted('postUrl', 'creator', ready, { body: POST }),
  'jobs.insight': acted('insight', 'creator', posted, { body: { reach: 900, likes: 80 }, withFile: true }),
  'jobs.approveInsight': acted('approveInsight', 'brand', insight),
  'jobs.rejectInsight': acted('rejectInsight', 'brand', insight),
  'jobs.cancel': acted('cancel', 'brand', working),
  'jobs.dispute': acted('dispute', 'brand', working),
  'jobs.decide': acted('decide', 'operator', disputed, { body: { creatorShareBps: 3_000, reason: 'ทำบางส่วน' } }),
  'jobs.pass': acted('pass', 'operator', queued),
  'jobs.return': acted('sendBack', 'operator', queued, { body: { reason: 'ลิงก์เปิดไม่ได้' } }),
  'jobs.resume': acted('resume', 'operator', frozen, { body: { reason: 'ตรวจแล้ว' } }),
  'jobs.openDispute': acted('openDispute', 'operator', queued, { body: { reason: 'ตรวจแล้วไม่ตรงบรีฟ' } }),
}

async function checkedInSoon(world: JobWorld): Promise<string> {
  const id = await assigned(world)
  const visitAt = new Date(world.app.clock.now().getTime() + 3 * 86_400_000).toISOString()
  await act(world, 'accept', world.creator, id, { visitAt })
  return id
}

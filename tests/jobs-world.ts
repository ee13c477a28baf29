import assert from 'node:assert/strict'
import { DAY } from '../src/core/clock.ts'
import type { AnyEndpoint } from '../src/core/endpoint.ts'
import { newId } from '../src/core/ids.ts'
import { satang } from '../src/core/money.ts'
import { withTx } from '../src/db/tx.ts'
import { contract as applications } from '../src/features/applications/contract.ts'
import { contract as results } from '../src/features/campaign-results/contract.ts'
import { contract as deliverables } from '../src/features/deliverables/contract.ts'
import { contract as disputes } from '../src/features/disputes/contract.ts'
import { contract as jobs } from '../src/features/jobs/contract.ts'
import { sweepDueJobs, sweepReminders } from '../src/features/jobs/service.ts'
import { influencerBalance, marketerCredits } from '../src/ledger/balances.ts'
import { buyLot } from '../src/ledger/lots.ts'
import { verifyLedger } from '../src/ledger/verify.ts'
import type { Caller } from '../src/platform/context.ts'
import type { PostFacts, PostInsights, SocialPort } from '../src/ports/social/port.ts'
import { buildCampaign, buildChannel, buildInfluencer, buildMarketer, buildOperator } from './factories.ts'
import { openTestApp, TEST_NOW, type TestApp } from './harness.ts'

/** Every endpoint about a job, from application to campaign results. */
export const jobContract = { ...jobs, ...applications, ...deliverables, ...disputes, ...results }

const address = {
  line: '88/12',
  subdistrict: 'สะพานสอง',
  district: 'วังทองหลาง',
  province: 'กรุงเทพมหานคร',
  postcode: '10310',
}
export const TAX_FACTS = { legalName: 'น้ำผึ้ง รุ่งเรือง', nationalId: '1103700123451', address, readiness: 'Ready' as const }

/** A platform controlled by the test: the result of the next check. */
export interface FakePlatform {
  post: PostFacts | Error
  insights: PostInsights | Error
}

export const NUMBERS: PostInsights = {
  reach: 900,
  views: 1_200,
  likes: 80,
  comments: 9,
  shares: 4,
  saves: 7,
  clicks: 3,
}

export function fakeSocial(): { platform: FakePlatform; social: SocialPort } {
  const post: PostFacts = {
    exists: true,
    public: true,
    externalId: 'p1',
    authorExternalId: null,
    authorHandle: null,
    text: '',
    tags: ['โฆษณา'],
    postedAt: TEST_NOW,
    metrics: { views: null, likes: null, comments: null, shares: null },
  }
  const platform: FakePlatform = { post, insights: NUMBERS }
  const answer = <T>(value: T | Error): Promise<T> =>
    value instanceof Error ? Promise.reject(value) : Promise.resolve(value)
  const social = { getPost: () => answer(platform.post), getInsights: () => answer(platform.insights) }
  return { platform, social: social as unknown as SocialPort }
}

export interface JobWorld {
  app: TestApp
  platform: FakePlatform
  marketer: Caller
  influencer: Caller
  operator: Caller
  campaignId: string
  channel: Awaited<ReturnType<typeof buildChannel>>
}

/** Gives credits to a brand, as if it had bought them. */
export async function giveCredits(app: TestApp, marketerId: string, net: number): Promise<void> {
  const now = app.clock.now()
  const lot = { chargeId: newId(), marketerId, net: satang(net), vat: satang(0) }
  const expiresAt = new Date(now.getTime() + 365 * DAY)
  await withTx(app.db, (tx) => buyLot(tx, { ...lot, expiresAt }, now))
}

type CampaignValues = NonNullable<Parameters<typeof buildCampaign>[1]>

/** A brand with 20,000 credits and a live campaign at ฿4,500.00, and a creator who can be paid. */
export async function buildJobWorld(
  app: TestApp,
  platform: FakePlatform,
  values: CampaignValues = {},
): Promise<JobWorld> {
  const marketer = await buildMarketer(app.db)
  const influencer = await buildInfluencer(app.db, TAX_FACTS)
  const operator = await buildOperator(app.db)
  await giveCredits(app, marketer.id, 2_000_000)
  const campaign = await buildCampaign(app.db, {
    draftBy: null,
    postBy: null,
    closeAt: new Date(app.clock.now().getTime() + 20 * DAY),
    ...values,
    marketerId: marketer.id,
  })
  const channel = await buildChannel(app.db, { accountId: influencer.id }, { reel: 450_000 })
  if (!(platform.post instanceof Error)) platform.post = { ...platform.post, authorExternalId: channel.externalId }
  return {
    app,
    platform,
    marketer: await app.callerOf(marketer.id),
    influencer: await app.callerOf(influencer.id),
    operator: await app.callerOf(operator.id),
    campaignId: campaign.id,
    channel,
  }
}

export async function openJobApp(): Promise<{ app: TestApp; platform: FakePlatform }> {
  const { platform, social } = fakeSocial()
  return { app: await openTestApp({ ports: { social } }), platform }
}

type Body = Record<string, unknown>
type Answer = { status: number; body: { code?: string; data: { id: string; status: string } & Body } & Body }

/** Calls an endpoint by its name in the contract. */
export async function call(
  world: JobWorld,
  name: keyof typeof jobContract,
  as: Caller,
  id: string,
  body: Body = {},
): Promise<Answer> {
  const endpoint: AnyEndpoint = jobContract[name]
  const input = { as, params: { id }, ...(endpoint.method === 'GET' ? { query: body } : { body }) }
  return (await world.app.call(endpoint, input)) as unknown as Answer
}

/** Performs an action that must succeed. Returns the job's new status. */
export async function act(
  world: JobWorld,
  name: keyof typeof jobContract,
  as: Caller,
  id: string,
  body: Body = {},
): Promise<string> {
  const answer = await call(world, name, as, id, body)
  assert.equal(answer.status, 200, `${name}: ${answer.body.code}`)
  return answer.body.data.status
}

/** Performs an action that must fail. Returns its error code. */
export async function refused(
  world: JobWorld,
  name: keyof typeof jobContract,
  as: Caller,
  id: string,
  body: Body = {},
): Promise<string | undefined> {
  const answer = await call(world, name, as, id, body)
  assert.ok(answer.status >= 400 && answer.status < 500, `${name}: ${answer.status}`)
  return answer.body.code
}

/** A job in ASSIGN: an application that the brand has accepted. */
export async function assigned(world: JobWorld): Promise<string> {
  const applied = await call(world, 'apply', world.influencer, world.campaignId)
  assert.equal(applied.body.data?.status, 'MATCHED', applied.body.code)
  const { id } = applied.body.data
  assert.equal(await act(world, 'accept', world.marketer, id), 'ASSIGN')
  return id
}

/** A job in WORKING, with the review option photo. */
export async function working(world: JobWorld): Promise<string> {
  const id = await assigned(world)
  assert.equal(await act(world, 'accept', world.influencer, id), 'WORKING')
  return id
}

export const DRAFT = { url: 'https://drive.example/draft.mp4' }
export const POST = { url: 'https://www.instagram.com/reel/C1aB2cD3eF/' }
export const WHY = { reasonCode: 'off_brief', reason: 'ไม่เห็นสินค้า' }

/** A job in INSIGHT: the draft is approved and the post is checked. */
export async function inInsight(
  world: JobWorld,
  checkPosts: (app: TestApp['app']) => Promise<number>,
): Promise<string> {
  const id = await working(world)
  await act(world, 'draft', world.influencer, id, DRAFT)
  await act(world, 'approveDraft', world.marketer, id)
  assert.equal(await act(world, 'postUrl', world.influencer, id, POST), 'SUBMIT')
  await checkPosts(world.app.app)
  return id
}

/** Satang of each side: the brand's free credits and credits on hold, and the creator's balance. */
export async function money(world: JobWorld): Promise<{ free: number; held: number; influencer: number }> {
  const now = world.app.clock.now()
  const { available: free, held } = await marketerCredits(world.app.db, world.marketer.accountId, now)
  const { available: influencer } = await influencerBalance(world.app.db, world.influencer.accountId)
  return { free, held, influencer }
}

export async function statusOf(world: JobWorld, id: string): Promise<string> {
  return (await call(world, 'get', world.operator, id)).body.data.status
}

/** Checks that the ledger is consistent. */
export async function expectBooks(app: TestApp): Promise<void> {
  const { checks } = await verifyLedger(app.db)
  assert.deepEqual(
    checks.filter((check) => !check.ok),
    [],
  )
}

/** Moves the clock and processes what is due in jobs by then. */
export async function passTime({ app, clock }: TestApp, ms: number): Promise<void> {
  clock.advance(ms)
  await sweepReminders(app)
  await sweepDueJobs(app)
}

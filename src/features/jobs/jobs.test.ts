import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, it, test } from 'vitest'
import { buildMarketer } from '../../../tests/factories.ts'
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
  statusOf,
  working,
} from '../../../tests/jobs-world.ts'
import { dayOf } from '../../core/calendar.ts'
import { DAY } from '../../core/clock.ts'
import { newId } from '../../core/ids.ts'
import { withTx } from '../../db/tx.ts'
import { formatCalendarDay } from '../../i18n/formats.ts'
import { type Ctx, OPEN_CALLER } from '../../platform/context.ts'
import { viewBrief } from '../campaigns/brief/view.ts'
import { contract as campaignsContract } from '../campaigns/contract.ts'
import { campaigns } from '../campaigns/schema.ts'
import { closeDueCampaigns } from '../campaigns/service.ts'
import { checkPosts } from '../deliverables/service.ts'
import { documents } from '../documents/schema.ts'
import type { Job } from './contract.ts'
import { runPersonAct, sweepDueJobs } from './service.ts'

const SERVER = { lang: 'en', figures: { shipDays: '5', revisions: '2' } } as const

let app: TestApp
let platform: FakePlatform
let world: JobWorld
beforeAll(async () => {
  ;({ app, platform } = await openJobApp())
})
beforeEach(async () => {
  world = await buildJobWorld(app, platform, { postType: 'photoPost' })
})
afterAll(() => app.close())

const png = async (): Promise<Uint8Array> =>
  new Uint8Array(
    await sharp({ create: { width: 20, height: 20, channels: 3, background: '#0b4634' } })
      .png()
      .toBuffer(),
  )

async function upload(name: 'receipt' | 'draft' | 'insight', id: string, body: Record<string, unknown> = {}) {
  const file = { name: 'a.png', bytes: await png() }
  const answer = await app.call(contract[name], { as: world.influencer, params: { id }, body: body as never, file })
  expect(answer.status, answer.body.code).toBe(200)
  return answer
}

/** Performs all steps from WORKING to the payment. */
async function finish(id: string) {
  await upload('draft', id)
  await act(world, 'approveDraft', world.marketer, id)
  await act(world, 'postUrl', world.influencer, id, POST)
  await checkPosts(app.app)
  expect(await statusOf(world, id)).toBe('INSIGHT')
  await upload('insight', id, { reach: '900', likes: '80' })
  expect(await act(world, 'approveInsight', world.marketer, id)).toBe('COMPLETED')
}

describe('from the application to the pay', () => {
  it('photo: holds 4,950 and pays 4,365 after 3 % tax, with a certificate', async () => {
    const id = await working(world)
    expect(await money(world)).toEqual({ free: 1_505_000, held: 495_000, influencer: 0 })
    // After the acceptance a photo job starts at once, so the first message has no deadline; the start's message has
    // it.
    const notices = new Map((await app.outbox(world.marketer.accountId)).map(({ kind, data }) => [kind, data]))
    expect(notices.get('job.accepted')).toMatchObject({ deadline: null })
    expect(notices.get('job.started_marketer')).toMatchObject({ deadline: { at: expect.any(String) } })
    await finish(id)
    expect(await money(world)).toEqual({ free: 1_505_000, held: 0, influencer: 436_500 })
    const [taxCertificate] = await app.db.select().from(documents).where(eq(documents.refId, id))
    expect(taxCertificate).toMatchObject({
      kind: 'withholding_certificate',
      ownerAccountId: world.influencer.accountId,
    })
    const seen = await app.call(contract.get, { as: world.influencer, params: { id } })
    expect(seen.body.data).toMatchObject({
      status: 'COMPLETED',
      creatorMoney: { price: 450_000, withheld: 13_500, net: 436_500, booked: true },
      brandMoney: null,
      documents: [{ id: taxCertificate?.id }],
      insight: { numbers: { reach: 900, likes: 80 } },
    })
    expect(seen.body.data.history.map((line) => line.event)).toEqual([
      'apply',
      'accept',
      'accept',
      'startPhoto',
      'draft',
      'approveDraft',
      'postUrl',
      'linkPassed',
      'insight',
      'approveInsight',
      'pay',
    ])
    expect(seen.body.data.attachments.map((a) => [a.kind, a.status])).toEqual([
      ['draft', 'complete'],
      ['insight', 'complete'],
    ])
    await expectBooks(app)
  })

  it('shipping: a parcel that did not arrive is sent again', async () => {
    world = await buildJobWorld(app, platform, { postType: 'photoPost', reviewOption: 'shipping' })
    const id = await assigned(world)
    expect(await act(world, 'accept', world.influencer, id)).toBe('IN_PROGRESS')
    const marketer = await app.call(contract.get, { as: world.marketer, params: { id } })
    expect(marketer.body.data.start.address).toMatchObject({ postcode: '10310' })
    expect(await refused(world, 'ship', world.marketer, id, { trackingNumber: ' ' })).toBe('invalid_input')
    const wrong = await call(world, 'ship', world.marketer, id, { carrier: 'flash', trackingNumber: 'x' })
    expect([wrong.status, wrong.body.fields]).toEqual([
      400,
      { trackingNumber: expect.stringContaining('TH01017ABCD2E0') },
    ])
    const parcel = { carrier: 'flash', trackingNumber: 'th01017abcd2e0' }
    expect(await act(world, 'ship', world.marketer, id, parcel)).toBe('SHIPPING')
    const due = (await app.call(contract.get, { as: world.influencer, params: { id } })).body.data.timeline?.dueAt
    const corrected = { carrier: 'jt', trackingNumber: '820012345678' }
    expect(await act(world, 'correctTracking', world.marketer, id, corrected)).toBe('SHIPPING')
    const { data } = (await app.call(contract.get, { as: world.influencer, params: { id } })).body
    expect(data.start).toMatchObject(corrected)
    expect(data.timeline?.dueAt).toBe(due)
    expect(data.history.map(({ event }) => event)).toContain('correctTracking')
    expect((await app.outbox()).filter((m) => m.kind === 'job.tracking_changed').map((m) => m.body)).toContainEqual(
      expect.stringContaining('820012345678'),
    )
    expect(await act(world, 'notArrived', world.influencer, id)).toBe('SHIPPING')
    expect(await act(world, 'ship', world.marketer, id, parcel)).toBe('SHIPPING')
    expect(await act(world, 'confirmArrival', world.influencer, id)).toBe('WORKING')
    expect(await refused(world, 'correctTracking', world.marketer, id, corrected)).toBe('job_state')
    const leaving = await call(world, 'leave', world.influencer, id, {})
    expect([leaving.body.code, Object.keys(leaving.body.fields ?? {})]).toEqual([
      'goods_must_return',
      ['returnTracking'],
    ])
    await finish(id)
    await expectBooks(app)
  })

  it('a link before the first day of the post is rejected with that day, and accepted from that day on', async () => {
    world = await buildJobWorld(app, platform, {
      postType: 'photoPost',
      postFrom: dayOf(new Date(app.clock.now().getTime() + 5 * DAY)),
    })
    const id = await assigned(world)
    await act(world, 'accept', world.influencer, id)
    await act(world, 'draft', world.influencer, id, { url: 'https://example.com/draft' })
    await act(world, 'approveDraft', world.marketer, id)
    const early = await call(world, 'postUrl', world.influencer, id, POST)
    const day = formatCalendarDay('en', dayOf(new Date(app.clock.now().getTime() + 5 * DAY)))
    expect([early.status, early.body.code]).toEqual([409, 'post_too_early'])
    expect(JSON.stringify(early.body)).toContain(day)
    const seen = await app.call(contract.get, { as: world.influencer, params: { id } })
    expect(seen.body.data.offers).not.toContain('postUrl')
    app.clock.advance(5 * DAY)
    expect(await act(world, 'postUrl', world.influencer, id, POST)).toBe('SUBMIT')
  })

  it('buy order: a rejected order number can be entered again', async () => {
    world = await buildJobWorld(app, platform, { postType: 'photoPost', reviewOption: 'buy order' })
    const id = await assigned(world)
    await act(world, 'accept', world.influencer, id)
    const order = { orderNumber: 'SP-1', deliveryOn: '2025-11-24' }
    expect(await act(world, 'orderNumber', world.influencer, id, order)).toBe('WORKING')
    expect(await act(world, 'refuseOrderNumber', world.marketer, id, { reasonCode: 'wrong_item' })).toBe('IN_PROGRESS')
    expect(await refused(world, 'orderNumber', world.influencer, id, { ...order, deliveryOn: '2026-02-24' })).toBe(
      'delivery_date_too_far',
    )
    expect(await act(world, 'orderNumber', world.influencer, id, order)).toBe('WORKING')
    await finish(id)
    await expectBooks(app)
  })

  it('buy product: the receipt is reimbursed with the pay, and the remaining maximum is returned to the brand', async () => {
    world = await buildJobWorld(app, platform, {
      postType: 'photoPost',
      reviewOption: 'buy product',
      reimbursementCap: 80_000 as never,
    })
    const id = await assigned(world)
    expect(await money(world)).toMatchObject({ held: 575_000 })
    await act(world, 'accept', world.influencer, id)
    expect(await refused(world, 'receipt', world.influencer, id, { amount: 1_000 })).toBe('file_required')
    await upload('receipt', id, { amount: '65000' })
    await act(world, 'rejectReceipt', world.marketer, id, { reasonCode: 'unreadable' })
    await upload('receipt', id, { amount: '65000' })
    expect(await act(world, 'approveReceipt', world.marketer, id)).toBe('WORKING')
    await finish(id)
    expect(await money(world)).toEqual({ free: 2_000_000 - 495_000 - 65_000, held: 0, influencer: 436_500 + 65_000 })
    // The parts of the message add up to its amount: pay and reimbursement, less tax.
    const paid = (await app.outbox(world.influencer.accountId)).find(({ kind }) => kind === 'job.paid')
    expect(paid?.subject).toContain('฿5,015.00')
    expect(paid?.body).toMatch(/ ฿4,500\.00.* ฿650\.00.* ฿135\.00/)
    await expectBooks(app)
  })

  it('the message about a closed campaign has the number of jobs in progress, without paid ones', async () => {
    const close = async () => {
      await app.db.update(campaigns).set({ closeAt: app.clock.now() }).where(eq(campaigns.id, world.campaignId))
      await closeDueCampaigns(app.app)
      return (await app.outbox(world.marketer.accountId)).find(({ kind }) => kind === 'campaign.closed')?.data
    }
    await working(world)
    expect(await close()).toHaveProperty('n', 1)
    world = await buildJobWorld(app, platform, { postType: 'photoPost' })
    await finish(await working(world))
    expect(await close()).not.toHaveProperty('n')
  })

  it('invite: the visit is booked, and the work starts with the check-in code', async () => {
    world = await buildJobWorld(app, platform, { postType: 'photoPost', reviewOption: 'invite', checkInCode: 'SALA88' })
    const id = await assigned(world)
    const visitAt = new Date(app.clock.now().getTime() + 3 * DAY).toISOString()
    expect(await act(world, 'accept', world.influencer, id, { visitAt })).toBe('IN_PROGRESS')
    const seen = await app.call(contract.get, { as: world.influencer, params: { id } })
    expect(seen.body.data.start).toMatchObject({ visitAt, checkInCode: null })
    expect(await refused(world, 'checkIn', world.influencer, id, { code: 'nope' })).toBe('check_in_wrong')
    expect(await act(world, 'checkIn', world.influencer, id, { code: ' sala88 ' })).toBe('WORKING')
    await finish(id)
    await expectBooks(app)
  })
})

describe('access', () => {
  it('another account gets 404, another role is rejected, and an idempotency key acts once', async () => {
    const id = await working(world)
    const other = await app.callerOf((await buildMarketer(app.db)).id)
    expect(await refused(world, 'get', other, id)).toBe('not_found')
    expect(await refused(world, 'cancel', other, id)).toBe('not_found')
    expect(await refused(world, 'accept', world.operator, id)).toBe('job_state')
    const file = await upload('draft', id)
    expect(file.body.data.status).toBe('WORKING')
    const key = newId()
    const input = { as: world.marketer, params: { id }, body: {}, idempotencyKey: key }
    const [first, second] = await Promise.all([
      app.call(contract.approveDraft, input),
      app.call(contract.approveDraft, input),
    ])
    expect([first.status, second.status]).toEqual([200, 200])
    expect(second.body).toEqual(first.body)
    const conflict = await app.call(contract.cancel, { ...input, body: {} })
    expect(conflict.body.code).toBe('idempotency_conflict')
  })

  it('a visitor cannot perform any event, including those of timers', async () => {
    const id = await working(world)
    const write: Ctx['write'] = (run) => withTx(app.db, run)
    const ctx = { ...app.app, lang: 'en', caller: OPEN_CALLER, write } as Partial<Ctx> as Ctx
    for (const event of ['pay', 'draftTimeout', 'cancel'] as const) {
      const unauthenticated = { code: 'unauthenticated' }
      await expect(runPersonAct(ctx, { event, jobId: id }), event).rejects.toMatchObject(unauthenticated)
    }
    expect(await statusOf(world, id)).toBe('WORKING')
  })

  it('a file of the job can be read by both sides and operators only', async () => {
    const { contract: files } = await import('../files/contract.ts')
    const id = await working(world)
    await upload('draft', id)
    const seen = await app.call(contract.get, { as: world.marketer, params: { id } })
    const fileId = seen.body.data.attachments[0]?.file?.id ?? ''
    const read = async (as: typeof world.marketer) => (await app.call(files.get, { as, params: { id: fileId } })).status
    const other = await app.callerOf((await buildMarketer(app.db)).id)
    expect([
      await read(world.marketer),
      await read(world.influencer),
      await read(world.operator),
      await read(other),
    ]).toEqual([200, 200, 200, 404])
  })

  it('an influencer applies once, even after being declined; a brand without credits gets the missing amount', async () => {
    const applied = await call(world, 'apply', world.influencer, world.campaignId, { note: 'ใช้อยู่แล้วค่ะ' })
    const id = applied.body.data.id
    expect(await refused(world, 'apply', world.influencer, world.campaignId)).toBe('already_applied')
    await app.db
      .update(campaigns)
      .set({ price: 999_999_00 as never })
      .where(eq(campaigns.id, world.campaignId))
    const poor = await buildJobWorld(app, platform, { postType: 'photoPost', price: 900_000_00 as never })
    const offered = await call(poor, 'apply', poor.influencer, poor.campaignId)
    const answer = await call(poor, 'accept', poor.marketer, offered.body.data.id)
    expect(answer.body).toMatchObject({ code: 'insufficient_credits', details: { gap: 99_000_000 - 2_000_000 } })
    expect(await act(world, 'decline', world.marketer, id)).toBe('REJECTED')
    expect(await refused(world, 'apply', world.influencer, world.campaignId)).toBe('already_applied')
  })

  it('applicants, lists, dashboards and messages show a running job', async () => {
    const id = await working(world)
    await app.call(contract.sendMessage, { as: world.influencer, params: { id }, body: { text: 'ถึงแล้วนะคะ' } })
    const talk = await app.call(contract.messages, { as: world.marketer, params: { id } })
    expect(talk.body.data).toMatchObject([{ author: 'influencer', own: false, text: 'ถึงแล้วนะคะ' }])
    for (const sort of ['newest', 'most_earnings', 'earnings', 'influencer_name', 'brand'] as const) {
      const list = await app.call(contract.list, {
        as: world.influencer,
        query: { sort, filter: 'in_progress', limit: '1' as never },
      })
      expect(list.body, sort).toMatchObject({
        data: [{ id, act: 'influencer', held: null }],
        counts: { all: 1, in_progress: 1 },
      })
    }
    const applicants = await app.call(contract.applicants, { as: world.marketer, params: { id: world.campaignId } })
    expect(applicants.body).toMatchObject({ data: [], counts: { MATCHED: 0 }, slotsLeft: 2 })
    const jobs = await app.call(contract.campaignJobs, { as: world.marketer, params: { id: world.campaignId } })
    expect(jobs.body.data).toMatchObject([{ id, held: 495_000 }])
    const board = await app.call(contract.brandBoard, { as: world.marketer })
    expect(board.body.data).toMatchObject({ held: 495_000, inProgress: 1, next: [] })
    const mine = await app.call(contract.creatorBoardOf, {
      as: world.influencer,
      params: { uuid: world.influencer.accountId },
    })
    expect(mine.body.data).toMatchObject({ onHold: 450_000, inProgress: 1, next: [{ id }] })
    expect(await sweepDueJobs(app.app)).toBe(0)
  })

  it('a draft can be a link; a post on another platform is rejected', async () => {
    const id = await working(world)
    expect(await refused(world, 'draft', world.influencer, id)).toBe('file_required')
    await act(world, 'draft', world.influencer, id, DRAFT)
    await act(world, 'approveDraft', world.marketer, id)
    const answer = (url: string) => call(world, 'postUrl', world.influencer, id, { url })
    const other = (await answer('https://tiktok.com/@a/video/123456')).body
    expect(other).toMatchObject({
      code: 'post_other_platform',
      details: { found: 'TikTok', own: 'Instagram' },
      fields: { url: expect.stringMatching(/TikTok.+Instagram/) },
    })
    const unknown = (await answer('https://drive.example/a.mp4')).body
    expect(unknown).toMatchObject({ code: 'post_url_invalid', details: { platform: 'Instagram' } })
  })
})

test('the brief of a job has the content shown in the market, and nothing that only the brand may see', async () => {
  world = await buildJobWorld(app, platform, {
    reviewOption: 'buy product',
    reimbursementCap: 80_000 as never,
    draftBy: null,
    draftDays: 6,
    trackingUrl: 'https://brand.example/offer',
  })
  const id = await assigned(world)
  const { brief: view, ...shown } = await app
    .call(campaignsContract.publicCampaign, { params: { id: world.campaignId } })
    .then(async ({ body }) => ({ ...body.data, brief: await viewBrief(SERVER, body.data) }))
  for (const as of [world.influencer, world.marketer]) {
    const { campaign, channel } = (await call(world, 'get', as, id)).body.data as unknown as Job
    expect(campaign).toMatchObject({ draftDays: 6, reimbursementCap: 80_000, usageRights: shown.usageRights })
    expect(Object.keys(campaign)).toEqual(expect.not.arrayContaining(['trackingUrl', 'checkInCode', 'price', 'slots']))
    const untracked = { ...campaign, trackingLink: null, channelType: channel.type }
    expect((await viewBrief(SERVER, untracked)).terms).toEqual(view.terms)
    const [post] = (await viewBrief(SERVER, { ...campaign, channelType: channel.type })).terms
    expect(post?.notes.at(0)).toContain(`${campaign.trackingLink}`)
    expect(campaign.trackingLink).toMatch(/\/go\/[0-9a-f]{12}$/)
    for (const lang of ['th', 'en'] as const) {
      const { blob } = await app.call(contract.brief, { as, params: { id }, query: { lang } })
      expect(blob).toMatchObject({ type: 'application/pdf', name: `brief-${id}-${lang}.pdf` })
      expect(Buffer.from(blob!.bytes.subarray(0, 5)).toString()).toBe('%PDF-')
    }
  }
  const stranger = await app.callerOf((await buildMarketer(app.db)).id)
  expect((await app.call(contract.brief, { as: stranger, params: { id } })).status).toBe(404)
})

import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { insight } from '../../../tests/access/job-plays.ts'
import { act, buildJobWorld, type JobWorld, openJobApp, working } from '../../../tests/jobs-world.ts'
import { DAY, MINUTE } from '../../core/clock.ts'
import { newId } from '../../core/ids.ts'
import { campaigns } from '../campaigns/schema.ts'
import { contract as jobs } from '../jobs/contract.ts'
import { jobs as jobRows } from '../jobs/schema.ts'
import { contract as notifications } from '../notifications/contract.ts'
import { contract } from './contract.ts'
import { sweepReviews } from './service.ts'

let app: JobWorld['app']
let platform: JobWorld['platform']
let world: JobWorld

beforeAll(async () => {
  ;({ app, platform } = await openJobApp())
})
afterAll(() => app.close())

/** A completed job of a new influencer and a new marketer. */
async function done(): Promise<string> {
  world = await buildJobWorld(app, platform)
  return finish(world)
}
async function finish(at: JobWorld): Promise<string> {
  const id = await insight(at)
  expect(await act(at, 'approveInsight', at.marketer, id)).toBe('COMPLETED')
  return id
}
const SCORES = { first: 5, second: 4, third: 3, text: 'ส่งงานไว' }
const rate = (as: JobWorld['marketer'], id: string, body: object = SCORES) =>
  app.call(contract.write, { as, params: { id }, body: body as never })
const seen = async (as: JobWorld['marketer'], id: string) =>
  (await app.call(contract.review, { as, params: { id } })).body.data
const kinds = async (as: JobWorld['marketer']) =>
  (await app.call(notifications.list, { as })).body.data.map(({ kind }) => kind)

describe('ratings after a job', () => {
  it('are visible once both sides have rated, each by its own criteria', async () => {
    const id = await done()
    const { marketer, influencer } = world
    expect(await seen(marketer, id)).toMatchObject({ open: true, own: null, other: null, otherRated: false })
    expect((await rate(marketer, id)).status).toBe(200)
    expect(await seen(influencer, id)).toMatchObject({ open: true, other: null, otherRated: true })
    expect(await kinds(influencer)).toContain('job.rated')
    expect((await rate(marketer, id)).body.code).toBe('already_reviewed')

    await rate(influencer, id, { first: 4, second: 4, third: 5 })
    expect(await seen(influencer, id)).toMatchObject({
      open: false,
      other: { side: 'marketer', text: 'ส่งงานไว', first: 5 },
    })
    expect(await seen(marketer, id)).toMatchObject({ other: { side: 'influencer', third: 5 } })
    expect(await kinds(marketer)).toContain('job.reviewed')
  })

  it('are published without the other side’s when the window ends, once, and nobody can rate later', async () => {
    const id = await done()
    const { marketer, influencer } = world
    await rate(marketer, id)
    await sweepReviews(app.app)
    expect((await seen(influencer, id)).other).toBeNull()
    await app.clock.advance(14 * DAY)
    await Promise.all([sweepReviews(app.app), sweepReviews(app.app)])
    expect((await seen(influencer, id)).other).toMatchObject({ text: 'ส่งงานไว' })
    expect((await rate(influencer, id)).body.code).toBe('review_not_open')
    expect((await kinds(influencer)).filter((kind) => kind === 'job.reviewed')).toHaveLength(1)
  })

  it('need a completed job and three scores, and contain no contact data', async () => {
    world = await buildJobWorld(app, platform)
    const running = await working(world)
    expect((await rate(world.marketer, running)).body.code).toBe('review_not_open')
    const id = await done()
    expect((await rate(world.marketer, id, { first: 5, second: 6 })).body).toMatchObject({
      code: 'invalid_input',
      fields: { second: expect.any(String), third: expect.any(String) },
    })
    expect((await rate(world.marketer, id, { ...SCORES, text: 'โทร 0812345678' })).body).toMatchObject({
      code: 'invalid_input',
      fields: { text: expect.stringContaining('0812345678') },
    })
  })

  it('an average is shown from three reviews on, and a newcomer has neither rating nor track record', async () => {
    let id = await done()
    const { influencer } = world
    for (let n = 1; n <= 3; n++) {
      if (n > 1) {
        const next = await buildJobWorld(app, platform)
        world = { ...next, influencer, channel: world.channel }
        if (!(platform.post instanceof Error))
          platform.post = { ...platform.post, authorExternalId: world.channel.externalId }
        id = await finish(world)
      }
      await rate(world.marketer, id)
      await rate(influencer, id)
      const { data } = (await app.call(jobs.get, { as: world.marketer, params: { id } })).body
      expect(data.creator.rating).toEqual(n < 3 ? null : { average: 40, reviews: 3 })
      expect(data.creator.reliability).toBe(100)
    }
    const first = await buildJobWorld(app, platform)
    const started = await working(first)
    const { data } = (await app.call(jobs.get, { as: first.marketer, params: { id: started } })).body
    expect(data.creator).toMatchObject({ rating: null, reliability: null })
  })

  it('allow one answer and a report that an operator decides; a hidden review does not count', async () => {
    const id = await done()
    const { marketer, influencer, operator } = world
    const answer = () => app.call(contract.answer, { as: influencer, params: { id }, body: { text: 'ขอบคุณค่ะ' } })
    expect((await answer()).body.code).toBe('review_not_open')
    await rate(marketer, id)
    await rate(influencer, id)
    expect((await answer()).body.data).toMatchObject({ answer: 'ขอบคุณค่ะ' })
    expect((await answer()).body.code).toBe('already_answered')

    const report = () => app.call(contract.report, { as: influencer, params: { id }, body: { reason: 'ไม่จริง' } })
    expect((await report()).status).toBe(200)
    expect((await report()).body.code).toBe('already_reported_review')
    const [row] = (await app.call(contract.reported, { as: operator })).body.data.filter(({ jobId }) => jobId === id)
    expect(row).toMatchObject({ reason: 'ไม่จริง', text: 'ส่งงานไว' })
    await app.call(contract.decide, { as: operator, params: { id: row!.id }, body: { hide: true, why: 'ไม่เหมาะสม' } })
    expect((await seen(influencer, id)).other).toBeNull()
    expect((await seen(marketer, id)).own).toMatchObject({ hidden: true })
    expect((await app.call(contract.reported, { as: operator })).body.data.map(({ jobId }) => jobId)).not.toContain(id)
  })

  it('reports are listed oldest first, in pages', async () => {
    const finished = []
    for (let n = 0; n < 2; n++) {
      const id = await done()
      await rate(world.marketer, id)
      await rate(world.influencer, id)
      finished.push({ id, influencer: world.influencer })
    }
    const reported = finished.toReversed()
    for (const { id, influencer } of reported) {
      app.clock.advance(MINUTE)
      await app.call(contract.report, { as: influencer, params: { id }, body: { reason: 'ไม่จริง' } })
    }
    const { operator } = world
    const page = async (after?: string) =>
      (await app.call(contract.reported, { as: operator, query: { limit: 1, ...(after && { after }) } })).body
    const start = await page()
    const next = await page(start.next ?? '')
    expect([...start.data, ...next.data].map(({ jobId }) => jobId)).toEqual(reported.map(({ id }) => id))
    expect(next.next).toBeNull()
  })

  it('a brand’s record counts its jobs and the hours until its responses', async () => {
    const id = await done()
    const { data } = (
      await app.call(contract.record, { as: world.influencer, params: { id: world.marketer.accountId } })
    ).body
    expect(data).toMatchObject({ paid: 1, cancelled: 0, replyHours: 1, rating: null })
    expect(id).toBeTruthy()
    // The record is public if the brand has a campaign on the job market.
    expect((await app.call(contract.record, { params: { id: world.marketer.accountId } })).body.data).toEqual(data)
    // The record of a brand with only invite-only campaigns is visible to creators, not to visitors.
    const { marketer, campaignId } = await buildJobWorld(app, platform)
    await app.db.update(campaigns).set({ kind: 'invite_only' }).where(eq(campaigns.id, campaignId))
    const params = { id: marketer.accountId }
    expect((await app.call(contract.record, { params })).status).toBe(404)
    expect((await app.call(contract.record, { as: world.influencer, params })).status).toBe(200)
    // Pending applications do not count for how the brand pays.
    const [job] = await app.db.select().from(jobRows).where(eq(jobRows.id, id))
    const { acceptedAt: _a, completedAt: _c, settledAt: _s, trackingCode: _t, ...application } = job!
    await app.db
      .insert(jobRows)
      .values(Array.from({ length: 100 }, () => ({ ...application, id: newId(), status: 'CANCEL' as const })))
    const busy = await app.call(contract.record, { as: world.influencer, params: { id: world.marketer.accountId } })
    expect(busy.body.data).toMatchObject({ paid: 1, replyHours: 1 })
    const unknown = await app.call(contract.record, {
      as: world.influencer,
      params: { id: world.influencer.accountId },
    })
    expect(unknown.status).toBe(404)
  })
})

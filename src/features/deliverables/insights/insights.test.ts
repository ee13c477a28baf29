import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { PNG } from '../../../../tests/access/example.ts'
import type { TestApp } from '../../../../tests/harness.ts'
import {
  act,
  buildJobWorld,
  call,
  jobContract as contract,
  type FakePlatform,
  inInsight,
  type JobWorld,
  openJobApp,
  refused,
} from '../../../../tests/jobs-world.ts'
import { DAY, HOUR, MINUTE } from '../../../core/clock.ts'
import { PortError } from '../../../ports/http.ts'
import { checkPosts } from '../service.ts'

let app: TestApp
let platform: FakePlatform
let world: JobWorld
let id: string
const NUMBERS = { reach: 900, views: 1_200, likes: 80, comments: 9, shares: 4, saves: 7, clicks: null }
beforeAll(async () => {
  ;({ app, platform } = await openJobApp())
})
beforeEach(async () => {
  platform.insights = NUMBERS
  world = await buildJobWorld(app, platform)
  id = await inInsight(world, checkPosts)
})
afterAll(() => app.close())

const read = async (as = world.influencer) => app.call(contract.readInsight, { as, params: { id }, body: {} })
const readId = async (): Promise<string> => (await read()).body.data.id
const job = async (as = world.marketer) => (await app.call(contract.get, { as, params: { id } })).body.data

it('figures of the connected account need no screenshot, and are stored with their source and time', async () => {
  const first = await read()
  expect(first.body.data).toMatchObject({ ...NUMBERS, readAt: app.clock.now().toISOString() })
  const readAt = first.body.data.readAt
  expect((await job(world.influencer)).insight.platform).toEqual(first.body.data)
  // A second request within minutes uses the stored reading; a later one reads again.
  platform.insights = new PortError('test', 'timeout')
  app.clock.advance(MINUTE)
  expect((await read()).body.data).toEqual(first.body.data)

  await act(world, 'insight', world.influencer, id, { platformInsightId: first.body.data.id, reach: 900 })
  const { insight, attachments } = await job()
  expect(insight).toMatchObject({ state: 'review', numbers: { source: 'platform', ...NUMBERS, platform: { readAt } } })
  expect(insight.platform).toBeNull()
  expect(attachments.filter(({ kind }) => kind === 'insight')).toMatchObject([{ file: null, status: 'in_progress' }])
  expect(await refused(world, 'insight', world.influencer, id, { reach: 1 })).toBe('insight_in_review')
  expect((await read()).body.code).toBe('insight_in_review')
  expect(await act(world, 'approveInsight', world.marketer, id)).toBe('COMPLETED')
})

it('a corrected figure needs a screenshot, and the brand sees both values', async () => {
  const platformInsightId = await readId()
  const corrected = { platformInsightId, reach: 950, clicks: 3 }
  const without = await call(world, 'insight', world.influencer, id, corrected)
  expect(without).toMatchObject({ status: 422, body: { code: 'insight_evidence_required' } })
  expect(without.body.fields).toHaveProperty('file')
  const file = { name: 'reach.png', type: 'image/png', bytes: PNG }
  const sent = await app.call(contract.insight, {
    as: world.influencer,
    params: { id },
    body: corrected,
    file,
  } as never)
  expect(sent.status).toBe(200)
  expect((await job()).insight.numbers).toMatchObject({
    source: 'creator',
    ...NUMBERS,
    reach: 950,
    clicks: 3,
    platform: NUMBERS,
  })
})

it('figures without a reading of this job’s post need a screenshot', async () => {
  expect(await refused(world, 'insight', world.influencer, id, { reach: 900 })).toBe('file_required')
  const other = await readId()
  world = await buildJobWorld(app, platform)
  id = await inInsight(world, checkPosts)
  expect(await refused(world, 'insight', world.influencer, id, { platformInsightId: other })).toBe('file_required')
})

it.each([
  ['timeout', 'insight_platform_busy'],
  ['unauthorized', 'insight_reconnect'],
  ['unsupported', 'insight_unavailable'],
] as const)('a platform that answers %s says so, and what to do', async (code, expected) => {
  platform.insights = new PortError('instagram', code)
  const { body } = await read()
  expect(body).toMatchObject({ code: expected, message: expect.stringContaining('Instagram') })
  platform.insights = { ...NUMBERS, ...Object.fromEntries(Object.keys(NUMBERS).map((name) => [name, null])) }
  expect((await read()).body.code).toBe('insight_unavailable')
})

it('the brand and other influencers cannot read the figures', async () => {
  expect((await read(world.marketer)).status).toBe(403)
  const stranger = await buildJobWorld(app, platform)
  expect((await read(stranger.influencer)).status).toBe(404)
})

it('figures that the influencer does not submit are submitted at the deadline, with their source and time', async () => {
  app.clock.advance(3 * DAY + HOUR)
  await checkPosts(app.app)
  expect((await job()).insight).toMatchObject({
    state: 'review',
    numbers: { source: 'platform', ...NUMBERS, platform: { ...NUMBERS, readAt: app.clock.now().toISOString() } },
  })
})

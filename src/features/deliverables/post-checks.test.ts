import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { TestApp } from '../../../tests/harness.ts'
import {
  act,
  buildJobWorld,
  call,
  jobContract as contract,
  DRAFT,
  expectBooks,
  type FakePlatform,
  inInsight,
  type JobWorld,
  openJobApp,
  POST,
  passTime,
  refused,
  statusOf,
  working,
} from '../../../tests/jobs-world.ts'
import { DAY, HOUR, MINUTE } from '../../core/clock.ts'
import { PortError } from '../../ports/http.ts'
import { checkPosts } from './service.ts'

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

const later = (ms: number) => passTime(app, ms)

describe('posts', () => {
  const submitted = async (): Promise<string> => {
    const id = await working(world)
    await act(world, 'draft', world.influencer, id, DRAFT)
    await act(world, 'approveDraft', world.marketer, id)
    await act(world, 'postUrl', world.influencer, id, POST)
    return id
  }

  it('are retried for a day if the platform does not respond, then need an operator', async () => {
    const id = await submitted()
    const good = platform.post
    platform.post = new PortError('test', 'timeout')
    await checkPosts(app.app)
    app.clock.advance(11 * MINUTE)
    await checkPosts(app.app)
    expect(await statusOf(world, id)).toBe('SUBMIT')
    await later(24 * HOUR)
    platform.post = good
    await checkPosts(app.app)
    expect(await statusOf(world, id)).toBe('SUBMIT')
    expect(await refused(world, 'sendBack', world.operator, id)).toBe('invalid_input')
    expect(await act(world, 'sendBack', world.operator, id, { reason: 'ลิงก์เปิดไม่ได้' })).toBe('READY')
  })

  it('that turn out to be another account’s are returned with the reason', async () => {
    const id = await submitted()
    const good = platform.post
    if (good instanceof Error) throw good
    platform.post = { ...good, authorExternalId: 'someone', authorHandle: 'other' }
    await checkPosts(app.app)
    platform.post = good
    const seen = await app.call(contract.get, { as: world.influencer, params: { id } })
    expect(seen.body.data).toMatchObject({ status: 'READY', posts: [{ reasonCode: 'post_account', reason: '@other' }] })
  })

  it('of another account are rejected at submission, with the names of both accounts', async () => {
    const id = await working(world)
    await act(world, 'draft', world.influencer, id, DRAFT)
    await act(world, 'approveDraft', world.marketer, id)
    const own = world.channel.handle.replace(/^@/, '')
    const named = await call(world, 'postUrl', world.influencer, id, {
      url: 'https://www.instagram.com/somebody.else/reel/C1aB2cD3eF/',
    })
    expect(named).toMatchObject({ status: 422, body: { code: 'post_other_account' } })
    expect(named.body.fields).toMatchObject({ url: expect.stringContaining('@somebody.else') })
    expect(named.body.fields).toMatchObject({ url: expect.stringContaining(own) })
    // A URL without an account name: the platform reports the author.
    const good = platform.post
    if (good instanceof Error) throw good
    platform.post = { ...good, authorExternalId: 'someone', authorHandle: 'other' }
    expect(await refused(world, 'postUrl', world.influencer, id, POST)).toBe('post_other_account')
    // If the platform does not respond, submitting is not blocked.
    platform.post = new PortError('test', 'timeout')
    expect(await act(world, 'postUrl', world.influencer, id, POST)).toBe('SUBMIT')
    platform.post = good
  })

  it('whose platform reports no figures wait for the influencer', async () => {
    const id = await inInsight(world, checkPosts)
    const usual = platform.insights
    platform.insights = new PortError('test', 'unsupported')
    await later(3 * DAY)
    await checkPosts(app.app)
    platform.insights = usual
    await checkPosts(app.app)
    expect(await statusOf(world, id)).toBe('INSIGHT')
    await later(14 * DAY)
    const seen = await app.call(contract.get, { as: world.operator, params: { id } })
    expect(seen.body.data).toMatchObject({
      queue: 'insight',
      offers: ['passInsight', 'returnInsight', 'dispute'],
    })
    expect(await act(world, 'pass', world.operator, id)).toBe('COMPLETED')
    await expectBooks(app)
  })
})

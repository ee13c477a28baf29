import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildMarketer } from '../../../tests/factories.ts'
import type { TestApp } from '../../../tests/harness.ts'
import {
  act,
  assigned,
  buildJobWorld,
  jobContract as contract,
  DRAFT,
  type JobWorld,
  openJobApp,
  working,
} from '../../../tests/jobs-world.ts'
import { lastMonths } from '../credits/rules/months.ts'
import { stateKey, stateTone } from '../jobs/components/state.ts'

let app: TestApp
let platform: Awaited<ReturnType<typeof openJobApp>>['platform']
beforeAll(async () => {
  ;({ app, platform } = await openJobApp())
})
afterAll(() => app.close())

describe("a campaign's report", () => {
  it('counts what is on hold, and shares a cancel after the draft', async () => {
    const world = await buildJobWorld(app, platform)
    const id = await working(world)
    const { campaignId } = world
    const report = async () =>
      (await app.call(contract.report, { as: world.brand, params: { id: campaignId } })).body.data
    expect(await report()).toMatchObject({
      perThousand: null,
      jobs: { complete: 0, inProgress: 1, ended: 0 },
      money: { held: 495_000, paid: 0, fees: 0, returned: 0 },
    })
    await act(world, 'draft', world.creator, id, DRAFT)
    await act(world, 'cancel', world.brand, id)
    expect(await report()).toMatchObject({
      jobs: { complete: 0, inProgress: 0, ended: 1 },
      money: { held: 0, paid: 225_000, fees: 22_500, returned: 247_500 },
    })
  })

  it("is not found for another's campaign", async () => {
    const world = await buildJobWorld(app, platform)
    const as = await app.callerOf((await buildMarketer(app.db)).id)
    const answer = await app.call(contract.report, { as, params: { id: world.campaignId } })
    expect(answer.status).toBe(404)
  })

  it('tells a brand what an accept holds, and a creator nothing of it', async () => {
    const world = await buildJobWorld(app, platform)
    const id = await assigned(world)
    const seenBy = async (as: JobWorld['brand']) => (await app.call(contract.get, { as, params: { id } })).body.data
    expect(await seenBy(world.brand)).toMatchObject({ fee: 45_000, toHold: 495_000, fundedBy: 'credits' })
    expect(await seenBy(world.creator)).toMatchObject({ fee: null, toHold: null })
  })
})

describe('words of a state', () => {
  const job = { status: 'ASSIGN', stage: 'answer', source: 'invite', endedBy: null } as const
  it('follows stage, source and who ended it', () => {
    expect(stateKey(job)).toBe('answer')
    expect(stateKey({ ...job, source: 'application' })).toBe('chosen')
    expect(stateKey({ ...job, status: 'READY', stage: 'link', failedPosts: 1 })).toBe('link_fix')
    expect(stateKey({ ...job, status: 'REJECTED', stage: null, endedBy: 'influencer' })).toBe('declined')
    expect(stateKey({ ...job, status: 'REJECTED', stage: null, endedBy: 'marketer' })).toBe('not_chosen')
    expect(stateKey({ ...job, status: 'REJECTED', stage: null, endedBy: 'system' })).toBe('closed')
  })
  it('is amber only where the reader moves', () => {
    expect([stateTone('influencer', 'draft'), stateTone('marketer', 'draft')]).toEqual(['notice', 'info'])
    expect([stateTone('influencer', 'draft_review'), stateTone('marketer', 'draft_review')]).toEqual(['info', 'notice'])
  })
  it('counts months in Bangkok', () => {
    expect(lastMonths(new Date('2025-10-31T18:00:00Z')).slice(0, 2)).toEqual(['2025-11', '2025-10'])
  })
})

import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildMarketer } from '../../../tests/factories.ts'
import { openTestApp, type TestApp } from '../../../tests/harness.ts'
import { buildJobWorld, fakeSocial, working } from '../../../tests/jobs-world.ts'
import { contract } from './contract.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

test('a month has only the caller’s deadlines of jobs and dates of campaigns', async () => {
  const world = await buildJobWorld(app, fakeSocial().platform, {
    closeAt: new Date('2025-12-05T16:59:59.999Z'),
    draftBy: '2025-12-10',
    postBy: '2025-12-20',
    usageRights: 'brand_social',
    usageEndsOn: '2026-06-30',
    publishedAt: new Date('2025-11-20T03:00:00Z'),
  })
  const id = await working(world)
  const read = async (month: string, as = world.marketer) => {
    const { data } = (await app.call(contract.month, { as, query: { month } })).body
    return [data.jobs.map((job) => job.id), data.campaigns.map(({ day, kind }) => `${day} ${kind}`)]
  }
  expect(await read('2025-12')).toEqual([[id], ['2025-12-05 closes', '2025-12-10 draft', '2025-12-20 post']])
  expect(await read('2026-06')).toEqual([[], ['2026-06-30 rights']])
  const other = await app.callerOf((await buildMarketer(app.db)).id)
  expect(await read('2025-12', other)).toEqual([[], []])
})

import { afterAll, beforeAll, expect, test } from 'vitest'
import { type RunningSite, startSite } from '../e2e/site.ts'
import { type Figures, pressSite } from './pressure.ts'

/** `PRESSURE=20,400` sets the number of pictures and bodies. The default is small, so that the test is short. */
const [pictures = 5, bodies = 20] = (process.env.PRESSURE ?? '5,20').split(',').map(Number)

let site: RunningSite
beforeAll(async () => {
  site = await startSite({ env: { RATE_LIMITS: '1', TRUST_PROXY: '1' } })
}, 600_000)
afterAll(() => site?.remove())

/** The statuses that occurred, in order. */
const statusesOf = (counts: Record<string, number>): number[] => Object.keys(counts).map(Number)

test('picture bombs and unfinished bodies from one address are refused or closed, while others are served', async () => {
  const figures: Figures = await pressSite({ url: site.url, pid: site.process.pid as number }, { pictures, bodies })
  console.log(JSON.stringify(figures))
  const refused = [404, 422, 429, 503]
  // A picture of the largest allowed size is accepted; the bombs are not.
  expect(figures.pictures[422]).toBeGreaterThan(0)
  expect([200, ...refused]).toEqual(expect.arrayContaining(statusesOf(figures.pictures)))
  expect([0, 413, ...refused]).toEqual(expect.arrayContaining(statusesOf(figures.bodies)))
  expect(figures.login.count).toBeGreaterThan(0)
  expect(figures.page.count).toBeGreaterThan(0)
  expect(site.output()).not.toContain('"level":50')
})

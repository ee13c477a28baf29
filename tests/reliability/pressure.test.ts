import { afterAll, beforeAll, expect, test } from 'vitest'
import { type RunningSite, startSite } from '../e2e/site.ts'
import { type Figures, pressSite } from './pressure.ts'

/** `PRESSURE=20,400`: so many pictures and bodies. A few otherwise, so that the test is short. */
const [pictures = 5, bodies = 20] = (process.env.PRESSURE ?? '5,20').split(',').map(Number)

let site: RunningSite
beforeAll(async () => {
  site = await startSite({ env: { RATE_LIMITS: '1', TRUST_PROXY: '1' } })
}, 600_000)
afterAll(() => site?.remove())

/** Statuses that came, in order. */
const statusesOf = (counts: Record<string, number>): number[] => Object.keys(counts).map(Number)

test('picture bombs and unfinished bodies of one address are refused or closed, and others are served', async () => {
  const figures: Figures = await pressSite({ url: site.url, pid: site.process.pid as number }, { pictures, bodies })
  console.log(JSON.stringify(figures))
  const refused = [404, 422, 429, 503]
  // A picture of the largest size is taken; the bombs are not.
  expect(figures.pictures[422]).toBeGreaterThan(0)
  expect([200, ...refused]).toEqual(expect.arrayContaining(statusesOf(figures.pictures)))
  expect([0, 413, ...refused]).toEqual(expect.arrayContaining(statusesOf(figures.bodies)))
  expect(figures.login.count).toBeGreaterThan(0)
  expect(figures.page.count).toBeGreaterThan(0)
  expect(site.output()).not.toContain('"level":50')
})

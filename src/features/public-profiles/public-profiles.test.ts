import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { insight } from '../../../tests/access/job-plays.ts'
import { act, buildJobWorld, type JobWorld, openJobApp } from '../../../tests/jobs-world.ts'
import { accounts } from '../accounts/schema.ts'
import { contract as reviews } from '../reviews/contract.ts'
import { readPublicThings } from '../site/service.ts'
import { contract } from './contract.ts'

let app: JobWorld['app']
let world: JobWorld

beforeAll(async () => {
  const opened = await openJobApp()
  app = opened.app
  world = await buildJobWorld(app, opened.platform)
})
afterAll(() => app.close())

const page = (handle: string) => app.call(contract.get, { params: { handle } })
const save = (as: JobWorld['marketer'], body: { visibility: 'off' | 'link' | 'listed'; handle: string }) =>
  app.call(contract.update, { as, body })
const listed = async () => (await readPublicThings(app.app)).filter(({ kind }) => kind === 'influencer')

it('a profile is visible to nobody, to those with its link, or to everybody, as its owner chooses', async () => {
  const { influencer } = world
  const { handle } = (await app.call(contract.settings, { as: influencer })).body.data
  expect((await page(handle)).status).toBe(404)

  expect((await save(influencer, { visibility: 'link', handle: '@Ploy.Skin' })).body.data).toMatchObject({
    handle: 'ploy.skin',
  })
  expect((await page(handle)).status).toBe(404)
  expect((await page('Ploy.Skin')).body.data).toMatchObject({ listed: false, completedJobs: 0, rating: null })
  expect(await listed()).toEqual([])

  await save(influencer, { visibility: 'listed', handle: 'ploy.skin' })
  expect(await listed()).toMatchObject([{ slug: 'ploy.skin', changedAt: null }])
  await app.db.update(accounts).set({ status: 'suspended' }).where(eq(accounts.id, influencer.accountId))
  expect((await page('ploy.skin')).status).toBe(404)
  expect(await listed()).toEqual([])
  await app.db.update(accounts).set({ status: 'active' }).where(eq(accounts.id, influencer.accountId))
})

it('it shows channels, posts of completed jobs and published reviews, but no contact data', async () => {
  const { marketer, influencer } = world
  const id = await insight(world)
  await act(world, 'approveInsight', marketer, id)
  const rate = (as: JobWorld['marketer'], text: string) =>
    app.call(reviews.write, { as, params: { id }, body: { first: 5, second: 5, third: 4, text } })
  await rate(marketer, 'งานสวย')
  expect((await page('ploy.skin')).body.data.reviews).toEqual([])
  await rate(influencer, 'บรีฟชัด')
  const { data } = (await page('ploy.skin')).body
  expect(data).toMatchObject({
    completedJobs: 1,
    reliability: 100,
    channels: [{ handle: world.channel.handle }],
    portfolio: [{ url: 'https://www.instagram.com/reel/C1aB2cD3eF/' }],
    reviews: [{ text: 'งานสวย', first: 5 }],
  })
  expect(JSON.stringify(data)).not.toMatch(/@(?!ploy)[a-z0-9.-]+\.(test|com)|\+66|nationalId|address|price/)
})

it('a handle belongs to one person and is valid in a URL', async () => {
  const other = (await buildJobWorld(app, world.platform)).influencer
  expect((await save(other, { visibility: 'link', handle: 'ploy.skin' })).body).toMatchObject({
    code: 'handle_taken',
    fields: { handle: expect.any(String) },
  })
  expect((await save(other, { visibility: 'link', handle: 'ก' })).body).toMatchObject({
    code: 'invalid_input',
    fields: { handle: expect.any(String) },
  })
})

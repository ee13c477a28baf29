import { eq } from 'drizzle-orm'
import { type ActionFunctionArgs, type LoaderFunctionArgs, RouterContextProvider } from 'react-router'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { buildCampaign, buildInfluencer } from '../../../../tests/factories.ts'
import { openTestApp, type TestApp } from '../../../../tests/harness.ts'
import { HOUR } from '../../../core/clock.ts'
import type { AnyEndpoint } from '../../../core/endpoint.ts'
import type { Satang } from '../../../core/money.ts'
import type { Caller } from '../../../platform/context.ts'
import { pageContext } from '../../../web/page.ts'
import { contract as jobPauses } from '../../job-pauses/contract.ts'
import { contract } from '../contract.ts'
import * as ownMarket from '../pages/influencer-job-market.tsx'
import * as board from '../pages/job-market-board.tsx'
import { savedSearches } from '../schema.ts'
import { sweepSavedSearches } from '../service.ts'

let app: TestApp
let influencer: Caller
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())
beforeEach(async () => {
  influencer = await app.callerOf((await buildInfluencer(app.db)).id)
})

const MARKETS = { jobMarketBoard: board, 'Influencer/jobMarket': ownMarket } as const
type Market = keyof typeof MARKETS

const endpoints: readonly AnyEndpoint[] = [...Object.values(contract), ...Object.values(jobPauses)]

/** Arguments that React Router passes to the page of a URL, for the creator. */
function argsOf(market: Market, query: string, form?: Record<string, string>) {
  const url = new URL(`http://localhost/en/${market}${query}`)
  const context = new RouterContextProvider()
  context.set(pageContext, {
    lang: 'en',
    viewer: { scope: 'influencer' },
    dispatch: async (id: string, input: object) => {
      const endpoint = endpoints.find((one) => one.id === id)
      const { status, body } = await app.call(endpoint as AnyEndpoint, { as: influencer, ...input } as never)
      return status < 300 ? { ok: true, body } : { ok: false, error: { ...(body as object), status } }
    },
  } as never)
  const request = new Request(url, form && { method: 'POST', body: new URLSearchParams(form) })
  return { request, url, params: {}, context, pattern: '' } as unknown as ActionFunctionArgs & LoaderFunctionArgs
}

const open = async (market: Market, query: string) => (await MARKETS[market].loader(argsOf(market, query))).data
const save = (market: Market, query: string) => MARKETS[market].action(argsOf(market, query, { intent: 'saveSearch' }))
const stored = () => app.db.select().from(savedSearches).where(eq(savedSearches.accountId, influencer.accountId))

it.each([
  ['jobMarketBoard', '?topic=food', false],
  ['jobMarketBoard', '?topic=food&match=1', true],
  ['Influencer/jobMarket', '?topic=food', true],
  ['Influencer/jobMarket', '?topic=food&match=0', false],
] as const)('%s%s saves the current search', async (market, query, isMatch) => {
  expect((await open(market, query)).state.match).toBe(isMatch)
  await save(market, query)
  expect((await stored()).map(({ filters }) => filters)).toEqual([{ topic: ['food'], isMatch }])
})

it('a search of eighty Thai letters can be saved', async () => {
  const q = 'ครีมกันแดด'.repeat(8)
  await save('jobMarketBoard', `?q=${encodeURIComponent(q)}`)
  expect((await stored()).map(({ filters }) => filters)).toEqual([{ q, isMatch: false }])
})

it.each([
  ['jobMarketBoard', '?q=dewy&channel=INSTAGRAM&post=reel&topic=beauty,food&min=1500&max=4500'],
  ['Influencer/jobMarket', '?match=0&sort=price'],
] as const)('the alert of a search that was saved on %s%s links to that search', async (market, query) => {
  const { state } = await open(market, query)
  await save(market, query)
  app.clock.advance(2 * HOUR)
  for (const title of ['Dewy serum', 'Dewy cream'])
    await buildCampaign(app.db, { title, price: 450_099 as Satang, publishedAt: app.clock.now() })
  app.clock.advance(1)
  await sweepSavedSearches(app.app)
  const [notice] = (await app.outbox(influencer.accountId)).filter(({ kind }) => kind === 'campaign.new_matches')
  const opened = await open('Influencer/jobMarket', new URL(notice?.href ?? '', 'http://localhost').search)
  expect(opened.state).toEqual({ ...state, sort: null })
  expect(opened.page?.total).toBeGreaterThanOrEqual(2)
})

it('the same filters are saved once, in any order and on both market pages', async () => {
  await save('jobMarketBoard', '?topic=food&topic=beauty&sort=price')
  await save('jobMarketBoard', '?topic=beauty,food&page=2')
  await save('Influencer/jobMarket', '?match=0&topic=food,beauty')
  expect(await stored()).toHaveLength(1)
  await save('Influencer/jobMarket', '?topic=food,beauty')
  expect(await stored()).toHaveLength(2)
})

it('a search and its alert have a name in the language of the reader, not of the page on which it was saved', async () => {
  await save('jobMarketBoard', '?channel=INSTAGRAM&topic=food&min=1500')
  const names = async (lang: 'th' | 'en') =>
    (await app.call(contract.savedSearches, { as: influencer, lang })).body.data.map(({ name }) => name)
  expect(await names('en')).toEqual(['Instagram · Food · From ฿1,500'])
  expect(await names('th')).toEqual(['Instagram · อาหาร · ฿1,500 ขึ้นไป'])
  app.clock.advance(2 * HOUR)
  await buildCampaign(app.db, { price: 450_000 as Satang, topic: 'food', publishedAt: app.clock.now() })
  app.clock.advance(1)
  await sweepSavedSearches(app.app)
  const [notice] = (await app.outbox(influencer.accountId)).filter(({ kind }) => kind === 'campaign.new_matches')
  expect(notice?.subject).toContain('อาหาร')
})

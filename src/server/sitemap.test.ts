import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { buildContent } from '../../tests/content-factory.ts'
import { buildCampaign, buildOperator } from '../../tests/factories.ts'
import { openTestApp, type TestApp } from '../../tests/harness.ts'
import { DAY } from '../core/clock.ts'
import { contract as desk } from '../features/content/contract.ts'
import { HIDDEN_BLOG_CATEGORY } from '../features/content/kinds.ts'
import { type ContentVersions, watchContent } from './content-versions.ts'
import { registerSitemap } from './sitemap.ts'

let app: TestApp
let http: FastifyInstance
let versions: ContentVersions
beforeAll(async () => {
  app = await openTestApp()
})
/** Each test starts with an empty cache. */
beforeEach(async () => {
  await http?.close()
  http = Fastify()
  versions = watchContent(app.db)
  await versions.poll()
  registerSitemap(http, app.app, versions)
})
afterAll(async () => {
  await http.close()
  await app.close()
})
const listed = async (): Promise<string[]> =>
  [...(await http.inject('/sitemap.xml')).body.matchAll(/<loc>[^<]*?\/th\/([^<]*)<\/loc>/g)].map(
    ([, path]) => path ?? '',
  )

test('lists public content that has a page: no hidden article, no draft', async () => {
  await buildContent(app.db, 'article', { slug: 'shown', doc: { category: 8 } })
  await buildContent(app.db, 'article', { slug: 'hidden', doc: { category: HIDDEN_BLOG_CATEGORY } })
  await buildContent(app.db, 'article', { slug: 'draft', live: false })
  await buildContent(app.db, 'caseStudy', { slug: 'case' })
  await buildContent(app.db, 'package', { slug: 'pack' })
  await buildContent(app.db, 'faq', { slug: 'question' })
  const paths = await listed()
  expect(paths).toEqual(expect.arrayContaining(['articles', 'articles/detail/shown', 'caseStudy/detail/case']))
  expect(paths).toContain('Marketer/package/detail/pack')
  expect(paths.filter((path) => /hidden|draft|question/.test(path))).toEqual([])
})

test('lists jobs that anybody can apply for: none that is full, paused, closed or for invited people only', async () => {
  const job = async (values: Parameters<typeof buildCampaign>[1]) =>
    `jobMarketBoard/${(await buildCampaign(app.db, { status: 'live', kind: 'public', ...values })).id}`
  const open = { closeAt: new Date(app.clock.now().getTime() + DAY), publishedAt: app.clock.now(), slots: 2 }
  const free = await job({ ...open, slotsTaken: 1 })
  const gone = [
    await job({ ...open, slotsTaken: 2 }),
    await job({ ...open, paused: true }),
    await job({ ...open, closeAt: app.clock.now() }),
    await job({ ...open, kind: 'invite_only' }),
  ]
  const paths = await listed()
  expect(paths).toContain(free)
  expect(paths.filter((path) => gone.includes(path))).toEqual([])
})

test('an unpublished article is removed at the next poll', async () => {
  const { id } = await buildContent(app.db, 'article', { slug: 'leaving', doc: { category: 8 } })
  const as = await app.callerOf((await buildOperator(app.db)).id)
  expect(await listed()).toContain('articles/detail/leaving')
  expect((await app.call(desk.unpublish, { as, params: { id } })).status).toBe(200)
  await versions.poll()
  expect(await listed()).not.toContain('articles/detail/leaving')
})

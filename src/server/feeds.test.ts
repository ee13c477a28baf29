import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { buildContent } from '../../tests/content-factory.ts'
import { openTestApp } from '../../tests/harness.ts'
import { registerFeeds } from './feeds.ts'

test('a feed is kept for a minute, so that its readers do not ask the database', async () => {
  const app = await openTestApp()
  const http = Fastify()
  registerFeeds(http, app.app)
  await buildContent(app.db, 'article', { slug: 'first' })
  const read = async (lang: string) => (await http.inject(`/${lang}/articles/rss.xml`)).body
  const feed = await read('th')
  expect(feed).toContain('/th/articles/detail/first')
  await app.close()
  expect(await read('th')).toBe(feed)
  await http.close()
})

import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { buildContent } from '../../tests/content-factory.ts'
import { openTestApp } from '../../tests/harness.ts'
import type { ContentTag } from '../core/content-tags.ts'
import { registerFeeds } from './feeds.ts'

test('a feed is cached until an article changes, so that its readers do not query the database', async () => {
  const app = await openTestApp()
  let change: (tags: readonly ContentTag[]) => void = () => {}
  const http = Fastify()
  registerFeeds(http, app.app, {
    onChange: (drop) => {
      change = drop
    },
    poll: async () => {},
  })
  await buildContent(app.db, 'article', { slug: 'first' })
  const read = async (lang: string) => (await http.inject(`/${lang}/articles/rss.xml`)).body
  const feed = await read('th')
  expect(feed).toContain('/th/articles/detail/first')
  await buildContent(app.db, 'article', { slug: 'second' })
  change(['faq'])
  expect(await read('th')).toBe(feed)
  change(['articles'])
  expect(await read('th')).toContain('/th/articles/detail/second')
  await app.close()
  await http.close()
})

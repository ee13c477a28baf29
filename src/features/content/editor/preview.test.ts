import { afterAll, beforeAll, expect, test } from 'vitest'
import { openEditor, type TestEditor } from '../../../../tests/content-editor.ts'
import { buildInfluencer } from '../../../../tests/factories.ts'
import { TEST_NOW } from '../../../../tests/harness.ts'
import { wholeDoc } from '../../../../tests/whole-doc.ts'
import { dayOf } from '../../../core/calendar.ts'
import type { AnyEndpoint, CallInput } from '../../../core/endpoint.ts'
import { type Caller, OPEN_CALLER } from '../../../platform/context.ts'
import { contract as articles } from '../../articles/contract.ts'
import { contract as cases } from '../../cases/contract.ts'
import { contract as contact } from '../../contact/contract.ts'
import { contract as downloads } from '../../downloads/contract.ts'
import { contract as faq } from '../../faq/contract.ts'
import { contract as legal } from '../../legal/contract.ts'
import { contract as packages } from '../../packages/contract.ts'
import { contract as site } from '../../site/contract.ts'
import { contract as winners } from '../../winners/contract.ts'
import { contract } from '../contract.ts'
import { KINDS, type Kind } from '../kinds.ts'

let testEditor: TestEditor
let influencer: Caller
beforeAll(async () => {
  testEditor = await openEditor()
  influencer = await testEditor.app.callerOf((await buildInfluencer(testEditor.app.db)).id)
})
afterAll(() => testEditor.app.close())

interface Look {
  slug: string
  as: Caller
  query: { preview?: string }
}
/** Text of a response, including errors. */
async function words<E extends AnyEndpoint>(endpoint: E, as: Caller, input: Partial<CallInput<E>>): Promise<string> {
  return JSON.stringify((await testEditor.app.call(endpoint, { as, ...input })).body)
}
/** The editor's own preview, for kinds without a page of their own. */
const asOperator = (as: Caller, id: string) => words(contract.get, as, { params: { id } })

/** How visitors read an item of each kind, and operators its preview. */
const READERS: Record<Kind, (look: Look) => Promise<string>> = {
  article: ({ slug, as, query }) => words(articles.get, as, { params: { locale: 'en', slug }, query }),
  caseStudy: ({ slug, as, query }) => words(cases.get, as, { params: { locale: 'en', id: slug }, query }),
  faq: ({ as, query }) => words(faq.list, as, { params: { locale: 'en', x: 'marketer' }, query }),
  winner: ({ as, query }) => words(winners.list, as, { params: { locale: 'en' }, query: { ...query, year: 2026 } }),
  partnerChannel: ({ as, query }) => words(contact.partners, as, { params: { locale: 'en' }, query }),
  page: ({ as, query }) => words(legal.page, as, { params: { page: 'about', locale: 'en' }, query }),
  package: ({ slug, as, query }) => words(packages.find, as, { params: { a: 'en', b: slug }, query }),
  download: ({ slug, as, query }) => words(downloads.get, as, { params: { locale: 'en', slug }, query }),
  metadata: ({ as, query: { preview } }) =>
    preview && as.scope === 'operator'
      ? asOperator(as, preview)
      : words(site.seo, as, { params: { page: 'faq', locale: 'en' } }),
  notice: ({ as, query: { preview } }) =>
    preview && as.scope === 'operator' ? asOperator(as, preview) : words(site.config, as, {}),
  redirect: ({ as, query: { preview } }) =>
    preview && as.scope === 'operator' ? asOperator(as, preview) : words(site.redirects, as, {}),
}
const today = dayOf(TEST_NOW)
const MORE: Partial<Record<Kind, object>> = {
  metadata: { page: 'faq' },
  notice: { showFrom: today, showUntil: today, windowDay: today },
  redirect: { url: 'https://jobs.example.com/talad' },
}

test.each(KINDS)('a draft of kind %s is shown only in its preview', async (kind) => {
  const { create, save, publish, as } = testEditor
  const read = READERS[kind]
  const [before, draft] = [`Public ${kind}`, `Drafted ${kind}`]
  const fresh = await save(await create(kind, 'first'), wholeDoc(kind, before, MORE[kind]))
  expect(await read({ slug: 'first', as, query: { preview: fresh.id } })).toContain(before)
  expect(await read({ slug: 'first', as, query: {} })).not.toContain(before)

  const item = await save(await publish(fresh), wholeDoc(kind, draft, MORE[kind]), { slug: 'second' })
  const preview = await read({ slug: 'second', as, query: { preview: item.id } })
  expect(preview).toContain(draft)
  expect(preview).not.toContain(before)
  for (const query of [{}, { preview: item.id }])
    for (const stranger of [OPEN_CALLER, influencer]) {
      const seen = await read({ slug: 'first', as: stranger, query })
      expect(seen).toContain(before)
      expect(seen).not.toContain(draft)
    }
})

test('a previewed draft has the place in the list that its publication will give it', async () => {
  const { app, as, create, save, publish } = testEditor
  const question = (name: string, over: object = {}) => wholeDoc('faq', name, { audience: 'influencer', ...over })
  for (const [at, name] of ['a', 'b', 'c'].entries())
    await publish(await save(await create('faq', name), question(name), { position: 10 * at }))
  const moved = await save(await create('faq', 'moved'), question('moved'), { position: 15 })
  const slugs = async (x: 'marketer' | 'influencer', caller: Caller, preview: string) => {
    const { body } = await app.call(faq.list, { as: caller, params: { locale: 'en', x }, query: { preview } })
    return [body.preview, body.data.map(({ slug }) => slug).join(' ')]
  }
  expect(await slugs('influencer', as, moved.id)).toEqual([true, 'a b moved c'])
  expect(await slugs('influencer', OPEN_CALLER, moved.id)).toEqual([false, 'a b c'])
  // Published for one audience, then moved to the other one in the draft.
  const live = await publish(moved)
  await save(live, question('moved', { audience: 'marketer' }), { position: 15 })
  expect((await slugs('influencer', as, moved.id))[1]).toBe('a b c')
  expect((await slugs('marketer', as, moved.id))[1]).toContain('moved')
  expect((await slugs('influencer', OPEN_CALLER, moved.id))[1]).toBe('a b moved c')
})

test('winners of a year that is not public yet can be previewed', async () => {
  const item = await testEditor.save(
    await testEditor.create('winner', 'next'),
    wholeDoc('winner', 'Next', { year: 2031 }),
  )
  const ask = (as: Caller) =>
    testEditor.app.call(winners.list, { as, params: { locale: 'en' }, query: { year: 2031, preview: item.id } })
  const { body } = await ask(testEditor.as)
  expect([body.years[0], body.data.map(({ name }) => name)]).toEqual([2031, ['Next']])
  expect((await ask(OPEN_CALLER)).status).toBe(404)
})

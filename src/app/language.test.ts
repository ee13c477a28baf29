import type { LoaderFunctionArgs } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import type { CallResult } from '../web/page.ts'
import { loader } from './language.tsx'

afterEach(() => void vi.restoreAllMocks())

/** A client navigation with stubbed endpoints, at the time 7. */
const move = (path: string, dispatch: (id: string, input: unknown) => Promise<CallResult>) =>
  loader({
    url: new URL(`https://talad.example${path}`),
    context: { get: () => ({ lang: 'th', now: () => 7, dispatch }) },
  } as unknown as LoaderFunctionArgs)

/** The endpoints that a client navigation calls, with their input. */
async function requestsOf(path: string): Promise<Map<string, unknown>> {
  const calls = new Map<string, unknown>()
  await move(path, async (id, input) => {
    calls.set(id, input)
    return { ok: true, body: { data: { title: id } } }
  })
  return calls
}

test('metadata is loaded on every navigation, by page name and section', async () => {
  expect((await requestsOf('/th/articles')).get('site.seo')).toEqual({
    params: { page: 'articles', locale: 'th' },
    query: { section: 'articles' },
  })
  expect((await requestsOf('/th/Marketer/package')).get('site.seo')).toMatchObject({ query: { section: 'Marketer' } })
  expect((await requestsOf('/th/no-such-page')).get('site.seo')).toMatchObject({ params: { page: 'notFound' } })
})

test('articles and case studies set their own metadata: only the site configuration is loaded', async () => {
  for (const path of ['/th/articles/detail/first-job', '/en/caseStudy/detail/nuanuan-serum'])
    expect([...(await requestsOf(path)).keys()], path).toEqual(['site.config'])
})

test("a failed content fetch is logged as 'API Error:' and yields null", async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  const failed = { ok: false as const, error: { code: 'internal', message: 'no database', status: 500 } }
  expect(await move('/th/faq', async () => failed)).toMatchObject({ path: '/th/faq', seo: null, site: null, now: 7 })
  expect(log.mock.calls.map(([words]) => words)).toEqual(['API Error:', 'API Error:'])
})

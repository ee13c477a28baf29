import type { LoaderFunctionArgs } from 'react-router'
import { expect, test } from 'vitest'
import { loader } from './language.tsx'

/** The endpoints that a move to a page asks, with what they were asked. */
async function asked(path: string): Promise<Map<string, unknown>> {
  const calls = new Map<string, unknown>()
  const server = {
    lang: 'th',
    dispatch: async (id: string, input: unknown) => {
      calls.set(id, input)
      return { ok: true, body: { data: { title: id } } }
    },
  }
  const request = new Request(`https://talad.example${path}`)
  await loader({ request, context: { get: () => server } } as unknown as LoaderFunctionArgs)
  return calls
}

test('metadata is asked for on every move, by page name and section', async () => {
  expect((await asked('/th/articles')).get('site.seo')).toEqual({
    params: { page: 'articles', locale: 'th' },
    query: { section: 'articles' },
  })
  expect((await asked('/th/Marketer/package')).get('site.seo')).toMatchObject({ query: { section: 'Marketer' } })
  expect((await asked('/th/no-such-page')).get('site.seo')).toMatchObject({ params: { page: 'notFound' } })
})

test('an article and a case study set their own: nothing but what stands around the page is asked for', async () => {
  for (const path of ['/th/articles/detail/first-job', '/en/caseStudy/detail/nuanuan-serum'])
    expect([...(await asked(path)).keys()], path).toEqual(['site.config'])
})

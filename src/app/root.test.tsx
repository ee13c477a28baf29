import { renderToString } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, it } from 'vitest'
import { ErrorPage } from './pages/error-page.tsx'
import { Layout } from './root.tsx'
import { shellText } from './text/index.ts'

const ErrorBoundary = () => (
  <Layout>
    <ErrorPage />
  </Layout>
)
const Refused = createRoutesStub([{ id: 'refused', path: '*', Component: () => null, ErrorBoundary }])
const NOT_FOUND = { status: 404, statusText: '', internal: false, data: null }

it.each([
  ['/th/Marketer/credit', 'th', 'กลับหน้าแรก'],
  ['/en/Marketer/credit', 'en', 'Go Back to Home'],
] as const)('an error before any loader ran is shown in the language of the URL: %s', async (path, lang, home) => {
  await shellText.load(lang)
  const html = renderToString(<Refused initialEntries={[path]} hydrationData={{ errors: { refused: NOT_FOUND } }} />)
  expect(html).toContain(`<html lang="${lang}"`)
  expect(html).toContain(`Page Not Found: ${path}`)
  expect(html).toMatch(new RegExp(`<a href="/${lang}"[^>]*><span>${home}`))
})

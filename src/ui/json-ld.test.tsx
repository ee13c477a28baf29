import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { JsonLd } from './json-ld.tsx'

test('data cannot close its script element', () => {
  const name = '</script><!--&\u2028'
  const html = renderToStaticMarkup(<JsonLd thing={{ '@context': 'https://schema.org', '@type': 'Thing', name }} />)
  const text = html.slice(html.indexOf('>') + 1, html.lastIndexOf('</script>'))
  expect(text).not.toMatch(/[<>&\u2028]/)
  expect(JSON.parse(text).name).toBe(name)
})

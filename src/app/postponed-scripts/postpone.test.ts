import { expect, test } from 'vitest'
import { POSTPONED_REL, POSTPONED_TYPE, postponeModules } from './postpone.ts'

const page = (rel: string, type: string) =>
  `<html><head><link rel="${rel}" href="/assets/a.js"/><link rel="stylesheet" href="/a.css"/></head><body><script nonce="n">one()</script><p>"module" "modulepreload" สวัสดี</p><script type="module" src="/assets/page.js"></script><script nonce="n" type="${type}" async="">import "/assets/a.js";\nconst price = "$&<script type=\\"module\\">";</script></body></html>`

test('module scripts and their preloads are postponed, and nothing else in the document changes', () => {
  expect(postponeModules(page('modulepreload', 'module'))).toBe(page(POSTPONED_REL, POSTPONED_TYPE))
})

test('a document without module scripts is unchanged', () => {
  const plain = '<html><head></head><body><script>one()</script></body></html>'
  expect(postponeModules(plain)).toBe(plain)
})

import { describe, expect, test } from 'vitest'
import { startLate } from './late-scripts.ts'

const page = (nonce: string) =>
  `<html><head><link rel="modulepreload" href="/assets/a.js"/><link rel="stylesheet" href="/a.css"/></head><body><script${nonce}>one()</script><script${nonce} type="module" async="">import "/assets/a.js";\nconst price = "$&";</script></body></html>`

describe('scripts after the first picture', () => {
  test('nothing is fetched by the document, the start and its nonce are kept whole', () => {
    const late = startLate(page(' nonce="n1"')).join('')
    expect(late).not.toContain('<link rel="modulepreload"')
    expect(late).not.toMatch(/<script[^>]* type="module"/)
    expect(late).toContain(
      '<script nonce="n1" type="text/plain" data-start="">import "/assets/a.js";\nconst price = "$&";</script>',
    )
    expect(late).toContain('["/assets/a.js"]')
    expect(late).toContain('<html data-folded="">')
    expect(late).toContain('<link rel="stylesheet"')
  })

  test('a document of another form is left alone', () => {
    for (const other of ['<html></html>', '<head></head><script type="module" src="/a.js"></script>'])
      expect(startLate(other)).toEqual([other])
  })
})

import { describe, expect, it } from 'vitest'
import { matchRoute } from '../../../src/app/route-table.ts'
import { DOCS } from '../../../src/features/content/kinds.ts'
import { sceneNames } from '../../../src/ui/art/scene-names.ts'
import { expectVideoLimit } from '../checks.fixture.ts'
import { ARTICLES_B } from './index.ts'

const LANGUAGES = ['th', 'en'] as const
const THAI = /[\u0E00-\u0E7F]/
const TAG = /<\/?([a-z0-9]+)([^>]*)>/gi
const ALLOWED = new Set(
  'h2 h3 p ul ol li strong em a blockquote table thead tbody tr th td figure figcaption hr br'.split(' '),
)
const NO_END = new Set(['hr', 'br'])
const ATTRIBUTES: Record<string, RegExp> = {
  a: /^ href="[^"<>\s]+"$/,
  th: /^( scope="(col|row)")?$/,
}
const slugs = ARTICLES_B.map((item) => item.slug)

const countWords = (html: string, language: 'th' | 'en'): number =>
  [...new Intl.Segmenter(language, { granularity: 'word' }).segment(html.replace(TAG, ' '))].filter((s) => s.isWordLike)
    .length

/** The first error in the markup: a tag or attribute that is not allowed, or wrong nesting. */
function faultOf(html: string): string | null {
  const open: string[] = []
  for (const [whole, name = '', attributes = ''] of html.matchAll(TAG)) {
    const attributesAllowed = whole.startsWith('</') ? /^$/ : (ATTRIBUTES[name] ?? /^$/)
    if (!ALLOWED.has(name) || !attributesAllowed.test(attributes)) return whole
    if (NO_END.has(name)) continue
    if (!whole.startsWith('</')) open.push(name)
    else if (open.pop() !== name) return whole
  }
  return open.at(-1) ?? (/[<>]/.test(html.replace(TAG, '')) ? 'stray bracket' : null)
}

describe('tips for creators and brands', () => {
  it('has seven creator tips and six brand tips with unique slugs', () => {
    expect(ARTICLES_B.filter((item) => item.doc.category === 8)).toHaveLength(7)
    expect(ARTICLES_B.filter((item) => item.doc.category === 9)).toHaveLength(6)
    expect(new Set(slugs).size).toBe(13)
    for (const slug of slugs) expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
  })

  it('is spread over 300 days, none on the same day', () => {
    const days = ARTICLES_B.map((item) => item.published.daysAgo)
    expect(new Set(days).size).toBe(days.length)
    expect(Math.min(...days)).toBeGreaterThanOrEqual(1)
    expect(Math.max(...days)).toBeLessThanOrEqual(300)
    for (const { published } of ARTICLES_B) expect(published.minute).toBeLessThan(24 * 60)
  })

  it.each(ARTICLES_B)('$slug is a complete document in both languages', ({ doc }) => {
    expect(() => DOCS.article.strict().parse(doc)).not.toThrow()
    expect(sceneNames).toContain(doc.cover.scene)
    expect(doc.tags.length).toBeGreaterThan(0)
    expectVideoLimit(doc.body, 'body')
    for (const words of [doc.title, doc.summary, doc.body, doc.cover.alt, doc.author]) {
      expect(words.th).toMatch(THAI)
      expect(words.en.trim()).not.toBe('')
      expect(words.en).not.toMatch(THAI)
    }
  })

  it.each(ARTICLES_B)('$slug is valid rich text of a suitable length', ({ doc }) => {
    for (const language of LANGUAGES) {
      const html = doc.body[language]
      expect(faultOf(html)).toBeNull()
      const headings = html.match(/<h2>/g) ?? []
      expect(headings.length).toBeGreaterThanOrEqual(3)
      expect(headings.length).toBeLessThanOrEqual(6)
      expect(html).toMatch(/<(table|ul|ol)>/)
      expect(countWords(html, language)).toBeGreaterThanOrEqual(500)
      expect(countWords(html, language)).toBeLessThanOrEqual(900)
    }
    expect(doc.body.th.match(/<\w+/g)).toEqual(doc.body.en.match(/<\w+/g))
  })

  it.each(ARTICLES_B)('$slug links to pages that exist, in its own language', ({ doc }) => {
    for (const language of LANGUAGES) {
      const links = [...doc.body[language].matchAll(/href="([^"]+)"/g)].map(([, href = '']) => href)
      expect(links.length).toBeGreaterThan(0)
      for (const href of links) {
        expect(href.startsWith(`/${language}/`)).toBe(true)
        expect(matchRoute(href)?.guard).toBe('open')
        const [, slug] = href.split('/articles/detail/')
        if (slug !== undefined) expect(slugs).toContain(slug)
      }
    }
  })
})

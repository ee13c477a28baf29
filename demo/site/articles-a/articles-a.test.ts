import { describe, expect, test } from 'vitest'
import { sceneNames } from '../../../src/ui/art/scene-names.ts'
import { expectCopy, expectItems, expectRich, wordCount, wordsOf } from '../checks.fixture.ts'
import { ARTICLES_A } from './index.ts'

const LANGS = ['th', 'en'] as const
/** Number of words in the body by category, minimum and maximum. */
const LENGTHS: Record<number, readonly [number, number]> = {
  5: [450, 800],
  6: [350, 800],
  10: [450, 800],
  12: [250, 450],
}
const headings = (html: string): number => html.match(/<h2>/g)?.length ?? 0

test('there are four articles in each of three categories and a hidden one, all of the right shape', () => {
  const count = (category: number) => ARTICLES_A.filter(({ doc }) => doc.category === category).length
  expect([5, 10, 12, 6].map(count)).toEqual([4, 4, 4, 1])
  expectItems(ARTICLES_A, 'article')
  for (const { slug } of ARTICLES_A) expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
})

test('they are published over the year, the newest first', () => {
  const days = ARTICLES_A.map(({ published }) => published.daysAgo)
  expect(days).toEqual([...days].sort((a, b) => a - b))
  expect([days[0], days.at(-1)]).toEqual([2, 330])
})

describe.each(ARTICLES_A.map((item) => [item.slug, item.doc] as const))('%s', (slug, doc) => {
  test('is complete in each language and has a drawn cover', () => {
    for (const [path, words] of wordsOf(doc)) expectCopy(words, `${slug}${path}`)
    expect(sceneNames).toContain(doc.cover.scene)
    expect(doc.tags.length).toBeGreaterThan(0)
  })

  test('is well-formed and links to pages of the site and articles of this group', () => {
    expectRich(doc.body, slug)
    for (const [, linked] of `${doc.body.th}${doc.body.en}`.matchAll(/\/articles\/detail\/([^"]+)"/g))
      expect(ARTICLES_A.map((item) => item.slug)).toContain(linked)
  })

  test('has the length of its category and the same headings in both languages', () => {
    const [least, most] = LENGTHS[doc.category] ?? [0, 0]
    for (const lang of LANGS) {
      const words = wordCount(doc.body[lang], lang)
      expect(words, lang).toBeGreaterThanOrEqual(least)
      expect(words, lang).toBeLessThanOrEqual(most)
      expect(headings(doc.body[lang]), lang).toBeGreaterThanOrEqual(3)
      expect(headings(doc.body[lang]), lang).toBeLessThanOrEqual(6)
    }
    expect(headings(doc.body.th)).toBe(headings(doc.body.en))
  })
})

import { describe, expect, it } from 'vitest'
import { expectCopy, expectItems, expectRich, wordCount, wordsOf } from '../checks.fixture.ts'
import { FAQ } from './index.ts'

const of = (audience: string) => FAQ.filter((item) => item.doc.audience === audience)

describe('questions and answers', () => {
  it('are 22 for each side, in four to six topics, in order', () => {
    expectItems(FAQ, 'faq')
    for (const audience of ['marketer', 'influencer']) {
      expect(of(audience)).toHaveLength(22)
      const topics = new Set(of(audience).map((item) => item.doc.topic.th)).size
      expect(topics).toBeGreaterThanOrEqual(4)
      expect(topics).toBeLessThanOrEqual(6)
    }
    expect(FAQ.map((item) => item.position)).toEqual(FAQ.map((_, index) => index + 1))
  })

  it.each(FAQ.map((item) => [item.slug, item] as const))('%s has an answer of 40 to 160 words', (slug, { doc }) => {
    expect(slug).toMatch(/^[a-z]+(-[a-z]+)*$/)
    for (const lang of ['th', 'en'] as const) {
      const words = wordCount(doc.answer[lang], lang)
      expect(words, lang).toBeGreaterThanOrEqual(40)
      expect(words, lang).toBeLessThanOrEqual(160)
    }
    for (const [path, words] of wordsOf(doc, slug)) {
      expectCopy(words, path)
      expect(`${words.th}${words.en}`, path).not.toMatch(/influencer(?!\/)|อินฟลู/)
    }
    expectRich(doc.answer, slug)
  })
})

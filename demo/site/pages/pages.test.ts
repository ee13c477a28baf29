import { describe, expect, it } from 'vitest'
import { PAGE_KEYS } from '../../../src/features/content/kinds.ts'
import { expectCopy, expectItems, expectRich, wordCount, wordsOf } from '../checks.fixture.ts'
import { PAGES } from './index.ts'

const LENGTH: Record<string, [from: number, to: number]> = {
  about: [450, 1_200],
  privacy: [1_400, 5_000],
  termsOfUse: [1_400, 5_000],
  PRIVACY_POLICY: [150, 350],
  THAI_LLM: [150, 350],
  marketing: [150, 350],
}
const LANGS = ['th', 'en'] as const
const paragraphs = (html: string) => html.split('\n')

describe('static texts', () => {
  it('has one text for every key', () => {
    expectItems(PAGES, 'page')
    expect(PAGES.map((item) => item.slug).sort()).toEqual([...PAGE_KEYS].sort())
    for (const item of PAGES) expect(item.slug).toBe(item.doc.key)
  })

  it.each(PAGES.map((item) => [item.slug, item] as const))(
    '%s is a complete text of the required length',
    (slug, item) => {
      const [from, to] = LENGTH[slug]!
      for (const doc of [item.doc, ...(item.earlier ?? []).map((older) => older.doc)]) {
        for (const [path, words] of wordsOf(doc, slug)) expectCopy(words, path)
        expectRich(doc.body, slug)
        for (const lang of LANGS) {
          const words = wordCount(doc.body[lang], lang)
          expect(words, lang).toBeGreaterThanOrEqual(from)
          expect(words, lang).toBeLessThanOrEqual(to)
          const heads = doc.body[lang].split('<h2>').length - 1
          expect(heads, lang).toBeGreaterThanOrEqual(3)
          expect(heads, lang).toBeLessThanOrEqual(6)
        }
        expect(doc.body.th.match(/<\w+/g)?.join(), 'same build in both languages').toBe(
          doc.body.en.match(/<\w+/g)?.join(),
        )
      }
    },
  )

  it.each(['privacy', 'termsOfUse'])('%s differs from the previous version in a few paragraphs', (slug) => {
    const { doc, earlier = [] } = PAGES.find((item) => item.slug === slug)!
    expect(earlier).toHaveLength(1)
    const before = earlier[0]!
    expect(before.daysAgo).toBe(425)
    expect(before.doc.effectiveFrom < doc.effectiveFrom).toBe(true)
    for (const lang of LANGS) {
      const old = paragraphs(before.doc.body[lang])
      const changed = paragraphs(doc.body[lang]).filter((paragraph) => !old.includes(paragraph))
      expect(changed.length).toBeGreaterThanOrEqual(4)
      expect(changed.length).toBeLessThanOrEqual(9)
    }
  })

  it('names the seller where the law requires it', () => {
    for (const slug of ['about', 'privacy', 'termsOfUse']) {
      const { body } = PAGES.find((item) => item.slug === slug)!.doc
      expect(body.th).toContain('บริษัท ตลาด มีเดีย จำกัด')
      expect(body.th).toContain('99 ถนนพระรามที่ 4 แขวงพระโขนง เขตคลองเตย กรุงเทพมหานคร 10110')
      for (const lang of LANGS) expect(body[lang]).toContain('0105561012346')
    }
  })
})

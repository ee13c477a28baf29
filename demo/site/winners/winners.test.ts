import { describe, expect, it } from 'vitest'
import { missingIn } from '../../../src/features/content/rules/publish.ts'
import { personNames } from '../../../src/ui/art/person-names.ts'
import { expectCopy, expectItems, wordsOf } from '../checks.fixture.ts'
import { AWARDS } from './build-winner.ts'
import { WINNERS } from './index.ts'

const groups = Map.groupBy(WINNERS, ({ doc }) => `${doc.year} ${doc.category.en}`)

describe('award winners', () => {
  it('cover three years with six categories each', () => {
    expectItems(WINNERS, 'winner')
    expect([...new Set(WINNERS.map((item) => item.doc.year))]).toEqual([2025, 2024, 2023])
    expect(groups.size).toBe(3 * Object.keys(AWARDS).length)
  })

  it('have places from the first on, at most three in a category', () => {
    for (const [name, items] of groups) {
      expect(items.length, name).toBeLessThanOrEqual(3)
      expect(items.map((item) => item.doc.place)).toEqual(items.map((_, index) => index + 1))
      expect(new Set(items.map((item) => item.doc.handle)).size, name).toBe(items.length)
    }
  })

  it('have a different portrait for each winner of a year', () => {
    for (const [year, items] of Map.groupBy(WINNERS, (item) => item.doc.year)) {
      expect(new Set(items.map((item) => item.doc.portrait.scene)).size, String(year)).toBe(items.length)
    }
  })

  it('have a portrait, a handle, and a reason of two or three sentences in both languages', () => {
    for (const { slug, doc } of WINNERS) {
      expect(slug).toMatch(/^\d{4}-[a-z]+-\d$/)
      expect(personNames).toContain(doc.portrait.scene)
      expect(doc.handle).toMatch(/^[a-z0-9._]+$/)
      expect(missingIn('winner', doc)).toEqual([])
      for (const [path, words] of wordsOf(doc, slug)) expectCopy(words, path)
      const sentences = doc.reason.en.split(/[.?](?:[”’])?(?:\s|$)/).filter(Boolean).length
      expect(sentences, slug).toBeGreaterThanOrEqual(2)
      expect(sentences, slug).toBeLessThanOrEqual(3)
    }
  })
})

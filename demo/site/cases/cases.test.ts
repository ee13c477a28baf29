import { describe, expect, it } from 'vitest'
import { CASE_CATEGORIES, type Doc } from '../../../src/features/content/kinds.ts'
import { CASE_CATEGORY_NAMES } from '../../../src/features/content/rules/case-categories.ts'
import { missingIn } from '../../../src/features/content/rules/publish.ts'
import { sceneNames } from '../../../src/ui/art/scene-names.ts'
import { expectCopy, expectItems, expectRich, wordCount, wordsOf } from '../checks.fixture.ts'
import { MEASURES } from './figure-parts.ts'
import { CASES } from './index.ts'

type Case = Doc<'caseStudy'>

/** The figure with this label; undefined if the case study does not show it. */
function figureOf(doc: Case, { en }: { en: string }): number | undefined {
  const figure = doc.figures.find((one) => one.label.en === en)
  return figure?.value
}

/** A quotient rounded as the figures show it; undefined if a part is missing. */
const quotient = (a: number | undefined, b: number | undefined, places: number): number | undefined =>
  a === undefined || b === undefined ? undefined : Number((a / b).toFixed(places))

/** How a text writes a figure: commas between thousands; money and rates may have trailing zeros. */
function written({ value }: Case['figures'][number]): RegExp {
  const shown = value.toLocaleString('en-US')
  const zeros = shown.includes('.') ? '0?' : '(?:\\.0+)?'
  return new RegExp(`(?<![\\d,.])${shown.replace('.', '\\.')}${zeros}(?!\\d|[,.]\\d)`)
}

describe('case studies', () => {
  it('are twelve and cover all industries, each of which has a name', () => {
    expectItems(CASES, 'caseStudy')
    expect(CASES).toHaveLength(12)
    expect(new Set(CASES.map((item) => item.doc.category)).size).toBe(CASE_CATEGORIES.length)
    expect(Object.keys(CASE_CATEGORY_NAMES).map(Number)).toEqual([...CASE_CATEGORIES])
    for (const [path, words] of wordsOf(CASE_CATEGORY_NAMES)) expectCopy(words, path)
    const dates = CASES.map((item) => item.published.daysAgo)
    expect(dates).toEqual(dates.toSorted((a, b) => a - b))
  })

  it.each(CASES.map((item) => [item.slug, item] as const))('%s is complete in both languages', (slug, { doc }) => {
    expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
    expect(sceneNames).toContain(doc.cover.scene)
    expect(missingIn('caseStudy', doc)).toEqual([])
    for (const [path, words] of wordsOf(doc, slug)) expectCopy(words, path)
    expectRich(doc.body, slug)
    for (const lang of ['th', 'en'] as const) {
      const words = wordCount(doc.body[lang], lang)
      expect(words, lang).toBeGreaterThanOrEqual(350)
      expect(words, lang).toBeLessThanOrEqual(600)
      const headings = doc.body[lang].match(/<h2>/g)?.length
      expect(headings).toBeGreaterThanOrEqual(3)
      expect(headings).toBe(doc.body.th.match(/<h2>/g)?.length)
    }
  })

  it.each(CASES.map((item) => [item.slug, item] as const))('%s has consistent figures', (slug, { doc }) => {
    expect(doc.figures.length).toBeGreaterThanOrEqual(4)
    expect(doc.figures.length).toBeLessThanOrEqual(6)
    expect([1, 2]).toContain(doc.series.length)
    for (const figure of doc.figures) {
      expect(doc.body.th, slug).toMatch(written(figure))
      expect(doc.body.en, slug).toMatch(written(figure))
    }
    for (const { label, unit, points } of doc.series) {
      expect(points.length, label.en).toBeGreaterThanOrEqual(8)
      expect(points.length, label.en).toBeLessThanOrEqual(12)
      const total = points.reduce((sum, point) => sum + point.value, 0)
      if (unit === 'count') expect(total, label.en).toBe(figureOf(doc, label))
    }
    const of = (label: { en: string }) => figureOf(doc, label)
    const reached = quotient(of(MEASURES.engagements), of(MEASURES.reach), 4)
    if (reached !== undefined) expect(of(MEASURES.rate)).toBe(Number((reached * 100).toFixed(1)))
    for (const [cost, what] of [
      [MEASURES.perClick, MEASURES.clicks],
      [MEASURES.perCoupon, MEASURES.coupons],
      [MEASURES.perEngagement, MEASURES.engagements],
    ] as const) {
      const each = quotient(of(MEASURES.spend), of(what), 2)
      if (each !== undefined && of(cost) !== undefined) expect(of(cost), cost.en).toBe(each)
    }
  })
})

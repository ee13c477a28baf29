import { describe, expect, it } from 'vitest'
import { missingIn } from '../../../src/features/content/rules/publish.ts'
import { sceneNames } from '../../../src/ui/art/scene-names.ts'
import { PACKAGES } from '../../content/packages.ts'
import { CASES } from '../cases/index.ts'
import { expectCopy, expectItems, expectRich, wordCount, wordsOf } from '../checks.fixture.ts'
import { PACKAGES_ON_SITE } from './index.ts'

const bySlug = new Map(PACKAGES_ON_SITE.map((item) => [item.slug, item.doc]))
const rows = PACKAGES_ON_SITE.map((item) => [item.slug, item.doc] as const)

describe('packages on the site', () => {
  it('are twelve in order, two of them by creator, one of them recommended', () => {
    expectItems(PACKAGES_ON_SITE, 'package')
    expect(PACKAGES_ON_SITE.map((item) => item.position)).toEqual(Array.from({ length: 12 }, (_, i) => i + 1))
    expect(rows.filter(([, doc]) => doc.audience === 'influencer')).toHaveLength(2)
    expect(rows.filter(([, doc]) => doc.popular).map(([slug]) => slug)).toEqual(['micro-10'])
  })

  it('have the figures of the catalogue', () => {
    for (const one of PACKAGES) {
      expect(bySlug.get(one.key), one.key).toMatchObject({
        title: one.name,
        tier: one.tier,
        channelType: one.channel,
        postType: one.post,
        units: one.jobs,
        price: one.price,
        creatorPay: one.creatorPay,
        objective: one.objective,
      })
    }
  })

  it.each(rows)('%s costs units × (pay + fee), with a fee near a tenth of the pay', (_, doc) => {
    const fee = doc.price / doc.units - doc.creatorPay
    expect(Number.isInteger(fee)).toBe(true)
    expect(doc.units * (doc.creatorPay + fee)).toBe(doc.price)
    expect(fee / doc.creatorPay).toBeGreaterThan(0.09)
    expect(fee / doc.creatorPay).toBeLessThan(0.12)
    for (const amount of [doc.price, doc.price / doc.units, doc.creatorPay, fee]) {
      const shown = (amount / 100).toLocaleString('en-US')
      expect(doc.body.th).toContain(`${shown} บาท`)
      expect(doc.body.en).toContain(`THB ${shown}`)
    }
  })

  it.each(rows)('%s takes the number of revisions from the settings', (_, doc) => {
    const texts = JSON.stringify([doc.summary, doc.includes, doc.body])
    expect(texts).not.toMatch(
      /ขอแก้[^<"]{0,20}(สอง|\d)|(two|twice|\d)[^<"]{0,20}(revisions|changes)|changes[^<"]{0,10}twice/i,
    )
  })

  it.each(rows)('%s is described in both languages', (slug, doc) => {
    expect(sceneNames).toContain(doc.cover.scene)
    expect(missingIn('package', doc)).toEqual([])
    for (const [path, words] of wordsOf(doc, slug)) expectCopy(words, path)
    expectRich(doc.body, slug)
    for (const lang of ['th', 'en'] as const) {
      expect(wordCount(doc.body[lang], lang), lang).toBeGreaterThanOrEqual(150)
      expect(wordCount(doc.body[lang], lang), lang).toBeLessThanOrEqual(250)
    }
  })

  it('link to packages and cases that exist', () => {
    const slugs = { package: new Set(bySlug.keys()), caseStudy: new Set(CASES.map((item) => item.slug)) }
    for (const { doc, slug } of [...PACKAGES_ON_SITE, ...CASES]) {
      const links = `${doc.body.th}${doc.body.en}`.matchAll(/\/(package|caseStudy)\/detail\/([\w-]+)/g)
      for (const [, kind, target] of links) expect(slugs[kind as keyof typeof slugs], slug).toContain(target)
    }
  })
})

import { describe, expect, it } from 'vitest'
import { missingIn } from '../../src/features/content/rules/publish.ts'
import { sceneNames } from '../../src/ui/art/scene-names.ts'
import { expectCopy, expectItems, wordsOf } from './checks.fixture.ts'
import { PARTNER_CHANNELS } from './partner-channels.ts'

describe('partner channels', () => {
  it('are eight in order, each with its own address', () => {
    expectItems(PARTNER_CHANNELS, 'partnerChannel')
    expect(PARTNER_CHANNELS.map((item) => item.position)).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
    expect(new Set(PARTNER_CHANNELS.map((item) => item.doc.url)).size).toBe(8)
  })

  it.each(PARTNER_CHANNELS.map((item) => [item.slug, item.doc] as const))('%s has a description', (slug, doc) => {
    expect(new URL(doc.url).protocol).toBe('https:')
    expect(sceneNames).toContain(doc.logo.scene)
    expect(doc.followers).toBeGreaterThan(0)
    expect(missingIn('partnerChannel', doc)).toEqual([])
    for (const [path, words] of wordsOf(doc, slug)) expectCopy(words, path)
  })
})

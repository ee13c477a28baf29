import { describe, expect, it } from 'vitest'
import { routeTable } from '../../src/app/route-table.ts'
import { pageNameOf } from '../../src/core/page-meta.ts'
import { defaultSettings, settingsAt } from '../../src/core/settings.ts'
import { ownMetadata } from '../../src/features/site/rules/metadata.ts'
import { isAnnounced, noticeTexts } from '../../src/features/site/rules/notice.ts'
import { figuresOf } from '../../src/i18n/figures.ts'
import { fillFigures } from '../../src/i18n/fill-figures.ts'
import { sceneNames } from '../../src/ui/art/scene-names.ts'
import { expectCopy, expectItems, wordsOf } from './checks.fixture.ts'
import { DOWNLOADS } from './downloads.ts'
import { HANDOUTS } from './handouts/index.ts'
import { METADATA } from './metadata.ts'
import { NOTICE } from './notice.ts'

const NOW = new Date('2026-01-01T00:00:00Z')
const FIGURES = figuresOf(settingsAt(defaultSettings, NOW), NOW)

const docs = METADATA.map((item) => item.doc)
/** A notice with a word in place of each value that the site fills in. */
const filled = (text: string) => text.replace(/\{\w+\}/g, 'Talad')

describe('page metadata', () => {
  it('exists for every open page that does not derive it from a document', () => {
    expectItems(METADATA, 'metadata')
    const open = routeTable.filter(({ guard, path }) => guard === 'open' && !/\/detail\/|:handle|:token/.test(path))
    for (const { path } of open) {
      const { page, section } = pageNameOf(path)
      expect(ownMetadata(docs, page, section), path).toBeDefined()
    }
  })

  it('differs between sections whose pages share a name', () => {
    for (const page of ['signup', 'login', 'recovery', 'dashboard', 'account', 'package']) {
      const names = routeTable.map(({ path }) => pageNameOf(path)).filter((name) => name.page === page)
      const sections = new Set(names.map(({ section }) => section))
      const titles = [...sections].map((section) => ownMetadata(docs, page, section)?.title.th)
      expect(new Set(titles).size, page).toBe(titles.length)
    }
  })

  it.each(METADATA.map((item) => [item.slug, item] as const))(
    '%s has texts of the required length',
    (slug, { doc }) => {
      expect(slug).toBe((doc.section ? `${doc.section}-${doc.page}` : doc.page).replace(':', '-'))
      expect(sceneNames).toContain(doc.image.scene)
      for (const [path, words] of wordsOf(doc, slug)) {
        // Keywords are a list, with commas in both languages.
        if (!path.endsWith('keywords')) expectCopy(words, path)
        expect(words.th, path).toMatch(/[ก-๙]/)
        expect(words.en.replaceAll('฿', ''), path).not.toMatch(/[ก-๙]/)
      }
      for (const lang of ['th', 'en'] as const) {
        const { length } = fillFigures(doc.description[lang], FIGURES)
        expect(length, `${lang} ${length}`).toBeGreaterThanOrEqual(80)
        expect(length, `${lang} ${length}`).toBeLessThanOrEqual(160)
        expect(`${doc.title[lang]} | Talad`.length).toBeLessThanOrEqual(60)
      }
    },
  )
})

describe('downloads', () => {
  it('have a drawn file for each document', () => {
    const documents = DOWNLOADS.filter(({ doc }) => doc.platform === 'document')
    expect(documents.map(({ slug }) => slug).sort()).toEqual([...HANDOUTS.keys()].sort())
  })

  it('are the two apps of the specification and three documents', () => {
    expectItems(DOWNLOADS, 'download')
    expect(DOWNLOADS.map(({ doc }) => doc.platform)).toEqual(['ios', 'android', 'document', 'document', 'document'])
    const [ios, android] = DOWNLOADS.map(({ doc }) => doc)
    expect([ios?.version, android?.version]).toEqual(['1.1.2', '1.1.3'])
    for (const app of [ios, android]) expect(app?.url).toMatch(/^https:\/\/apps\.talad\.example\//)
    for (const { slug, doc } of DOWNLOADS) for (const [path, words] of wordsOf(doc, slug)) expectCopy(words, path)
  })
})

describe('the maintenance notice', () => {
  it('has the days and hours of the specification', () => {
    expectItems(NOTICE, 'notice')
    const [{ doc } = { doc: undefined }, ...others] = NOTICE
    expect(others).toEqual([])
    expect(doc).toMatchObject({ name: '{token}', windowFrom: '1:00', windowUntil: '6:00' })
    expect(isAnnounced(doc!, new Date('2025-10-16T12:00:00+07:00'))).toBe(false)
    expect(isAnnounced(doc!, new Date('2025-10-17T00:00:00+07:00'))).toBe(true)
    expect(isAnnounced(doc!, new Date('2025-10-21T23:59:00+07:00'))).toBe(true)
    expect(isAnnounced(doc!, new Date('2025-10-22T00:00:00+07:00'))).toBe(false)
    expectCopy({ th: filled(doc!.text.th), en: filled(doc!.text.en) }, 'notice')
  })

  it('is a complete sentence in both languages', () => {
    const texts = (['th', 'en'] as const).map((lang) => noticeTexts(NOTICE[0]!.doc, '1', lang).text)
    for (const text of texts) expect(text).not.toMatch(/[{}]/)
    expect(texts[0]).toContain('1:00–6:00')
  })
})

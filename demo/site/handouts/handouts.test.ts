import { describe, expect, it } from 'vitest'
import { PAGE } from '../../../src/features/documents/pdf/sheet.ts'
import { expectCopy, wordsOf } from '../checks.fixture.ts'
import { DOWNLOADS } from '../downloads.ts'
import { drawHandout } from './draw.ts'
import { HANDOUTS } from './index.ts'

const DOCUMENTS = DOWNLOADS.flatMap(({ slug, doc }) => {
  const handout = HANDOUTS.get(slug)
  return handout ? [{ slug, doc, handout }] : []
})
const PAGES: Readonly<Record<string, number>> = { 'creator-handbook': 6, 'media-kit': 4, 'brief-template': 2 }
const AT = new Date('2026-01-01T00:00:00Z')

describe.each(DOCUMENTS)('$slug', ({ slug, doc, handout }) => {
  it('has every text in both languages, with the required vocabulary', () => {
    for (const [path, words] of wordsOf(handout, slug)) if (words.th !== words.en) expectCopy(words, path)
  })

  it('fits its pages without overlapping lines, and is identical when it is drawn again', async () => {
    const { bytes, pages, placements } = await drawHandout(doc, handout, AT)
    for (const { text, x, y, width, height, room } of placements) {
      expect(width, text).toBeLessThanOrEqual(room + 0.01)
      expect(x, text).toBeGreaterThanOrEqual(40)
      expect(x + width, text).toBeLessThanOrEqual(PAGE.width - 40)
      expect(y + height, text).toBeLessThanOrEqual(PAGE.height - 24)
    }
    const boxes = placements.map(({ page, text, x, y, width, height }) => {
      const [top, bottom] = [y + height * 0.24, y + height * 0.8]
      return { page, text, left: x + 0.2, right: x + width - 0.2, top, bottom }
    })
    const touching = boxes.flatMap((a, i) =>
      boxes
        .slice(i + 1)
        .filter(
          (b) => a.page === b.page && a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom,
        )
        .map((b) => `${a.text} × ${b.text}`),
    )
    expect(touching).toEqual([])
    // Each language has the same number of pages; the brief template has one, as its text says.
    expect(pages).toBe(PAGES[slug])
    expect(bytes.length).toBeLessThan(400_000)
    expect(Buffer.from((await drawHandout(doc, handout, AT)).bytes).equals(Buffer.from(bytes))).toBe(true)
  })
})

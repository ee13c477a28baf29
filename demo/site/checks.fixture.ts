import { expect } from 'vitest'
import { matchRoute } from '../../src/app/route-table.ts'
import type { Bilingual } from '../../src/core/shapes.ts'
import { DOCS, type Kind } from '../../src/features/content/kinds.ts'
import type { SiteItem } from './types.ts'

const TAGS = 'h2|h3|p|ul|ol|li|strong|em|a|blockquote|table|thead|tbody|tr|th|td|figure|figcaption|hr|br'.split('|')
const CELL = /^(?: (?:colspan|rowspan)="\d+"| scope="(?:col|row)")*$/
const FORBIDDEN =
  /ยอดฟอล|จ๊อบ|โปรเจกต์|เอสโครว์|ล็อกอิน|ท่าน(?!ั)|กรุณา|(?<!ไ)พรบ|แพคเกจ|ดร๊าฟ|ลิ้งก์|อัพโหลด|อัพเดท|เอเจนซี่|โค๊ด|ครับ|(?<!เ)จ้า(?!ง)|คลิกที่นี่/
const FORBIDDEN_EN = /lorem|ipsum|\bKOLs?\b|\bWHT\b|\bAI\b|successfully|escrow/i

/** Number of words of a text without its tags. Thai is split by dictionary. */
export function wordCount(html: string, lang: 'th' | 'en'): number {
  const text = html.replace(/<[^>]+>/g, ' ')
  if (lang === 'en') return text.split(/\s+/).filter(Boolean).length
  return [...new Intl.Segmenter('th', { granularity: 'word' }).segment(text)].filter((part) => part.isWordLike).length
}

/** Every bilingual text of a document with its path. */
export function wordsOf(value: unknown, path = ''): [string, Bilingual][] {
  if (typeof value !== 'object' || value === null) return []
  if ('th' in value && 'en' in value) return [[path, value as Bilingual]]
  return Object.entries(value).flatMap(([key, part]) => wordsOf(part, `${path}.${key}`))
}

/** Both languages exist, each in its own script and with the required spacing and vocabulary. */
export function expectCopy({ th, en }: Bilingual, path: string): void {
  const [thai, english] = [th, en].map((text) => text.replace(/<[^>]+>/g, ' ').replaceAll('฿', ''))
  expect(thai, path).toMatch(/[ก-๙]/)
  expect(english, path).toMatch(/[A-Za-z]/)
  // The disclosure tag is in Thai in both languages.
  expect(english?.replaceAll('#โฆษณา', ''), path).not.toMatch(/[ก-๙]/)
  expect(thai, path).not.toMatch(/[ก-๙][A-Za-z0-9]|[A-Za-z0-9][ก-๙]|[ก-๙],|\Sๆ|ๆ(?=[^\s)”])/)
  expect(th, path).not.toMatch(FORBIDDEN)
  expect(`${thai} ${english}`, path).not.toMatch(FORBIDDEN_EN)
  expect(`${th} ${en}`, path).not.toMatch(/!|\p{Extended_Pictographic}|\u2014/u)
  expectVideoLimit({ th, en }, path)
}

/** The maximum size of a video is a setting, so texts must not state it as a number. */
export function expectVideoLimit({ th, en }: Bilingual, path: string): void {
  const text = `${th}\n${en}`.replace(/<[^>]+>/g, ' ')
  expect(text, path).not.toMatch(/(?:วิดีโอ|MP4|video)[^{]{0,60}?\d MB/i)
}

function expectTags(html: string, path: string): void {
  const open: string[] = []
  for (const [, slash, name = '', attributes = ''] of html.matchAll(/<(\/?)([a-z0-9]+)([^>]*)>/g)) {
    expect(TAGS, path).toContain(name)
    if (slash) expect(open.pop(), `${path} </${name}>`).toBe(name)
    else if (name !== 'br' && name !== 'hr') open.push(name)
    if (name === 'a' && !slash) expect(attributes, path).toMatch(/^ href="[^"]+"$/)
    else if (name === 'th' || name === 'td') expect(attributes, path).toMatch(CELL)
    else expect(attributes, path).toBe('')
  }
  expect(open, path).toEqual([])
}

/** Well-formed HTML of the allowed tags, with links to pages of this site in the same language. */
export function expectRich({ th, en }: Bilingual, path: string): void {
  for (const [lang, html] of Object.entries({ th, en })) {
    expectTags(html, `${path}.${lang}`)
    for (const [, href = ''] of html.matchAll(/href="([^"]*)"/g)) {
      expect(href, path).toMatch(new RegExp(`^/${lang}(/|$)`))
      expect(matchRoute(href.replace(/[?#].*$/, '')), `${path} ${href}`).not.toBeNull()
    }
  }
}

/** Slugs are unique and documents have the shape of their kind. */
export function expectItems<K extends Kind>(items: readonly SiteItem<K>[], kind: K): void {
  expect(new Set(items.map((item) => item.slug)).size).toBe(items.length)
  for (const item of items) {
    expect(item.kind).toBe(kind)
    for (const doc of [item.doc, ...(item.earlier ?? []).map((older) => older.doc)]) {
      expect(DOCS[kind].strict().parse(doc), item.slug).toEqual(doc)
    }
    expect(item.published.daysAgo, item.slug).toBeGreaterThan(0)
    expect(item.published.minute, item.slug).toBeLessThan(1_440)
  }
}

import { expect, test } from 'vitest'
import type { Doc } from '../kinds.ts'
import { changesOf } from './difference.ts'
import { emptyDoc } from './empty.ts'

const article = (over: Partial<Doc<'article'>>): Doc => ({ ...(emptyDoc('article') as Doc<'article'>), ...over })

test('shows removed and added text by field and language, in Thai word by word', () => {
  const older = article({ title: { th: 'ตั้งราคาอย่างไร', en: 'How to price' }, category: 5 })
  const newer = article({ title: { th: 'ตั้งค่าตัวอย่างไร', en: 'How to price' }, category: 8 })
  const [title, category, ...rest] = changesOf('article', older, newer)
  expect(rest).toEqual([])
  expect(title).toMatchObject({ path: 'title', lang: 'th' })
  expect(title?.parts[0]).toEqual({ kind: 'same', text: 'ตั้ง' })
  expect(title?.parts.filter(({ kind }) => kind !== 'same')).toEqual([
    { kind: 'removed', text: expect.stringContaining('ราคา') },
    { kind: 'added', text: expect.stringContaining('ค่าตัว') },
  ])
  expect(category).toMatchObject({
    path: 'category',
    lang: null,
    type: 'choice',
    parts: [
      { kind: 'removed', text: '5' },
      { kind: 'added', text: '8' },
    ],
  })
})

test('compares the text of rich texts, one paragraph per line, and shortens unchanged text', () => {
  const long = 'word '.repeat(100)
  const body = (end: string) => ({ th: '', en: `<h2>Head</h2><p>${long}</p><p><strong>${end}</strong></p>` })
  const [change] = changesOf('article', article({ body: body('old') }), article({ body: body('new') }))
  const [same, removed, added] = change?.parts ?? []
  expect(same?.text).toMatch(/^Head\nword .* … .*word/)
  expect(same?.text.length).toBeLessThan(130)
  expect([removed, added]).toEqual([
    { kind: 'removed', text: 'old' },
    { kind: 'added', text: 'new' },
  ])
})

test('a changed picture is one change with both addresses, uploaded or drawn', () => {
  const cover = (over: object) => article({ cover: { fileId: null, scene: 'news', alt: { th: '', en: '' }, ...over } })
  const uploaded = '0199aaaa-0000-7000-8000-000000000001'
  expect(
    changesOf('article', cover({}), cover({ fileId: uploaded, scene: 'shop', alt: { th: '', en: 'Shop' } })),
  ).toEqual([
    {
      path: 'cover',
      lang: null,
      type: 'picture',
      parts: [
        { kind: 'removed', text: '/media/art/cover/news.svg' },
        { kind: 'added', text: `/media/${uploaded}` },
      ],
    },
    { path: 'cover.alt', lang: 'en', type: 'text', parts: [{ kind: 'added', text: 'Shop' }] },
  ])
})

test('a value of a multiple choice is added or removed as a whole, wherever it is in the list', () => {
  const [removed, added, ...rest] = changesOf(
    'article',
    article({ tags: ['beauty', 'food'] as never }),
    article({ tags: ['food', 'travel'] as never }),
  ).sort((a, b) => a.path.localeCompare(b.path))
  expect(rest).toEqual([])
  expect(removed).toMatchObject({ path: 'tags.beauty', type: 'choice', parts: [{ kind: 'removed', text: 'beauty' }] })
  expect(added).toMatchObject({ path: 'tags.travel', type: 'choice', parts: [{ kind: 'added', text: 'travel' }] })
})

test('equal documents have no differences', () => {
  expect(changesOf('article', article({}), article({}))).toEqual([])
})

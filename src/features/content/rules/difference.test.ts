import { expect, test } from 'vitest'
import type { Doc } from '../kinds.ts'
import { changesOf } from './difference.ts'
import { emptyDoc } from './empty.ts'

const article = (over: Partial<Doc<'article'>>): Doc => ({ ...(emptyDoc('article') as Doc<'article'>), ...over })

test('says by member and language what was taken out and what came in, Thai word by word', () => {
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
    parts: [
      { kind: 'removed', text: '5' },
      { kind: 'added', text: '8' },
    ],
  })
})

test('compares rich texts by what they say, a paragraph to a line, and shortens what is the same', () => {
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

test('two documents that say the same have no difference', () => {
  expect(changesOf('article', article({}), article({}))).toEqual([])
})

import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '../../../tests/harness.ts'
import { newId } from '../../core/ids.ts'
import type { Bilingual } from '../../core/shapes.ts'
import { contentItems } from '../content/schema.ts'
import { contract } from './contract.ts'
import { byTopic, findQuestions, wordsIn } from './rules/find.ts'

const rows = [
  {
    question: 'ถอนเงินขั้นต่ำเท่าไร',
    answer: '<p>ถอนได้ตั้งแต่ <strong>100 บาท</strong> ค่าธรรมเนียม 15 บาท</p>',
    topic: 'เงินและการถอน',
  },
  { question: 'How do refunds work?', answer: '<p>Credits come back &amp; live 30 days.</p>', topic: 'Credits' },
]

describe('search in questions', () => {
  test('finds Thai words typed without spaces and in another order', () => {
    expect(wordsIn('ขั้นต่ำการถอนเงิน').length).toBeGreaterThan(1)
    expect(findQuestions(rows, 'ขั้นต่ำถอนเงิน')).toEqual([rows[0]])
    expect(findQuestions(rows, 'ค่าธรรมเนียม')).toEqual([rows[0]])
  })
  test('matches words but not tags, in any letter case', () => {
    expect(findQuestions(rows, 'strong')).toEqual([])
    expect(findQuestions(rows, 'REFUNDS live')).toEqual([rows[1]])
    expect(findQuestions(rows, 'back & live')).toEqual([rows[1]])
    expect(findQuestions(rows, '  ')).toEqual(rows)
    expect(findQuestions(rows, 'ไม่มีคำนี้')).toEqual([])
  })
  test('keeps topics and their questions in order', () => {
    const same = { ...rows[1]!, question: 'Another' }
    expect(byTopic([...rows, same]).map(({ topic, questions }) => [topic, questions.length])).toEqual([
      ['เงินและการถอน', 1],
      ['Credits', 2],
    ])
  })
})

describe('the public list', () => {
  let app: TestApp
  beforeAll(async () => {
    app = await openTestApp()
    const at = app.clock.now()
    const item = (slug: string, audience: string, position: number, question: Bilingual) => ({
      id: newId(),
      kind: 'faq' as const,
      slug,
      draftSlug: slug,
      draft: {},
      live: { question, answer: { th: '<p>คำตอบ</p>', en: '' }, audience, topic: { th: 'หัวข้อ', en: 'Topic' } },
      facet: audience,
      position,
      publishedAt: at,
      updatedAt: at,
      createdAt: at,
    })
    await app.db
      .insert(contentItems)
      .values([
        item('second', 'influencer', 2, { th: 'คำถามสอง', en: 'Second' }),
        item('first', 'influencer', 1, { th: 'คำถามหนึ่ง', en: 'First' }),
        item('brand', 'marketer', 1, { th: 'คำถามแบรนด์', en: 'Brand' }),
        { ...item('hidden', 'influencer', 3, { th: 'ร่าง', en: 'Draft' }), live: null },
      ])
  })
  afterAll(() => app.close())
  const list = (locale: 'th' | 'en' | 'id', x: 'marketer' | 'influencer', q?: string) =>
    app.call(contract.list, { params: { locale, x }, query: { ...(q !== undefined && { q }) } })

  test('GET /sv_influ_api/open/{locale}/{x}/faq returns the questions of an audience in order, without drafts', async () => {
    const { body } = await list('th', 'influencer')
    expect(body.data.map(({ slug }) => slug)).toEqual(['first', 'second'])
    expect(body.total).toBe(2)
    expect((await list('th', 'marketer')).body.data.map(({ slug }) => slug)).toEqual(['brand'])
  })
  test('a missing language falls back to the other one and returns that language', async () => {
    const [question] = (await list('id', 'influencer')).body.data
    expect(question).toMatchObject({ question: 'First', answer: '<p>คำตอบ</p>', lang: 'th', topic: 'Topic' })
  })
  test('q filters the list, but not the total', async () => {
    const { body } = await list('en', 'influencer', 'second')
    expect([body.data.length, body.total]).toEqual([1, 2])
  })
  test('another audience or locale is not found', async () => {
    expect((await list('th', 'operator' as 'marketer')).status).toBe(404)
    expect((await list('fr' as 'th', 'marketer')).status).toBe(404)
  })
})

import { describe, expect, test } from 'vitest'
import { draftOfForm } from '../components/builder/draft-form.ts'
import { completeLink, isLink } from './link.ts'
import { fieldOfPath, messagesByField, withoutRefused } from './refused.ts'

describe('a link', () => {
  test.each([
    ['khaohom.co.th/dinner', 'https://khaohom.co.th/dinner'],
    ['  www.khaohom.co.th ', 'https://www.khaohom.co.th'],
    ['//khaohom.co.th', 'https://khaohom.co.th'],
    ['khaohom.co.th:8443/a?b=c', 'https://khaohom.co.th:8443/a?b=c'],
    ['http://khaohom.co.th', 'http://khaohom.co.th'],
    ['HTTPS://khaohom.co.th', 'HTTPS://khaohom.co.th'],
    ['javascript:alert(1)', 'javascript:alert(1)'],
    ['', ''],
  ])('%j is completed to %j', (typed, link) => expect(completeLink(typed)).toBe(link))

  test.each(['https://khaohom.co.th/dinner', 'http://www.ข้าวหอม.ไทย/เมนู', 'https://a.co:8443'])(
    '%s is accepted',
    (link) => expect(isLink(link)).toBe(true),
  )
  test.each([
    'https://dinner',
    'https://a b.co',
    'javascript:alert(1)',
    'ftp://a.co',
    'https://a@b.co',
    'https://a..co',
    '',
  ])('%j is rejected', (link) => expect(isLink(link)).toBe(false))
})

describe('the values of a section form', () => {
  const form = (values: Record<string, string>): FormData => {
    const data = new FormData()
    for (const [name, value] of Object.entries(values)) data.set(name, value)
    return data
  }

  test('contain completed links', () => {
    expect(draftOfForm('goal', form({ productUrl: 'khaohom.co.th/dinner', trackingUrl: 'a.co' }))).toMatchObject({
      productUrl: 'https://khaohom.co.th/dinner',
      trackingUrl: 'https://a.co',
    })
  })

  test('contain invalid numbers as typed, so that they are rejected and not saved as empty', () => {
    const sent = JSON.parse(JSON.stringify(draftOfForm('price', form({ price: '2,0x0', slots: '3 people' }))))
    expect(sent).toMatchObject({ price: '2,0x0', slots: '3 people' })
    expect(draftOfForm('creators', form({ engagementMin: 'a lot', creatorAgeMin: '18+' })).criteria).toMatchObject({
      engagementMinBps: 'a lot',
      creatorAgeMin: '18+',
    })
    expect(draftOfForm('price', form({ price: '2,000', slots: '3' }))).toMatchObject({ price: 200_000, slots: 3 })
  })
})

describe('rejected values', () => {
  test('do not prevent saving the others', () => {
    const draft = { title: 'Dinner', productUrl: 'x', criteria: { followersMin: 500, engagementMinBps: 'a' }, slots: 3 }
    const saved = { criteria: { followersMin: 100, engagementMinBps: 300 } }
    expect(withoutRefused(draft, ['productUrl', 'criteria.engagementMinBps'], saved)).toEqual({
      title: 'Dinner',
      criteria: { followersMin: 500, engagementMinBps: 300 },
      slots: 3,
    })
    expect(withoutRefused({ brief: { text: 'a', dos: ['x'] } }, ['brief.dos.0'], { brief: { dos: [] } })).toEqual({
      brief: { text: 'a', dos: [] },
    })
  })

  test('are reported at their field', () => {
    expect(['criteria.engagementMinBps', 'brief.dos.3', 'price', 'criteria.nationalities.0'].map(fieldOfPath)).toEqual([
      'engagementMin',
      'dos',
      'price',
      'thaiOnly',
    ])
    expect(messagesByField({ 'brief.dos.0': 'one', 'brief.dos.1': 'two' })).toEqual({ dos: 'one' })
  })
})

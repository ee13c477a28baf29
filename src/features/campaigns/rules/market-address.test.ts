import { describe, expect, test } from 'vitest'
import { queryValues } from '../../../web/path-with-query.ts'
import { writeState } from '../components/market-address.ts'
import { readState, toQuery } from '../components/market-query.ts'

const VISITOR = { isInfluencer: false, match: false }
const INFLUENCER = { isInfluencer: true, match: false }
const read = (text: string, who = VISITOR) => readState(queryValues(new URLSearchParams(text)), who)

describe('the filters of the market in its address', () => {
  test('come back as they were written', () => {
    const query = '?q=เซรั่ม&channel=TIKTOK,YOUTUBE&post=reel&topic=beauty&min=1500&max=10000&sort=brand&page=3'
    expect(decodeURIComponent(writeState(read(query), false))).toBe(query)
    expect(writeState(read(''), false)).toBe('')
  })

  test('what is no filter is left out', () => {
    expect(writeState(read('?channel=MYSPACE&post=fax&sort=random&min=-1&max=a&page=0&utm_source=x'), false)).toBe('')
  })

  test('repeated keys of a form without script are one list', () => {
    expect(read('?topic=food&topic=beauty').topic).toEqual(['beauty', 'food'])
  })

  test('isMatch and saved jobs are asked for creators only', () => {
    expect(read('?match=1&saved=1')).toMatchObject({ match: false, saved: false })
    expect(read('?match=1&saved=1', INFLUENCER)).toMatchObject({ match: true, saved: true })
    expect(read('', { isInfluencer: true, match: true }).match).toBe(true)
    expect(read('?match=0', { isInfluencer: true, match: true }).match).toBe(false)
  })

  test('amounts are asked in satang, six jobs a page', () => {
    expect(toQuery(read('?min=1500'))).toEqual({ priceMin: 150_000, page: 1, perPage: 6 })
  })
})

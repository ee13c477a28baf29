import { expect, test } from 'vitest'
import { monthShares } from './month-shares.ts'

const partner = (id: string, share: number) => ({ id, month: { share } })

test('the listed shares and the others add up to the total of the month', () => {
  const page = [partner('a', 300), partner('b', 0), partner('c', 200)]
  expect(monthShares(page, 900)).toEqual({ listed: [page[0], page[2]], others: 400 })
  expect(monthShares(page, 500).others).toBe(0)
  expect(monthShares([], 900)).toEqual({ listed: [], others: 900 })
})

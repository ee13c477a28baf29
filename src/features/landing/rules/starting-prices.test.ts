import { expect, test } from 'vitest'
import { type Priced, postPrices, tierPrices } from './starting-prices.ts'

const row = (
  tier: Priced['tier'],
  channelType: Priced['channelType'],
  postType: Priced['postType'],
  unitPrice: number,
) => ({
  tier,
  channelType,
  postType,
  unitPrice,
})
const rows = [
  row('micro', 'TIKTOK', 'reel', 3_200),
  row('nano', 'INSTAGRAM', 'photoPost', 900),
  row('micro', 'INSTAGRAM', 'reel', 4_400),
  row('micro', 'TIKTOK', 'reel', 3_520),
]

test('tiers are listed from the smallest, each with its count and its lowest price', () => {
  expect(tierPrices(rows).map(({ tier, count, from }) => [tier, count, from.unitPrice])).toEqual([
    ['nano', 1, 900],
    ['micro', 3, 3_200],
  ])
})

test('a post type has a price for each channel type that offers it', () => {
  expect(postPrices(rows).map((one) => [one.postType, one.channelType, one.unitPrice])).toEqual([
    ['photoPost', 'INSTAGRAM', 900],
    ['reel', 'TIKTOK', 3_200],
    ['reel', 'INSTAGRAM', 4_400],
  ])
  expect(postPrices([])).toEqual([])
})

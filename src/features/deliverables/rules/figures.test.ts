import { expect, it } from 'vitest'
import { CHANNEL_TYPES, normalChannelType } from '../../../core/vocabulary.ts'
import { insightText } from '../text/insight.ts'
import { differingFigures, FIGURES_SHOWN_ON, withPlatformFigures } from './figures.ts'

const PLATFORM = { reach: 900, views: 1_200, likes: 80, comments: 9, shares: 4, saves: 7, clicks: null }

it('figures differ if the platform reports another value or none', () => {
  expect(differingFigures({ reach: 900, likes: undefined }, PLATFORM)).toEqual([])
  expect(differingFigures({ reach: 901, clicks: 0 }, PLATFORM)).toEqual(['reach', 'clicks'])
})

it('an empty field uses the platform’s figure', () => {
  expect(withPlatformFigures({ reach: 901 }, PLATFORM)).toEqual({ ...PLATFORM, reach: 901 })
})

it.each(['th', 'en'] as const)('every figure that a platform shows is explained in %s', async (lang) => {
  const text: Record<string, string> = await insightText.load(lang)
  const keys = CHANNEL_TYPES.map(normalChannelType).flatMap((type) =>
    ['open', ...FIGURES_SHOWN_ON[type]].map((name) => `${type}_${name}`),
  )
  expect(keys.filter((key) => !text[key])).toEqual([])
})

import { expect, test } from 'vitest'
import { ageBand, audienceOf } from './audience.ts'
import { measurePosts } from './measure.ts'

const now = new Date('2026-02-01T00:00:00Z')
const post = (daysAgo: number, likes: number, comments: number, views: number | null = null) => ({
  postedAt: new Date(now.getTime() - daysAgo * 86_400_000),
  likes,
  comments,
  views,
})

test('only posts of the last 90 days count', () => {
  const measures = measurePosts([post(1, 90, 10, 1_000), post(89, 50, 0, 500), post(91, 9_999, 0)], 2_500, now)
  expect(measures).toEqual({ posts90d: 2, averages: { likes: 70, comments: 5, views: 750 }, engagementBps: 300 })
  expect(measurePosts([post(91, 1, 1)], 100, now)).toEqual({ posts90d: 0, averages: null, engagementBps: null })
  expect(measurePosts([post(1, 1, 1)], null, now).engagementBps).toBeNull()
})

test('the audience labels of every platform become our age bands', () => {
  expect(['age18-24', '25-34', 'from45to49', 'age65-', '13-17', 'unknown'].map(ageBand)).toEqual([
    '18-24',
    '25-34',
    '45+',
    '45+',
    '13-17',
    null,
  ])
  const audience = audienceOf({
    gender: [
      { word: 'F', value: 30 },
      { word: 'male', value: 60 },
      { word: 'U', value: 10 },
    ],
    age: [{ word: '18-24', value: 5 }],
    location: [
      { word: 'LA', value: 1 },
      { word: 'TH', value: 3 },
    ],
  })
  expect(audience?.gender).toEqual({ female: 30, male: 60, other: 10 })
  expect(audience?.age['18-24']).toBe(100)
  expect(audience?.location[0]).toEqual({ place: 'TH', percent: 75 })
  expect(audienceOf({ gender: [], age: [], location: [] })).toBeNull()
})

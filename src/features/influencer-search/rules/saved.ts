import type { FindFilters } from './filters.ts'

export const SEARCH_NAME_MAX = 60
/** The most searches that a marketer saves. */
export const SEARCHES_MAX = 10
/** New channels of a saved search are counted up to here. */
export const FRESH_MAX = 99

const joined = (list: readonly string[] | undefined): string | undefined => list?.join(',') || undefined
const divided = (n: number | undefined): number | undefined => (n === undefined ? undefined : n / 100)
const whole = (n: number | undefined): number | undefined => (n === undefined ? undefined : Math.floor(n / 100))

/** Filters as the address of the list has them: prices in whole baht, rates in percent. */
export const addressValues = (filters: FindFilters) => ({
  q: filters.q,
  type: joined(filters.type),
  post: filters.post,
  min: whole(filters.priceMin),
  max: whole(filters.priceMax),
  followersMin: filters.followersMin,
  followersMax: filters.followersMax,
  er: divided(filters.engagementMin),
  interest: joined(filters.interest),
  province: joined(filters.province),
  gender: filters.gender,
  age: joined(filters.age),
  score: filters.scoreMin,
  work: filters.pastWork,
  reply: filters.replyWithin,
  language: filters.language,
  takes: filters.takesJobs,
})

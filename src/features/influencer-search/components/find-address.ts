import type { StoredChannelType } from '../../../core/vocabulary.ts'
import { pathWithQuery } from '../../../web/path-with-query.ts'
import type { Criteria } from '../../campaigns/shapes.ts'
import type { FindState } from './find-query.ts'

/** The address of the list with these filters; a changed filter starts at the first results. */
export const findHref = (base: string, state: Partial<FindState>, change: Partial<FindState> = {}): string => {
  const { type = [], interest = [], province = [], age = [], ...rest } = { ...state, after: undefined, ...change }
  return pathWithQuery(base, {
    ...rest,
    type: type.join(','),
    interest: interest.join(','),
    province: province.join(','),
    age: age.join(','),
  }).replaceAll('%2C', ',')
}

export const NO_FILTERS = {
  q: '',
  type: [],
  post: undefined,
  min: null,
  max: null,
  followersMin: null,
  followersMax: null,
  er: null,
  interest: [],
  province: [],
  gender: undefined,
  age: [],
  score: null,
  work: undefined,
  reply: undefined,
  language: undefined,
  takes: undefined,
} satisfies Partial<FindState>

/** How many filters are set, search and order apart. */
export const countFilters = (state: FindState): number => {
  const { type, interest, province, age, post, gender, min, max, followersMin, followersMax, er, score } = state
  const { work, reply, language, takes } = state
  const lists = type.length + interest.length + province.length + age.length
  const single = [post, gender, er, score, work, reply, language, takes, min ?? max, followersMin ?? followersMax]
  return lists + single.filter((value) => value !== undefined && value !== null).length
}

/** The filters that stand for a brief's criteria on channels; those on the person are not part of the search. */
export const filtersOf = (criteria: Criteria, channelType: StoredChannelType | null): Partial<FindState> => ({
  type: channelType ? [channelType] : [],
  followersMin: criteria.followersMin,
  followersMax: criteria.followersMax,
  er: criteria.engagementMinBps === null ? null : criteria.engagementMinBps / 100,
  interest: [...criteria.interests],
  gender: criteria.audienceGender ?? undefined,
  age: [...criteria.audienceAges],
})

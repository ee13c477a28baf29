import { z } from 'zod'
import { PROVINCES } from '../../../core/thai/provinces.ts'
import { GENDERS, INTERESTS, POST_TYPES } from '../../../core/vocabulary.ts'
import { qChoice, qChoices, qCursor, qId, qNumber, qText } from '../../../web/query.ts'
import { AGE_BANDS, STORED_CHANNEL_TYPES } from '../../campaigns/brief/codes.ts'
import { ALL_SORTS, LANGUAGES, PAST_WORK, REPLY_WITHIN, sortIn } from '../rules/filters.ts'
import { addressValues } from '../rules/saved.ts'
import type { SavedFilters } from '../saved/shapes.ts'

/** The filters as the address has them: prices in whole baht, the engagement rate in percent. */
export const zFindState = z.object({
  q: qText(80),
  type: qChoices(STORED_CHANNEL_TYPES),
  post: qChoice(POST_TYPES),
  min: qNumber(10_000_000),
  max: qNumber(10_000_000),
  followersMin: qNumber(1_000_000_000),
  followersMax: qNumber(1_000_000_000),
  er: qNumber(100, 2),
  interest: qChoices(INTERESTS),
  province: qChoices(PROVINCES.map(({ code }) => code)),
  gender: qChoice(GENDERS),
  age: qChoices(AGE_BANDS),
  score: qNumber(100),
  work: qChoice(PAST_WORK),
  /** Hours. */
  reply: qChoice(REPLY_WITHIN),
  language: qChoice(LANGUAGES),
  takes: qChoice(['1']),
  sort: qChoice(ALL_SORTS),
  campaign: qId,
  after: qCursor,
})
export type FindState = z.output<typeof zFindState>

const listOf = <T>(list: readonly T[]): T[] | undefined => (list.length > 0 ? [...list] : undefined)
const inHundredths = (n: number | null): number | undefined => (n === null ? undefined : Math.round(n * 100))

/** The filters of an address: prices in satang, the rate in basis points; what is not set is left out. */
export function filtersIn(state: FindState): SavedFilters {
  const filters: SavedFilters = {
    q: state.q || undefined,
    type: listOf(state.type),
    post: state.post,
    priceMin: inHundredths(state.min),
    // The satang of the last baht belong to it.
    priceMax: state.max === null ? undefined : state.max * 100 + 99,
    followersMin: state.followersMin ?? undefined,
    followersMax: state.followersMax ?? undefined,
    engagementMin: inHundredths(state.er),
    interest: listOf(state.interest),
    province: listOf(state.province),
    gender: state.gender,
    age: listOf(state.age),
    scoreMin: state.score ?? undefined,
    pastWork: state.work,
    replyWithin: state.reply,
    language: state.language,
    takesJobs: state.takes,
  }
  return Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== undefined))
}

/** An address with these filters alone. */
export const stateWith = (filters: SavedFilters): FindState =>
  zFindState.parse(
    Object.fromEntries(
      Object.entries(addressValues(filters)).map(([name, value]) => [name, value === undefined ? [] : [String(value)]]),
    ),
  )

/** What the endpoint is asked. */
export function toQuery(state: FindState) {
  const { campaign, after } = state
  const query = { ...filtersIn(state), sort: sortIn(state), campaign, after }
  return Object.fromEntries(
    Object.entries(query)
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => [name, Array.isArray(value) ? value.join(',') : value]),
  )
}

import { z } from 'zod'
import { PROVINCES } from '../../../core/thai/provinces.ts'
import { GENDERS, INTERESTS, POST_TYPES } from '../../../core/vocabulary.ts'
import { qChoice, qChoices, qCursor, qId, qNumber, qText } from '../../../web/query.ts'
import { AGE_BANDS, STORED_CHANNEL_TYPES } from '../../campaigns/brief/codes.ts'
import { FIND_SORTS } from '../rules/filters.ts'

/** The filters as the address holds them: prices in whole baht, the engagement rate in percent. */
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
  sort: qChoice(FIND_SORTS),
  campaign: qId,
  after: qCursor,
})
export type FindState = z.output<typeof zFindState>

/** What the endpoint is asked. */
export function toQuery(state: FindState) {
  const { min, max, er, type, interest, province, age, score, q, ...rest } = state
  const joined = (list: readonly string[]): string | undefined => (list.length > 0 ? list.join(',') : undefined)
  const query = {
    ...rest,
    q: q || undefined,
    type: joined(type),
    interest: joined(interest),
    province: joined(province),
    age: joined(age),
    priceMin: min === null ? undefined : min * 100,
    priceMax: max === null ? undefined : max * 100,
    followersMin: rest.followersMin ?? undefined,
    followersMax: rest.followersMax ?? undefined,
    engagementMin: er === null ? undefined : Math.round(er * 100),
    scoreMin: score ?? undefined,
  }
  return Object.fromEntries(Object.entries(query).filter(([, value]) => value !== undefined))
}

import { yearsBetween } from '../../../core/calendar.ts'
import type { Gender, StoredChannelType } from '../../../core/vocabulary.ts'
import type { AgeBand, Criteria } from '../shapes.ts'

/** Data of a creator's channel. Null: unknown; a criterion on it is then not met. */
export interface MatchSubject {
  channelType: StoredChannelType
  followers: number | null
  engagementBps: number | null
  /** Good engagement rate for the channel's size, basis points; null if the platform has none. */
  goodBps: number | null
  audience: {
    gender: Readonly<Record<Gender, number>>
    age: Readonly<Record<AgeBand, number>>
    location: readonly { place: string; percent: number }[]
  } | null
  gender: Gender | null
  birthdate: string | null
  province: string | null
  interests: readonly string[]
  nationalityId: number
  /** Authenticity score, 0 to 100. */
  score: number | null
  /** The owner's price for the campaign's post type, satang. */
  price: number | null
  /** Percentage of jobs that ended without the influencer's fault; null before the first has ended. */
  reliability: number | null
  workedWithBrand: boolean
}

export interface MatchDemand {
  criteria: Criteria
  channelType: StoredChannelType
  /** Pay of the job, satang; null while the brief has none. */
  price: number | null
}

/** A reason as a code with values; the page turns it into text. */
export interface MatchReason {
  code: string
  met: boolean
  values: Record<string, string | number>
}

export interface MatchResult {
  /** 0 to 100: at least 50 if all criteria are met, less otherwise. */
  score: number
  matched: boolean
  /** Unmet criteria first, then the creator's strengths, strongest first. */
  reasons: MatchReason[]
}

/** Result for a channel that was not compared. */
export const NO_MATCH: MatchResult = { score: 0, matched: false, reasons: [] }

/** A judged criterion: how well it is met (`fit`, 0 to 1) and its weight in the score. */
interface Judged extends MatchReason {
  fit: number
  weight: number
  /** Decides whether the campaign matches; other criteria affect only the score. */
  hard: boolean
}

type Values = MatchReason['values']
/** The lowest score of a channel that meets all criteria. */
export const MATCHED_FROM = 50
const clamp = (n: number): number => Math.min(1, Math.max(0, n))
const hard = (code: string, weight: number, met: boolean, fit: number, values: Values): Judged => ({
  code,
  met,
  values,
  fit: clamp(fit),
  weight,
  hard: true,
})
const soft = (code: string, weight: number, met: boolean, fit: number, values: Values): Judged => ({
  ...hard(code, weight, met, fit, values),
  hard: false,
})

function judgeFollowers({ followersMin: min, followersMax: max }: Criteria, s: MatchSubject): Judged | null {
  if (min === null && max === null) return null
  const n = s.followers ?? 0
  const met = s.followers !== null && (min === null || n >= min) && (max === null || n <= max)
  const near = min !== null && n < min ? n / min : max !== null && n > max ? max / n : 1
  return hard('followers', 20, met, near, {
    followers: n,
    ...(min === null ? {} : { min }),
    ...(max === null ? {} : { max }),
  })
}

function judgeEngagement(c: Criteria, s: MatchSubject): Judged | null {
  const min = c.engagementMinBps
  if (min === null) return null
  const bps = s.engagementBps ?? 0
  const values = { bps, min, gap: Math.max(0, min - bps) }
  return hard('engagement', 20, s.engagementBps !== null && bps >= min, min === 0 ? 1 : bps / min, values)
}

/** The largest age band of the audience must be one of the requested bands. */
function judgeAudienceAge(c: Criteria, s: MatchSubject): Judged | null {
  if (c.audienceAges.length === 0) return null
  if (s.audience === null) return hard('audience_age', 12, false, 0, { ages: c.audienceAges.join(','), unknown: 1 })
  const bands = Object.entries(s.audience.age) as [AgeBand, number][]
  const [largest] = bands.reduce((a, b) => (b[1] > a[1] ? b : a))
  const percent = c.audienceAges.reduce((n, band) => n + (s.audience?.age[band] ?? 0), 0)
  const values = { ages: c.audienceAges.join(','), percent, largest }
  return hard('audience_age', 12, c.audienceAges.includes(largest), percent / 100, values)
}

function judgeAudienceGender(c: Criteria, s: MatchSubject): Judged | null {
  const gender = c.audienceGender
  if (gender === null) return null
  if (s.audience === null) return hard('audience_gender', 12, false, 0, { gender, unknown: 1 })
  const percent = s.audience.gender[gender]
  const most = Math.max(...Object.values(s.audience.gender))
  return hard('audience_gender', 12, percent > 0 && percent === most, percent / 100, { gender, percent })
}

/** Met if the creator lives in one of the provinces, or at least half of the audience does. */
function judgeLocation(c: Criteria, s: MatchSubject): Judged | null {
  if (c.provinces.length === 0) return null
  // Integers (tenths of a percent), because they add up exactly.
  const tenths = (s.audience?.location ?? [])
    .filter((l) => c.provinces.includes(l.place))
    .reduce((n, l) => n + Math.round(l.percent * 10), 0)
  const percent = tenths / 10
  const livesThere = s.province !== null && c.provinces.includes(s.province)
  const values = { province: s.province ?? '', percent, lives: livesThere ? 1 : 0 }
  return hard('location', 12, livesThere || percent >= 50, livesThere ? 1 : percent / 100, values)
}

function judgeInterests(c: Criteria, s: MatchSubject): Judged | null {
  if (c.interests.length === 0) return null
  const common = c.interests.filter((tag) => s.interests.includes(tag))
  const values = { interests: (common.length > 0 ? common : c.interests).join(',') }
  return hard('interests', 12, common.length > 0, common.length / c.interests.length, values)
}

function judgeAge(c: Criteria, s: MatchSubject, today: string): Judged | null {
  const [min, max] = [c.creatorAgeMin, c.creatorAgeMax]
  if (min === null && max === null) return null
  const age = s.birthdate === null ? null : yearsBetween(s.birthdate, today)
  const met = age !== null && age >= (min ?? 0) && age <= (max ?? Number.POSITIVE_INFINITY)
  return hard('creator_age', 8, met, met ? 1 : 0, {
    ...(age === null ? { unknown: 1 } : { age }),
    ...(min !== null && { min }),
    ...(max !== null && { max }),
  })
}

function judgeGender(c: Criteria, s: MatchSubject): Judged | null {
  if (c.creatorGender === null) return null
  const met = c.creatorGender === s.gender
  return hard('creator_gender', 8, met, met ? 1 : 0, { gender: c.creatorGender })
}

function judgeNationality(c: Criteria, s: MatchSubject): Judged | null {
  if (c.nationalities.length === 0) return null
  const met = c.nationalities.includes(s.nationalityId)
  return hard('nationality', 8, met, met ? 1 : 0, { id: s.nationalityId })
}

/** Strengths that are not criteria. Unknown values lower the score. */
function judgeStrengths(c: Criteria, s: MatchSubject, price: number | null): (Judged | null)[] {
  const strong = s.engagementBps !== null && s.goodBps !== null ? s.engagementBps / s.goodBps : null
  return [
    strong === null
      ? null
      : soft('engagement_strength', 20, strong >= 1, strong / 2, { times: Math.round(strong * 10) / 10 }),
    s.score === null ? null : soft('authenticity', 15, s.score >= 70, (s.score - 30) / 70, { score: s.score }),
    judgePrice(s, price),
    s.reliability === null
      ? soft('on_time', 20, true, 0.5, { unknown: 1 })
      : soft('on_time', 20, s.reliability >= 90, (s.reliability - 50) / 50, { percent: s.reliability }),
    asksAudience(c) || s.audience !== null ? null : soft('audience_data', 15, false, 0, {}),
    s.workedWithBrand ? soft('worked_before', 6, true, 1, {}) : null,
  ]
}

/** True if criteria on the audience already report missing data. */
const asksAudience = (c: Criteria): boolean =>
  c.audienceAges.length > 0 || c.audienceGender !== null || c.provinces.length > 0

/** The pay cannot be compared if the creator has no price for the post type. */
function judgePrice(s: MatchSubject, pay: number | null): Judged | null {
  if (pay === null || pay <= 0) return null
  if (s.price === null) return soft('price', 25, false, 0, { unknown: 1 })
  const cheaper = (pay - s.price) / pay
  return soft('price', 25, cheaper >= 0, 0.6 + cheaper, { percent: Math.round(cheaper * 100) })
}

const shown = ({ code, met, values }: Judged): MatchReason => ({ code, met, values })

/**
 * How well a channel matches a campaign. The criteria alone decide `matched`; the score also includes how well each is
 * met and the creator's strengths. `today` is a day in Bangkok.
 */
export function matchChannel(demand: MatchDemand, subject: MatchSubject, today: string): MatchResult {
  const { criteria: c } = demand
  const rightChannel = subject.channelType === demand.channelType
  const judged = [
    rightChannel ? null : hard('channel', 40, false, 0, { type: demand.channelType }),
    judgeFollowers(c, subject),
    judgeEngagement(c, subject),
    judgeAudienceAge(c, subject),
    judgeAudienceGender(c, subject),
    judgeLocation(c, subject),
    judgeInterests(c, subject),
    judgeAge(c, subject, today),
    judgeGender(c, subject),
    judgeNationality(c, subject),
    ...judgeStrengths(c, subject, demand.price),
  ].filter((j): j is Judged => j !== null)
  const unmet = judged.filter((j) => j.hard && !j.met)
  const matched = unmet.length === 0
  // If all criteria are met, criteria that are fully met do not affect the ranking.
  const counted = matched ? judged.filter((j) => !j.hard || j.fit < 1) : judged
  const weight = counted.reduce((n, j) => n + j.weight, 0)
  const fit = weight === 0 ? 1 : counted.reduce((n, j) => n + j.fit * j.weight, 0) / weight
  const order = (j: Judged): number => (j.hard && !j.met ? 2 : j.met ? j.fit * j.weight * 0.01 : -1)
  return {
    score: Math.round(matched ? MATCHED_FROM + (100 - MATCHED_FROM) * fit : (MATCHED_FROM - 1) * fit),
    matched,
    reasons: [...judged].sort((a, b) => order(b) - order(a)).map(shown),
  }
}

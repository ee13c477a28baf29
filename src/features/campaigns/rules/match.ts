import { yearsBetween } from '../../../core/calendar.ts'
import type { Gender, StoredChannelType } from '../../../core/vocabulary.ts'
import type { AgeBand, Criteria } from '../shapes.ts'

/** What is known of a creator's channel. Null: unknown; an asked criterion is then not met. */
export interface MatchSubject {
  channelType: StoredChannelType
  followers: number | null
  engagementBps: number | null
  /** Good engagement rate of the channel's tier; null where the platform has none. */
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
  /** Authenticity 0 to 100. */
  score: number | null
  /** The owner's price of the campaign's post type, satang. */
  price: number | null
  /** The share of jobs finished, 0 to 100; null before the first has ended. */
  reliability: number | null
  workedWithBrand: boolean
}

export interface MatchDemand {
  criteria: Criteria
  channelType: StoredChannelType
  /** Job pay, satang; null while the brief has none. */
  price: number | null
}

/** One reason in a code and its values; the words are made where it is shown. */
export interface MatchReason {
  code: string
  met: boolean
  values: Record<string, string | number>
}

export interface MatchResult {
  /** 0 to 100: 50 and more where all criteria are met, less where one is not. */
  score: number
  matched: boolean
  /** Unmet criteria first, then what speaks for the creator, the strongest first. */
  reasons: MatchReason[]
}

/** The result of a channel that is not compared. */
export const NO_MATCH: MatchResult = { score: 0, matched: false, reasons: [] }

/** A judged criterion: how well it fits from 0 to 1, and how much it counts. */
interface Judged extends MatchReason {
  fit: number
  weight: number
  /** Decides whether the criteria are met; the others only move the score. */
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

/** The largest age band of the channel must be one that was asked for. */
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

/** The creator lives there, or most of the audience does. */
function judgeLocation(c: Criteria, s: MatchSubject): Judged | null {
  if (c.provinces.length === 0) return null
  // Tenths, which add up exactly.
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

function judgePerson(c: Criteria, s: MatchSubject, today: string): (Judged | null)[] {
  const age = s.birthdate === null ? null : yearsBetween(s.birthdate, today)
  const [min, max] = [c.creatorAgeMin, c.creatorAgeMax]
  const rightAge = age !== null && (min === null || age >= min) && (max === null || age <= max)
  const ageValues = {
    ...(age === null ? { unknown: 1 } : { age }),
    ...(min === null ? {} : { min }),
    ...(max === null ? {} : { max }),
  }
  const rightGender = c.creatorGender === s.gender
  const rightNation = c.nationalities.includes(s.nationalityId)
  return [
    min === null && max === null ? null : hard('creator_age', 8, rightAge, rightAge ? 1 : 0, ageValues),
    c.creatorGender === null
      ? null
      : hard('creator_gender', 8, rightGender, rightGender ? 1 : 0, { gender: c.creatorGender }),
    c.nationalities.length === 0
      ? null
      : hard('nationality', 8, rightNation, rightNation ? 1 : 0, { id: s.nationalityId }),
  ]
}

/** Factors besides the criteria. Unknown values lower the score. */
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

/** Audience criteria already report missing data. */
const asksAudience = (c: Criteria): boolean =>
  c.audienceAges.length > 0 || c.audienceGender !== null || c.provinces.length > 0

/** Without a price for the post type, the pay cannot be compared. */
function judgePrice(s: MatchSubject, pay: number | null): Judged | null {
  if (pay === null || pay <= 0) return null
  if (s.price === null) return soft('price', 25, false, 0, { unknown: 1 })
  const cheaper = (pay - s.price) / pay
  return soft('price', 25, cheaper >= 0, 0.6 + cheaper, { percent: Math.round(cheaper * 100) })
}

const shown = ({ code, met, values }: Judged): MatchReason => ({ code, met, values })

/**
 * How well a channel fits a campaign. The criteria decide `matched`; the score adds how well each is met and what else
 * speaks for the creator. `today` is a Bangkok day.
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
    ...judgePerson(c, subject, today),
    ...judgeStrengths(c, subject, demand.price),
  ].filter((j): j is Judged => j !== null)
  const unmet = judged.filter((j) => j.hard && !j.met)
  const matched = unmet.length === 0
  // For channels that meet all criteria, fully met criteria do not affect the ranking.
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

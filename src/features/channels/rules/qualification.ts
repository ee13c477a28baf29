import type { Settings } from '../../../core/settings.ts'
import type { StoredChannelType } from '../../../core/vocabulary.ts'
import { ratesOf } from './tiers.ts'

/** Codes in the order of the checks. */
export const QUALIFICATION_CODES = [
  'already_signup',
  'not_public',
  'error_friends',
  'error_post_not_found',
  'error_ratio',
  'error_engagement',
] as const
export type FailedCode = (typeof QUALIFICATION_CODES)[number]
export type QualificationCode = FailedCode | 'qualified'

/** The figures of a channel. Null: hidden or not provided by the platform. */
export interface ChannelMeasures {
  type: StoredChannelType
  takenByOther: boolean
  isPublic: boolean
  followers: number | null
  following: number | null
  posts90d: number | null
  /** Growth of followers in seven days, basis points (3 000 = 30 % more). */
  growth7dBps: number | null
  /** Views of the last seven days compared with the seven days before, basis points. */
  viewsGrowth7dBps: number | null
  engagementBps: number | null
}

/** One check. `passed` is null if the value is unknown or an earlier check failed. */
export interface QualificationCheck {
  code: FailedCode
  passed: boolean | null
  value: number | null
  limit: number | null
  details?: Record<string, number | string>
}

export interface Qualification {
  /** The first failed check, otherwise `qualified`. */
  code: QualificationCode
  checks: QualificationCheck[]
  /** False if a value was unknown: an operator has to check the channel before it is admitted. */
  complete: boolean
}

type Check = (m: ChannelMeasures, s: Settings) => QualificationCheck

/** Checks a count against a minimum. `gap` is what is missing. */
function atLeast(code: FailedCode, value: number | null, limit: number): QualificationCheck {
  if (value === null) return { code, passed: null, value, limit }
  const passed = value >= limit
  return { code, passed, value, limit, ...(passed ? {} : { details: { gap: limit - value } }) }
}

function checkRatio(m: ChannelMeasures, s: Settings): QualificationCheck {
  const code = 'error_ratio'
  const max = s['channel.following_max']
  const { followers, following, growth7dBps, viewsGrowth7dBps } = m
  if (followers !== null && following !== null && following > max && followers < following)
    return {
      code,
      passed: false,
      value: following,
      limit: max,
      details: { kind: 'following', followers, following, gap: following - followers },
    }
  const limit = s['channel.growth_max_bps']
  if (growth7dBps !== null && growth7dBps > limit) {
    const matching = (growth7dBps * s['channel.growth_views_bps']) / 10_000
    if (viewsGrowth7dBps === null) return { code, passed: null, value: growth7dBps, limit }
    if (viewsGrowth7dBps < matching)
      return {
        code,
        passed: false,
        value: growth7dBps,
        limit,
        details: { kind: 'growth', views: viewsGrowth7dBps, gap: growth7dBps - limit },
      }
  }
  return { code, passed: followers === null || following === null ? null : true, value: following, limit: max }
}

function checkEngagement(m: ChannelMeasures, s: Settings): QualificationCheck {
  const code = 'error_engagement'
  const rates = m.followers === null ? null : ratesOf(m.type, m.followers, s)
  // Without expected engagement rates for the platform the check always passes.
  if (rates === null) return { code, passed: m.followers === null ? null : true, value: m.engagementBps, limit: null }
  const low = Math.round((rates.floorBps * s['channel.engagement_low_bps']) / 10_000)
  const high = Math.round((rates.goodBps * s['channel.engagement_high_bps']) / 10_000)
  const value = m.engagementBps
  if (value === null) return { code, passed: null, value, limit: low }
  if (value < low) return { code, passed: false, value, limit: low, details: { kind: 'low', gap: low - value } }
  if (value > high) return { code, passed: false, value, limit: high, details: { kind: 'high', gap: value - high } }
  return { code, passed: true, value, limit: low }
}

const CHECKS: readonly Check[] = [
  (m) => ({ code: 'already_signup', passed: !m.takenByOther, value: null, limit: null }),
  (m) => ({ code: 'not_public', passed: m.isPublic, value: null, limit: null }),
  (m, s) => atLeast('error_friends', m.followers, s['channel.followers_min'][m.type]),
  (m, s) => atLeast('error_post_not_found', m.posts90d, s['channel.posts_min']),
  checkRatio,
  checkEngagement,
]

/**
 * Runs the checks in order. The result lists all of them; those after the first failure are not evaluated (`passed`
 * null). A failed check has its value, limit and gap; rates are basis points. The owner can appeal after any failure.
 */
export function qualify(measures: ChannelMeasures, settings: Settings): Qualification {
  const checks: QualificationCheck[] = []
  let failed: FailedCode | null = null
  let complete = true
  for (const check of CHECKS) {
    const line = check(measures, settings)
    if (failed !== null) {
      checks.push({ code: line.code, passed: null, value: null, limit: line.limit })
      continue
    }
    checks.push(line)
    if (line.passed === false) failed = line.code
    if (line.passed === null) complete = false
  }
  return { code: failed ?? 'qualified', checks, complete }
}

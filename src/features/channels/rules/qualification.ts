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

/** What is known of a channel. Null: hidden or not told by the platform. */
export interface ChannelMeasures {
  type: StoredChannelType
  takenByOther: boolean
  isPublic: boolean
  followers: number | null
  following: number | null
  posts90d: number | null
  /** Followers now against seven days ago, basis points (3 000 = 30 % more). */
  growth7dBps: number | null
  /** Views of the last seven days against the seven before. */
  viewsGrowth7dBps: number | null
  engagementBps: number | null
}

/** One line of the check list. `passed` is null where the value is unknown or an earlier check failed. */
export interface QualificationCheck {
  code: FailedCode
  passed: boolean | null
  value: number | null
  limit: number | null
  details?: Record<string, number | string>
}

export interface Qualification {
  /** The first failed check, else `qualified`. */
  code: QualificationCode
  checks: QualificationCheck[]
  /** False when a value was unknown: an operator has to look before the channel is let in. */
  complete: boolean
}

type Check = (m: ChannelMeasures, s: Settings) => QualificationCheck

/** A check of a count against a least value; `gap` is what is missing. */
function atLeast(code: FailedCode, value: number | null, limit: number): QualificationCheck {
  if (value === null) return { code, passed: null, value, limit }
  const passed = value >= limit
  return { code, passed, value, limit, ...(passed ? {} : { details: { gap: limit - value } }) }
}

function checkRatio(m: ChannelMeasures, s: Settings): QualificationCheck {
  const code = 'error_ratio'
  const most = s['channel.following_max']
  const { followers, following, growth7dBps, viewsGrowth7dBps } = m
  if (followers !== null && following !== null && following > most && followers < following)
    return {
      code,
      passed: false,
      value: following,
      limit: most,
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
  return { code, passed: followers === null || following === null ? null : true, value: following, limit: most }
}

function checkEngagement(m: ChannelMeasures, s: Settings): QualificationCheck {
  const code = 'error_engagement'
  const rates = m.followers === null ? null : ratesOf(m.type, m.followers, s)
  // A platform without an engagement rate has nothing to fail.
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
 * Runs the checks in order. All are listed; those after the first failure are not looked at (`passed` null). Which value
 * failed, the limit and the gap stand in the line; rates are basis points. An appeal is open after every failure.
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

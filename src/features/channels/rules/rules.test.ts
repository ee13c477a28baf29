import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { defaultSettings, settingsAt } from '../../../core/settings.ts'
import { CHANNEL_TYPES, type ChannelType, POST_TYPES, TIERS } from '../../../core/vocabulary.ts'
import { CHANNEL_STATUSES } from '../shapes.ts'
import { type AuthenticityInput, applyWaivers, scoreAuthenticity } from './authenticity.ts'
import { basePrice, type EstimateInput, estimatePrice } from './estimate.ts'
import { checkPrivilege } from './privilege.ts'
import { type ChannelMeasures, QUALIFICATION_CODES, qualify } from './qualification.ts'
import {
  CHANNEL_TABLE,
  canTakeJobs,
  channelTransitionFor,
  initialStatusOf,
  OPERATOR_ACTS,
  operatorActs,
  operatorEvent,
} from './status.ts'
import { tierOf, tierRange } from './tiers.ts'

const now = new Date('2025-11-21T05:00:00Z')
const settings = settingsAt(defaultSettings, now)

describe('qualification', () => {
  const good: ChannelMeasures = {
    type: 'INSTAGRAM',
    takenByOther: false,
    isPublic: true,
    followers: 8_000,
    following: 400,
    posts90d: 20,
    growth7dBps: 200,
    viewsGrowth7dBps: 300,
    engagementBps: 450,
  }
  it.each<[string, Partial<ChannelMeasures>, unknown]>([
    ['qualified', {}, undefined],
    ['already_signup', { takenByOther: true, isPublic: false, followers: 1 }, { passed: false }],
    ['not_public', { isPublic: false, followers: 1 }, { passed: false }],
    ['error_friends', { followers: 499 }, { value: 499, limit: 500, details: { gap: 1 } }],
    ['error_friends', { type: 'LINE', followers: 299 }, { limit: 300, details: { gap: 1 } }],
    ['error_friends', { type: 'YOUTUBE', followers: 250 }, { limit: 300, details: { gap: 50 } }],
    ['error_post_not_found', { posts90d: 4 }, { value: 4, limit: 6, details: { gap: 2 } }],
    ['error_ratio', { followers: 1_600, following: 1_601 }, { details: { kind: 'following', gap: 1 } }],
    ['error_ratio', { growth7dBps: 3_100, viewsGrowth7dBps: 100 }, { details: { kind: 'growth', gap: 100 } }],
    ['error_engagement', { engagementBps: 89 }, { limit: 90, details: { kind: 'low', gap: 1 } }],
    ['error_engagement', { engagementBps: 2_001 }, { limit: 2_000, details: { kind: 'high', gap: 1 } }],
    ['qualified', { engagementBps: 90 }, undefined],
    ['qualified', { following: 1_500, followers: 600 }, undefined],
    ['qualified', { growth7dBps: 3_100, viewsGrowth7dBps: 2_000 }, undefined],
    ['qualified', { type: 'WHATSAPP', engagementBps: null }, undefined],
  ])('%s %o', (code, more, line) => {
    const result = qualify({ ...good, ...more }, settings)
    expect(result.code).toBe(code)
    expect(result.checks.map((c) => c.code)).toEqual(QUALIFICATION_CODES)
    if (line) expect(result.checks.find((c) => c.code === code)).toMatchObject(line as object)
  })

  it('does not evaluate checks after a failure, and marks unknown values', () => {
    const { checks } = qualify({ ...good, isPublic: false }, settings)
    expect(checks.map((c) => c.passed)).toEqual([true, false, null, null, null, null])
    expect(qualify({ ...good, followers: null }, settings)).toMatchObject({ code: 'qualified', complete: false })
    expect(qualify(good, settings).complete).toBe(true)
  })
})

describe('tiers', () => {
  it('cover all follower counts', () => {
    expect(
      [0, 9_999, 10_000, 49_999, 50_000, 99_999, 100_000, 999_999, 1_000_000].map((n) => tierOf(n, settings)),
    ).toEqual(['nano', 'nano', 'micro', 'micro', 'mid', 'mid', 'macro', 'macro', 'mega'])
    for (const tier of TIERS) expect(tierOf(tierRange(tier, settings).from, settings)).toBe(tier)
  })
})

describe('price estimate', () => {
  const tiktok: EstimateInput = {
    type: 'TIKTOK',
    postType: 'videoPost',
    followers: 31_700,
    engagementBps: 720,
    score: 88,
    verified: true,
  }
  it('has the exact price at each point of the curve', () => {
    for (const [followers, price] of settings['estimate.curve'].points)
      expect(basePrice(followers, settings).price).toBeCloseTo(price, 3)
  })

  it('uses the published market tiers from 1 December 2026', () => {
    const before = settingsAt(defaultSettings, new Date('2026-11-30T16:59:59Z'))
    const after = settingsAt(defaultSettings, new Date('2026-11-30T17:00:00Z'))
    expect(before['estimate.curve']).toMatchObject({ since: '2025-01-01', source: null })
    expect(after['estimate.curve']).toMatchObject({
      since: '2026-12-01',
      source: { en: 'Thai market analysis published in March 2025' },
    })
    const base = (followers: number) => Math.round(basePrice(followers, after).price / 100)
    expect([500, 1_000, 10_000, 50_000, 500_000, 1_000_000, 5_000_000].map(base)).toEqual([
      1_200, 2_400, 5_000, 10_000, 30_000, 100_000, 300_000,
    ])
    expect(base(24_000)).toBe(7_290)
  })

  it('multiplies base, channel, post, engagement and authenticity', () => {
    const { base, factors, middle, low, high, confident } = estimatePrice(tiktok, settings)
    expect(Math.round(base / 100)).toBe(6_888)
    expect(factors.map((f) => [f.code, f.bps])).toEqual([
      ['channel', 8_000],
      ['post', 13_000],
      ['engagement', 10_142],
      ['authenticity', 9_400],
    ])
    expect([low, middle, high]).toEqual([510_000, 685_000, 855_000])
    expect(confident).toBe(true)
  })

  it('has a wider range without proof of ownership', () => {
    const { low, middle, high } = estimatePrice({ ...tiktok, verified: false }, settings)
    expect([low, high]).toEqual([410_000, 955_000])
    expect(middle).toBe(685_000)
  })

  it('is constant below 500 followers and has low confidence beyond five million', () => {
    expect(basePrice(10, settings)).toEqual({ price: 50_000, confident: true })
    const beyond = basePrice(10_000_000, settings)
    expect(beyond.confident).toBe(false)
    expect(beyond.price).toBeGreaterThan(30_000_000)
  })

  it('limits the engagement factor and never falls as followers grow', () => {
    const bps = (engagementBps: number) =>
      estimatePrice({ ...tiktok, engagementBps }, settings).factors.find((f) => f.code === 'engagement')?.bps
    expect([bps(0), bps(700), bps(10_000)]).toEqual([6_000, 10_000, 16_000])
    fc.assert(
      fc.property(fc.nat(20_000_000), fc.nat(20_000_000), (a, b) => {
        const [x, y] = a < b ? [a, b] : [b, a]
        expect(basePrice(x, settings).price).toBeLessThanOrEqual(basePrice(y, settings).price + 1e-6)
      }),
    )
  })

  it('is a multiple of 50 THB within its range for every channel and post', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...CHANNEL_TYPES.filter((t): t is Exclude<ChannelType, 'TWITTER'> => t !== 'TWITTER')),
        fc.constantFrom(...POST_TYPES),
        fc.nat(9_000_000),
        fc.option(fc.nat(5_000)),
        fc.option(fc.nat(100)),
        (type, postType, followers, engagementBps, score) => {
          const e = estimatePrice({ type, postType, followers, engagementBps, score, verified: false }, settings)
          for (const n of [e.low, e.middle, e.high, e.group]) expect(n % 5_000).toBe(0)
          expect(e.low <= e.middle && e.middle <= e.high).toBe(true)
        },
      ),
    )
  })
})

describe('authenticity', () => {
  const clean: AuthenticityInput = {
    type: 'INSTAGRAM',
    followers: 20_000,
    following: 500,
    posts90d: 30,
    engagementBps: 350,
    growth7dBps: 100,
    viewsGrowth7dBps: 100,
    averageLikes: 600,
    averageComments: 40,
    averageViews: 9_000,
    ageDays: 900,
    verified: true,
  }
  it('is 100 for a healthy channel, with the reasons', () => {
    const { score, reasons } = scoreAuthenticity(clean, settings)
    expect(score).toBe(100)
    expect(reasons.map((r) => r.code)).toEqual(['engagement_healthy', 'growth_steady'])
  })

  it.each<[string, Partial<AuthenticityInput>]>([
    ['engagement_low', { engagementBps: 20 }],
    ['engagement_high', { engagementBps: 1_400 }],
    ['follows_many', { following: 15_000 }],
    ['growth_sudden', { growth7dBps: 4_000, viewsGrowth7dBps: 0 }],
    ['comments_few', { averageComments: 0 }],
    ['views_few', { averageViews: 100 }],
    ['posts_few', { posts90d: 3 }],
    ['profile_new', { ageDays: 10 }],
    ['not_verified', { verified: false }],
  ])('takes points for %s', (code, more) => {
    const { score, reasons } = scoreAuthenticity({ ...clean, ...more }, settings)
    expect(score).toBeLessThan(100)
    expect(reasons[0]?.code).toBe(code)
  })

  it('does not count a reason that an operator waived, until it grows', () => {
    const reasons = [
      { code: 'views_few', points: -12 },
      { code: 'posts_few', points: -4 },
      { code: 'growth_steady', points: 0 },
    ]
    const waived = [{ code: 'views_few', points: -8 }]
    expect(applyWaivers(reasons, [])).toEqual({ score: 84, reasons })
    expect(applyWaivers(reasons, waived)).toMatchObject({ score: 96, reasons: [{ waived: true }, {}, {}] })
    const worse = [{ code: 'views_few', points: -14 }]
    expect(applyWaivers(worse, waived)).toEqual({ score: 86, reasons: worse })
  })

  it('is between 0 and 100 and equals the sum of its reasons', () => {
    const maybe = (max: number) => fc.option(fc.nat(max))
    const input = fc.record({
      type: fc.constantFrom('INSTAGRAM' as const, 'LINE' as const, 'TIKTOK' as const),
      followers: maybe(1e6),
      following: maybe(1e5),
      posts90d: maybe(90),
      engagementBps: maybe(9_000),
      growth7dBps: maybe(9_000),
      viewsGrowth7dBps: maybe(9_000),
      averageLikes: maybe(1e5),
      averageComments: maybe(1e4),
      averageViews: maybe(1e6),
      ageDays: maybe(4_000),
      verified: fc.boolean(),
    })
    fc.assert(
      fc.property(input, (given) => {
        const { score, reasons } = scoreAuthenticity(given, settings)
        expect(score).toBe(
          Math.max(
            0,
            reasons.reduce((n, r) => n + r.points, 100),
          ),
        )
        expect(score >= 0 && score <= 100).toBe(true)
      }),
    )
  })
})

const stored = { status: 'active', wasAllowed: false, statusReason: null, qualification: null } as const

describe('channel status', () => {
  it.each([
    ['waiting_approve', 'approve', 'operator', false, 'active'],
    ['waiting_approve', 'approve', 'owner', false, null],
    ['rejected', 'approve', 'operator', false, null],
    ['rejected', 'allow', 'operator', false, 'allowed'],
    ['active', 'disconnect', 'system', false, 'disconnected'],
    ['active', 'disconnect', 'owner', false, null],
    ['disconnected', 'reconnect', 'owner', false, 'active'],
    ['disconnected', 'reconnect', 'owner', true, 'allowed'],
    ['suspended', 'release', 'operator', true, 'allowed'],
    ['suspended', 'release', 'owner', true, null],
    ['active', 'lose', 'system', false, 'not_found'],
    ['blacklist', 'approve', 'operator', false, null],
    ['deactivated', 'reconnect', 'owner', false, null],
  ] as const)('%s %s by %s, allowed before: %s', (status, event, actor, wasAllowed, to) =>
    expect(channelTransitionFor({ ...stored, status, wasAllowed }, event, actor)?.to ?? null).toBe(to),
  )

  it.each([
    ['not_found', false, 'active', 'active', ['channel.qualified']],
    ['not_found', false, 'rejected', 'rejected', ['channel.failed']],
    ['not_found', true, 'rejected', 'allowed', undefined],
    ['rejected', false, 'active', 'active', ['channel.qualified']],
    ['rejected', false, 'waiting_approve', 'waiting_approve', undefined],
    ['rejected', false, 'rejected', 'rejected', []],
  ] as const)('%s read again, allowed before: %s, check: %s', (status, wasAllowed, admission, to, notices) => {
    const channel = {
      ...stored,
      status,
      wasAllowed,
      statusReason: 'error_friends',
      qualification: { code: 'error_friends' },
    }
    expect(channelTransitionFor(channel, 'refresh', 'system', admission)).toMatchObject({ to })
    expect(channelTransitionFor(channel, 'refresh', 'system', admission)?.notify).toEqual(notices)
  })

  it('only lets an operator readmit what an operator rejected', () => {
    const refused = {
      ...stored,
      status: 'rejected',
      statusReason: 'fake',
      qualification: { code: 'qualified' },
    } as const
    expect(channelTransitionFor(refused, 'refresh', 'system', 'active')).toBeNull()
    expect(channelTransitionFor(refused, 'comeBack', 'owner', 'active')).toBeNull()
    expect(channelTransitionFor(refused, 'usePrivilege', 'owner')).toBeNull()
    expect(channelTransitionFor({ ...refused, statusReason: 'qualified' }, 'usePrivilege', 'owner')?.to).toBe('allowed')
    const turnedOff = { ...refused, status: 'deactivated' } as const
    expect(channelTransitionFor(turnedOff, 'comeBack', 'owner', 'active')?.to).toBe('waiting_approve')
    expect(channelTransitionFor({ ...turnedOff, statusReason: null }, 'comeBack', 'owner', 'active')?.to).toBe('active')
  })

  it('offers an operator exactly the actions that the table allows', () => {
    for (const status of CHANNEL_STATUSES)
      expect(operatorActs(status), status).toEqual(
        OPERATOR_ACTS.filter((act) => {
          const channel = { ...stored, status }
          return channelTransitionFor(channel, operatorEvent(act, channel), 'operator') !== null
        }),
      )
    expect(operatorActs('waiting_approve')).toEqual(['approve', 'reject', 'ban'])
    expect(operatorActs('blacklist')).toEqual([])
  })

  it('never leaves the blacklist', () => {
    expect(CHANNEL_TABLE.some((row) => row.from.includes('blacklist'))).toBe(false)
  })

  it('depends on check and proof at admission', () => {
    expect(initialStatusOf('qualified', 'oauth')).toBe('active')
    expect(initialStatusOf('qualified', 'bio')).toBe('waiting_approve')
    expect(initialStatusOf('qualified', 'oauth', false)).toBe('waiting_approve')
    expect(initialStatusOf('error_friends', 'oauth')).toBe('rejected')
    expect(['active', 'allowed', 'disconnected'].map((s) => canTakeJobs(s as 'active'))).toEqual([true, true, false])
  })
})

describe('privilege codes', () => {
  const code = { quota: 2, used: 0, expiresAt: new Date(now.getTime() + 1), endedAt: null }
  it.each([
    [null, false, { code: 'error_privilege_incorrect' }],
    [{ ...code, used: 2 }, false, { code: 'error_privilege_quota_exceed' }],
    [{ ...code, expiresAt: now }, false, { code: 'error_privilege_expired' }],
    [{ ...code, endedAt: now }, false, { code: 'error_privilege_expired' }],
    [{ ...code, used: 2, endedAt: now }, false, { code: 'error_privilege_expired' }],
    [{ ...code, endedAt: now }, true, { ok: true, saved: 'before' }],
    [{ ...code, used: 2 }, true, { ok: true, saved: 'before' }],
    [code, false, { ok: true, saved: 'now' }],
  ])('%o', (code, saved, answer) => expect(checkPrivilege(code, saved, now)).toMatchObject(answer))
})

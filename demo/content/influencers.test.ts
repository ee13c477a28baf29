import { describe, expect, it } from 'vitest'
import { bankOf, checkAccountNumber } from '../../src/core/thai/banks.ts'
import { checkJuristicId, checkNationalId } from '../../src/core/thai/national-id.ts'
import { INTERESTS, TIERS } from '../../src/core/vocabulary.ts'
import { codeOf, scaleInfluencer } from '../scale/influencer.ts'
import { estimate, ratesOf } from './estimate.ts'
import { canWork, INFLUENCERS, influencerOf } from './influencers.ts'
import { MARKETERS } from './marketers.ts'
import type { DemoInfluencer } from './types.ts'

const unique = (list: readonly unknown[]) => expect(new Set(list).size).toBe(list.length)
const sum = (list: readonly number[]) => list.reduce((a, b) => a + b, 0)

/** What must hold for every creator, handwritten or generated. */
function expectSound(influencer: DemoInfluencer): void {
  expect(checkNationalId(influencer.nationalId), influencer.key).toBeNull()
  const account = checkAccountNumber(bankOf(influencer.bank.code)!, influencer.bank.accountNumber)
  expect(account, influencer.key).toMatchObject({ ok: true, unusual: false })
  expect(influencer.bank.accountName).toBe(`${influencer.legalName.firstTh} ${influencer.legalName.lastTh}`)
  expect(Number(influencer.birthDate.slice(0, 4))).toBeLessThanOrEqual(2004)
  expect(influencer.channels.length).toBeGreaterThanOrEqual(1)
  expect(influencer.channels.length).toBeLessThanOrEqual(3)
  for (const channel of influencer.channels) {
    const { gender, age, location } = channel.audience
    expect(sum(Object.values(gender))).toBe(100)
    expect(sum(Object.values(age))).toBe(100)
    expect(sum(location.map((place) => place.percent))).toBe(100)
    expect(
      Math.min(...Object.values(gender), ...Object.values(age), ...location.map((x) => x.percent)),
    ).toBeGreaterThan(0)
  }
}

describe('creators', () => {
  it('are sixty, with unique addresses, numbers and channels', () => {
    expect(INFLUENCERS).toHaveLength(60)
    unique(INFLUENCERS.map((influencer) => influencer.key))
    unique([...INFLUENCERS.map((influencer) => influencer.email), ...MARKETERS.flatMap((marketer) => marketer.emails)])
    unique([
      ...INFLUENCERS.map((influencer) => influencer.phone),
      ...MARKETERS.map((marketer) => marketer.contact.phone),
    ])
    unique([...INFLUENCERS.map((influencer) => influencer.nationalId), ...MARKETERS.map((marketer) => marketer.taxId)])
    unique(
      INFLUENCERS.flatMap((influencer) =>
        influencer.channels.map((channel) => `${channel.type} ${channel.externalId}`),
      ),
    )
  })

  it('have valid ids and accounts, and audiences that sum to 100 %', () => {
    INFLUENCERS.forEach(expectSound)
  })

  it('cover every tier, topic and channel status, and several ages', () => {
    expect(new Set(INFLUENCERS.map((influencer) => influencer.tier))).toEqual(new Set(TIERS))
    expect(new Set(INFLUENCERS.flatMap((influencer) => influencer.interests))).toEqual(new Set(INTERESTS))
    expect(new Set(INFLUENCERS.flatMap((c) => c.channels.map((channel) => channel.status))).size).toBe(9)
    expect(INFLUENCERS.filter((influencer) => influencer.birthDate < '1980').length).toBeGreaterThanOrEqual(8)
  })

  it('pass the channel check if the channel is active, and are priced near the estimate', () => {
    for (const channel of INFLUENCERS.flatMap((c) => c.channels).filter((c) => c.status === 'active')) {
      const rates = ratesOf(channel.type, channel.followers)
      expect(channel.followers).toBeGreaterThanOrEqual(500)
      expect(channel.posts90d).toBeGreaterThanOrEqual(6)
      if (rates) {
        expect(channel.erBp, channel.handle).toBeGreaterThanOrEqual(rates.floor * 0.3)
        expect(channel.erBp, channel.handle).toBeLessThanOrEqual(rates.good * 4)
      }
      for (const [post, price] of Object.entries(channel.prices)) {
        const ratio = price / estimate(channel, post as 'reel')
        expect(price % 100, `${channel.handle} ${post}`).toBe(0)
        expect(ratio, `${channel.handle} ${post}`).toBeGreaterThan(0.4)
        expect(ratio, `${channel.handle} ${post}`).toBeLessThan(1.4)
      }
    }
    expect(INFLUENCERS.filter((influencer) => influencer.channels.some(canWork)).length).toBeGreaterThanOrEqual(58)
  })

  it('have managers with a running agreement and a commission of at most 30 %', () => {
    const managed = INFLUENCERS.flatMap((influencer) => influencer.managed ?? [])
    expect(managed.length).toBeGreaterThanOrEqual(5)
    for (const agreement of managed) {
      expect(influencerOf(agreement.manager).isManager).toBe(true)
      expect(agreement.commissionBp).toBeLessThanOrEqual(3_000)
      expect(agreement.startDay).toBeLessThan(0)
      expect(agreement.endDay).toBeGreaterThan(0)
    }
  })
})

describe('brands', () => {
  it('are twelve with valid tax ids', () => {
    expect(MARKETERS).toHaveLength(12)
    expect(new Set(MARKETERS.map((marketer) => marketer.kind))).toEqual(new Set(['brand', 'agency', 'individual']))
    for (const marketer of MARKETERS) {
      const check = marketer.accountType === 'company' ? checkJuristicId : checkNationalId
      expect(check(marketer.taxId), marketer.key).toBeNull()
    }
  })
})

describe('generated creators', () => {
  it('are the same for the same number, unique and valid', () => {
    expect(scaleInfluencer(123)).toEqual(scaleInfluencer(123))
    const some = Array.from({ length: 2_000 }, (_, i) => scaleInfluencer(i))
    some.forEach(expectSound)
    unique([...INFLUENCERS, ...some].map((influencer) => influencer.email))
    unique([...INFLUENCERS, ...some].map((influencer) => influencer.phone))
    unique([...INFLUENCERS, ...some].map((influencer) => influencer.nationalId))
    unique(some.map((_, i) => codeOf(i)))
    unique(
      [...INFLUENCERS, ...some].flatMap((c) => c.channels.map((channel) => `${channel.type} ${channel.externalId}`)),
    )
  })
})

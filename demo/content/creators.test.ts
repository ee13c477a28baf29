import { describe, expect, it } from 'vitest'
import { bankOf, checkAccountNumber } from '../../src/core/thai/banks.ts'
import { checkJuristicId, checkNationalId } from '../../src/core/thai/national-id.ts'
import { INTERESTS, TIERS } from '../../src/core/vocabulary.ts'
import { codeOf, scaleCreator } from '../scale/creator.ts'
import { BRANDS } from './brands.ts'
import { CREATORS, canWork, creatorOf } from './creators.ts'
import { estimate, ratesOf } from './estimate.ts'
import type { DemoCreator } from './types.ts'

const unique = (list: readonly unknown[]) => expect(new Set(list).size).toBe(list.length)
const sum = (list: readonly number[]) => list.reduce((a, b) => a + b, 0)

/** What must hold for every creator, handwritten or generated. */
function expectSound(creator: DemoCreator): void {
  expect(checkNationalId(creator.nationalId), creator.key).toBeNull()
  const account = checkAccountNumber(bankOf(creator.bank.code)!, creator.bank.accountNumber)
  expect(account, creator.key).toMatchObject({ ok: true, unusual: false })
  expect(creator.bank.accountName).toBe(`${creator.legalName.firstTh} ${creator.legalName.lastTh}`)
  expect(Number(creator.birthDate.slice(0, 4))).toBeLessThanOrEqual(2004)
  expect(creator.channels.length).toBeGreaterThanOrEqual(1)
  expect(creator.channels.length).toBeLessThanOrEqual(3)
  for (const channel of creator.channels) {
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
    expect(CREATORS).toHaveLength(60)
    unique(CREATORS.map((creator) => creator.key))
    unique([...CREATORS.map((creator) => creator.email), ...BRANDS.flatMap((brand) => brand.emails)])
    unique([...CREATORS.map((creator) => creator.phone), ...BRANDS.map((brand) => brand.contact.phone)])
    unique([...CREATORS.map((creator) => creator.nationalId), ...BRANDS.map((brand) => brand.taxId)])
    unique(CREATORS.flatMap((creator) => creator.channels.map((channel) => `${channel.type} ${channel.externalId}`)))
  })

  it('have valid ids and accounts, and audiences that sum to 100 %', () => {
    CREATORS.forEach(expectSound)
  })

  it('cover every tier, topic and channel status, and several ages', () => {
    expect(new Set(CREATORS.map((creator) => creator.tier))).toEqual(new Set(TIERS))
    expect(new Set(CREATORS.flatMap((creator) => creator.interests))).toEqual(new Set(INTERESTS))
    expect(new Set(CREATORS.flatMap((c) => c.channels.map((channel) => channel.status))).size).toBe(9)
    expect(CREATORS.filter((creator) => creator.birthDate < '1980').length).toBeGreaterThanOrEqual(8)
  })

  it('pass the channel check if the channel is active, and are priced near the estimate', () => {
    for (const channel of CREATORS.flatMap((c) => c.channels).filter((c) => c.status === 'active')) {
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
    expect(CREATORS.filter((creator) => creator.channels.some(canWork)).length).toBeGreaterThanOrEqual(58)
  })

  it('have managers with a running agreement and a commission of at most 30 %', () => {
    const managed = CREATORS.flatMap((creator) => creator.managed ?? [])
    expect(managed.length).toBeGreaterThanOrEqual(5)
    for (const agreement of managed) {
      expect(creatorOf(agreement.manager).isManager).toBe(true)
      expect(agreement.commissionBp).toBeLessThanOrEqual(3_000)
      expect(agreement.startDay).toBeLessThan(0)
      expect(agreement.endDay).toBeGreaterThan(0)
    }
  })
})

describe('brands', () => {
  it('are twelve with valid tax ids', () => {
    expect(BRANDS).toHaveLength(12)
    expect(new Set(BRANDS.map((brand) => brand.kind))).toEqual(new Set(['brand', 'agency', 'individual']))
    for (const brand of BRANDS) {
      const check = brand.accountType === 'company' ? checkJuristicId : checkNationalId
      expect(check(brand.taxId), brand.key).toBeNull()
    }
  })
})

describe('generated creators', () => {
  it('are the same for the same number, unique and valid', () => {
    expect(scaleCreator(123)).toEqual(scaleCreator(123))
    const some = Array.from({ length: 2_000 }, (_, i) => scaleCreator(i))
    some.forEach(expectSound)
    unique([...CREATORS, ...some].map((creator) => creator.email))
    unique([...CREATORS, ...some].map((creator) => creator.phone))
    unique([...CREATORS, ...some].map((creator) => creator.nationalId))
    unique(some.map((_, i) => codeOf(i)))
    unique([...CREATORS, ...some].flatMap((c) => c.channels.map((channel) => `${channel.type} ${channel.externalId}`)))
  })
})

import { describe, expect, it } from 'vitest'
import { baht } from '../../../core/money.ts'
import { type Friend, friendState, referralTerms, rewardLeft } from './reward.ts'

const now = new Date('2025-11-21T05:00:00Z')
const settings = { 'referral.bps': 500, 'referral.months': 12, 'referral.cap': baht(3_000) }

describe('referralTerms', () => {
  const friend = { firstCompletedAt: now, paid: baht(2_950), shared: null }
  const later = (text: string) => ({ at: new Date(text), completes: false })
  it('pays 5 % for twelve months up to the cap', () => {
    expect(referralTerms(friend, later('2026-11-21T04:59:59Z'), settings)).toEqual({ bps: 500, left: baht(50) })
    expect(referralTerms(friend, later('2026-11-21T05:00:00Z'), settings)).toBeNull()
    expect(referralTerms({ ...friend, paid: baht(3_000) }, later('2025-12-01T00:00:00Z'), settings)).toBeNull()
  })

  it('starts with the first COMPLETED job and needs different identities', () => {
    const fresh = { ...friend, firstCompletedAt: null, paid: baht(0) }
    expect(referralTerms(fresh, { at: now, completes: false }, settings)).toBeNull()
    expect(referralTerms(fresh, { at: now, completes: true }, settings)).toEqual({ bps: 500, left: baht(3_000) })
    expect(referralTerms({ ...fresh, shared: 'bank' }, { at: now, completes: true }, settings)).toBeNull()
  })
})

describe('friendState', () => {
  const joined: Friend = {
    firstCompletedAt: null,
    paid: baht(0),
    shared: null,
    closed: false,
    connected: false,
    working: false,
  }
  const cases: [string, Partial<Friend>, number][] = [
    ['joined', {}, 3_000],
    ['ready', { connected: true }, 3_000],
    ['working', { connected: true, working: true }, 3_000],
    ['earning', { firstCompletedAt: now, paid: baht(620) }, 2_380],
    ['capped', { firstCompletedAt: now, paid: baht(3_000) }, 0],
    ['ended', { firstCompletedAt: new Date('2024-11-21T05:00:00Z'), paid: baht(10) }, 0],
    ['excluded', { shared: 'device', working: true }, 0],
    ['closed', { closed: true, shared: 'id' }, 0],
  ]
  it.each(cases)('is %s', (state, facts, left) => {
    const friend = { ...joined, ...facts }
    expect(friendState(friend, now, settings)).toBe(state)
    expect(rewardLeft(friend, now, settings)).toBe(baht(left))
  })
})

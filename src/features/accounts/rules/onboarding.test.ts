import { describe, expect, it } from 'vitest'
import { type OnboardingFacts, onboarding, onboardingPage } from './onboarding.ts'
import { PROFILE_PARTS } from './readiness.ts'

const fresh: OnboardingFacts = {
  parts: PROFILE_PARTS,
  channel: 'none',
  priced: false,
  documents: 'missing',
  bank: false,
}

describe('onboarding', () => {
  it('starts with the channel, which unlocks the prices', () => {
    const start = onboarding(fresh)
    expect(start).toMatchObject({ next: 'channel', done: 1, applies: false, complete: false })
    expect(start.states).toMatchObject({ signUp: 'done', channel: 'open', prices: 'locked', bank: 'open' })
    expect(onboarding({ ...fresh, channel: 'usable' }).states.prices).toBe('open')
  })

  it('has one next step and skips steps that are under review', () => {
    expect(onboarding({ ...fresh, channel: 'review' }).next).toBe('profile')
    expect(onboarding({ ...fresh, channel: 'usable', parts: [] }).next).toBe('prices')
    const waiting = { parts: [], channel: 'usable', priced: true, documents: 'review', bank: true } as const
    expect(onboarding(waiting)).toMatchObject({ next: null, done: 5, applies: true, complete: false })
    expect(onboarding({ ...waiting, documents: 'approved' })).toMatchObject({ next: null, complete: true })
  })

  it('leads to the first missing part of the profile', () => {
    expect(onboardingPage('profile', ['phone', 'address'])).toBe('verifyMobilePhone')
    expect(onboardingPage('channel', [])).toBe('channelAdd')
  })
})

import { type AccountStep, STEP_PAGES } from './account-steps.ts'
import type { ProfilePart } from './readiness.ts'

/**
 * Steps from the sign-up to the first withdrawal. The first four allow applications; all six are needed to be accepted
 * and to withdraw.
 */
export const APPLY_STEPS = ['signUp', 'channel', 'profile', 'prices'] as const
export const PAY_STEPS = ['documents', 'bank'] as const
export const ONBOARDING_STEPS = [...APPLY_STEPS, ...PAY_STEPS] as const
export type OnboardingStep = (typeof ONBOARDING_STEPS)[number]

/** `review`: operators are checking it; `locked`: another step must be done first. */
export type OnboardingState = 'done' | 'open' | 'review' | 'locked'

export interface OnboardingFacts {
  /** Missing parts of the profile. */
  parts: readonly ProfilePart[]
  /** `usable`: a channel can take jobs; `review`: one is waiting for an operator. */
  channel: 'none' | 'review' | 'usable'
  priced: boolean
  documents: 'missing' | 'review' | 'approved'
  bank: boolean
}

export interface Onboarding {
  states: Readonly<Record<OnboardingStep, OnboardingState>>
  /** The next step; null if only reviews are pending or all steps are done. */
  next: OnboardingStep | null
  done: number
  /** The influencer can apply for jobs. */
  applies: boolean
  complete: boolean
}

function statesOf(facts: OnboardingFacts): Onboarding['states'] {
  const { channel, documents } = facts
  return {
    signUp: 'done',
    channel: channel === 'usable' ? 'done' : channel === 'review' ? 'review' : 'open',
    profile: facts.parts.length === 0 ? 'done' : 'open',
    prices: facts.priced ? 'done' : channel === 'usable' ? 'open' : 'locked',
    documents: documents === 'approved' ? 'done' : documents === 'review' ? 'review' : 'open',
    bank: facts.bank ? 'done' : 'open',
  }
}

export function onboarding(facts: OnboardingFacts): Onboarding {
  const states = statesOf(facts)
  const isDone = (step: OnboardingStep): boolean => states[step] === 'done'
  return {
    states,
    next: ONBOARDING_STEPS.find((step) => states[step] === 'open') ?? null,
    done: ONBOARDING_STEPS.filter(isDone).length,
    applies: APPLY_STEPS.every(isDone),
    complete: ONBOARDING_STEPS.every(isDone),
  }
}

/** Path below /Influencer of the page for a step. */
export function onboardingPage(step: OnboardingStep, [part]: readonly ProfilePart[]): string {
  const pages: Readonly<Record<OnboardingStep, string>> = {
    signUp: 'account',
    channel: STEP_PAGES.channel,
    profile: part ? STEP_PAGES[part satisfies AccountStep] : 'account',
    prices: 'channelDetail',
    documents: 'signUpProfile?step=documents',
    bank: STEP_PAGES.bank,
  }
  return pages[step]
}

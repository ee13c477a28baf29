/**
 * Steps of the sign-ups. In the progress, the code counts as part of the email step and the price as part of the
 * channel step.
 */
export const SIGN_UP_STEPS = ['channel', 'price', 'consent', 'location', 'email', 'code', 'password'] as const
export type SignUpStep = (typeof SIGN_UP_STEPS)[number]
/** The specified steps of an influencer's sign-up, with or without the location. */
export const INFLUENCER_STEPS = {
  withoutLocation: ['consent', 'email', 'password'],
  withLocation: ['consent', 'location', 'email', 'password'],
} as const
/** The specified steps of a sign-up that starts with a channel; `calculate` shows the price with its factors. */
export const CHANNEL_STEPS = ['chooseSocial', 'estimate', 'calculate'] as const
export type SignUpRole = 'influencer' | 'marketer'
/** First step of an influencer's sign-up: the consents, or a channel whose price is estimated before them. */
export const STARTS = ['consent', 'channel'] as const
export type SignUpStart = (typeof STARTS)[number]

/** What the steps of a sign-up depend on. */
export interface SignUpForm {
  role: SignUpRole
  start: SignUpStart
  /** Whether influencers are asked for their province. */
  location: boolean
}

export interface SignUpFacts extends SignUpForm {
  consented: boolean
  /** A channel was entered or skipped. */
  channelAnswered: boolean
  locationAnswered: boolean
  email: string | null
  emailVerified: boolean
}

/** The specified steps, with those of the channel first. A brand gives its consents on the password step. */
export function stepsOf({ role, start, location }: SignUpForm): readonly SignUpStep[] {
  const own: readonly SignUpStep[] = ['email', 'code', 'password']
  if (role === 'marketer') return own
  const channel = start === 'channel' ? (['channel', 'price'] as const) : []
  return [...channel, 'consent', ...(location ? (['location'] as const) : []), ...own]
}

/** The current step. The price step is optional. */
export function stepOf(facts: SignUpFacts): SignUpStep {
  const done: Readonly<Record<SignUpStep, boolean>> = {
    consent: facts.consented,
    channel: facts.channelAnswered,
    price: true,
    location: facts.locationAnswered,
    email: facts.email !== null,
    code: facts.emailVerified,
    password: false,
  }
  return stepsOf(facts).find((step) => !done[step]) ?? 'password'
}

/** Position of a step in the progress, starting at 1. */
export function countOf(steps: readonly SignUpStep[], step: SignUpStep): { n: number; total: number } {
  const counted = steps.filter((one) => one !== 'code')
  return { n: counted.indexOf(step === 'code' ? 'email' : step) + 1, total: counted.length }
}

/** Letters and digits that cannot be confused with each other. */
const SAFE = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789'
const LETTERS = 'BCDFGHJKMNPQRSTVWXZ'

const pick = (alphabet: string, bytes: Uint8Array): string =>
  [...bytes].map((byte) => alphabet[byte % alphabet.length]).join('')

/** A public handle from ten or more random bytes. Everybody can see it, so it must not identify its owner. */
export const handleFrom = (bytes: Uint8Array): string => `creator-${pick(SAFE, bytes).toLowerCase()}`
/** A referral code with one character per byte. */
export const refCodeFrom = (bytes: Uint8Array): string => pick(SAFE, bytes)
/** Reference shown with a one-time code. Consonants only, so that it cannot be mistaken for the code. */
export const referenceFrom = (bytes: Uint8Array): string => pick(LETTERS, bytes)

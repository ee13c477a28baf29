/** Steps of the two sign-ups, in order. */
export const INFLUENCER_STEPS = ['consent', 'email', 'code', 'password'] as const
/** The specification's steps of a creator's sign-up, by whether the visitor's place is asked; the code belongs to the e-mail. */
export const CREATOR_STEPS = {
  withoutLocation: ['consent', 'email', 'password'],
  withLocation: ['consent', 'location', 'email', 'password'],
} as const
/** Steps of a sign-up that starts with a channel. */
export const CHANNEL_STEPS = ['chooseSocial', 'estimate', 'calculate'] as const
export const MARKETER_STEPS = ['email', 'code', 'password'] as const
export type SignUpStep = (typeof INFLUENCER_STEPS)[number]
export type SignUpRole = 'influencer' | 'marketer'

export interface SignUpFacts {
  role: SignUpRole
  consented: boolean
  email: string | null
  emailVerified: boolean
}

export const stepsOf = (role: SignUpRole): readonly SignUpStep[] =>
  role === 'influencer' ? INFLUENCER_STEPS : MARKETER_STEPS

/** Where a sign-up stands; without a row it stands at its first step. */
export function stepOf(role: SignUpRole, facts: SignUpFacts | null): SignUpStep {
  if (facts === null || facts.role !== role) return role === 'influencer' ? 'consent' : 'email'
  if (role === 'influencer' && !facts.consented) return 'consent'
  if (facts.email === null) return 'email'
  return facts.emailVerified ? 'password' : 'code'
}

/** Letters and digits that are not taken for one another. */
const SAFE = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789'
const LETTERS = 'BCDFGHJKMNPQRSTVWXZ'

const pick = (alphabet: string, bytes: Uint8Array): string =>
  [...bytes].map((byte) => alphabet[byte % alphabet.length]).join('')

/** A public handle from ten or more random bytes: other people see it, so it says nothing of its owner. */
export const handleFrom = (bytes: Uint8Array): string => `creator-${pick(SAFE, bytes).toLowerCase()}`
/** A referral code of as many characters as bytes. */
export const refCodeFrom = (bytes: Uint8Array): string => pick(SAFE, bytes)
/** The reference beside a one-time code: consonants only, so that it is never taken for the code. */
export const referenceFrom = (bytes: Uint8Array): string => pick(LETTERS, bytes)

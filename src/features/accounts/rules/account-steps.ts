import { PROFILE_PARTS, type ProfilePart } from './readiness.ts'

/** Requirements of an influencer: the profile and a usable channel to take jobs, a bank account to be paid. */
export const ACCOUNT_STEPS = [...PROFILE_PARTS, 'channel', 'bank'] as const
export type AccountStep = (typeof ACCOUNT_STEPS)[number]

/** Path below /Influencer of the page for each step. */
export const STEP_PAGES: Readonly<Record<AccountStep, string>> = {
  legalName: 'signUpProfile?step=person',
  birthdate: 'signUpProfile?step=person',
  identity: 'signUpProfile?step=person',
  phone: 'verifyMobilePhone',
  address: 'signUpProfile?step=address',
  interests: 'signUpProfile?step=topics',
  channel: 'channelAdd',
  bank: 'bankAccount',
}

export interface AccountProgress {
  /** Missing steps, in display order. */
  missing: AccountStep[]
  /** True if jobs can be taken; then only steps for the payment may be missing. */
  takesJobs: boolean
}

/**
 * `parts`: missing parts of the profile; `channel`: whether any channel can take jobs; `bank`: whether there is a bank
 * account.
 */
export function accountProgress(facts: { parts: readonly string[]; channel: boolean; bank: boolean }): AccountProgress {
  const isMissing = (step: AccountStep): boolean => {
    if (step === 'channel') return !facts.channel
    if (step === 'bank') return !facts.bank
    return facts.parts.includes(step satisfies ProfilePart)
  }
  const missing = ACCOUNT_STEPS.filter(isMissing)
  return { missing, takesJobs: missing.every((step) => step === 'bank') }
}

import { PROFILE_PARTS, type ProfilePart } from './readiness.ts'

/** What an influencer needs: the profile and a usable channel to take jobs, a payout account to be paid. */
export const ACCOUNT_STEPS = [...PROFILE_PARTS, 'channel', 'bank'] as const
export type AccountStep = (typeof ACCOUNT_STEPS)[number]

/** The page below /Influencer on which a step is done. */
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
  /** True if jobs can be taken; only steps needed for payment may be missing. */
  takesJobs: boolean
}

/** `parts` are the missing parts of the profile; `channel`: at least one channel can take jobs. */
export function accountProgress(facts: { parts: readonly string[]; channel: boolean; bank: boolean }): AccountProgress {
  const isMissing = (step: AccountStep): boolean => {
    if (step === 'channel') return !facts.channel
    if (step === 'bank') return !facts.bank
    return facts.parts.includes(step satisfies ProfilePart)
  }
  const missing = ACCOUNT_STEPS.filter(isMissing)
  return { missing, takesJobs: missing.every((step) => step === 'bank') }
}

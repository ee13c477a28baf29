import { codesContract } from './contract-codes.ts'
import { influencerContract } from './contract-influencer.ts'
import { marketerContract } from './contract-marketer.ts'
import { signinContract } from './contract-signin.ts'
import { signupContract } from './contract-signup.ts'

export const contract = {
  ...signinContract,
  ...signupContract,
  ...codesContract,
  ...influencerContract,
  ...marketerContract,
}

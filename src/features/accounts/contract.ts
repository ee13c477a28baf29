import { codesContract } from './codes/contract.ts'
import { consentsContract } from './consents/contract.ts'
import { contactsContract } from './contacts/contract.ts'
import { contractsContract } from './contracts/contract.ts'
import { influencerContract } from './influencers/contract.ts'
import { lineLoginContract } from './line-login/contract.ts'
import { marketerContract } from './marketers/contract.ts'
import { placesContract } from './places/contract.ts'
import { signinContract } from './sign-in/contract.ts'
import { signupContract } from './sign-up/contract.ts'

export const contract = {
  ...signinContract,
  ...signupContract,
  ...lineLoginContract,
  ...codesContract,
  ...consentsContract,
  ...contactsContract,
  ...contractsContract,
  ...influencerContract,
  ...marketerContract,
  ...placesContract,
}

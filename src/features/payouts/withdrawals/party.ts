import { MAIN_BRANCH } from '../../../core/branch.ts'
import { printedAddress } from '../../documents/service.ts'
import type { PayeeFacts } from './store.ts'

/** A payee's data as documents print it; missing data is empty. */
export const partyOf = async (payee: PayeeFacts) => ({
  name: payee.legalName || payee.displayName,
  address: payee.address ? await printedAddress(payee.address) : '',
  taxId: payee.nationalId ?? payee.passportNo ?? '',
  branch: payee.payeeClass === 'company' ? (payee.vatBranch ?? MAIN_BRANCH) : null,
})

import { creditLedgerChecks } from '../features/credits/ledger-checks.ts'
import { deactivationLedgerChecks } from '../features/deactivation/ledger-checks.ts'
import { documentLedgerChecks } from '../features/documents/ledger-checks.ts'
import { payoutLedgerChecks } from '../features/payouts/ledger-checks.ts'
import { jobLedgerChecks } from '../features/settlement/ledger-checks.ts'
import type { Check } from '../ledger/check.ts'
import { ledgerChecks } from '../ledger/verify.ts'

/** Everything that `npm run ledger:verify` looks at: the ledger itself, and each feature's records against it. */
export const allLedgerChecks: readonly Check[] = [
  ...ledgerChecks,
  ...creditLedgerChecks,
  ...jobLedgerChecks,
  ...payoutLedgerChecks,
  ...documentLedgerChecks,
  ...deactivationLedgerChecks,
]

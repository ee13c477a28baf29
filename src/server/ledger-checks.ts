import { certificateLedgerChecks } from '../features/buyer-certificates/ledger-checks.ts'
import { creditLedgerChecks } from '../features/credits/ledger-checks.ts'
import { deactivationLedgerChecks } from '../features/deactivation/ledger-checks.ts'
import { documentLedgerChecks } from '../features/documents/ledger-checks.ts'
import { packageLedgerChecks } from '../features/packages/ledger-checks.ts'
import { payoutLedgerChecks } from '../features/payouts/ledger-checks.ts'
import { jobLedgerChecks } from '../features/settlement/ledger-checks.ts'
import { vatInvoiceLedgerChecks } from '../features/vat-invoices/ledger-checks.ts'
import type { Check } from '../ledger/check.ts'
import { ledgerChecks } from '../ledger/verify.ts'

/** All checks of `npm run ledger:verify`: the ledger itself, and each feature's records compared with it. */
export const allLedgerChecks: readonly Check[] = [
  ...ledgerChecks,
  ...creditLedgerChecks,
  ...jobLedgerChecks,
  ...payoutLedgerChecks,
  ...vatInvoiceLedgerChecks,
  ...certificateLedgerChecks,
  ...packageLedgerChecks,
  ...documentLedgerChecks,
  ...deactivationLedgerChecks,
]

import { pathWithQuery } from '../../../web/path-with-query.ts'

export interface LedgerFilter {
  account?: string | undefined
  owner?: string | undefined
  event?: string | undefined
  reference?: string | undefined
  job?: string | undefined
}
export type LedgerView = 'balance' | 'entries'

/** Addresses of the ledger page, relative to the current view and filters. */
export function ledgerAddress(base: string, view: LedgerView, filter: LedgerFilter) {
  const entries = (values: LedgerFilter & { after?: string }) => pathWithQuery(base, { view: 'entries', ...values })
  return {
    filter,
    balance: base,
    entries,
    /** Opens the account in the panel of the trial balance. */
    account: (code: string) => pathWithQuery(base, { account: code }),
    open: (id: string) => pathWithQuery(base, { view: view === 'entries' && view, ...filter, open: id }),
    close: view === 'entries' ? entries(filter) : base,
  }
}
export type LedgerAddress = ReturnType<typeof ledgerAddress>

export interface LedgerFilter {
  account?: string
  owner?: string
  event?: string
  reference?: string
  job?: string
  after?: string
}

const NAMES = ['account', 'owner', 'event', 'reference', 'job', 'after'] as const
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** The filters of an address; an owner or job that is no id is left out. */
export function readFilter(query: URLSearchParams): LedgerFilter {
  const filter: LedgerFilter = {}
  for (const name of NAMES) {
    const value = (query.get(name) ?? '').trim()
    if (value && !((name === 'owner' || name === 'job') && !UUID.test(value))) filter[name] = value
  }
  return filter
}

export const readId = (value: string | null): string | null => (value && UUID.test(value) ? value : null)

const write = (base: string, values: Record<string, string | undefined>): string => {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(values)) if (value) query.set(name, value)
  const text = query.toString()
  return text ? `${base}?${text}` : base
}

/** The addresses of the ledger page, made from where the reader is. */
export function ledgerAddress(base: string, view: 'balance' | 'entries', filter: LedgerFilter) {
  return {
    filter,
    balance: () => base,
    entries: (values: LedgerFilter) => write(base, { view: 'entries', ...values }),
    /** The account in the inspector of the trial balance. */
    account: (code: string) => write(base, { account: code }),
    open: (id: string) => write(base, { ...(view === 'entries' && { view }), ...filter, open: id }),
    close: () => write(base, { ...(view === 'entries' && { view, ...filter }) }),
  }
}
export type LedgerAddress = ReturnType<typeof ledgerAddress>

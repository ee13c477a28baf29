import { AppError, type ErrorCode } from '../core/errors.ts'
import { accountId } from './account.ts'
import type { AccountCode } from './chart.ts'
import type { Entry } from './entry.ts'

const codes: Partial<Record<AccountCode, ErrorCode>> = {
  customer_credits: 'insufficient_credits',
  customer_credits_held: 'insufficient_credits',
  package_liability: 'package_empty',
  package_held: 'package_empty',
  creator_payable: 'insufficient_balance',
}

interface Shortfall {
  code: AccountCode
  /** Id of the account's row: several owners may have an account of this code. */
  account: string
  gap: number
}

/** Which account would have a negative balance and by how much, from the database error's detail (JSON). */
function shortfall(error: unknown): Shortfall | null {
  for (let e = error; e && typeof e === 'object'; e = (e as { cause?: unknown }).cause) {
    const detail = (e as { detail?: unknown }).detail
    if (typeof detail === 'string' && detail.startsWith('{')) return JSON.parse(detail)
  }
  return null
}

/** The balance of the account before the entries, which may also debit accounts of other owners. */
const balanceBefore = (entries: readonly Entry[], { account, gap }: Shortfall): number =>
  entries
    .flatMap(({ postings }) => postings)
    .reduce((taken, { from, to, amount }) => {
      if (accountId(from) === account) return taken + amount
      return accountId(to) === account ? taken - amount : taken
    }, -gap)

function refusal(short: Shortfall | null, entries: readonly Entry[]): AppError {
  const code = short && codes[short.code]
  if (!short || !code) return new AppError('conflict')
  const { gap } = short
  return new AppError(code, code === 'insufficient_balance' ? { gap, max: balanceBefore(entries, short) } : { gap })
}

/**
 * The error for the caller if a balance is too low: `gap` is the missing amount and `max` what can be withdrawn, both in
 * satang. `conflict` for accounts that no caller can top up.
 */
export function refusalOf(error: unknown, entries: readonly Entry[]): AppError {
  const refused = refusal(shortfall(error), entries)
  refused.cause = error
  return refused
}

import { AppError } from '../core/errors.ts'
import type { Satang } from '../core/money.ts'
import { type AccountKey, accountId, shardOf } from './account.ts'
import type { LedgerEvent } from './events.ts'

export type ActorRole = 'influencer' | 'marketer' | 'operator' | 'system'

/** Who caused an entry. Every recipe takes these and hands them on. */
export interface Origin {
  readonly actor?: { readonly id: string | null; readonly role: ActorRole }
  readonly idempotencyKey?: string
  /** Plain data kept with the entry for statements and documents; never compared on a replay. */
  readonly memo?: Readonly<Record<string, unknown>>
}

/** What the entry is about. */
export interface Refs {
  readonly jobId?: string
  readonly campaignId?: string
  readonly chargeId?: string
  readonly withdrawalId?: string
}

/** `amount` satang leave `from` (debit) and reach `to` (credit): an unbalanced one cannot be written. */
export interface PostingLine {
  readonly from: AccountKey
  readonly to: AccountKey
  readonly amount: Satang
}

export interface Entry extends Origin {
  /** Unique name of the business act: the same reference is posted once. */
  readonly reference: string
  readonly event: LedgerEvent
  readonly postings: readonly PostingLine[]
  readonly refs: Refs
  /** Reference of the entry that this one mirrors. */
  readonly reverses?: string
}

/** One posting; a zero amount vanishes, a negative or fractional one is refused. */
export function move(from: AccountKey, to: AccountKey, amount: Satang): PostingLine[] {
  if (!Number.isSafeInteger(amount) || amount < 0) {
    throw new AppError('ledger_unbalanced', { from: from.code, to: to.code, amount })
  }
  return amount === 0 ? [] : [{ from, to, amount }]
}

/** Puts an entry together, leaving out what the origin does not say. */
export function entryOf(
  event: LedgerEvent,
  reference: string,
  origin: Origin,
  refs: Refs,
  ...postings: readonly (readonly PostingLine[])[]
): Entry {
  const { actor, idempotencyKey, memo } = origin
  return {
    reference,
    event,
    postings: postings.flat(),
    refs,
    ...(actor && { actor }),
    ...(idempotencyKey !== undefined && { idempotencyKey }),
    ...(memo && { memo }),
  }
}

/** A reversal touches the very sub-accounts of what it reverses. */
export const shardKey = (entry: Entry): string => entry.reverses ?? entry.reference

/** Id of the account row that this entry uses for a key. */
export const postedAccount = (entry: Entry, key: AccountKey): string =>
  accountId(key, shardOf(key.code, shardKey(entry)))

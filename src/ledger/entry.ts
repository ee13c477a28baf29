import { AppError } from '../core/errors.ts'
import type { Satang } from '../core/money.ts'
import { type AccountKey, accountId, shardOf } from './account.ts'
import type { LedgerEvent } from './events.ts'

export type ActorRole = 'influencer' | 'marketer' | 'operator' | 'system'

/** Who caused an entry. All recipes take these fields and pass them on. */
export interface Origin {
  readonly actor?: { readonly id: string | null; readonly role: ActorRole }
  readonly idempotencyKey?: string
  /** Plain data stored with the entry for statements and documents; ignored when a replay is compared. */
  readonly memo?: Readonly<Record<string, unknown>>
}

/** What the entry relates to. */
export interface Refs {
  readonly jobId?: string
  readonly campaignId?: string
  readonly chargeId?: string
  readonly withdrawalId?: string
}

/** `amount` satang are debited from `from` and credited to `to`, so every posting balances. */
export interface PostingLine {
  readonly from: AccountKey
  readonly to: AccountKey
  readonly amount: Satang
}

export interface Entry extends Origin {
  /** Unique key of the business event: the same reference is posted once. */
  readonly reference: string
  readonly event: LedgerEvent
  readonly postings: readonly PostingLine[]
  readonly refs: Refs
  /** Reference of the reversed entry. */
  readonly reverses?: string
}

/** One posting; a zero amount is omitted, a negative or fractional one throws. */
export function move(from: AccountKey, to: AccountKey, amount: Satang): PostingLine[] {
  if (!Number.isSafeInteger(amount) || amount < 0) {
    throw new AppError('ledger_unbalanced', { from: from.code, to: to.code, amount })
  }
  return amount === 0 ? [] : [{ from, to, amount }]
}

/** Builds an entry, without fields that the origin lacks. */
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

/** A reversal uses the same sub-accounts as the entry that it reverses. */
export const shardKey = (entry: Entry): string => entry.reverses ?? entry.reference

/** Id of the account row that this entry uses for a key. */
export const postedAccount = (entry: Entry, key: AccountKey): string =>
  accountId(key, shardOf(key.code, shardKey(entry)))

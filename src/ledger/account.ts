import { createHash } from 'node:crypto'
import { type AccountCode, chart, normalSide, type OwnedCode, type PlatformCode } from './chart.ts'

/** One account of the chart: of the platform (`owner` null) or of one marketer or influencer. */
export interface AccountKey {
  readonly code: AccountCode
  readonly owner: string | null
}

export function account(code: PlatformCode): AccountKey
export function account(code: OwnedCode, owner: string): AccountKey
export function account(code: AccountCode, owner: string | null = null): AccountKey {
  if ((chart[code].owner === 'platform') !== (owner === null)) throw new RangeError(`wrong owner for ${code}`)
  return { code, owner: owner?.toLowerCase() ?? null }
}

export const CURRENCY = 'THB'

/**
 * The id of an account's row, derived from its key (RFC 9562 version 8), so that posting needs no lookup and the
 * primary key prevents a second row for a key.
 */
export function accountId(key: AccountKey, shard = 0): string {
  const h = createHash('sha256')
    .update(`${key.code}\n${key.owner ?? ''}\n${shard}\n${CURRENCY}`)
    .digest()
  h[6] = (h[6]! & 0x0f) | 0x80
  h[8] = (h[8]! & 0x3f) | 0x80
  const hex = h.toString('hex', 0, 16)
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`
}

/** Ids of all sub-accounts of a key. */
export const accountIds = (key: AccountKey): string[] =>
  Array.from({ length: chart[key.code].shards }, (_, shard) => accountId(key, shard))

/** The sub-account for entries with this reference: FNV-1a hash of the reference. */
export function shardOf(code: AccountCode, reference: string): number {
  let hash = 0x811c9dc5
  for (let i = 0; i < reference.length; i++) hash = Math.imul(hash ^ reference.charCodeAt(i), 0x01000193) >>> 0
  return hash % chart[code].shards
}

/** The row to insert for a new key. */
export function accountRow(key: AccountKey, shard: number) {
  const kind = chart[key.code]
  return {
    id: accountId(key, shard),
    code: key.code,
    ownerId: key.owner,
    shard,
    currency: CURRENCY,
    normalSide: normalSide(kind.type),
    allowNegative: kind.allowNegative,
  }
}

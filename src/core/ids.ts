/** Random bytes are asked for in bulk: each asking costs more than the rest of an id. No byte is given twice. */
const pool = new Uint8Array(4_000)
let taken = pool.length

function tenRandomBytes(): Uint8Array {
  if (taken === pool.length) {
    crypto.getRandomValues(pool)
    taken = 0
  }
  taken += 10
  return pool.subarray(taken - 10, taken)
}

/** When an id was made, milliseconds; null for a text that does not begin with an id of ours. */
export function timeOfId(text: string): number | null {
  const [, high = '', low = ''] = /^([0-9a-f]{8})-([0-9a-f]{4})-7[0-9a-f]{3}-[0-9a-f]{4}-[0-9a-f]{12}/.exec(text) ?? []
  return high ? Number.parseInt(high + low, 16) : null
}

/**
 * A UUIDv7 (RFC 9562): 48 bits of Unix milliseconds, then random bits, so that ids sort by time.
 * Made by the app since PostgreSQL 15 has no uuidv7(). `at` is milliseconds; tests and the seed give their own.
 */
export function newId(at: number = Date.now(), random: Uint8Array = tenRandomBytes()): string {
  const b = new Uint8Array(16)
  const ms = BigInt(at)
  for (let i = 0; i < 6; i++) b[i] = Number((ms >> BigInt(40 - 8 * i)) & 0xffn)
  b.set(random.subarray(0, 10), 6)
  b[6] = (b[6]! & 0x0f) | 0x70
  b[8] = (b[8]! & 0x3f) | 0x80
  const hex = Array.from(b, (x) => x.toString(16).padStart(2, '0')).join('')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`
}

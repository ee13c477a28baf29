/** A seeded random number generator (mulberry32): the same seed gives the same demo on every machine. */
export interface Random {
  /** [0, 1) */
  next(): number
  /** An integer between `from` and `to`, both inclusive. */
  int(from: number, to: number): number
  /** A random element. Throws RangeError for an empty list. */
  pick<T>(list: readonly T[]): T
  /** True with probability `p`. */
  chance(p: number): boolean
  /** A new list in random order. */
  shuffle<T>(list: readonly T[]): T[]
}

/** A separate generator for `seed`, an unsigned 32-bit integer. */
export function random(seed: number): Random {
  let state = seed >>> 0
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0
    let t = state
    t = Math.imul(t ^ (t >>> 15), t | 1)
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61)
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296
  }
  const int = (from: number, to: number): number => from + Math.floor(next() * (to - from + 1))
  const pick = <T>(list: readonly T[]): T => {
    if (list.length === 0) throw new RangeError('nothing to pick from')
    return list[int(0, list.length - 1)] as T
  }
  const shuffle = <T>(list: readonly T[]): T[] => {
    const out = [...list]
    for (let i = out.length - 1; i > 0; i--) {
      const j = int(0, i)
      const previous = out[i] as T
      out[i] = out[j] as T
      out[j] = previous
    }
    return out
  }
  return { next, int, pick, shuffle, chance: (p) => next() < p }
}

/** A 32-bit seed from words (FNV-1a), so that adding a row does not change the random values of other rows. */
export function seedOf(...words: readonly (string | number)[]): number {
  let hash = 0x811c9dc5
  for (const char of words.join('|')) hash = Math.imul(hash ^ char.codePointAt(0)!, 0x01000193) >>> 0
  return hash
}

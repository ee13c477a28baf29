/** A small seeded generator (mulberry32): the same seed gives the same run. */
export interface Random {
  /** An integer from 0 up to, not including, `n`. */
  below(n: number): number
  pick<T>(of: readonly T[]): T
  shuffle<T>(of: readonly T[]): T[]
}

export function randomOf(seed: number): Random {
  let state = seed >>> 0
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0
    let t = state
    t = Math.imul(t ^ (t >>> 15), t | 1)
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61)
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296
  }
  const below = (n: number): number => Math.floor(next() * n)
  return {
    below,
    pick: (of) => of[below(of.length)]!,
    shuffle: (of) => {
      const out = [...of]
      for (let i = out.length - 1; i > 0; i--) {
        const j = below(i + 1)
        ;[out[i], out[j]] = [out[j]!, out[i]!]
      }
      return out
    },
  }
}

/** The seed of a run: given by the variable, otherwise by the time. Print it, so that a failure can be played again. */
export const seedFrom = (variable: string): number => Number(process.env[variable] ?? Date.now() % 2_147_483_647)

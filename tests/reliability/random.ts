import { random } from '../../demo/content/random.ts'

/** A small seeded random number generator: the same seed gives the same run. */
export interface Random {
  /** An integer from 0 to `n` - 1. */
  below(n: number): number
  pick<T>(of: readonly T[]): T
  shuffle<T>(of: readonly T[]): T[]
}

export function randomOf(seed: number): Random {
  const { int, pick, shuffle } = random(seed)
  return { below: (n) => int(0, n - 1), pick, shuffle }
}

/** The seed of a run: from the variable, otherwise from the time. Print it, so that a failure can be repeated. */
export const seedFrom = (variable: string): number => Number(process.env[variable] ?? Date.now() % 2_147_483_647)

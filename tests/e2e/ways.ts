import type { Lang } from '../../src/core/shapes.ts'

export interface Way {
  lang: Lang
  width: 390 | 1440
}

const ALL: readonly Way[] = [
  { lang: 'th', width: 390 },
  { lang: 'en', width: 390 },
  { lang: 'th', width: 1440 },
  { lang: 'en', width: 1440 },
]

/** The languages and widths in which a journey runs; with `ALL_WAYS=1` all combinations. */
export const waysOf = (...usual: readonly Way[]): readonly Way[] => (process.env.ALL_WAYS === '1' ? ALL : usual)

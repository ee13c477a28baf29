import type { Question } from '../contract.ts'

/** The questions of some slugs, in their order; what is not public is left out. */
export const chooseQuestions = (questions: readonly Question[], slugs: readonly string[]): Question[] =>
  slugs.flatMap((slug) => questions.find((one) => one.slug === slug) ?? [])

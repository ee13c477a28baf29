import type { Question } from '../contract.ts'

/** The questions for some slugs, in the order of the slugs. Questions that are not public are omitted. */
export const chooseQuestions = (questions: readonly Question[], slugs: readonly string[]): Question[] =>
  slugs.flatMap((slug) => questions.find((one) => one.slug === slug) ?? [])

import type { Words } from '../../../src/features/content/kinds.ts'
import type { SiteItem } from '../types.ts'

/** A question as it is written; its place in the list follows from the order of the topics. */
export interface Question {
  /** Key of the deep link. */
  slug: string
  question: Words
  answer: Words
}

export interface Topic {
  audience: SiteItem<'faq'>['doc']['audience']
  topic: Words
  questions: readonly Question[]
}

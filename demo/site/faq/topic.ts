import type { Bilingual } from '../../../src/core/shapes.ts'
import type { SiteItem } from '../types.ts'

/** A question as it is written. Its position in the list follows from the order of the topics. */
export interface Question {
  /** Key of the link to this question. */
  slug: string
  question: Bilingual
  answer: Bilingual
}

export interface Topic {
  audience: SiteItem<'faq'>['doc']['audience']
  topic: Bilingual
  questions: readonly Question[]
}

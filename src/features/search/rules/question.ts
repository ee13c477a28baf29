export const SEARCH_KINDS = ['article', 'caseStudy', 'faq', 'job', 'package'] as const
export type SearchKind = (typeof SEARCH_KINDS)[number]

/** Longest question that is looked for, characters; what is longer is cut. */
export const MAX_QUERY = 80
/** What was asked, without outer spaces and not longer than is looked for. */
export const cutQuestion = (text: string): string => [...text.trim()].slice(0, MAX_QUERY).join('').trim()

/** Trigrams need three characters: shorter words are looked for at the start of a title's words only. */
export const isShort = (folded: string): boolean => [...folded].length < 3

export const SEARCH_KINDS = ['article', 'caseStudy', 'faq', 'job', 'package'] as const
export type SearchKind = (typeof SEARCH_KINDS)[number]

/** Maximum length of a query, characters; longer ones are cut. */
export const MAX_QUERY = 80
/** Trims a query and cuts it to the maximum length. */
export const normalizeQuery = (text: string): string => [...text.trim()].slice(0, MAX_QUERY).join('').trim()

/** Trigrams need three characters, so shorter words are only searched at the start of words in titles. */
export const isShort = (folded: string): boolean => [...folded].length < 3

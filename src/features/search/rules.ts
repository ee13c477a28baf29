/** Text as the search compares it: one case, one form of each letter, no runs of spaces. */
export const fold = (text: string): string => text.normalize('NFC').toLowerCase().replace(/\s+/g, ' ').trim()

/** Longest question that is looked for, characters. */
export const MAX_QUERY = 80

/** Trigrams need three characters: shorter words are looked for at the start of a title's words only. */
export const isShort = (folded: string): boolean => [...folded].length < 3

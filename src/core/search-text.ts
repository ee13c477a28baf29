/** The text of a search field as endpoints take it: trimmed, of a limited length, without what PostgreSQL cannot store. */
export const searchText = (text: string, maxLength: number): string =>
  text
    .replace(/\p{Cc}+/gu, ' ')
    .trim()
    .slice(0, maxLength)
    // Half of a character that the limit has cut.
    .replace(/\p{Cs}/gu, '')
    .trimEnd()

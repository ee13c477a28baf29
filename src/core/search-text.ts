/** Text of a search field as endpoints accept it: trimmed, limited, without characters that PostgreSQL cannot store. */
export const searchText = (text: string, maxLength: number): string =>
  text
    .replace(/\p{Cc}+/gu, ' ')
    .trim()
    .slice(0, maxLength)
    // The limit may have cut a surrogate pair in half.
    .replace(/\p{Cs}/gu, '')
    .trimEnd()

import { type Column, type SQL, sql } from 'drizzle-orm'

/**
 * A sort key for Thai names for databases that sort by code point (C.UTF-8, the embedded database). Dictionaries sort a
 * leading vowel after its consonant, so the two are swapped; Thai consonants are already in dictionary order.
 */
export const thaiOrder = (name: SQL | Column): SQL<string> =>
  sql<string>`regexp_replace(lower(${name}), '([เ-ไ])([ก-ฮ])', '\\2\\1', 'g')`

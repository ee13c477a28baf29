import { type Column, type SQL, sql } from 'drizzle-orm'

/**
 * A sort key for Thai names where the database sorts by code point (C.UTF-8, the embedded one): the vowel that is written before its consonant goes behind
 * it, as dictionaries sort; Thai consonants stand in dictionary order by code point.
 */
export const thaiOrder = (name: SQL | Column): SQL<string> =>
  sql<string>`regexp_replace(lower(${name}), '([เ-ไ])([ก-ฮ])', '\\2\\1', 'g')`

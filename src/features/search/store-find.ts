import { and, count, desc, eq, like, or, type SQL, sql } from 'drizzle-orm'
import type { Lang } from '../../core/shapes.ts'
import { escapeLike } from '../../db/like.ts'
import type { Tx } from '../../db/types.ts'
import type { Wanted } from './rules/wanted.ts'
import { searchEntries } from './schema.ts'

const { haystack, titleFolded } = searchEntries

const within = (word: string): SQL => like(haystack, `%${escapeLike(word)}%`)
const atWordStart = (word: string): SQL =>
  or(like(titleFolded, `${escapeLike(word)}%`), like(titleFolded, `% ${escapeLike(word)}%`)) as SQL

/** A word stands in the text as typed. Short ones have no trigrams of their own, so only starts of title words count. */
const asTyped = ({ text, short }: Wanted): SQL => (short ? atWordStart(text) : within(text))

/** As typed, or every dictionary word of it somewhere. */
const holds = (word: Wanted): SQL =>
  word.parts.length > 0 ? (or(asTyped(word), and(...word.parts.map(within))) as SQL) : asTyped(word)

const conditions = (lang: Lang, wanted: readonly Wanted[], kind?: string): SQL =>
  and(eq(searchEntries.lang, lang), kind ? eq(searchEntries.kind, kind) : undefined, ...wanted.map(holds)) as SQL

/** 2: all words in the title, 1: all as typed, 0: some only in parts. */
function rankOf(wanted: readonly Wanted[]): SQL<number> {
  const inTitle = and(
    ...wanted.map(({ text, short }) => (short ? atWordStart(text) : like(titleFolded, `%${escapeLike(text)}%`))),
  )
  return sql<number>`case when ${inTitle} then 2 when ${and(...wanted.map(asTyped))} then 1 else 0 end`
}

const shown = {
  refId: searchEntries.refId,
  kind: searchEntries.kind,
  path: searchEntries.path,
  title: searchEntries.title,
  summary: searchEntries.summary,
  body: searchEntries.body,
  publishedAt: searchEntries.publishedAt,
}

export interface Search {
  lang: Lang
  wanted: readonly Wanted[]
  /** The whole question, folded: how near a title comes to it. */
  question: string
  kind?: string | undefined
  limit: number
  offset: number
}

export const listEntries = (tx: Tx, search: Search) =>
  tx
    .select(shown)
    .from(searchEntries)
    .where(conditions(search.lang, search.wanted, search.kind))
    .orderBy(
      desc(rankOf(search.wanted)),
      desc(sql`similarity(${titleFolded}, ${search.question})`),
      desc(searchEntries.publishedAt),
      searchEntries.refId,
    )
    .limit(search.limit)
    .offset(search.offset)
export type FoundEntry = Awaited<ReturnType<typeof listEntries>>[number]

/** How many things of each kind hold the words. */
export async function countEntries(tx: Tx, lang: Lang, wanted: readonly Wanted[]): Promise<Record<string, number>> {
  const rows = await tx
    .select({ kind: searchEntries.kind, n: count() })
    .from(searchEntries)
    .where(conditions(lang, wanted))
    .groupBy(searchEntries.kind)
  return Object.fromEntries(rows.map(({ kind, n }) => [kind, n]))
}

/** Things whose titles come near a question that finds nothing: slips of the keyboard. */
export const listNear = (tx: Tx, lang: Lang, question: string) =>
  tx
    .select({
      refId: searchEntries.refId,
      kind: searchEntries.kind,
      path: searchEntries.path,
      title: searchEntries.title,
    })
    .from(searchEntries)
    .where(and(eq(searchEntries.lang, lang), sql`${question} <% ${titleFolded}`))
    .orderBy(desc(sql`word_similarity(${question}, ${titleFolded})`), searchEntries.refId)
    .limit(3)

/** Which of these words find something. */
export async function listWithEntries(tx: Tx, lang: Lang, words: readonly string[]): Promise<string[]> {
  const queries = words.map(
    (word) =>
      sql`select ${word}::text as word where exists (select from ${searchEntries} where ${eq(searchEntries.lang, lang)} and ${within(word)})`,
  )
  const { rows } = (await tx.execute(sql.join(queries, sql` union all `))) as unknown as { rows: { word: string }[] }
  return rows.map(({ word }) => word)
}

import { and, count, desc, eq, like, or, type SQL, sql } from 'drizzle-orm'
import type { Lang } from '../../core/shapes.ts'
import { escapeLike } from '../../db/like.ts'
import type { Tx } from '../../db/types.ts'
import type { QueryWord } from './rules/query-words.ts'
import { searchEntries } from './schema.ts'

const { haystack, titleFolded } = searchEntries

const within = (word: string): SQL => like(haystack, `%${escapeLike(word)}%`)
const atWordStart = (word: string): SQL =>
  or(like(titleFolded, `${escapeLike(word)}%`), like(titleFolded, `% ${escapeLike(word)}%`)) as SQL

/**
 * Condition: the text contains the word exactly. Short words have no trigrams, so they match only at the start of title
 * words.
 */
const asTyped = ({ text, short }: QueryWord): SQL => (short ? atWordStart(text) : within(text))

/** Condition: the text contains the word exactly, or all of its dictionary words. */
const holds = (word: QueryWord): SQL =>
  word.parts.length > 0 ? (or(asTyped(word), and(...word.parts.map(within))) as SQL) : asTyped(word)

/** Must match the conditions of the partial indexes. */
const isJob = sql`kind = 'job'`
const isOther = sql`kind <> 'job'`

/** A condition on rows of any kind, written so that both partial indexes can be used. */
const ofAnyKind = (condition: SQL): SQL => sql`(${isOther} and ${condition} or ${isJob} and ${condition})`

const conditions = (lang: Lang, wanted: readonly QueryWord[]): SQL =>
  and(eq(searchEntries.lang, lang), ...wanted.map(holds)) as SQL

/** Condition: the title contains all words. */
const inTitle = (wanted: readonly QueryWord[]): SQL =>
  and(
    ...wanted.map(({ text, short }) => (short ? atWordStart(text) : like(titleFolded, `%${escapeLike(text)}%`))),
  ) as SQL

/** 2: all words are in the title, 1: all words match exactly, 0: some match only by their parts. */
const rankOf = (wanted: readonly QueryWord[]): SQL<number> =>
  sql<number>`case when ${inTitle(wanted)} then 2 when ${and(...wanted.map(asTyped))} then 1 else 0 end`

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
  wanted: readonly QueryWord[]
  /** The whole query, folded; titles are ranked by their similarity to it. */
  question: string
  kind?: string | undefined
  /** More than `COUNTED_MAX` jobs contain the words. */
  isMany: boolean
  limit: number
  offset: number
}

/** Jobs are counted up to this number. */
export const COUNTED_MAX = 1_000
/**
 * If there are more jobs than that, only these are ranked: the first matches found, matches in titles, and matches
 * among the newest jobs.
 */
const IN_TITLE = 500
const NEWEST_RANKED = 2_000

/** Ids of jobs that contain the words: all of them, or a selection if there are many. */
function jobIds(tx: Tx, { lang, wanted, isMany }: Search): SQL {
  const ids = () => tx.select({ id: searchEntries.id }).from(searchEntries)
  const found = and(isJob, conditions(lang, wanted))
  if (!isMany) return sql`${ids().where(found)}`
  const newest = ids()
    .where(and(eq(searchEntries.lang, lang), isJob))
    .orderBy(desc(searchEntries.publishedAt))
    .limit(NEWEST_RANKED)
  return sql`(${ids().where(found).limit(COUNTED_MAX)} union ${ids()
    .where(and(isJob, conditions(lang, wanted), inTitle(wanted)))
    .limit(IN_TITLE)} union ${ids().where(and(sql`${searchEntries.id} in ${newest}`, conditions(lang, wanted)))})`
}

export function listEntries(tx: Tx, search: Search) {
  const { lang, wanted, kind, question, limit, offset } = search
  const others = tx
    .select({ id: searchEntries.id })
    .from(searchEntries)
    .where(and(isOther, kind ? eq(searchEntries.kind, kind) : undefined, conditions(lang, wanted)))
  const parts = [...(kind === 'job' ? [] : [sql`${others}`]), ...(kind && kind !== 'job' ? [] : [jobIds(tx, search)])]
  return tx
    .select(shown)
    .from(searchEntries)
    .where(sql`${searchEntries.id} in (${sql.join(parts, sql` union all `)})`)
    .orderBy(
      desc(rankOf(wanted)),
      desc(sql`similarity(${titleFolded}, ${question})`),
      desc(searchEntries.publishedAt),
      searchEntries.refId,
    )
    .limit(limit)
    .offset(offset)
}
export type FoundEntry = Awaited<ReturnType<typeof listEntries>>[number]

/** Number of items of each kind that contain the words. Jobs are counted up to `COUNTED_MAX` + 1. */
export async function countEntries(tx: Tx, lang: Lang, wanted: readonly QueryWord[]): Promise<Record<string, number>> {
  const others = tx
    .select({ kind: searchEntries.kind, n: count() })
    .from(searchEntries)
    .where(and(isOther, conditions(lang, wanted)))
    .groupBy(searchEntries.kind)
  const found = tx
    .select({ id: searchEntries.id })
    .from(searchEntries)
    .where(and(isJob, conditions(lang, wanted)))
    .limit(COUNTED_MAX + 1)
    .as('found')
  const [rows, [jobs]] = await Promise.all([others, tx.select({ n: count() }).from(found)])
  return { ...Object.fromEntries(rows.map(({ kind, n }) => [kind, n])), job: jobs?.n ?? 0 }
}

/** Items with titles similar to a query that has no results, to correct typing errors. */
export const listNear = (tx: Tx, lang: Lang, question: string) =>
  tx
    .select({
      refId: searchEntries.refId,
      kind: searchEntries.kind,
      path: searchEntries.path,
      title: searchEntries.title,
    })
    .from(searchEntries)
    .where(and(eq(searchEntries.lang, lang), ofAnyKind(sql`${question} <% ${titleFolded}`)))
    .orderBy(desc(sql`word_similarity(${question}, ${titleFolded})`), searchEntries.refId)
    .limit(3)

/** The words that have results. */
export async function listWithEntries(tx: Tx, lang: Lang, words: readonly string[]): Promise<string[]> {
  const queries = words.map(
    (word) =>
      sql`select ${word}::text as word where exists (select from ${searchEntries} where ${eq(searchEntries.lang, lang)} and ${ofAnyKind(within(word))})`,
  )
  const { rows } = (await tx.execute(sql.join(queries, sql` union all `))) as unknown as { rows: { word: string }[] }
  return rows.map(({ word }) => word)
}

import { sql } from 'drizzle-orm'
import { index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { at, id } from '../../db/columns.ts'

const isJob = sql`kind = 'job'`
const isOther = sql`kind <> 'job'`

/** The search index: one row for each public item and language. */
export const searchEntries = pgTable(
  'search_entries',
  {
    id: id(),
    /** article, caseStudy, faq, job, package */
    kind: text('kind').notNull(),
    refId: uuid('ref_id').notNull(),
    lang: text('lang', { enum: ['th', 'en'] }).notNull(),
    path: text('path').notNull(),
    title: text('title').notNull(),
    summary: text('summary').notNull(),
    /** Plain text, the source of excerpts. */
    body: text('body').notNull().default(''),
    /** Folded title, summary and body, with a trigram index. */
    haystack: text('haystack').notNull(),
    /** Folded title only, for short words and ranking. */
    titleFolded: text('title_folded').notNull(),
    publishedAt: at('published_at').notNull(),
  },
  (t) => [
    uniqueIndex('search_entries_ref').on(t.refId, t.lang),
    // The index is read far more often than written, so there is no list of pending entries that each search would
    // scan. Jobs have separate indexes: there are many of them, and the other kinds are counted without reading them.
    index('search_entries_haystack')
      .using('gin', sql`${t.haystack} gin_trgm_ops`)
      .with({ fastupdate: false })
      .where(isOther),
    index('search_entries_title')
      .using('gin', sql`${t.titleFolded} gin_trgm_ops`)
      .with({ fastupdate: false })
      .where(isOther),
    index('search_entries_job_haystack')
      .using('gin', sql`${t.haystack} gin_trgm_ops`)
      .with({ fastupdate: false })
      .where(isJob),
    index('search_entries_job_title')
      .using('gin', sql`${t.titleFolded} gin_trgm_ops`)
      .with({ fastupdate: false })
      .where(isJob),
    index('search_entries_newest').on(t.lang, t.kind, t.publishedAt.desc().nullsFirst()),
  ],
)

import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { at, id } from '../../db/columns.ts'
import { accounts } from '../accounts/schema.ts'
import { KINDS } from './kinds.ts'
import type { Missed } from './shapes.ts'

/** All editable content: one row per item, with its working copy (`draft`) and what visitors see (`live`). */
export const contentItems = pgTable(
  'content_items',
  {
    id: id(),
    kind: text('kind', { enum: KINDS }).notNull(),
    /**
     * The address of kinds with a page of their own, otherwise the key by which the site finds the item. Before the
     * first publication it follows the draft; afterwards it is the last public address, even if the draft has another.
     */
    slug: text('slug').notNull(),
    /** Address and order in the draft. They become public with the next publication. */
    draftSlug: text('draft_slug').notNull(),
    draftPosition: integer('draft_position').notNull().default(0),
    draft: jsonb('draft').notNull(),
    /** Increased by every save: a save based on an older revision is rejected. */
    revision: integer('revision').notNull().default(1),
    /** Null while nothing is public. */
    live: jsonb('live'),
    /** The revision of the draft that is public. */
    liveRevision: integer('live_revision'),
    /** When it was last published: the modification date that readers see. */
    liveAt: at('live_at'),
    /** Copied from the live document for lists: category number, year or audience. */
    facet: text('facet').notNull().default(''),
    position: integer('position').notNull().default(0),
    publishAt: at('publish_at'),
    unpublishAt: at('unpublish_at'),
    /** Why a scheduled publication failed; cleared when it is published or scheduled again. */
    missed: jsonb('missed').$type<Missed>(),
    /** Time of the first publication: the date that readers see, and the order of lists. */
    publishedAt: at('published_at'),
    updatedAt: at('updated_at').notNull(),
    updatedBy: uuid('updated_by').references(() => accounts.id),
    createdAt: at('created_at').notNull(),
  },
  (t) => [
    uniqueIndex('content_items_slug').on(t.kind, t.slug),
    uniqueIndex('content_items_draft_slug').on(t.kind, t.draftSlug),
    /** Each site text is public only once, so that its versions belong to one item. */
    uniqueIndex('content_items_page_key').on(t.facet).where(sql`kind = 'page' and live is not null`),
    index('content_items_live')
      .on(t.kind, t.facet, t.publishedAt.desc().nullsFirst(), t.id.desc().nullsFirst())
      .where(sql`live is not null`),
    index('content_items_newest')
      .on(t.kind, t.publishedAt.desc().nullsFirst(), t.id.desc().nullsFirst())
      .where(sql`live is not null`),
    index('content_items_order').on(t.kind, t.position, t.id).where(sql`live is not null`),
    index('content_items_desk').on(t.kind, t.updatedAt.desc().nullsFirst(), t.id.desc().nullsFirst()),
    index('content_items_publish').on(t.publishAt).where(sql`publish_at is not null`),
    index('content_items_unpublish').on(t.unpublishAt).where(sql`unpublish_at is not null`),
  ],
)

/**
 * Versions that were public, or drafts that an overwriting save or a restore replaced. They never change and can be
 * restored into the draft.
 */
export const contentVersions = pgTable(
  'content_versions',
  {
    id: id(),
    itemId: uuid('item_id')
      .notNull()
      .references(() => contentItems.id),
    number: integer('number').notNull(),
    doc: jsonb('doc').notNull(),
    slug: text('slug').notNull(),
    published: text('published', { enum: ['published', 'kept'] }).notNull(),
    createdBy: uuid('created_by').references(() => accounts.id),
    createdAt: at('created_at').notNull(),
  },
  (t) => [uniqueIndex('content_versions_number').on(t.itemId, t.number.desc().nullsFirst())],
)

/** Old addresses of an item, which redirect permanently to the current one. */
export const contentRedirects = pgTable(
  'content_redirects',
  {
    id: id(),
    kind: text('kind', { enum: KINDS }).notNull(),
    slug: text('slug').notNull(),
    itemId: uuid('item_id')
      .notNull()
      .references(() => contentItems.id),
    createdAt: at('created_at').notNull(),
  },
  (t) => [uniqueIndex('content_redirects_slug').on(t.kind, t.slug)],
)

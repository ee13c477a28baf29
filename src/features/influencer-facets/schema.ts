import { bigint, bit, boolean, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'

/**
 * A bitmap per facet value and segment: which channels of `influencer_search` have the value. A channel's bit is at
 * `position % 32000` of segment `position / 32000`. All channels of a segment have the same type. If no channel of a
 * segment has the value, there is no row. `sweep_influencer_facets` is the only writer.
 */
export const influencerFacets = pgTable(
  'influencer_facets',
  {
    code: text('code').notNull(),
    segment: integer('segment').notNull(),
    bits: bit('bits', { dimensions: 32_000 }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.code, t.segment] })],
)

/**
 * Positions whose channel has changed, written in the transaction of the change. Their bits are out of date until the
 * next sweep sets them and deletes the entry. Until then a search reads the rows of these channels instead of their
 * bits.
 */
export const influencerFacetChanges = pgTable('influencer_facet_changes', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  position: integer('position').notNull(),
})

/** Positions of channels that can no longer be found. New channels of the same type reuse them. */
export const influencerFreePositions = pgTable(
  'influencer_free_positions',
  { position: integer('position').primaryKey(), type: text('type').notNull() },
  (t) => [index('influencer_free_positions_type').on(t.type, t.position)],
)

/**
 * Thresholds for sorting by a number: the value where the first quarter of all channels ends, then the first sixteenth
 * and so on. Only large markets have steps. The bitmaps `{number}.first{step}` are built from them.
 */
export const influencerFacetSteps = pgTable(
  'influencer_facet_steps',
  {
    number: text('number').notNull(),
    step: integer('step').notNull(),
    upwards: boolean('upwards').notNull(),
    value: bigint('value', { mode: 'number' }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.number, t.step] })],
)

/**
 * Facets that are built on request, after a search had to compare many rows: `text:` with a text in lower case, and
 * `partner:` with a marketer's id, for the people who have completed a job of that marketer.
 */
export const influencerFacetRequests = pgTable('influencer_facet_requests', {
  code: text('code').primaryKey(),
  /** Order of the requests. The newest 200 of each kind are retained. */
  id: bigint('id', { mode: 'number' }).generatedAlwaysAsIdentity(),
  /** True when its bitmaps are built. */
  ready: boolean('ready').notNull().default(false),
})

import { bigint, bit, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'

/**
 * Which channels of `influencer_search` have a value: the bit at `position % 32000` of segment `position / 32000`. A
 * value that no channel of a segment has needs no row. `sweep_influencer_facets` (migration 0241) is the only writer.
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
 * Positions whose channel was changed in the same transaction. Their bits say nothing until a sweep has set them anew and
 * deleted the entry; until then their rows are compared themselves.
 */
export const influencerFacetChanges = pgTable('influencer_facet_changes', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  position: integer('position').notNull(),
})

/** Positions of channels that are no longer found: the next new ones take them. */
export const influencerFreePositions = pgTable('influencer_free_positions', {
  position: integer('position').primaryKey(),
})

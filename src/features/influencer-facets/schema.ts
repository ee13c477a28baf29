import { bigint, bit, boolean, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'

/**
 * Which channels of `influencer_search` have a value: the bit at `position % 32000` of segment `position / 32000`. The
 * channels of a segment are of one type. A value that none of them has needs no row. `sweep_influencer_facets` is the only writer.
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

/** Positions of channels that are no longer found: the next new ones of their type take them. */
export const influencerFreePositions = pgTable(
  'influencer_free_positions',
  { position: integer('position').primaryKey(), type: text('type').notNull() },
  (t) => [index('influencer_free_positions_type').on(t.type, t.position)],
)

/**
 * Where the first quarter of all channels in the order of a number ends, the first sixteenth and so on. Only large markets
 * have steps; the bitmaps `{number}.first{step}` follow from them.
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
 * Facets that are made because a search asked for them and found many channels: `text:` with a text in lower case, and
 * `partner:` with a marketer, for the people who have completed a job of theirs.
 */
export const influencerFacetRequests = pgTable('influencer_facet_requests', {
  code: text('code').primaryKey(),
  /** In the order of the requests: the newest 200 of each kind stay. */
  id: bigint('id', { mode: 'number' }).generatedAlwaysAsIdentity(),
  /** Its bitmaps are made. */
  ready: boolean('ready').notNull().default(false),
})

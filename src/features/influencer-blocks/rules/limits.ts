export const NOTE_MAX = 500
/** The most influencers that a marketer may block. */
export const BLOCKS_MAX = 1_000

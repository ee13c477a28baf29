export const NOTE_MAX = 500
/** Maximum number of influencers that a marketer may block. */
export const BLOCKS_MAX = 1_000

/** What a marketer decided about a person of a list. */
export const SHORTLIST_STATES = ['considering', 'chosen', 'later', 'rejected'] as const
export type ShortlistState = (typeof SHORTLIST_STATES)[number]

export const NAME_MAX = 60
export const NOTE_MAX = 500

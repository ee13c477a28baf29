/** A marketer's decision about a person in a list. */
export const SHORTLIST_STATES = ['considering', 'chosen', 'later', 'rejected'] as const
export type ShortlistState = (typeof SHORTLIST_STATES)[number]

/** The orders of the people of a list. */
export const PEOPLE_SORTS = ['added', 'match'] as const

/** Maximum number of people in a list. */
export const PEOPLE_MAX = 200

export const NAME_MAX = 60
export const NOTE_MAX = 500

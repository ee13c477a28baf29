/** Business time. Production uses the real clock; tests use one that they can move. */
export interface Clock {
  now(): Date
}

export const systemClock: Clock = { now: () => new Date() }

export const SECOND = 1_000
export const MINUTE = 60 * SECOND
export const HOUR = 60 * MINUTE
export const DAY = 24 * HOUR

/** A stored time as responses contain it: ISO 8601. */
export const isoTime = (at: Date | null | undefined): string | null => at?.toISOString() ?? null

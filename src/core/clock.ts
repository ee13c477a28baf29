/** Business time. The real clock in production; tests hold one they can move. */
export interface Clock {
  now(): Date
}

export const systemClock: Clock = { now: () => new Date() }

export interface MovableClock extends Clock {
  set(at: Date): void
  advance(ms: number): void
}

/** A clock that stands still until it is moved. */
export function movableClock(start: Date): MovableClock {
  let at = start.getTime()
  return {
    now: () => new Date(at),
    set: (to) => {
      at = to.getTime()
    },
    advance: (ms) => {
      at += ms
    },
  }
}

export const SECOND = 1_000
export const MINUTE = 60 * SECOND
export const HOUR = 60 * MINUTE
export const DAY = 24 * HOUR

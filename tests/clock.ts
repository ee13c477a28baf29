import type { Clock } from '../src/core/clock.ts'

export interface MovableClock extends Clock {
  set(at: Date): void
  advance(ms: number): void
}

/** A clock that does not advance by itself. */
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

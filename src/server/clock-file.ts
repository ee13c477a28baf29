import { readFileSync } from 'node:fs'
import type { Clock } from '../core/clock.ts'

/**
 * A clock whose distance from real time (milliseconds) stands in a file, so that a test in another process can move the
 * business time of a running server. Read at most every 50 ms; a missing file means real time.
 */
export function clockFrom(path: string): Clock {
  let offset = 0
  let readAt = 0
  return {
    now: () => {
      const real = Date.now()
      if (real - readAt > 50) {
        readAt = real
        try {
          offset = Number(readFileSync(path, 'utf8')) || 0
        } catch {
          offset = 0
        }
      }
      return new Date(real + offset)
    },
  }
}

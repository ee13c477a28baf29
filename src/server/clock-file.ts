import { readFileSync } from 'node:fs'
import type { Clock } from '../core/clock.ts'

/**
 * A clock whose offset from real time (milliseconds) is read from a file, so that a test in another process can change
 * the business time of a running server. The file is read at most every 50 ms; without it the offset is zero.
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

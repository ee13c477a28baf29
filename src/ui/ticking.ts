import { useEffect, useState } from 'react'
import { TICK } from './clock-text.ts'

/** Tells at every tick how many of `left` milliseconds are left, until none is. The returned function stops it. */
export function countDown(left: number, tell: (left: number) => void): () => void {
  // The visitor's clock may be wrong: only the time passed since arrival is taken from it.
  const arrived = Date.now()
  const timer = setInterval(() => {
    const now = Math.max(0, left - (Date.now() - arrived))
    if (now === 0) clearInterval(timer)
    tell(now)
  }, TICK)
  return () => clearInterval(timer)
}

/**
 * Milliseconds left until `due`. The first drawing uses the server's `now`, so both sides agree;
 * then it ticks in the browser until nothing is left. `paused` stops it.
 */
export function useTimeLeft(due: Date | string | number, now: Date | string | number, paused = false): number {
  const end = new Date(due).getTime()
  const start = new Date(now).getTime()
  const [left, setLeft] = useState(Math.max(0, end - start))
  useEffect(() => (paused ? undefined : countDown(end - start, setLeft)), [end, start, paused])
  return left
}

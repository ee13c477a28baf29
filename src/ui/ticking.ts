import { useEffect, useState } from 'react'
import { TICK } from './clock-text.ts'

/** Calls `onTick` every second with the milliseconds left of `left`, down to 0. Returns a function that stops it. */
export function countDown(left: number, onTick: (left: number) => void): () => void {
  // The visitor's clock may be wrong, so only the time elapsed since the start is used.
  const arrived = Date.now()
  const timer = setInterval(() => {
    const now = Math.max(0, left - (Date.now() - arrived))
    if (now === 0) clearInterval(timer)
    onTick(now)
  }, TICK)
  return () => clearInterval(timer)
}

/**
 * Milliseconds left until `due`. The first render uses the server's `now`, so that hydration matches; then it updates
 * in the browser until 0. `paused` stops it.
 */
export function useTimeLeft(due: Date | string | number, now: Date | string | number, paused = false): number {
  const end = new Date(due).getTime()
  const start = new Date(now).getTime()
  const [left, setLeft] = useState(Math.max(0, end - start))
  useEffect(() => (paused ? undefined : countDown(end - start, setLeft)), [end, start, paused])
  return left
}

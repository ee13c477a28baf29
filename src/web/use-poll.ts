import { useEffect, useRef } from 'react'

/**
 * Runs `check` every `every` milliseconds while `active` is set and the page is visible. A failed check is repeated at
 * the next interval.
 */
export function usePoll(check: () => Promise<unknown>, { every, active }: { every: number; active: boolean }): void {
  const latest = useRef(check)
  latest.current = check
  useEffect(() => {
    if (!active) return
    let running = false
    const timer = setInterval(() => {
      if (document.hidden || running) return
      running = true
      void latest
        .current()
        .catch(() => {})
        .finally(() => {
          running = false
        })
    }, every)
    return () => clearInterval(timer)
  }, [every, active])
}

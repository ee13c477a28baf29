import { useEffect, useRef, useState } from 'react'

/** The channels are counted so long after the last change. */
const COUNT_DELAY_MS = 300

interface FoundCount {
  total: number
  more: boolean
}

/** How many channels the filters of a form would leave, followed while they change; null where that is unknown. */
export function useFoundCount(first: FoundCount | null): [FoundCount | null, (form: HTMLFormElement) => void] {
  const [count, setCount] = useState(first)
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined)
  const requests = useRef(0)
  useEffect(() => () => clearTimeout(waiting.current), [])
  const follow = (form: HTMLFormElement): void => {
    clearTimeout(waiting.current)
    const own = ++requests.current
    waiting.current = setTimeout(async () => {
      const { countFound } = await import('./count-found.ts')
      const found = await countFound(new FormData(form))
      // A slower answer to an earlier question is dropped.
      if (own === requests.current) setCount(found)
    }, COUNT_DELAY_MS)
  }
  return [count, follow]
}

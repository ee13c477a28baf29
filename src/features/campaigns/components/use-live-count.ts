import { useEffect, useRef, useState } from 'react'

/** How long after the last change the jobs are counted. */
const PAUSE = 300

/** How many jobs the filters of a form would leave, followed while they change; null until they do. */
export function useLiveCount(creator: boolean): [number | null, (form: HTMLFormElement) => void] {
  const [total, setTotal] = useState<number | null>(null)
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(waiting.current), [])
  const follow = (form: HTMLFormElement): void => {
    clearTimeout(waiting.current)
    waiting.current = setTimeout(async () => {
      const query = new URLSearchParams([...new FormData(form)].map(([name, value]) => [name, String(value)]))
      const { fetchTotal } = await import('./market-prefetch.ts')
      setTotal(await fetchTotal(creator, query))
    }, PAUSE)
  }
  return [total, follow]
}

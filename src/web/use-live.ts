import { useEffect, useRef } from 'react'

/** Until the next try after the server refused the stream, milliseconds. */
const RETRY = 60_000

const listeners = new Set<() => void>()
let source: EventSource | null = null
let retry: ReturnType<typeof setTimeout> | undefined

function close(): void {
  clearTimeout(retry)
  source?.close()
  source = null
}

/** One stream for the whole page, open while the page is seen. The browser opens a lost one again by itself. */
function update(): void {
  if (listeners.size === 0 || document.hidden) {
    close()
    return
  }
  if (source) return
  source = new EventSource('/api/live')
  source.addEventListener('messages', () => {
    for (const listener of listeners) listener()
  })
  source.addEventListener('error', () => {
    if (source?.readyState !== EventSource.CLOSED) return
    close()
    retry = setTimeout(update, RETRY)
  })
}

/** Runs `onChange` when the on-site messages of the viewer may have changed, whichever process of the server wrote them. */
export function useLive(onChange: () => void): void {
  const latest = useRef(onChange)
  latest.current = onChange
  useEffect(() => {
    const listener = () => latest.current()
    listeners.add(listener)
    update()
    document.addEventListener('visibilitychange', update)
    return () => {
      listeners.delete(listener)
      if (listeners.size === 0) {
        document.removeEventListener('visibilitychange', update)
        close()
      }
    }
  }, [])
}

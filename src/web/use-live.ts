import { useEffect, useRef, useState } from 'react'

/** Delay before reconnecting after the server rejected the stream, milliseconds. */
const RETRY = 60_000

const listeners = new Set<() => void>()
let source: EventSource | null = null
let retry: ReturnType<typeof setTimeout> | undefined

function close(): void {
  clearTimeout(retry)
  source?.close()
  source = null
}

/** One stream for the whole page, open while the page is visible. The browser reconnects by itself. */
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

/** Runs `onChange` when the viewer's on-site messages may have changed, in any server process. */
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

/**
 * Keeps loaded data up to date. After a reload of the page's data it reads once more, because that data may already be
 * stale.
 */
export function useLiveData<T extends object>(loaded: T, read: (() => Promise<T>) | null): T {
  const [live, setLive] = useState({ loaded, shown: loaded })
  const refresh = () => {
    read?.().then(
      (shown) => setLive({ loaded, shown }),
      () => {},
    )
  }
  useLive(refresh)
  const previous = useRef(loaded)
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a changed `loaded` shows that the page's data was reloaded
  useEffect(() => {
    if (previous.current !== loaded) refresh()
    previous.current = loaded
  }, [loaded])
  return live.loaded === loaded ? live.shown : loaded
}

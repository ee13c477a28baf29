import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { UNREAD } from '../../features/notifications/addresses.ts'
import type { contract } from '../../features/notifications/contract.ts'
import { browserCall } from '../../web/browser-call.ts'
import { useLive } from '../../web/use-live.ts'

const MOST_SHOWN = 99

/** A count as a mark shows it; nothing for none. */
export const countMark = (n: number): string | undefined =>
  n > MOST_SHOWN ? `${MOST_SHOWN}+` : n > 0 ? String(n) : undefined

/** Unread messages: as the page was loaded with, then as they change. The title of the browser's tab says them too. */
export function useUnread(loaded: number): number {
  const [live, setLive] = useState({ loaded, n: loaded })
  const { key } = useLocation()
  useLive(() => {
    browserCall<typeof contract.unread>(UNREAD, {}).then(
      ({ data }) => setLive({ loaded, n: data.unread }),
      () => {},
    )
  })
  const n = live.loaded === loaded ? live.n : loaded
  // biome-ignore lint/correctness/useExhaustiveDependencies: a move writes the title anew
  useEffect(() => {
    const mark = countMark(n)
    document.title = (mark ? `(${mark}) ` : '') + document.title.replace(/^\(\d+\+?\) /, '')
  }, [n, key])
  return n
}

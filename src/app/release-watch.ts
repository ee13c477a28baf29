import { useEffect, useRef, useState } from 'react'
import { useNavigation } from 'react-router'
import { notePending } from './reload-guard.ts'

/** The release is asked for 1 s after the page has loaded, then once a minute while the page is looked at. */
const FIRST = 1_000
const EVERY = 60_000

/** What the server runs now, or null when it cannot be asked. */
async function latestRelease(): Promise<string | null> {
  try {
    const answer = await fetch(`/release.json?t=${Date.now()}`, { cache: 'no-store' })
    return answer.ok ? ((await answer.json()) as { release: string }).release : null
  } catch {
    return null
  }
}

/**
 * Notices a new release and loads the next page whole, so that old code never meets new data. Without a connection the
 * next page is loaded whole too: only then can the service worker answer with its offline page.
 */
export function useRelease(release: string): void {
  // The code in this tab stays that of the page it was opened with, whatever later answers say.
  const [opened] = useState(release)
  const stale = useRef(false)
  const navigation = useNavigation()
  useEffect(() => {
    const look = async () => {
      if (document.hidden) return
      const latest = await latestRelease()
      if (latest !== null) stale.current = latest !== opened
    }
    const first = setTimeout(look, FIRST)
    const every = setInterval(look, EVERY)
    return () => {
      clearTimeout(first)
      clearInterval(every)
    }
  }, [opened])
  useEffect(() => {
    const to = navigation.location
    const path = to ? to.pathname + to.search + to.hash : null
    notePending(path)
    if (path === null || navigation.state !== 'loading' || navigation.formMethod) return
    if (stale.current || !navigator.onLine) window.location.assign(path)
  }, [navigation])
}

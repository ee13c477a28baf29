import { useEffect } from 'react'
import { useLocation } from 'react-router'
import type { contract as jobs } from '../../features/jobs/contract.ts'
import { INBOX_COUNTS } from '../../features/jobs/messages/addresses.ts'
import { UNREAD } from '../../features/notifications/addresses.ts'
import type { contract as notices } from '../../features/notifications/contract.ts'
import { countMark } from '../../ui/menu.ts'
import { browserCall } from '../../web/browser-call.ts'
import { useLiveData } from '../../web/use-live.ts'

/**
 * Counts for the badges on signed-in pages: unread notifications, unread conversations, jobs that wait for the viewer.
 */
export interface BadgeCounts {
  notices: number
  unread: number
  awaited: number
}

async function readBadgeCounts(): Promise<BadgeCounts> {
  const [unread, inbox] = await Promise.all([
    browserCall<typeof notices.unread>(UNREAD, {}),
    browserCall<typeof jobs.inboxCounts>(INBOX_COUNTS, {}),
  ])
  return { notices: unread.data.unread, ...inbox.data }
}

/** The badge counts, kept up to date. The browser tab title shows the notification count. */
export function useBadgeCounts(loaded: BadgeCounts): BadgeCounts {
  const counts = useLiveData(loaded, readBadgeCounts)
  const { key } = useLocation()
  const { notices } = counts
  // biome-ignore lint/correctness/useExhaustiveDependencies: every navigation sets a new title
  useEffect(() => {
    const mark = countMark(notices)
    document.title = (mark ? `(${mark}) ` : '') + document.title.replace(/^\(\d+\+?\) /, '')
  }, [notices, key])
  return counts
}

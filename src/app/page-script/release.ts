/** The release is checked 1 s after the page has loaded, then every minute while the page is visible. */
const FIRST = 1_000
const EVERY = 60_000

/** The release that the server runs, or null if it does not respond. */
async function latestRelease(): Promise<string | null> {
  try {
    const answer = await fetch(`/release.json?t=${Date.now()}`, { cache: 'no-store' })
    return answer.ok ? ((await answer.json()) as { release: string }).release : null
  } catch {
    return null
  }
}

/** The value of a cookie that changes when somebody logs in or out in this browser. */
const siteState = (): string => /(?:^|; )tsCookie=([^;]*)/.exec(document.cookie)?.[1] ?? ''

/**
 * Marks the document as outdated if the server runs another release, or if somebody has logged in or out in another
 * tab. The next navigation then loads the whole document.
 */
export function watchRelease(release: string): void {
  const { dataset } = document.documentElement
  const stateAtLoad = siteState()
  const check = async (): Promise<void> => {
    if (document.hidden) return
    if (siteState() !== stateAtLoad) {
      dataset.outdated = 'true'
      return
    }
    const latest = await latestRelease()
    if (latest !== null) dataset.outdated = String(latest !== release)
  }
  setTimeout(check, FIRST)
  setInterval(check, EVERY)
  document.addEventListener('visibilitychange', check)
}

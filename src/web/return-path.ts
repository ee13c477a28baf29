/** Only paths of this site are allowed as redirects after a login: `//host`, `/\host` and absolute URLs are not. */
export function safeNext(next: string | null | undefined, fallback: string): string {
  return next && /^\/(th|en)(\/(?![/\\])[^\\]*)?$/.test(next) && !next.includes('//') && !/\p{Cc}/u.test(next)
    ? next
    : fallback
}

/** As `safeNext`, without the language; null if there is none. */
export const nextWithoutLang = (next: string | null | undefined): string | null =>
  safeNext(next, '').replace(/^\/(th|en)/, '') || null

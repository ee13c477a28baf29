/** Only paths of this site are allowed as redirects after a login: `//host`, `/\host` and absolute URLs are not. */
export function safeNext(next: string | null | undefined, fallback: string): string {
  return next && /^\/(th|en)(\/(?![/\\])[^\\]*)?$/.test(next) && !next.includes('//') && !/\p{Cc}/u.test(next)
    ? next
    : fallback
}

/** As `safeNext`, but without the language prefix; null if there is no valid path. */
export const nextWithoutLang = (next: string | null | undefined): string | null =>
  safeNext(next, '').replace(/^\/(th|en)/, '') || null

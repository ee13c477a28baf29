/** Only paths of this site are followed after a login: `//host`, `/\host` and absolute addresses are not. */
export function safeNext(next: string | null | undefined, fallback: string): string {
  return next && /^\/(th|en)(\/(?![/\\])[^\\]*)?$/.test(next) && !next.includes('//') && !/\p{Cc}/u.test(next)
    ? next
    : fallback
}

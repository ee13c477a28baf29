const KEYS = ['utm_source', 'utm_medium', 'utm_content'] as const
const DAYS_30 = 2_592_000

/** Stores the campaign from the URL for a later sign-up. */
export function noteArrival(): void {
  const query = new URLSearchParams(location.search)
  const values = new URLSearchParams()
  for (const key of KEYS) {
    const value = query.get(key)?.slice(0, 100)
    if (value) values.set(key.slice('utm_'.length), value)
  }
  if (values.size > 0)
    // biome-ignore lint/suspicious/noDocumentCookie: Safari has no Cookie Store
    document.cookie = `utm=${encodeURIComponent(values.toString())};path=/;max-age=${DAYS_30};samesite=lax`
}

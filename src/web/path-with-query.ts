export type QueryValue = string | number | boolean | null | undefined | readonly string[]

/** Builds a path with a query: empty values are left out, true is written as 1. */
export function pathWithQuery(path: string, values: Readonly<Record<string, QueryValue>>): string {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(values)) {
    if (Array.isArray(value)) for (const one of value) query.append(name, one)
    else if (value === true) query.set(name, '1')
    else if (value !== undefined && value !== null && value !== false && value !== '') query.set(name, String(value))
  }
  return query.size > 0 ? `${path}?${query}` : path
}

/** A page's own path with some query values replaced; a value of undefined removes the key. */
export const addressWith = (url: URL, values: Readonly<Record<string, QueryValue>>): string =>
  pathWithQuery(url.pathname, { ...queryValues(url.searchParams), ...values })

/** Key to all of its values. */
export type QueryValues = Readonly<Record<string, readonly string[] | undefined>>

/** The query values of a URL, or of a form submitted by GET. */
export function queryValues(entries: Iterable<readonly [string, unknown]>): QueryValues {
  // Without a prototype, so that `constructor` is a key like any other.
  const values: Record<string, string[]> = Object.create(null)
  for (const [name, value] of entries) {
    if (typeof value !== 'string') continue
    const list = values[name]
    if (list) list.push(value)
    else values[name] = [value]
  }
  return values
}

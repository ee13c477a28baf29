import type { QueryValues } from './path-with-query.ts'

/** The values of each query key that lead to a different page. All others are ignored. */
export type PageQuery = Readonly<Record<string, readonly string[] | RegExp>>

export const PAGE_NUMBER = /^[1-9]\d{0,3}$/

/** The value of a query key where the page knows it; null for none, a made-up one and several. */
export function allowedValue(allowed: PageQuery | undefined, query: QueryValues, name: string): string | null {
  const values = allowed && Object.hasOwn(allowed, name) ? allowed[name] : undefined
  const [value, ...more] = query[name] ?? []
  if (!values || value === undefined || more.length > 0) return null
  return (values instanceof RegExp ? values.test(value) : values.includes(value)) ? value : null
}

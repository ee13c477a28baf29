import type { QueryValues } from './path-with-query.ts'

/** The allowed values of each query key that selects a different page. Other keys are ignored. */
export type PageQuery = Readonly<Record<string, readonly string[] | RegExp>>

export const PAGE_NUMBER = /^[1-9]\d{0,3}$/

/** The value of a query key if it is allowed; null if it is missing, unknown or repeated. */
export function allowedValue(allowed: PageQuery | undefined, query: QueryValues, name: string): string | null {
  const values = allowed && Object.hasOwn(allowed, name) ? allowed[name] : undefined
  const [value, ...more] = query[name] ?? []
  if (!values || value === undefined || more.length > 0) return null
  return (values instanceof RegExp ? values.test(value) : values.includes(value)) ? value : null
}

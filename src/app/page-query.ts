import { CHANNEL_TYPES, INTERESTS, POST_TYPES, TIERS } from '../core/vocabulary.ts'

/** The values of each query key that make a page another one. Of any other value the page knows nothing. */
export type PageQuery = Readonly<Record<string, readonly string[] | RegExp>>

const page = /^[1-9]\d{0,3}$/

export const versionQuery: PageQuery = { version: /^[1-9]\d{0,3}$/, view: ['changes'] }
export const articleQuery: PageQuery = { category: /^(5|8|9|10|12)$/, page }
export const caseQuery: PageQuery = { category: /^([2-9]|1[013])$/, page }
/** Free words and amounts are asked anew: everybody could make up their own. So are several values of one filter. */
export const marketQuery: PageQuery = {
  channel: CHANNEL_TYPES,
  post: POST_TYPES,
  topic: INTERESTS,
  sort: ['newest', 'close', 'price', 'earnings', 'brand', 'match'],
  page,
}
export const offerQuery: PageQuery = { objective: /^[0-5]$/, channel: CHANNEL_TYPES, tier: TIERS, page }

/** The value of a query key where the page knows it; null for none, a made-up one and several. */
export function knownValue(known: PageQuery | undefined, query: URLSearchParams, name: string): string | null {
  const values = known && Object.hasOwn(known, name) ? known[name] : undefined
  const [value, ...more] = query.getAll(name)
  if (!values || value === undefined || more.length > 0) return null
  return (values instanceof RegExp ? values.test(value) : values.includes(value)) ? value : null
}

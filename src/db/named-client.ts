import { createHash } from 'node:crypto'
import pg from 'pg'

/**
 * Maximum number of prepared statements per connection. The product has a few hundred; dynamic SQL beyond that is not
 * prepared.
 */
const MAX_NAMES = 800
const PREPARABLE = /^\s*(select|insert|update|delete|with)\b/i
/** The best index for a search depends on its values, so a search is planned for each call. */
const SEARCH = /\bi?like \$|&& \$|"influencer_search"/

const names = new Map<string, string>()

/**
 * The name of a prepared statement, or undefined if it is not worth preparing. Equal statements have equal names in all
 * processes.
 */
function nameOf(text: string): string | undefined {
  const existing = names.get(text)
  if (existing) return existing
  if (names.size >= MAX_NAMES || !PREPARABLE.test(text) || SEARCH.test(text)) return undefined
  const name = createHash('sha256').update(text).digest('base64url').slice(0, 24)
  names.set(text, name)
  return name
}

interface NamedQuery {
  text?: unknown
  name?: string
}
const isConfig = (value: unknown): value is NamedQuery =>
  typeof value === 'object' && value !== null && !('submit' in value)

/**
 * A connection that prepares each statement once and then sends only its values, so that the database parses and plans
 * it once per connection.
 */
export class NamedClient extends pg.Client {
  // The overloads of the driver are passed through unchanged.
  override query(...args: unknown[]): never {
    const [first, ...rest] = args
    const config = typeof first === 'string' ? { text: first } : first
    const name = isConfig(config) && typeof config.text === 'string' && !config.name ? nameOf(config.text) : undefined
    const named = name && isConfig(config) ? { ...config, name } : first
    return Reflect.apply(super.query, this, [named, ...rest]) as never
  }
}

import { createHash } from 'node:crypto'
import pg from 'pg'

/** Statements kept prepared on a connection; the product has a few hundred texts, made-up ones would stop here. */
const MAX_NAMES = 800
const PREPARABLE = /^\s*(select|insert|update|delete|with)\b/i

const names = new Map<string, string>()

/** The name of a statement, or nothing for what is not worth preparing. Equal texts have equal names everywhere. */
function nameOf(text: string): string | undefined {
  const known = names.get(text)
  if (known) return known
  if (names.size >= MAX_NAMES || !PREPARABLE.test(text)) return undefined
  const name = createHash('sha256').update(text).digest('base64url').slice(0, 24)
  names.set(text, name)
  return name
}

/**
 * A connection that prepares each statement the first time and only sends its values afterwards: the database parses
 * and plans a text once a connection. Queries are written as ever; nothing else names a statement.
 */
export class NamedClient extends pg.Client {
  // biome-ignore lint/suspicious/noExplicitAny: the overloads of the driver, passed through
  override query(...args: any[]): any {
    const [first, ...rest] = args
    const config = typeof first === 'string' ? { text: first } : first
    const text = config && typeof config === 'object' && !('submit' in config) ? config.text : undefined
    const name = typeof text === 'string' && !config.name ? nameOf(text) : undefined
    // biome-ignore lint/suspicious/noExplicitAny: see above
    return (super.query as any)(name ? { ...config, name } : first, ...rest)
  }
}

/** Nesting that no form of the product reaches. */
const MAX_DEPTH = 40

/** A text that the database can hold: whole characters (no half of a surrogate pair) without NUL. */
export const isStorable = (text: string): boolean => !text.includes('\u0000') && text.isWellFormed()

/**
 * The path of the first text or member name in plain data that the database cannot hold, or of what is nested too
 * deeply; null where there is none.
 */
export function unstorablePath(value: unknown, path: readonly string[] = []): string | null {
  const here = () => path.join('.') || '_'
  if (typeof value === 'string') return isStorable(value) ? null : here()
  if (typeof value !== 'object' || value === null) return null
  if (path.length > MAX_DEPTH) return path[0] ?? '_'
  for (const [name, member] of Object.entries(value)) {
    const found = isStorable(name) ? unstorablePath(member, [...path, name]) : here()
    if (found !== null) return found
  }
  return null
}

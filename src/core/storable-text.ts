/** Deeper than the input of any form. */
const MAX_DEPTH = 40

/** Whether PostgreSQL can store the text: no lone surrogates, no NUL. */
export const isStorable = (text: string): boolean => !text.includes('\u0000') && text.isWellFormed()

/**
 * The path of the first text or member name that the database cannot store, or of a value that is nested too deeply;
 * null if there is none.
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

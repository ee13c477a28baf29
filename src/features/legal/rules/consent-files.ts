interface Dated {
  number: number
  effectiveFrom: string
}

/**
 * The version that is asked for: by its number, or as `yyyy-mm` or `yyyy-mm-dd` the last one
 * that was in force in that month or on that day. Without
 * a wish the newest. Versions come newest first.
 */
export function pickVersion<V extends Dated>(versions: readonly V[], requested: string | undefined): V | undefined {
  if (!requested) return versions[0]
  if (/^\d+$/.test(requested)) return versions.find(({ number }) => number === Number(requested))
  return versions.find(({ effectiveFrom }) => effectiveFrom.slice(0, requested.length) <= requested)
}

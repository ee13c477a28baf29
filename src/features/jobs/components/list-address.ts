type Chosen = Readonly<Record<string, string>>

/** The query of a list with some of its choices changed; the cursor of an earlier page is dropped. */
export function addressWith(chosen: Chosen, changes: Chosen): string {
  const query = new URLSearchParams({ ...chosen, ...changes })
  return `?${query}`
}

/** A choice from the address, or the first of the choices. */
export function chosenOf<const T extends string>(query: URLSearchParams, name: string, choices: readonly T[]): T {
  const given = query.get(name)
  return choices.find((value) => value === given) ?? (choices[0] as T)
}

/** yyyy-mm of the Bangkok months up to a moment, newest first. */
export function lastMonths(now: number, count = 12): string[] {
  const here = new Date(now + 7 * 3_600_000)
  return Array.from({ length: count }, (_, i) =>
    new Date(Date.UTC(here.getUTCFullYear(), here.getUTCMonth() - i, 15)).toISOString().slice(0, 7),
  )
}

/** The page's own path from a request, also where the browser given only for its data. */
export const pathOf = (request: Request): string => new URL(request.url).pathname.replace(/\.data$/, '')

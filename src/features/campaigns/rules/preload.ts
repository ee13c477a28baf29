/** The first pages of the market: they are fetched before anybody turns to them. */
export const EARLY_PAGES = 6
/** Preloads under way at once. */
export const PRELOADS_MAX = 5

/** The next page and the early ones that are not shown yet, nearest use first. */
export function pagesAhead(current: number, last: number): number[] {
  const early = Array.from({ length: Math.min(EARLY_PAGES, last) }, (_, i) => i + 1)
  return [...new Set([current + 1, ...early])].filter((page) => page !== current && page <= last)
}

/** Runs tasks in their order, at most `limit` at a time. One that fails does not stop the others. */
export async function runLimited(tasks: readonly (() => Promise<unknown>)[], limit: number): Promise<void> {
  let next = 0
  const lane = async (): Promise<void> => {
    for (let task = tasks[next++]; task; task = tasks[next++])
      try {
        await task()
      } catch {
        // What could not be fetched ahead is fetched when it is asked for.
      }
  }
  await Promise.all(Array.from({ length: Math.min(limit, tasks.length) }, lane))
}

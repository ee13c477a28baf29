/** The first pages of the market, which are always preloaded. */
export const EARLY_PAGES = 6
/** Maximum number of parallel preloads. */
export const PRELOADS_MAX = 5

/** The pages to preload, except the current one: first the next page, then the early ones. */
export function pagesAhead(current: number, last: number): number[] {
  const early = Array.from({ length: Math.min(EARLY_PAGES, last) }, (_, i) => i + 1)
  return [...new Set([current + 1, ...early])].filter((page) => page !== current && page <= last)
}

/** Runs tasks in order, at most `limit` at a time. A failed task does not stop the others. */
export async function runLimited(tasks: readonly (() => Promise<unknown>)[], limit: number): Promise<void> {
  let next = 0
  const lane = async (): Promise<void> => {
    for (let task = tasks[next++]; task; task = tasks[next++])
      try {
        await task()
      } catch {
        // A page that could not be preloaded is loaded when it is opened.
      }
  }
  await Promise.all(Array.from({ length: Math.min(limit, tasks.length) }, lane))
}

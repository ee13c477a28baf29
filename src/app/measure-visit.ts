import type { Tracker } from '../core/trackers.ts'

/** Tells the services that the visitor agreed to of a page; their code is only fetched here. */
export async function measureVisit(trackers: readonly Tracker[]): Promise<void> {
  const { reportVisit } = await import('./measuring.ts')
  for (const tracker of trackers) reportVisit(tracker)
}

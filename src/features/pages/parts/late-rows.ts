import { lazyNear } from '../../../ui/lazy-near.tsx'

/** Rows far down a page, each in a `Far` of the id. */
export const LateJobRow = lazyNear('live-jobs', async () => ({ default: (await import('./job-row.tsx')).JobRow }))
export const LateCreatorRow = lazyNear('people', async () => ({
  default: (await import('./creator-row.tsx')).CreatorRow,
}))

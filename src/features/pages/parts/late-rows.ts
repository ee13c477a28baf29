import { lazyNear } from '../../../ui/lazy-near.ts'

/** Rows far down a page, each in a section of the id. */
export const LateJobRow = lazyNear('live', async () => ({ default: (await import('./job-row.tsx')).JobRow }))
export const LateCreatorRow = lazyNear('creators', async () => ({
  default: (await import('./creator-row.tsx')).CreatorRow,
}))

import { z } from 'zod'
import { zId, zText, zTime } from '../../../core/shapes.ts'
import { zSavedFilters } from '../filter-shapes.ts'
import { SEARCH_NAME_MAX } from '../rules/saved.ts'

export type SavedFilters = z.output<typeof zSavedFilters>

export const zSearchName = zText(SEARCH_NAME_MAX)

export const zSavedSearch = z.object({
  id: zId,
  name: z.string(),
  filters: zSavedFilters,
  /** Channels listed since the search was last opened, counted up to 99. */
  fresh: z.int(),
  createdAt: zTime,
})
export type SavedSearch = z.output<typeof zSavedSearch>

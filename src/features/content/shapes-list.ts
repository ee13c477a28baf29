import { z } from 'zod'

/** Query of a numbered public list. `category` is a comma-separated list; `perPage` overrides `limit`. */
const zPerPage = z.coerce.number().int().min(1).max(50).optional()
export const zListQuery = z.object({
  category: z
    .string()
    .regex(/^\d{1,3}(,\d{1,3}){0,19}$/, 'category_list')
    .optional(),
  limit: zPerPage,
  perPage: zPerPage,
  page: z.coerce.number().int().min(1).max(10_000).optional(),
})
export type ListQuery = z.output<typeof zListQuery>
export const zListPage = z.object({ page: z.int(), perPage: z.int(), total: z.int() })

/** A picture as a page shows it; `box` sets the aspect ratio. */
export const zShownPicture = z.object({ src: z.string(), alt: z.string() })
export type ShownPicture = z.output<typeof zShownPicture>

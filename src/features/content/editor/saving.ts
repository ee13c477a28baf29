import { ZodError } from 'zod'
import { AppError } from '../../../core/errors.ts'
import type { Tx } from '../../../db/types.ts'
import { fieldIssues } from '../../../platform/field-issues.ts'
import type { Doc, Kind } from '../kinds.ts'
import { cleanDoc } from '../rules/publish.ts'
import { type ItemRecord, isSlugTaken } from '../store.ts'

/** The document of a request. An invalid one throws `invalid_input` with an error for each field. */
export function parseDoc(kind: Kind, value: unknown): Doc {
  try {
    return cleanDoc(kind, value)
  } catch (error) {
    if (!(error instanceof ZodError)) throw error
    throw new AppError('invalid_input', {}, fieldIssues(error))
  }
}

/** Throws `slug_taken` if another item of the kind has the address. */
export async function checkSlug(tx: Tx, item: Pick<ItemRecord, 'kind' | 'id'>, slug: string): Promise<void> {
  if (await isSlugTaken(tx, item.kind, slug, item.id)) throw new AppError('slug_taken', {}, { slug: 'slug_taken' })
}

/** Columns saved together with the document; absent ones stay unchanged. */
export const placeOf = (item: ItemRecord, body: { slug?: string | undefined; position?: number | undefined }) => ({
  draftSlug: body.slug ?? item.draftSlug,
  draftPosition: body.position ?? item.draftPosition,
})

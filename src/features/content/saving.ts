import { ZodError } from 'zod'
import { AppError } from '../../core/errors.ts'
import { newId } from '../../core/ids.ts'
import type { Tx } from '../../db/types.ts'
import { touchContent } from '../../service/content.ts'
import { putFindable } from '../search/service.ts'
import { findableOf } from './findable.ts'
import type { Doc, Kind } from './kinds.ts'
import { kindRow } from './rules/kind-rows.ts'
import { cleanDoc } from './rules/publish.ts'
import { type ItemRecord, isSlugTaken, redirectSlug } from './store.ts'

/** The document of a request; a wrong shape is `invalid_input` with the fields' paths. */
export function parseDoc(kind: Kind, value: unknown): Doc {
  try {
    return cleanDoc(kind, value)
  } catch (error) {
    if (!(error instanceof ZodError)) throw error
    const fields = error.issues.map((issue) => [issue.path.join('.') || 'doc', 'invalid_input'])
    throw new AppError('invalid_input', {}, Object.fromEntries(fields))
  }
}

/** Gives a thing a new address. The old one of a thing that was public leads to the new one. */
export async function rename(tx: Tx, item: ItemRecord, slug: string, now: Date): Promise<void> {
  if (await isSlugTaken(tx, item.kind, slug, item.id)) throw new AppError('slug_taken', {}, { slug: 'slug_taken' })
  if (!item.publishedAt) return
  await redirectSlug(
    tx,
    { id: newId(now.getTime()), kind: item.kind, slug: item.slug, itemId: item.id, createdAt: now },
    slug,
  )
  await touchContent(tx, kindRow(item.kind).tag)
  const findable = findableOf({ ...item, slug })
  if (findable) await putFindable(tx, findable)
}

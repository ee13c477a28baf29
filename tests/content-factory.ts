import { newId } from '../src/core/ids.ts'
import type { Db } from '../src/db/types.ts'
import type { Doc, Kind } from '../src/features/content/kinds.ts'
import { emptyDoc } from '../src/features/content/rules/empty.ts'
import { kindRow } from '../src/features/content/rules/kind-rows.ts'
import { contentItems } from '../src/features/content/schema.ts'
import { TEST_NOW } from './harness.ts'

const text = { th: 'ข้อความ', en: 'Text' }

/** A published item of a kind; with `live: false` only its draft exists. */
export async function buildContent<K extends Kind>(
  db: Db,
  kind: K,
  {
    doc = {},
    live = true,
    at = TEST_NOW,
    ...values
  }: {
    doc?: Partial<Doc<K>>
    slug?: string
    position?: number
    live?: boolean
    /** Time of the first publication. */
    at?: Date
  } = {},
) {
  const id = newId()
  const slug = values.slug ?? `thing-${id}`
  const whole = { ...(emptyDoc(kind) as object), title: text, summary: text, body: text, brand: text, ...doc } as never
  const overrides = Object.fromEntries(
    Object.entries(whole).filter(([name]) => name in (emptyDoc(kind) as object)),
  ) as unknown as Doc
  const [row] = await db
    .insert(contentItems)
    .values({
      id,
      kind,
      ...values,
      slug,
      draftSlug: slug,
      draftPosition: values.position ?? 0,
      draft: overrides,
      live: live ? overrides : null,
      liveRevision: live ? 1 : null,
      facet: live ? (kindRow(kind).facetOf?.(overrides) ?? '') : '',
      publishedAt: live ? at : null,
      liveAt: live ? at : null,
      updatedAt: at,
      createdAt: at,
    })
    .returning()
  if (!row) throw new Error('nothing was inserted')
  return row
}

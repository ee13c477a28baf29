import { newId } from '../src/core/ids.ts'
import type { Db } from '../src/db/types.ts'
import { TEXT_OF_CONSENT } from '../src/features/accounts/rules/consent.ts'
import { contentItems, contentVersions } from '../src/features/content/schema.ts'
import { TEST_NOW } from './harness.ts'

type Consent = keyof typeof TEXT_OF_CONSENT

/** Publishes the text of a consent, as the content desk would. Returns the item id for `publishAgain`. */
export async function publishConsent(db: Db, kind: Consent, effectiveFrom: string): Promise<string> {
  const id = newId()
  const words = { th: kind, en: kind }
  const doc = { key: TEXT_OF_CONSENT[kind], title: words, summary: words, body: words, effectiveFrom }
  await db.insert(contentItems).values({
    id,
    kind: 'page',
    slug: kind,
    draftSlug: kind,
    draft: doc,
    live: doc,
    facet: doc.key,
    publishedAt: TEST_NOW,
    updatedAt: TEST_NOW,
    createdAt: TEST_NOW,
  })
  await publishAgain(db, id, 1, effectiveFrom)
  return id
}

/** Publishes another version of a text. */
export async function publishAgain(db: Db, itemId: string, number: number, effectiveFrom: string): Promise<void> {
  const version = { id: newId(), itemId, number, slug: 'consent', published: 'published' as const, createdAt: TEST_NOW }
  await db.insert(contentVersions).values({ ...version, doc: { effectiveFrom } })
}

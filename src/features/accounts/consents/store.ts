import { eq, inArray, sql } from 'drizzle-orm'
import { rowsOf } from '../../../db/rows.ts'
import type { Tx } from '../../../db/types.ts'
import { contentItems, contentVersions } from '../../content/schema.ts'
import { CONSENT_KINDS, type ConsentKind, TEXT_OF_CONSENT } from '../rules/consent.ts'
import { consents } from '../schema.ts'

export interface ConsentRow {
  id: string
  accountId: string
  kind: ConsentKind
  version: string
  granted: boolean
  at: Date
  ip: string
}

/** Consents are append-only: the newest answer of a kind is valid. */
export async function insertConsents(tx: Tx, rows: readonly ConsentRow[]): Promise<void> {
  if (rows.length > 0) await tx.insert(consents).values([...rows])
}

/** All answers of an account. */
export const listConsents = (tx: Tx, accountId: string): Promise<(typeof consents.$inferSelect)[]> =>
  tx.select().from(consents).where(eq(consents.accountId, accountId)).orderBy(consents.id)

/**
 * Effective date of the text of each kind that is in force on `day`. Includes texts that were published and are not any
 * more.
 */
export async function listVersions(tx: Tx, day: string): Promise<{ kind: ConsentKind; version: string }[]> {
  const keys = CONSENT_KINDS.map((kind) => TEXT_OF_CONSENT[kind])
  const rows = await rowsOf<{ key: string; version: string }>(
    tx,
    sql`
      with texts as (
        select id, facet as key, live from ${contentItems}
        where kind = 'page' and live is not null and ${inArray(contentItems.facet, keys)}
      ), days as (
        select key, live->>'effectiveFrom' as version from texts
        union select t.key, v.doc->>'effectiveFrom' from texts t
        join ${contentVersions} v on v.item_id = t.id and v.published = 'published'
      )
      select key, max(version) as version from days where version <= ${day} group by key`,
  )
  return rows.flatMap(({ key, version }) =>
    CONSENT_KINDS.filter((kind) => TEXT_OF_CONSENT[kind] === key).map((kind) => ({ kind, version })),
  )
}

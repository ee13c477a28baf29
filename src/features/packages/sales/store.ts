import { and, eq } from 'drizzle-orm'
import type { Lang } from '../../../core/shapes.ts'
import type { Tx } from '../../../db/types.ts'
import { accounts } from '../../accounts/schema.ts'
import { shownName } from '../../accounts/schema-names.ts'
import { packageGrants } from '../schema.ts'

/** A marketer's name; null for any other account. */
export async function findMarketerName(tx: Tx, id: string, lang: Lang): Promise<string | null> {
  const [row] = await tx
    .select({ name: shownName(lang) })
    .from(accounts)
    .where(and(eq(accounts.id, id), eq(accounts.role, 'marketer')))
  return row?.name ?? null
}

export async function insertGrant(tx: Tx, row: typeof packageGrants.$inferInsert): Promise<void> {
  await tx.insert(packageGrants).values(row)
}

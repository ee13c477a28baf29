import { eq } from 'drizzle-orm'
import type { Tx } from '../../../db/types.ts'
import type { ConsentKind } from '../rules/consent.ts'
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

/** Consents are only ever added: the newest answer of a kind counts. */
export async function insertConsents(tx: Tx, rows: readonly ConsentRow[]): Promise<void> {
  if (rows.length > 0) await tx.insert(consents).values([...rows])
}

/** All answers of an account. */
export const listConsents = (tx: Tx, accountId: string): Promise<(typeof consents.$inferSelect)[]> =>
  tx.select().from(consents).where(eq(consents.accountId, accountId)).orderBy(consents.id)

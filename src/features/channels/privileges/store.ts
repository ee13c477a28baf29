import { aliasedTable, and, count, desc, eq, gt, isNull, lt, not, type SQL, sql } from 'drizzle-orm'
import type { Lang } from '../../../core/shapes.ts'
import type { Tx } from '../../../db/types.ts'
import { accounts } from '../../accounts/schema.ts'
import { shownNameIfAny } from '../../accounts/schema-names.ts'
import { privilegeCodes, privilegeUses } from '../schema.ts'

export type PrivilegeRecord = typeof privilegeCodes.$inferSelect

/** The code's row, locked: its last use can go to one account only. */
export async function lockPrivilege(tx: Tx, code: string): Promise<PrivilegeRecord | null> {
  const [row] = await tx.select().from(privilegeCodes).where(eq(privilegeCodes.code, code)).for('update')
  return row ?? null
}

/** Records the use. False if this account has used the code before. */
export async function insertUse(tx: Tx, code: string, accountId: string, now: Date): Promise<boolean> {
  const rows = await tx
    .insert(privilegeUses)
    .values({ code, accountId, usedAt: now })
    .onConflictDoNothing()
    .returning({ code: privilegeUses.code })
  return rows.length > 0
}

export async function hasUsed(tx: Tx, code: string, accountId: string): Promise<boolean> {
  const rows = await tx
    .select({ code: privilegeUses.code })
    .from(privilegeUses)
    .where(and(eq(privilegeUses.code, code), eq(privilegeUses.accountId, accountId)))
  return rows.length > 0
}

/** Counts one use. False if the quota is used up. */
export async function countUse(tx: Tx, code: string): Promise<boolean> {
  const rows = await tx
    .update(privilegeCodes)
    .set({ used: sql`${privilegeCodes.used} + 1` })
    .where(and(eq(privilegeCodes.code, code), lt(privilegeCodes.used, privilegeCodes.quota)))
    .returning({ code: privilegeCodes.code })
  return rows.length > 0
}

/** Null if the code already exists. */
export async function insertPrivilege(
  tx: Tx,
  values: typeof privilegeCodes.$inferInsert,
): Promise<PrivilegeRecord | null> {
  const [row] = await tx.insert(privilegeCodes).values(values).onConflictDoNothing().returning()
  return row ?? null
}

export async function endPrivilege(tx: Tx, code: string, now: Date): Promise<PrivilegeRecord> {
  const [row] = await tx.update(privilegeCodes).set({ endedAt: now }).where(eq(privilegeCodes.code, code)).returning()
  return row as PrivilegeRecord
}

/** Condition for codes that can still be used. */
const isOpen = (now: Date): SQL =>
  and(
    isNull(privilegeCodes.endedAt),
    gt(privilegeCodes.expiresAt, now),
    lt(privilegeCodes.used, privilegeCodes.quota),
  ) as SQL

const maker = aliasedTable(accounts, 'creator')

/** Codes that can be used, or those that cannot, newest first, with the operator who created them. */
export async function listPrivileges(
  tx: Tx,
  list: { lang: Lang; closed: boolean; now: Date; after: { at: Date; code: string } | null; limit: number },
) {
  const open = isOpen(list.now)
  const after =
    list.after &&
    sql`(${privilegeCodes.createdAt}, ${privilegeCodes.code}) < (${list.after.at.toISOString()}::timestamptz, ${list.after.code})`
  return tx
    .select({ privilege: privilegeCodes, createdBy: shownNameIfAny(list.lang, maker) })
    .from(privilegeCodes)
    .leftJoin(maker, eq(maker.id, privilegeCodes.createdBy))
    .where(and(list.closed ? not(open) : open, after ?? undefined))
    .orderBy(desc(privilegeCodes.createdAt), desc(privilegeCodes.code))
    .limit(list.limit + 1)
}

export async function countPrivileges(tx: Tx, now: Date): Promise<{ open: number; closed: number }> {
  const [row] = await tx
    .select({ all: count(), open: sql<number>`count(*) filter (where ${isOpen(now)})`.mapWith(Number) })
    .from(privilegeCodes)
  const { all = 0, open = 0 } = row ?? {}
  return { open, closed: all - open }
}

import { and, eq, inArray, lt } from 'drizzle-orm'
import type { Tx } from '../../../db/types.ts'
import { loginDevices } from '../schema-access.ts'

/** When an account last logged in on a device; null if never. */
export async function lastLoginWith(tx: Tx, accountId: string, tokenHash: string): Promise<Date | null> {
  const [row] = await tx
    .select({ usedAt: loginDevices.usedAt })
    .from(loginDevices)
    .where(and(eq(loginDevices.accountId, accountId), eq(loginDevices.tokenHash, tokenHash)))
  return row?.usedAt ?? null
}

/** Whether we have issued a device token, to any account. */
export async function isIssued(tx: Tx, tokenHash: string): Promise<boolean> {
  const rows = await tx
    .select({ tokenHash: loginDevices.tokenHash })
    .from(loginDevices)
    .where(eq(loginDevices.tokenHash, tokenHash))
    .limit(1)
  return rows.length > 0
}

export async function saveDevice(tx: Tx, device: typeof loginDevices.$inferInsert): Promise<void> {
  const { usedAt } = device
  const target = [loginDevices.accountId, loginDevices.tokenHash]
  await tx.insert(loginDevices).values(device).onConflictDoUpdate({ target, set: { usedAt } })
}

/** Deletes all devices of an account. After a password change each device must log in again to be recognized. */
export async function deleteDevices(tx: Tx, accountId: string): Promise<void> {
  await tx.delete(loginDevices).where(eq(loginDevices.accountId, accountId))
}

/** Deletes up to `limit` devices that were not used since a time. */
export async function deleteOldDevices(tx: Tx, before: Date, limit: number): Promise<void> {
  const old = lt(loginDevices.usedAt, before)
  const some = tx.select({ tokenHash: loginDevices.tokenHash }).from(loginDevices).where(old).limit(limit)
  await tx.delete(loginDevices).where(and(inArray(loginDevices.tokenHash, some), old))
}

import { eq, sql } from 'drizzle-orm'
import type { Tx } from '../../../db/types.ts'
import { outbox } from '../../../platform/schema.ts'
import { deleteAll as deletePushSubscriptions } from '../push/store.ts'
import { CHOSEN_CHANNELS, type ChosenChannel, isDefaultSwitch, SWITCH_GROUPS, type SwitchGroup } from '../rules.ts'
import { lineLinks, notificationContacts, notificationPreferences } from '../schema.ts'

export interface Switch {
  kindGroup: SwitchGroup
  channel: ChosenChannel
  enabled: boolean
}

/** Every switch of an account, with the default where the person gave no answer. Security stays on. */
export async function listPreferences(tx: Tx, accountId: string): Promise<Switch[]> {
  const rows = await tx.select().from(notificationPreferences).where(eq(notificationPreferences.accountId, accountId))
  return SWITCH_GROUPS.flatMap((kindGroup) =>
    CHOSEN_CHANNELS.map((channel) => ({
      kindGroup,
      channel,
      enabled:
        kindGroup === 'security'
          ? true
          : (rows.find((row) => row.kindGroup === kindGroup && row.channel === channel)?.enabled ??
            isDefaultSwitch(kindGroup, channel)),
    })),
  )
}

/** Stores answers, the last of several for one switch; other switches stay as they are. */
export async function savePreferences(tx: Tx, accountId: string, switches: readonly Switch[]): Promise<void> {
  if (switches.length === 0) return
  const last = new Map(switches.map((one) => [`${one.kindGroup} ${one.channel}`, one]))
  await tx
    .insert(notificationPreferences)
    .values([...last.values()].map((one) => ({ accountId, ...one })))
    .onConflictDoUpdate({
      target: [notificationPreferences.accountId, notificationPreferences.kindGroup, notificationPreferences.channel],
      set: { enabled: sql`excluded.enabled` },
    })
}

/** Deletes the addresses and switches of an account that is closed. */
export async function deleteContacts(tx: Tx, accountId: string): Promise<void> {
  await tx.delete(notificationContacts).where(eq(notificationContacts.accountId, accountId))
  await deletePushSubscriptions(tx, accountId)
  await tx.delete(lineLinks).where(eq(lineLinks.accountId, accountId))
  await tx.delete(notificationPreferences).where(eq(notificationPreferences.accountId, accountId))
}

/** Deletes what was ever written to an account. */
export async function deleteMessages(tx: Tx, accountId: string): Promise<void> {
  await tx.delete(outbox).where(eq(outbox.accountId, accountId))
}

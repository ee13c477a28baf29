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

/** Every switch of an account, with the default if the person has not changed it. Security is always on. */
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

/** Saves switches. If a switch is given several times, the last one counts; other switches are not changed. */
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

/** Deletes the addresses and switches of a closed account. */
export async function deleteContacts(tx: Tx, accountId: string): Promise<void> {
  await tx.delete(notificationContacts).where(eq(notificationContacts.accountId, accountId))
  await deletePushSubscriptions(tx, accountId)
  await tx.delete(lineLinks).where(eq(lineLinks.accountId, accountId))
  await tx.delete(notificationPreferences).where(eq(notificationPreferences.accountId, accountId))
}

/** Deletes all messages to an account. */
export async function deleteMessages(tx: Tx, accountId: string): Promise<void> {
  await tx.delete(outbox).where(eq(outbox.accountId, accountId))
}

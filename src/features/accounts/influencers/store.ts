import { and, desc, eq, inArray } from 'drizzle-orm'
import type { StoredChannelType } from '../../../core/vocabulary.ts'
import type { Db, Tx } from '../../../db/types.ts'
import { USABLE } from '../../channels/rules/status.ts'
import { channels } from '../../channels/schema.ts'

/** The account's channel on a platform: the newest usable one, else the newest. */
export async function findChannelOn(db: Db | Tx, accountId: string, type: StoredChannelType) {
  const [row] = await db
    .select({ id: channels.id, type: channels.type, handle: channels.handle, status: channels.status })
    .from(channels)
    .where(and(eq(channels.accountId, accountId), eq(channels.type, type)))
    .orderBy(desc(inArray(channels.status, [...USABLE])), desc(channels.id))
    .limit(1)
  return row ?? null
}

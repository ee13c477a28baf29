import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { Tx } from '../../../db/types.ts'
import { campaignBookmarks, campaigns } from '../schema.ts'

const markOf = (accountId: string) =>
  and(eq(campaignBookmarks.campaignId, campaigns.id), eq(campaignBookmarks.accountId, accountId))

/** Whether an account has bookmarked the job; false for visitors (null). */
export const savedBy = (accountId: string | null): SQL<boolean> =>
  accountId === null
    ? sql<boolean>`false`
    : sql<boolean>`exists (select from ${campaignBookmarks} where ${markOf(accountId)})`

/** When an account bookmarked the job; null if it has not. */
export const savedAt = (accountId: string): SQL =>
  sql`(select ${campaignBookmarks.createdAt} from ${campaignBookmarks} where ${markOf(accountId)})`

export async function setBookmark(
  tx: Tx,
  accountId: string,
  campaignId: string,
  saved: boolean,
  now: Date,
): Promise<void> {
  if (saved) await tx.insert(campaignBookmarks).values({ accountId, campaignId, createdAt: now }).onConflictDoNothing()
  else
    await tx
      .delete(campaignBookmarks)
      .where(and(eq(campaignBookmarks.accountId, accountId), eq(campaignBookmarks.campaignId, campaignId)))
}

import { and, count, desc, eq } from 'drizzle-orm'
import type { Tx } from '../../../db/types.ts'
import { campaignBookmarks, campaigns } from '../schema.ts'
import { type CountedCards, countedCards, countedOf, isOpenFor, type Page } from './store.ts'

/** Open jobs that an account has marked, the newest mark first. */
export async function listBookmarked(tx: Tx, accountId: string, now: Date, page: Page): Promise<CountedCards> {
  const found = await countedCards(tx, accountId)
    .innerJoin(
      campaignBookmarks,
      and(eq(campaignBookmarks.campaignId, campaigns.id), eq(campaignBookmarks.accountId, accountId)),
    )
    .where(isOpenFor(accountId, now))
    .orderBy(desc(campaignBookmarks.createdAt), desc(campaigns.id))
    .limit(page.limit)
    .offset(page.offset)
  return countedOf(found, page)
}

/** How many open jobs an account has marked. */
export async function countBookmarked(tx: Tx, accountId: string, now: Date): Promise<number> {
  const [row] = await tx
    .select({ n: count() })
    .from(campaignBookmarks)
    .innerJoin(campaigns, eq(campaigns.id, campaignBookmarks.campaignId))
    .where(and(eq(campaignBookmarks.accountId, accountId), isOpenFor(accountId, now)))
  return row?.n ?? 0
}

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

import { and, asc, eq, inArray, or, sql } from 'drizzle-orm'
import type { Lang } from '../../../core/shapes.ts'
import type { PostType } from '../../../core/vocabulary.ts'
import type { Tx } from '../../../db/types.ts'
import { accounts } from '../../accounts/schema.ts'
import { shownName } from '../../accounts/schema-names.ts'
import { channels } from '../../channels/schema.ts'
import { influencerSearch as rows } from '../schema.ts'
import { notBlockedBy } from '../store.ts'

/**
 * The channels of these people and these channels, as far as the marketer can find them; the largest of each person
 * first.
 */
export const listInvitees = (
  tx: Tx,
  lang: Lang,
  marketerId: string,
  { influencers, channels: named }: { influencers: readonly string[]; channels: readonly string[] },
  postType: PostType | null,
) =>
  tx
    .select({
      accountId: rows.accountId,
      channelId: rows.channelId,
      name: shownName(lang),
      avatarFileId: accounts.avatarFileId,
      channel: {
        type: channels.type,
        handle: channels.handle,
        avatarUrl: channels.avatarUrl,
        followers: channels.followers,
        engagementBps: channels.engagementBps,
      },
      asks: postType === null ? sql<null>`null` : rows[postType],
    })
    .from(rows)
    .innerJoin(channels, eq(channels.id, rows.channelId))
    .innerJoin(accounts, eq(accounts.id, rows.accountId))
    .where(
      and(or(inArray(rows.accountId, [...influencers]), inArray(rows.channelId, [...named])), notBlockedBy(marketerId)),
    )
    .orderBy(sql`${channels.followers} desc nulls last`, asc(channels.id))
export type InviteeRow = Awaited<ReturnType<typeof listInvitees>>[number]

import { and, asc, desc, eq, gte, lt, sql } from 'drizzle-orm'
import { addDays, type Day, dayOf } from '../../../core/calendar.ts'
import { rowsOf } from '../../../db/rows.ts'
import type { Tx } from '../../../db/types.ts'
import type { Profile } from '../../../ports/social/port.ts'
import type { HistoryDay } from '../rules/history.ts'
import { channelDays } from '../schema.ts'

/** Stores today's figures of a channel, and the follower counts that the platform provides for earlier days. */
export async function saveDays(tx: Tx, now: Date, channelId: string, profile: Profile): Promise<void> {
  const today = dayOf(now)
  const { followers, engagementBps, audience, history } = profile
  const before = history.flatMap(({ day, followers }) => (day < today ? [{ channelId, day, followers }] : []))
  await tx
    .insert(channelDays)
    .values([
      ...before,
      {
        channelId,
        day: today,
        followers,
        engagementBps: engagementBps === null ? null : Math.round(engagementBps),
        audience,
      },
    ])
    .onConflictDoUpdate({
      target: [channelDays.channelId, channelDays.day],
      set: {
        followers: sql`coalesce(excluded.followers, ${channelDays.followers})`,
        engagementBps: sql`coalesce(excluded.engagement_bps, ${channelDays.engagementBps})`,
        audience: sql`coalesce(excluded.audience, ${channelDays.audience})`,
      },
    })
}

const columns = {
  day: channelDays.day,
  followers: channelDays.followers,
  engagementBps: channelDays.engagementBps,
  audience: channelDays.audience,
}

/** A channel's days since `from` in order, preceded by the last earlier one. */
export async function listDays(tx: Tx, channelId: string, from: Day): Promise<HistoryDay[]> {
  const own = eq(channelDays.channelId, channelId)
  const [before, days] = await Promise.all([
    tx
      .select(columns)
      .from(channelDays)
      .where(and(own, lt(channelDays.day, from)))
      .orderBy(desc(channelDays.day))
      .limit(1),
    tx
      .select(columns)
      .from(channelDays)
      .where(and(own, gte(channelDays.day, from)))
      .orderBy(asc(channelDays.day)),
  ])
  return [...before, ...days]
}

/** If a platform provided no number for a day, one from up to this many days earlier is used. */
const NEAR_DAYS = 7

/** The follower count of each channel on a day or up to `NEAR_DAYS` before it. Channels without one are left out. */
export async function listFollowersOn(tx: Tx, channelIds: readonly string[], day: Day): Promise<Map<string, number>> {
  const rows = await rowsOf<{ id: string; followers: number }>(
    tx,
    sql`select c.id, d.followers from unnest(${sql.param([...channelIds])}::uuid[]) c(id) cross join lateral (
      select ${channelDays.followers} as followers from ${channelDays}
      where ${channelDays.channelId} = c.id and ${channelDays.day} between ${addDays(day, -NEAR_DAYS)} and ${day} and ${channelDays.followers} is not null
      order by ${channelDays.day} desc limit 1
    ) d`,
  )
  return new Map(rows.map(({ id, followers }) => [id, followers]))
}

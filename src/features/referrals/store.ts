import { eq, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { satang } from '../../core/money.ts'
import type { Lang } from '../../core/shapes.ts'
import { rowsOf } from '../../db/rows.ts'
import type { Tx } from '../../db/types.ts'
import { textList } from '../../ledger/check.ts'
import { type AccountStatus, isClosed } from '../accounts/rules/status.ts'
import { accounts, influencers } from '../accounts/schema.ts'
import { loginDevices, sessions } from '../accounts/schema-access.ts'
import { shownName } from '../accounts/schema-names.ts'
import { USABLE } from '../channels/rules/status.ts'
import { channels } from '../channels/schema.ts'
import { HELD } from '../jobs/rules/states.ts'
import { jobs } from '../jobs/schema.ts'
import { bankAccounts } from '../payouts/schema.ts'
import type { Friend, FriendRewards, SharedIdentity } from './rules/reward.ts'

/**
 * Finds friends who share an identity with the person who invited them: id, phone, bank account (including former ones)
 * or device. A browser is identified by its token; an app by its device data together with the IP address. The same
 * browser type at the same IP address is not enough, because friends share networks. `friends`: a query with one column
 * `id`.
 */
async function sharedIdentities(tx: Tx, referrerId: string, friends: SQL): Promise<Map<string, SharedIdentity>> {
  const rows = await rowsOf<{ friend: string; reason: SharedIdentity }>(
    tx,
    sql`
    with friends as materialized (${friends}), matches as (
      select x.account_id as friend, 'id' as reason, 1 as rank from ${influencers} x
        join ${influencers} y on x.national_id = y.national_id or x.passport_no = y.passport_no
        where x.account_id in (select id from friends) and y.account_id = ${referrerId}::uuid
      union all
      select x.id, 'phone', 2 from ${accounts} x join ${accounts} y on x.phone = y.phone
        where x.id in (select id from friends) and y.id = ${referrerId}::uuid
      union all
      select x.account_id, 'bank', 3 from ${bankAccounts} x join ${bankAccounts} y on x.number = y.number and coalesce(x.bank, x.promptpay) = coalesce(y.bank, y.promptpay)
        where x.account_id in (select id from friends) and y.account_id = ${referrerId}::uuid
      union all
      select x.account_id, 'device', 4 from ${loginDevices} x join ${loginDevices} y on x.token_hash = y.token_hash
        where x.account_id in (select id from friends) and y.account_id = ${referrerId}::uuid
      union all
      select x.account_id, 'device', 4 from ${sessions} x
        join ${sessions} y on x.ip = y.ip and x.user_agent = y.user_agent and x.device = y.device and x.device <> '{}'
        where x.account_id in (select id from friends) and y.account_id = ${referrerId}::uuid
    )
    select distinct on (friend) friend, reason from matches order by friend, rank`,
  )
  return new Map(rows.map(({ friend, reason }) => [friend, reason]))
}

/** A friend in the inviter's list. */
export interface FriendRecord extends Friend {
  id: string
  name: string
  joinedAt: Date
  completedJobs: number
  lastPaidAt: Date | null
}

interface Row {
  id: string
  name: string
  status: AccountStatus
  joined: Date | string
  connected: boolean
  working: boolean | null
  completed: string | number
  first: Date | string | null
  paid: string | number
  last: Date | string | null
}

const friendAccount = alias(accounts, 'a')

const timeOf = (value: Date | string | null): Date | null => (value === null ? null : new Date(value))

/** Invited friends, newest first; all of them if there is no limit. */
export async function listFriends(
  tx: Tx,
  referrerId: string,
  page: { lang?: Lang; before?: string | null; limit?: number } = {},
): Promise<FriendRecord[]> {
  const friends = sql`
    select account_id as id from ${influencers} where referred_by = ${referrerId}::uuid
      ${page.before ? sql`and account_id < ${page.before}::uuid` : sql``}
      order by account_id desc ${page.limit ? sql`limit ${page.limit}` : sql``}`
  const rows = await rowsOf<Row>(
    tx,
    sql`
    select a.id, ${shownName(page.lang ?? 'th', friendAccount)} as name, a.status, a.created_at as joined, work.*,
      exists (select 1 from ${channels} c where c.account_id = a.id and c.status in (${textList(USABLE)})) as connected
    from (${friends}) friends join ${accounts} a on a.id = friends.id
    cross join lateral (
      select count(*) filter (where j.completed_at is not null) as completed, min(j.completed_at) as first,
        coalesce(sum(j.referral_paid), 0) as paid, max(j.settled_at) filter (where j.referral_paid > 0) as last,
        bool_or(j.status in (${textList(HELD)})) as working
      from ${jobs} j where j.influencer_id = a.id
    ) work
    order by a.id desc`,
  )
  const shared = await sharedIdentities(tx, referrerId, friends)
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    joinedAt: new Date(row.joined),
    closed: isClosed(row.status),
    connected: row.connected,
    working: row.working === true,
    completedJobs: Number(row.completed),
    firstCompletedAt: timeOf(row.first),
    lastPaidAt: timeOf(row.last),
    paid: satang(Number(row.paid)),
    shared: shared.get(row.id) ?? null,
  }))
}

/**
 * Rewards that a friend has earned for the person who invited them; null if the inviter's account is closed. Locks the
 * friend's row, so that the cap also holds for jobs that are completed at the same time.
 */
export async function lockFriend(tx: Tx, friendId: string, referrerId: string): Promise<FriendRewards | null> {
  await tx
    .select({ id: influencers.accountId })
    .from(influencers)
    .where(eq(influencers.accountId, friendId))
    .for('no key update')
  const [referrer] = await tx.select({ status: accounts.status }).from(accounts).where(eq(accounts.id, referrerId))
  if (!referrer || isClosed(referrer.status)) return null
  const [row] = await rowsOf<{ first: Date | string | null; paid: string | number }>(
    tx,
    sql`select min(completed_at) as first, coalesce(sum(referral_paid), 0) as paid from ${jobs}
      where influencer_id = ${friendId}::uuid`,
  )
  const shared = await sharedIdentities(tx, referrerId, sql`select ${friendId}::uuid as id`)
  return {
    firstCompletedAt: timeOf(row?.first ?? null),
    paid: satang(Number(row?.paid ?? 0)),
    shared: shared.get(friendId) ?? null,
  }
}

/** The influencer's own code, with the facts that decide whether a reward can be paid. */
export async function findReferrer(tx: Tx, accountId: string) {
  const [row] = await tx
    .select({
      code: influencers.refCode,
      legalName: influencers.legalName,
      nationalId: influencers.nationalId,
      passportNo: influencers.passportNo,
      address: influencers.address,
    })
    .from(influencers)
    .where(eq(influencers.accountId, accountId))
  return row ?? null
}

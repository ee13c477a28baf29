import { and, asc, eq, gt, inArray, isNotNull, isNull, lte, or, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Tx } from '../../db/types.ts'
import { accounts } from '../accounts/schema.ts'
import { campaigns } from '../campaigns/schema.ts'
import { channels, channelTokens } from '../channels/schema.ts'
import { jobs } from './schema.ts'
import type { JobRecord, JobValues } from './store.ts'

const creators = alias(accounts, 'creators')
const brands = alias(accounts, 'brands')

const idsOf = (rows: { id: string }[]): string[] => rows.map((row) => row.id)

/** Jobs for which the system owes a step. */
export async function listDue(tx: Tx, now: Date, limit: number): Promise<string[]> {
  return idsOf(
    await tx.select({ id: jobs.id }).from(jobs).where(lte(jobs.endAt, now)).orderBy(asc(jobs.endAt)).limit(limit),
  )
}

export async function listToRemind(tx: Tx, now: Date, limit: number): Promise<string[]> {
  return idsOf(
    await tx.select({ id: jobs.id }).from(jobs).where(lte(jobs.remindAt, now)).orderBy(asc(jobs.remindAt)).limit(limit),
  )
}

const isApplication = inArray(jobs.status, ['MATCHED', 'MISMATCHED'])

/** Applications whose campaign is over or full. */
export async function listStranded(tx: Tx, now: Date, limit: number): Promise<string[]> {
  return idsOf(
    await tx
      .select({ id: jobs.id })
      .from(jobs)
      .innerJoin(campaigns, eq(campaigns.id, jobs.campaignId))
      .where(
        and(
          isApplication,
          or(
            sql`${campaigns.status} <> 'live'`,
            lte(campaigns.closeAt, now),
            sql`${campaigns.slotsTaken} >= ${campaigns.slots}`,
          ),
        ),
      )
      .orderBy(asc(jobs.id))
      .limit(limit),
  )
}

/** Applications whose channel or campaign has changed since they were compared. */
export async function listToCompare(tx: Tx, limit: number): Promise<string[]> {
  return idsOf(
    await tx
      .select({ id: jobs.id })
      .from(jobs)
      .innerJoin(campaigns, eq(campaigns.id, jobs.campaignId))
      .innerJoin(channels, eq(channels.id, jobs.channelId))
      .where(
        and(
          isApplication,
          or(
            gt(channels.checkedAt, jobs.matchedAt),
            gt(channels.statusAt, jobs.matchedAt),
            gt(campaigns.updatedAt, jobs.matchedAt),
          ),
        ),
      )
      .orderBy(asc(jobs.id))
      .limit(limit),
  )
}

const RUNNING = ['ASSIGN', 'IN_PROGRESS', 'SHIPPING', 'WORKING', 'READY', 'SUBMIT', 'INSIGHT'] as const

/** Running jobs that should stand still since a party is not active, and frozen ones whose parties both are again. */
export async function listToFreeze(tx: Tx, limit: number): Promise<string[]> {
  const active = sql`(${brands.status} = 'active' and ${creators.status} = 'active')`
  return idsOf(
    await tx
      .select({ id: jobs.id })
      .from(jobs)
      .innerJoin(brands, eq(brands.id, jobs.marketerId))
      .innerJoin(creators, eq(creators.id, jobs.influencerId))
      .where(
        and(inArray(jobs.status, [...RUNNING]), isNull(jobs.disputedAt), sql`(${jobs.frozenAt} is null) <> ${active}`),
      )
      .orderBy(asc(jobs.id))
      .limit(limit),
  )
}

/** The job's row if it is still wanted and nobody else has it; another process's rows are passed over. */
export async function claimJob(tx: Tx, id: string, wanted: SQL | undefined): Promise<JobRecord | null> {
  const [row] = await tx
    .select()
    .from(jobs)
    .where(and(eq(jobs.id, id), wanted))
    .for('no key update', { skipLocked: true })
  return row ?? null
}
export const isDue = (now: Date): SQL => lte(jobs.endAt, now)
export const isToRemind = (now: Date): SQL => lte(jobs.remindAt, now)
export const waitsForBrand = isApplication
export const isUndisputed: SQL = isNull(jobs.disputedAt)

/** Puts a job that could not be handled off, so that it does not hold up the others. */
export async function putOff(
  tx: Tx,
  id: string,
  now: Date,
  values: Pick<JobValues, 'endAt' | 'remindAt'>,
): Promise<void> {
  const column = values.endAt ? jobs.endAt : jobs.remindAt
  await tx
    .update(jobs)
    .set(values)
    .where(and(eq(jobs.id, id), lte(column, now)))
}

/** Takes jobs whose post is to be looked at, and puts their next look off: two processes never look at one together. */
export async function takePostChecks(tx: Tx, now: Date, next: Date, limit: number): Promise<JobRecord[]> {
  const due = tx
    .select({ id: jobs.id })
    .from(jobs)
    .where(and(isNotNull(jobs.lookAt), lte(jobs.lookAt, now)))
    .orderBy(asc(jobs.lookAt))
    .limit(limit)
    .for('no key update', { skipLocked: true })
  return tx.update(jobs).set({ lookAt: next }).where(inArray(jobs.id, due)).returning()
}

export interface Watched {
  channel: typeof channels.$inferSelect
  disclosureTag: string
  accessToken: string | null
}

/** What looking at a job's post needs beside the link. */
export async function findWatched(tx: Tx, job: Pick<JobRecord, 'channelId' | 'campaignId'>): Promise<Watched | null> {
  const [row] = await tx
    .select({ channel: channels, disclosureTag: campaigns.disclosureTag, accessToken: channelTokens.accessToken })
    .from(channels)
    .innerJoin(campaigns, eq(campaigns.id, job.campaignId))
    .leftJoin(channelTokens, eq(channelTokens.channelId, channels.id))
    .where(eq(channels.id, job.channelId))
  return row ?? null
}

export async function setLook(tx: Tx, id: string, lookAt: Date | null): Promise<void> {
  await tx.update(jobs).set({ lookAt }).where(eq(jobs.id, id))
}

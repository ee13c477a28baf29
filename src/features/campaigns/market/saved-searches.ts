import { and, asc, count, desc, eq, inArray, lt } from 'drizzle-orm'
import type { Logger } from 'pino'
import { type Clock, HOUR } from '../../../core/clock.ts'
import { AppError } from '../../../core/errors.ts'
import { newId } from '../../../core/ids.ts'
import type { Lang } from '../../../core/shapes.ts'
import { withTx } from '../../../db/tx.ts'
import type { Db, Tx } from '../../../db/types.ts'
import type { Ctx } from '../../../platform/context.ts'
import { readSettings } from '../../../platform/settings.ts'
import { sweepEach } from '../../../platform/sweep-each.ts'
import { pathWithQuery } from '../../../web/path-with-query.ts'
import { findJobPause, lockAccount } from '../../accounts/service.ts'
import { listSubjects } from '../../channels/service.ts'
import { notify } from '../../notifications/service.ts'
import { addressValues, normalFilters } from '../rules/saved-search.ts'
import { titleWords } from '../rules/title-words.ts'
import { savedSearches } from '../schema.ts'
import { matchesOf } from './matching.ts'
import { searchNames } from './search-names.ts'
import type { NewSavedSearch, SavedSearch } from './shapes.ts'
import { type CardRecord, listPublishedSince } from './store.ts'
import { readTrack } from './store-track.ts'

type SearchRecord = typeof savedSearches.$inferSelect

const SEARCHES_MAX = 10
/** At most one message per search and hour. */
const ALERT_INTERVAL = HOUR
const BATCH = 100

const viewSearch = async ({ id, filters, createdAt }: SearchRecord, lang: Lang): Promise<SavedSearch> => ({
  id,
  name: (await searchNames(filters))[lang],
  filters,
  createdAt: createdAt.toISOString(),
})

export async function listSavedSearches(ctx: Ctx): Promise<SavedSearch[]> {
  const rows = await ctx.db
    .select()
    .from(savedSearches)
    .where(eq(savedSearches.accountId, ctx.caller.accountId))
    .orderBy(desc(savedSearches.id))
  return Promise.all(rows.map((row) => viewSearch(row, ctx.lang)))
}

/** Saves a market search. If the same filters are already saved, returns that search. Error: `saved_searches_full`. */
export async function saveSearch(ctx: Ctx, search: NewSavedSearch): Promise<SavedSearch> {
  const now = ctx.clock.now()
  const { accountId } = ctx.caller
  const filters = normalFilters(search.filters)
  const name = (await searchNames(filters))[ctx.lang]
  return ctx.write(async (tx) => {
    // Serializes concurrent saves, so that each one counts the earlier ones.
    await lockAccount(tx, accountId)
    const row = { id: newId(now.getTime()), accountId, name, filters, createdAt: now, checkedAt: now }
    const same = and(eq(savedSearches.accountId, accountId), eq(savedSearches.filters, filters))
    await tx.insert(savedSearches).values(row).onConflictDoNothing()
    const [{ n } = { n: 0 }] = await tx
      .select({ n: count() })
      .from(savedSearches)
      .where(eq(savedSearches.accountId, accountId))
    if (n > SEARCHES_MAX) throw new AppError('saved_searches_full', { most: SEARCHES_MAX })
    const [saved] = await tx.select().from(savedSearches).where(same)
    return viewSearch(saved ?? row, ctx.lang)
  })
}

export async function deleteSavedSearches(tx: Tx, accountId: string): Promise<void> {
  await tx.delete(savedSearches).where(eq(savedSearches.accountId, accountId))
}

export async function dropSearch(ctx: Ctx, id: string): Promise<{ ok: true }> {
  return ctx.write(async (tx) => {
    const own = and(eq(savedSearches.id, id), eq(savedSearches.accountId, ctx.caller.accountId))
    const gone = await tx.delete(savedSearches).where(own).returning({ id: savedSearches.id })
    if (gone.length === 0) throw new AppError('not_found')
    return { ok: true } as const
  })
}

interface SearchApp {
  db: Db
  clock: Clock
  log: Pick<Logger, 'error'>
}

/** Notifies creators of jobs that were published since the last check of their searches. */
export async function sweepSavedSearches(app: SearchApp): Promise<void> {
  const now = app.clock.now()
  const due = await app.db
    .select({ id: savedSearches.id })
    .from(savedSearches)
    .where(lt(savedSearches.checkedAt, new Date(now.getTime() - ALERT_INTERVAL)))
    .orderBy(asc(savedSearches.checkedAt))
    .limit(BATCH)
  await sweepEach(app.log, {
    sweep: 'saved searches',
    rows: due,
    about: ({ id }) => ({ searchId: id }),
    handle: ({ id }) => withTx(app.db, (tx) => lookAgain(tx, id, now)),
  })
}

async function lookAgain(tx: Tx, id: string, now: Date): Promise<void> {
  const [search] = await tx
    .select()
    .from(savedSearches)
    .where(and(inArray(savedSearches.id, [id]), lt(savedSearches.checkedAt, new Date(now.getTime() - ALERT_INTERVAL))))
    .for('update', { skipLocked: true })
  if (!search) return
  // No alerts for a creator who has paused new jobs.
  const found = (await findJobPause(tx, search.accountId)) === null ? await newJobs(tx, search, now) : []
  await tx.update(savedSearches).set({ checkedAt: now }).where(eq(savedSearches.id, id))
  const [first] = found
  if (!first) return
  await notify(tx, now, {
    kind: 'campaign.new_matches',
    key: `saved-search:${id}:${now.getTime()}`,
    to: { accountId: search.accountId },
    data: {
      n: found.length,
      search: await searchNames(search.filters),
      campaign: titleWords(first),
      ...(found.length > 1 && { others: found.length - 1 }),
    },
    href:
      found.length === 1
        ? `/Influencer/jobMarket/${first.id}`
        : pathWithQuery('/Influencer/jobMarket', addressValues(search.filters)),
  })
}

/** Jobs of a search that were published since its last check, without those that the influencer has applied to. */
async function newJobs(tx: Tx, { accountId, filters, checkedAt }: SearchRecord, now: Date): Promise<CardRecord[]> {
  const { isMatch, ...wanted } = filters
  const rows = await listPublishedSince(tx, { filters: wanted, accountId, now }, checkedAt)
  if (rows.length === 0) return rows
  const { parts, trackFor } = await readTrack(tx, accountId)
  const open = rows.filter(({ id }) => !parts.has(id))
  if (!isMatch) return open
  const subjects = await listSubjects(tx, accountId)
  const settings = await readSettings(tx, now)
  const trackOf = ({ brand, brandId }: CardRecord) => trackFor({ marketerId: brand.id, brandId })
  return open.filter((row) => matchesOf(row, subjects, settings, now, trackOf(row))[0]?.matched)
}

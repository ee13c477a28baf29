import type { Logger } from 'pino'
import { type Clock, DAY } from '../../../core/clock.ts'
import type { HandlerInput } from '../../../core/endpoint.ts'
import { AppError } from '../../../core/errors.ts'
import { newId } from '../../../core/ids.ts'
import { withTx } from '../../../db/tx.ts'
import type { Db, Tx } from '../../../db/types.ts'
import type { Ctx } from '../../../platform/context.ts'
import { sweepEach } from '../../../platform/sweep-each.ts'
import { pathWithQuery } from '../../../web/path-with-query.ts'
import { lockAccount } from '../../accounts/service.ts'
import { notify } from '../../notifications/service.ts'
import { paramsOf } from '../rules/filter-params.ts'
import { SEARCHES_MAX } from '../rules/saved.ts'
import type { savedContract } from './contract.ts'
import type { SavedSearch } from './shapes.ts'
import {
  countNewChannels,
  countSearches,
  deleteSearch,
  insertSearch,
  listDue,
  listSearches,
  lockDue,
  type SearchRecord,
  setChecked,
  updateSearch,
} from './store.ts'

const view = ({ id, name, filters, createdAt }: SearchRecord, fresh: number): SavedSearch => ({
  id,
  name,
  filters,
  fresh,
  createdAt: createdAt.toISOString(),
})

async function list(ctx: Ctx): Promise<SavedSearch[]> {
  const found = await listSearches(ctx.db, ctx.caller.accountId)
  const fresh = await countNewChannels(
    ctx.db,
    found.map((row) => ({ ...row, since: row.seenAt })),
  )
  return found.map((row) => view(row, fresh.get(row.id) ?? 0))
}

function save(ctx: Ctx, { name, filters }: HandlerInput<typeof savedContract.saveSearch>['body']) {
  const now = ctx.clock.now()
  const { accountId: marketerId } = ctx.caller
  const row = { id: newId(now.getTime()), marketerId, name, filters, createdAt: now, seenAt: now, checkedAt: now }
  return ctx.write(async (tx) => {
    // Serializes concurrent requests, so that the limit is checked correctly.
    await lockAccount(tx, marketerId)
    if ((await countSearches(tx, marketerId)) >= SEARCHES_MAX)
      throw new AppError('influencer_searches_full', { most: SEARCHES_MAX })
    await insertSearch(tx, row)
    return view(row, 0)
  })
}

const change = (ctx: Ctx, id: string, values: Parameters<typeof updateSearch>[3]) =>
  ctx.write(async (tx) => {
    const changed = await updateSearch(tx, ctx.caller.accountId, id, values)
    if (!changed) throw new AppError('not_found')
    return changed
  })

async function rename(ctx: Ctx, id: string, name: string) {
  await change(ctx, id, { name })
  return { ok: true as const }
}

const open = async (ctx: Ctx, id: string) => view(await change(ctx, id, { seenAt: ctx.clock.now() }), 0)

const drop = (ctx: Ctx, id: string) =>
  ctx.write(async (tx) => {
    if (!(await deleteSearch(tx, ctx.caller.accountId, id))) throw new AppError('not_found')
    return { ok: true as const }
  })

interface SearchApp {
  db: Db
  clock: Clock
  log: Pick<Logger, 'error'>
}

/** Minimum interval between two alerts for a search. */
const ALERT_INTERVAL = DAY
const BATCH = 100

/** Notifies marketers of the number of channels listed since the last check of each saved search. */
export async function sweepInfluencerSearches(app: SearchApp): Promise<void> {
  const now = app.clock.now()
  await sweepEach(app.log, {
    sweep: 'influencer searches',
    rows: await listDue(app.db, new Date(now.getTime() - ALERT_INTERVAL), BATCH),
    about: ({ id }) => ({ searchId: id }),
    handle: ({ id }) => withTx(app.db, (tx) => alertOfNewChannels(tx, id, now)),
  })
}

async function alertOfNewChannels(tx: Tx, id: string, now: Date): Promise<void> {
  const search = await lockDue(tx, id, new Date(now.getTime() - ALERT_INTERVAL))
  if (!search) return
  const fresh = await countNewChannels(tx, [{ ...search, since: search.checkedAt }])
  await setChecked(tx, id, now)
  const n = fresh.get(id) ?? 0
  if (n === 0) return
  await notify(tx, now, {
    kind: 'campaign.new_creators',
    key: `influencer-search:${id}:${now.getTime()}`,
    to: { accountId: search.marketerId },
    data: { n, search: search.name },
    href: pathWithQuery('/Marketer/findInfluencer', { ...paramsOf(search.filters), sort: 'newest' }),
  })
}

export const savedHandlers = {
  searches: (ctx: Ctx) => list(ctx),
  saveSearch: (ctx: Ctx, { body }: HandlerInput<typeof savedContract.saveSearch>) => save(ctx, body),
  renameSearch: (ctx: Ctx, { params, body }: HandlerInput<typeof savedContract.renameSearch>) =>
    rename(ctx, params.id, body.name),
  openSearch: (ctx: Ctx, { params }: HandlerInput<typeof savedContract.openSearch>) => open(ctx, params.id),
  dropSearch: (ctx: Ctx, { params }: HandlerInput<typeof savedContract.dropSearch>) => drop(ctx, params.id),
}

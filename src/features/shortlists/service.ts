import type { HandlerInput } from '../../core/endpoint.ts'
import { AppError } from '../../core/errors.ts'
import { newId } from '../../core/ids.ts'
import type { Tx } from '../../db/types.ts'
import type { Ctx, Handlers } from '../../platform/context.ts'
import { cutPage, decodeCursor } from '../../platform/cursor.ts'
import { lockAccount } from '../accounts/service.ts'
import type { contract } from './contract.ts'
import {
  canBeFound,
  countPeople,
  countShortlists,
  deletePerson,
  deleteShortlist,
  findShortlist,
  insertPerson,
  insertShortlist,
  listPeople,
  listShortlists,
  lockShortlist,
  renameShortlist,
  updatePerson,
} from './store.ts'

const LISTS_MAX = 50
const PEOPLE_MAX = 200
const PER_PAGE = 20

/** The id of the last row of the page before. */
function afterOf(cursor: string | undefined): string | null {
  const [id] = decodeCursor(cursor, 1) ?? [null]
  if (id === null) return null
  if (typeof id !== 'string' || !/^[0-9a-f-]{36}$/.test(id))
    throw new AppError('invalid_input', {}, { after: 'invalid_input' })
  return id
}

async function list(ctx: Ctx, { query }: HandlerInput<typeof contract.list>) {
  const { limit = PER_PAGE } = query
  const window = { after: afterOf(query.after), limit }
  const found = await listShortlists(ctx.db, ctx.caller.accountId, window, query.influencer)
  const { rows, next } = cutPage(found, limit, ({ id }) => [id])
  return { data: rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() })), next }
}

/** The caller's list must be locked. Somebody who can't be found is unknown to marketers. */
async function addPerson(tx: Tx, shortlistId: string, influencerId: string, now: Date): Promise<void> {
  if (!(await canBeFound(tx, influencerId))) throw new AppError('not_found')
  await insertPerson(tx, { id: newId(now.getTime()), shortlistId, influencerId, addedAt: now })
  if ((await countPeople(tx, shortlistId)) > PEOPLE_MAX) throw new AppError('shortlist_full', { most: PEOPLE_MAX })
}

function create(ctx: Ctx, { name, influencerId }: HandlerInput<typeof contract.create>['body']) {
  const now = ctx.clock.now()
  const { accountId: marketerId } = ctx.caller
  return ctx.write(async (tx) => {
    // Parallel requests count one after another.
    await lockAccount(tx, marketerId)
    if ((await countShortlists(tx, marketerId)) >= LISTS_MAX) throw new AppError('shortlists_full', { most: LISTS_MAX })
    const id = newId(now.getTime())
    await insertShortlist(tx, { id, marketerId, name, createdAt: now })
    if (influencerId) await addPerson(tx, id, influencerId, now)
    const includes = influencerId !== undefined
    return { id, name, size: includes ? 1 : 0, createdAt: now.toISOString(), includes }
  })
}

async function listOf(ctx: Ctx, { params, query }: HandlerInput<typeof contract.people>) {
  const { limit = PER_PAGE } = query
  const { accountId } = ctx.caller
  const head = await findShortlist(ctx.db, accountId, params.id)
  if (!head) throw new AppError('not_found')
  const found = await listPeople(ctx.db, accountId, params.id, { after: afterOf(query.after), limit })
  const { rows, next } = cutPage(found, limit, ({ id }) => [id])
  const data = rows.map(({ influencerId, name, avatarFileId, state, note, addedAt, ...row }) => {
    const { type, handle, avatarUrl, followers, engagementBps } = row
    const channel = type && handle !== null ? { type, handle, avatarUrl, followers, engagementBps } : null
    return { influencerId, name, avatarFileId, channel, state, note, addedAt: addedAt.toISOString() }
  })
  return { data, next, ...head }
}

/** A change of something that the caller owns: what changed nothing is not theirs. */
const change = (ctx: Ctx, act: (tx: Tx) => Promise<boolean>) =>
  ctx.write(async (tx) => {
    if (!(await act(tx))) throw new AppError('not_found')
    return { ok: true as const }
  })

export const handlers = {
  list,
  create: (ctx, { body }) => create(ctx, body),
  rename: (ctx, { params, body }) =>
    change(ctx, (tx) => renameShortlist(tx, ctx.caller.accountId, params.id, body.name)),
  remove: (ctx, { params }) => change(ctx, (tx) => deleteShortlist(tx, ctx.caller.accountId, params.id)),
  people: listOf,
  add: (ctx, { params, body }) =>
    change(ctx, async (tx) => {
      if (!(await lockShortlist(tx, ctx.caller.accountId, params.id))) return false
      await addPerson(tx, params.id, body.influencerId, ctx.clock.now())
      return true
    }),
  edit: (ctx, { params, body: { state, note } }) =>
    change(ctx, (tx) =>
      updatePerson(
        tx,
        { ...params, marketerId: ctx.caller.accountId },
        { ...(state !== undefined && { state }), ...(note !== undefined && { note }) },
      ),
    ),
  take: (ctx, { params }) => change(ctx, (tx) => deletePerson(tx, { ...params, marketerId: ctx.caller.accountId })),
} satisfies Handlers<typeof contract>

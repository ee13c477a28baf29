import type { HandlerInput } from '../../core/endpoint.ts'
import { AppError } from '../../core/errors.ts'
import { newId } from '../../core/ids.ts'
import type { Ctx, Handlers } from '../../platform/context.ts'
import { idOfCursor, paginate } from '../../platform/cursor.ts'
import { lockAccount } from '../accounts/service.ts'
import type { contract } from './contract.ts'
import { BLOCKS_MAX } from './rules/limits.ts'
import { countBlocks, deleteBlock, findBlockable, listBlocks, upsertBlock } from './store.ts'

const PER_PAGE = 20

async function list(ctx: Ctx, { query }: HandlerInput<typeof contract.list>) {
  const { limit = PER_PAGE } = query
  const { accountId } = ctx.caller
  const [found, total] = await Promise.all([
    listBlocks(ctx.db, ctx.lang, accountId, { after: idOfCursor(query.after), limit }),
    countBlocks(ctx.db, accountId),
  ])
  const { rows, next } = paginate(found, limit, ({ id }) => [id])
  const data = rows.map(({ id: _, createdAt, ...row }) => ({ ...row, blockedAt: createdAt.toISOString() }))
  return { data, next, total }
}

async function get(ctx: Ctx, influencerId: string) {
  const found = await findBlockable(ctx.db, ctx.lang, { marketerId: ctx.caller.accountId, influencerId })
  if (!found) throw new AppError('not_found')
  return found
}

function block(ctx: Ctx, influencerId: string, note: string) {
  const now = ctx.clock.now()
  const { accountId: marketerId } = ctx.caller
  return ctx.write(async (tx) => {
    // Serializes concurrent requests, so that the limit is checked correctly.
    await lockAccount(tx, marketerId)
    const influencer = await findBlockable(tx, ctx.lang, { marketerId, influencerId })
    if (!influencer) throw new AppError('not_found')
    if (influencer.note === null && (await countBlocks(tx, marketerId)) >= BLOCKS_MAX)
      throw new AppError('blocks_full', { most: BLOCKS_MAX })
    await upsertBlock(tx, { id: newId(now.getTime()), marketerId, influencerId, note, createdAt: now })
    return { ok: true as const }
  })
}

function unblock(ctx: Ctx, influencerId: string) {
  return ctx.write(async (tx) => {
    if (!(await deleteBlock(tx, { marketerId: ctx.caller.accountId, influencerId }))) throw new AppError('not_found')
    return { ok: true as const }
  })
}

export const handlers = {
  list,
  get: (ctx, { params }) => get(ctx, params.influencerId),
  block: (ctx, { params, body }) => block(ctx, params.influencerId, body.note),
  unblock: (ctx, { params }) => unblock(ctx, params.influencerId),
} satisfies Handlers<typeof contract>

import { AppError } from '../../core/errors.ts'
import type { Handlers } from '../../platform/context.ts'
import { decodeCursor, paginate } from '../../platform/cursor.ts'
import type { contract, Idea } from './contract.ts'
import { IDEAS_MAX } from './rules.ts'
import { countIdeas, type IdeaRecord, listIdeas, putIdea } from './store.ts'

const view = ({ id, title, note, updatedAt }: IdeaRecord): Idea => ({
  id,
  title,
  note,
  updatedAt: updatedAt.toISOString(),
})

export const handlers = {
  async list(ctx, { query }) {
    const limit = query.limit ?? 20
    const after = decodeCursor(query.after, ['time', 'id'])
    const found = await listIdeas(ctx.db, ctx.caller.accountId, { after, limit: limit + 1 })
    const { rows, next } = paginate(found, limit, ({ id, updatedAt }) => [updatedAt.toISOString(), id])
    return { data: rows.map(view), next }
  },
  async save(ctx, { params, body }) {
    const { accountId } = ctx.caller
    const idea = { ...params, ...body, accountId, updatedAt: ctx.clock.now() }
    return ctx.write(async (tx) => {
      const previous = await countIdeas(tx, accountId)
      const saved = await putIdea(tx, idea)
      if (!saved) throw new AppError('not_found')
      if (previous >= IDEAS_MAX && (await countIdeas(tx, accountId)) > previous)
        throw new AppError('idea_limit', { n: IDEAS_MAX })
      return view(saved)
    })
  },
} satisfies Handlers<typeof contract>

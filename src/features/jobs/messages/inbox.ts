import type { Ctx } from '../../../platform/context.ts'
import { decodeCursor, paginate } from '../../../platform/cursor.ts'
import { readSettings } from '../../../platform/settings.ts'
import type { Conversation } from '../contract.ts'
import type { Side } from '../rules/states.ts'
import { selectJobRows, withIds } from '../store-list.ts'
import { viewJobRow } from '../views/row.ts'
import { countAwaited, countUnreadConversations, type InboxRecord, listInbox } from './store.ts'

const PAGE = 20

interface Query {
  filter?: 'all' | 'unread' | undefined
  after?: string | undefined
  limit?: number | undefined
}

/** Operators have no inbox: they read the conversation on the page of a dispute. */
const sideOf = ({ caller: { scope } }: Ctx): Side | null =>
  scope === 'influencer' || scope === 'marketer' ? scope : null

function cursorOf(after: string | undefined) {
  const values = decodeCursor(after, ['time', 'id'])
  return values && { activeAt: values[0], jobId: values[1] }
}

/** One page of the caller's conversations, the most recently active first. */
export async function listConversations(ctx: Ctx, { filter = 'all', after, limit = PAGE }: Query) {
  const side = sideOf(ctx)
  if (!side) return { data: [], next: null }
  const query = { side, reader: ctx.caller, unread: filter === 'unread', after: cursorOf(after), limit }
  const page = paginate(await listInbox(ctx.db, query), limit, ({ conversation }) => [
    conversation.activeAt.toISOString(),
    conversation.jobId,
  ])
  const settings = await readSettings(ctx.db, ctx.clock.now())
  const ids = page.rows.map(({ conversation }) => conversation.jobId)
  const jobs = ids.length > 0 ? await selectJobRows(ctx.db, ctx.lang).where(withIds(ids)) : []
  const rows = new Map(jobs.map((row) => [row.job.id, viewJobRow(row, ctx.caller, settings)]))
  const data = page.rows.flatMap((record): Conversation[] => {
    const job = rows.get(record.conversation.jobId)
    return job ? [{ job, ...viewConversation(record, side) }] : []
  })
  return { data, next: page.next }
}

function viewConversation({ conversation, message }: InboxRecord, side: Side): Omit<Conversation, 'job'> {
  const { influencerUnread, marketerUnread, influencerReadId, marketerReadId } = conversation
  const other = side === 'influencer' ? marketerReadId : influencerReadId
  return {
    unread: side === 'influencer' ? influencerUnread : marketerUnread,
    last: message && {
      text: message.text,
      hasFile: message.fileId !== null,
      author: message.authorRole,
      read: other !== null && other >= message.id,
    },
    activeAt: conversation.activeAt.toISOString(),
  }
}

/** The badge counts of the caller's menus. */
export async function countInbox(ctx: Ctx): Promise<{ unread: number; awaited: number }> {
  const side = sideOf(ctx)
  if (!side) return { unread: 0, awaited: 0 }
  return {
    unread: await countUnreadConversations(ctx.db, side, ctx.caller),
    awaited: await countAwaited(ctx.db, side, ctx.caller),
  }
}

import { type Clock, DAY, isoTime } from '../../core/clock.ts'
import { AppError } from '../../core/errors.ts'
import type { Lang } from '../../core/shapes.ts'
import { withTx } from '../../db/tx.ts'
import type { Db } from '../../db/types.ts'
import { type Ctx, type Handlers, personOf } from '../../platform/context.ts'
import { idOfCursor, paginate } from '../../platform/cursor.ts'
import type { contract, Notification, OutgoingMessage } from './contract.ts'
import { linkOf } from './delivery/letter.ts'
import { financeHandlers } from './finance/service.ts'
import { lineHandlers } from './line/service.ts'
import { pushHandlers } from './push/service.ts'
import { codeIn, wordsOf } from './render.ts'
import { deleteShortLived } from './store.ts'
import { countUnread, listMessages, listOnSite, type MessageRow, openAllOnSite, openMessage } from './store-list.ts'
import { unsubscribeHandlers } from './unsubscribe/service.ts'
import { whatsappHandlers } from './whatsapp/service.ts'

export { linkFinanceEmail, notifyFinance } from './finance/service.ts'
export { type Notice, type NoticeTo, notify } from './notify.ts'
export { deleteContacts, deleteMessages, listPreferences, savePreferences } from './preferences/store.ts'
export { sweepPush } from './push/service.ts'
export type { NoticeData } from './render.ts'
export type { NoticeKind } from './rules.ts'
export { dropLinks } from './store.ts'
export { openNotices } from './store-list.ts'
export { linkWhatsapp } from './whatsapp/service.ts'

const PAGE = 20

/** The retention period that the privacy policy states for sent codes. */
const SHORT_LIFE = 30 * DAY
const DELETED_AT_ONCE = 1_000

/** Deletes codes, and messages to people without an account, a month after they were sent. */
export async function sweepMessages({ db, clock }: { db: Db; clock: Clock }): Promise<void> {
  const before = new Date(clock.now().getTime() - SHORT_LIFE)
  await withTx(db, (tx) => deleteShortLived(tx, before, DELETED_AT_ONCE))
}

const asNotification = (row: MessageRow, lang: Lang): Notification => ({
  id: row.id,
  opened: row.capability,
  kind: row.kind,
  ...wordsOf(row, lang),
  href: row.href,
  createdAt: row.createdAt.toISOString(),
  openedAt: isoTime(row.openedAt),
})

/** Codes are shown only if no real provider sends them: otherwise an operator could log in as anyone. */
function asMessage(ctx: Ctx, row: MessageRow): OutgoingMessage {
  const { subject, body } = wordsOf(row, row.lang)
  const code = row.kind === 'security.code' ? codeIn(body) : null
  const hidden = code !== null && !ctx.config.showCodes
  return {
    id: row.id,
    kind: row.kind,
    channel: row.channel,
    address: row.address,
    lang: row.lang,
    subject,
    body: hidden ? body.replace(code, '•'.repeat(code.length)) : body,
    code: hidden ? null : code,
    link:
      row.kind === 'account.team_invited' && !ctx.config.showCodes
        ? null
        : linkOf(ctx.config.origin, row.lang, row.href),
    status: row.status,
    possibleDuplicate: row.possibleDuplicate,
    documentId: row.documentId,
    attempts: row.attempts,
    error: row.error,
    createdAt: row.createdAt.toISOString(),
    sentAt: isoTime(row.sentAt),
    openedAt: isoTime(row.openedAt),
  }
}

export const handlers = {
  ...lineHandlers,
  ...pushHandlers,
  ...whatsappHandlers,
  ...financeHandlers,
  ...unsubscribeHandlers,

  async open(ctx, { params }) {
    const found = await ctx.write((tx) => openMessage(tx, params.id, ctx.clock.now()))
    if (!found) throw new AppError('not_found')
    return { ok: true as const }
  },

  async list(ctx, { query }) {
    const limit = query.limit ?? PAGE
    const rows = await listOnSite(ctx.db, personOf(ctx.caller), idOfCursor(query.after), limit + 1)
    const page = paginate(rows, limit, (row) => [row.id])
    const unread = await countUnread(ctx.db, personOf(ctx.caller))
    return { data: page.rows.map((row) => asNotification(row, ctx.lang)), next: page.next, unread }
  },

  async unread(ctx) {
    return { unread: await countUnread(ctx.db, personOf(ctx.caller)) }
  },

  async openAll(ctx) {
    await ctx.write((tx) => openAllOnSite(tx, personOf(ctx.caller), ctx.clock.now()))
    return { ok: true as const }
  },

  async messages(ctx, { query }) {
    const limit = query.limit ?? PAGE
    const rows = await listMessages(ctx.db, query, idOfCursor(query.after), limit + 1)
    const page = paginate(rows, limit, (row) => [row.id])
    return { data: page.rows.map((row) => asMessage(ctx, row)), next: page.next }
  },
} satisfies Handlers<typeof contract>

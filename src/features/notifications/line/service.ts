import { randomBytes } from 'node:crypto'
import { MINUTE } from '../../../core/clock.ts'
import { AppError } from '../../../core/errors.ts'
import { type Ctx, type Handlers, personOf } from '../../../platform/context.ts'
import type { LineEvent } from '../../../ports/line/port.ts'
import { deleteContact, findContact, saveContact } from '../contacts/store.ts'
import { notify } from '../notify.ts'
import type { LineView, lineContract } from './contract.ts'
import { consumeLineCode, deleteLineCode, deleteLineUser, findLineCode, saveLineCode } from './store.ts'

const CODE_LIFE = 15 * MINUTE
/** No letters and digits that look alike. 32 characters, so that each byte maps to them evenly. */
const SIGNS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'
const newCode = (): string => [...randomBytes(8)].map((byte) => SIGNS[byte % SIGNS.length]).join('')
/** Finds a code in a message. */
const codeIn = (text: string): string | null =>
  /(?:^|[^A-Z0-9])([A-HJ-NP-Z2-9]{8})(?![A-Z0-9])/.exec(text.toUpperCase())?.[1] ?? null

/** The text that is prefilled in the chat's input. */
const messageOf = (code: string): string => `Talad ${code}`

async function viewLine(ctx: Ctx): Promise<LineView> {
  const accountId = personOf(ctx.caller)
  const [contact, open] = await Promise.all([
    findContact(ctx.db, accountId, 'line'),
    findLineCode(ctx.db, accountId, ctx.clock.now()),
  ])
  const chatUrl = open && ctx.ports.line.chatUrl(messageOf(open.code))
  return {
    available: ctx.ports.line.chatUrl('') !== null,
    linked: contact && { name: contact.name, since: contact.linkedAt.toISOString() },
    code: open && chatUrl ? { code: open.code, expiresAt: open.expiresAt.toISOString(), chatUrl } : null,
  }
}

// The reader's language is not known yet, so these messages are in both languages.
const GREETING =
  'สวัสดีค่ะ เปิดหน้า “แจ้งเตือนทาง LINE” ใน Talad แล้วส่งรหัสที่นั่นมาที่แชทนี้\nHello! Open "LINE notifications" in Talad and send the code shown there to this chat.'
const NO_CODE =
  'ไม่พบรหัสนี้หรือหมดเวลาแล้ว ขอรหัสใหม่ได้ที่หน้า “แจ้งเตือนทาง LINE” ใน Talad ค่ะ\nThis code was not found or has expired. Get a new one under "LINE notifications" in Talad.'

/**
 * Links the LINE user to the account that requested the code. Returns false if the code is unknown or expired. The
 * confirmation is sent to LINE, too.
 */
async function linkBy(ctx: Ctx, code: string, userId: string): Promise<boolean> {
  const now = ctx.clock.now()
  const name = await ctx.ports.line.displayName(userId).catch((error: unknown) => {
    ctx.log.warn({ error: error instanceof Error ? error.message : 'unknown' }, 'LINE profile not read')
    return null
  })
  return ctx.write(async (tx) => {
    const accountId = await consumeLineCode(tx, code, now)
    if (!accountId) return false
    await saveContact(tx, { accountId, channel: 'line', address: userId, name, linkedAt: now })
    await notify(tx, now, {
      kind: 'security.line_linked',
      key: `line:${accountId}:${now.getTime()}`,
      to: { accountId },
      data: { name, time: now },
    })
    return true
  })
}

/** Processes an event. Returns the reply in the chat; null for none. */
async function actOn(ctx: Ctx, event: LineEvent): Promise<string | null> {
  if (event.kind === 'unfollow') {
    await ctx.write((tx) => deleteLineUser(tx, event.userId))
    return null
  }
  const code = event.kind === 'text' ? codeIn(event.text) : null
  if (!code) return GREETING
  return (await linkBy(ctx, code, event.userId)) ? null : NO_CODE
}

async function takeEvent(ctx: Ctx, event: LineEvent): Promise<void> {
  const answer = await actOn(ctx, event)
  // A redelivered event was already answered, or its reply token has expired.
  if (answer === null || event.replyToken === null || event.redelivered) return
  await ctx.ports.line.reply(event.replyToken, answer).catch((error: unknown) => {
    ctx.log.warn({ error: error instanceof Error ? error.message : 'unknown' }, 'LINE reply not sent')
  })
}

export const lineHandlers = {
  line: (ctx) => viewLine(ctx),

  async startLineLink(ctx) {
    if (ctx.ports.line.chatUrl('') === null) throw new AppError('line_unavailable')
    const expiresAt = new Date(ctx.clock.now().getTime() + CODE_LIFE)
    await ctx.write((tx) => saveLineCode(tx, { accountId: personOf(ctx.caller), code: newCode(), expiresAt }))
    return viewLine(ctx)
  },

  async unlinkLine(ctx) {
    const accountId = personOf(ctx.caller)
    await ctx.write(async (tx) => {
      await deleteContact(tx, accountId, 'line')
      await deleteLineCode(tx, accountId)
    })
    return { ok: true as const }
  },

  async lineWebhook(ctx, { rawBody, headers }) {
    const read = ctx.ports.line.readWebhook(rawBody ?? '', headers)
    if (!read.ok) {
      ctx.log.warn({ reason: read.reason }, 'LINE webhook refused')
      throw new AppError(read.reason === 'malformed' ? 'invalid_input' : 'unauthenticated')
    }
    for (const event of read.events) await takeEvent(ctx, event)
    return { ok: true as const }
  },
} satisfies Handlers<typeof lineContract>

import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { type Clock, DAY, HOUR, isoTime } from '../../core/clock.ts'
import { AppError } from '../../core/errors.ts'
import { newId } from '../../core/ids.ts'
import { networkOf } from '../../core/network.ts'
import { withTx } from '../../db/tx.ts'
import type { Db } from '../../db/types.ts'
import { audit } from '../../platform/audit.ts'
import type { Ctx, Handlers } from '../../platform/context.ts'
import { idOfCursor, paginate } from '../../platform/cursor.ts'
import { showPicture } from '../content/rules/picture.ts'
import { langOfLocale, localizeAll, localizedLang } from '../content/rules/words.ts'
import { listLiveOf, readDraft, withDraft } from '../content/service.ts'
import type { contract, Message } from './contract.ts'
import { notifyOfMessage } from './notices.ts'
import {
  countLinks,
  type FormName,
  HOURLY,
  judgeAge,
  LINKS_MAX,
  minutesToWait,
  referenceOf,
  type StampVerdict,
  type Topic,
} from './rules/message.ts'
import {
  countNew,
  deleteHandled,
  type InboxRow,
  insertMessage,
  listMessages,
  listSince,
  lockAddress,
  lockMessage,
  readStampKey,
  updateMessage,
} from './store.ts'

const LIMIT = 20
/** Retention period after the answer, as stated in the privacy policy. */
const RETENTION = 2 * 365 * DAY
const keys = new WeakMap<Db, string>()

/** The signing key that all processes share. Read once per process. */
async function stampKey(ctx: Ctx): Promise<string> {
  const cachedKey = keys.get(ctx.db)
  if (cachedKey) return cachedKey
  const key = await ctx.write((tx) => readStampKey(tx, randomBytes(32).toString('base64url'), ctx.clock.now()))
  keys.set(ctx.db, key)
  return key
}

const signatureOf = (key: string, time: string): Buffer => createHmac('sha256', key).update(`form ${time}`).digest()

/** A signed opening time of a form: `{milliseconds in base 36}.{signature}`. */
function signOpeningTime(key: string, now: number): string {
  const time = now.toString(36)
  return `${time}.${signatureOf(key, time).toString('base64url')}`
}

/** A stamp with a wrong signature counts as stale: the form is shown again with a new one. */
function checkOpeningTime(key: string, stamp: string, now: number): StampVerdict {
  const [time = '', signature = ''] = stamp.split('.')
  const given = Buffer.from(signature, 'base64url')
  const own = signatureOf(key, time)
  if (given.length !== own.length || !timingSafeEqual(given, own)) return 'stale'
  return judgeAge(Number.parseInt(time, 36), now)
}

const newStamp = async (ctx: Ctx): Promise<string> => signOpeningTime(await stampKey(ctx), ctx.clock.now().getTime())

interface Written {
  topic: Topic
  name: string
  email: string
  phone: string
  company?: string
  message: string
  stamp: string
  website: string
}

/** Rejects messages that a person would not send. The errors say what to change. */
async function checkHuman(ctx: Ctx, written: Written): Promise<void> {
  const verdict = checkOpeningTime(await stampKey(ctx), written.stamp, ctx.clock.now().getTime())
  if (verdict !== 'good') throw new AppError(verdict === 'fast' ? 'form_too_fast' : 'form_stale')
  if (countLinks(written.message) > LINKS_MAX)
    throw new AppError('form_links', { n: LINKS_MAX }, { message: 'form_links' })
  for (const name of ['name', 'company', 'phone'] as const)
    if (countLinks(written[name] ?? '') > 0)
      throw new AppError('form_links', { n: LINKS_MAX }, { [name]: { code: 'link_here' } })
}

/**
 * Stores a message. The same text sent twice is stored once. A message with the hidden field filled in is stored as
 * spam and gets the usual response: if a browser filled the field for a person, the message is not lost.
 */
async function receive(ctx: Ctx, form: FormName, written: Written): Promise<{ reference: string }> {
  await checkHuman(ctx, written)
  const now = ctx.clock.now()
  const ip = networkOf(ctx.ip)
  const { stamp: _, website, ...words } = written
  return ctx.write(async (tx) => {
    await lockAddress(tx, ip)
    const recent = await listSince(tx, ip, new Date(now.getTime() - HOUR))
    const duplicate = recent.find(
      (row) => row.form === form && row.email === words.email && row.message === words.message,
    )
    if (duplicate) return { reference: referenceOf(duplicate.id) }
    if (recent.length >= HOURLY)
      throw new AppError('form_limit', { n: HOURLY, minutes: minutesToWait(recent[0]?.createdAt ?? now, now) })
    const row = {
      ...words,
      id: newId(now.getTime()),
      form,
      lang: ctx.lang,
      status: website ? ('spam' as const) : ('new' as const),
      ip,
      createdAt: now,
    }
    await insertMessage(tx, row)
    if (!website) await notifyOfMessage(tx, now, row)
    return { reference: referenceOf(row.id) }
  })
}

const viewMessage = ({ message, handler }: InboxRow): Message => ({
  id: message.id,
  reference: referenceOf(message.id),
  form: message.form,
  topic: message.topic,
  name: message.name,
  email: message.email,
  phone: message.phone,
  company: message.company,
  message: message.message,
  lang: message.lang,
  status: message.status,
  note: message.note,
  handledBy: handler,
  handledAt: isoTime(message.handledAt),
  createdAt: message.createdAt.toISOString(),
})

export const handlers = {
  async form(ctx) {
    const { seller } = ctx.config
    const { name, address } = ctx.lang === 'en' ? seller.english : seller
    return { stamp: await newStamp(ctx), company: { name, address } }
  },
  send: (ctx, { body }) => receive(ctx, 'contact', body),
  async partners(ctx, { params, query }) {
    const lang = langOfLocale(params.locale)
    const items = await listLiveOf(ctx.db, { kind: 'partnerChannel', order: 'position', limit: 60 })
    const draft = await readDraft(ctx, 'partnerChannel', query.preview)
    const partners = withDraft(items, draft).map(({ slug, doc }) => {
      const { name, about, url, channelType, followers } = localizeAll(doc, lang)
      const logo = showPicture(doc.logo, lang).src
      return {
        slug,
        name,
        about,
        url: safeUrl(url),
        channelType,
        followers,
        logo,
        lang: localizedLang(doc.about, lang),
      }
    })
    return { data: partners, stamp: await newStamp(ctx), preview: draft !== null }
  },
  propose: (ctx, { body }) => receive(ctx, 'partnership', body),
  async inbox(ctx, { query }) {
    const limit = query.limit ?? LIMIT
    const found = await listMessages(ctx.db, ctx.lang, {
      status: query.status,
      form: query.form,
      before: idOfCursor(query.after),
      limit: limit + 1,
    })
    const { rows, next } = paginate(found, limit, ({ message }) => [message.id])
    return { data: rows.map(viewMessage), next, waiting: await countNew(ctx.db) }
  },
  async handle(ctx, { params, body }) {
    const now = ctx.clock.now()
    return ctx.write(async (tx) => {
      const before = await lockMessage(tx, params.id)
      if (!before) throw new AppError('not_found')
      const open = body.status === 'new'
      const after = await updateMessage(tx, ctx.lang, before.id, {
        status: body.status,
        note: body.note,
        handledBy: open ? null : ctx.caller.accountId,
        handledAt: open ? null : now,
      })
      await audit(tx, ctx, {
        act: `contact.${body.status}`,
        targetType: 'contactMessage',
        targetId: before.id,
        before: { status: before.status, note: before.note },
        after: { status: body.status, note: body.note },
      })
      return viewMessage(after)
    })
  },
} satisfies Handlers<typeof contract>

/**
 * The URL if it starts with https://, else an empty string. Operators enter it, so another scheme must not become a
 * link.
 */
const safeUrl = (url: string): string => (/^https:\/\//.test(url) ? url : '')

/** Deletes messages two years after they were answered. */
export async function sweepContactMessages({ db, clock }: { db: Db; clock: Clock }): Promise<void> {
  await withTx(db, (tx) => deleteHandled(tx, new Date(clock.now().getTime() - RETENTION)))
}

import type { UploadedFile } from '../../../core/endpoint.ts'
import { AppError } from '../../../core/errors.ts'
import { timeOfId } from '../../../core/ids.ts'
import type { Bilingual } from '../../../core/shapes.ts'
import type { Tx } from '../../../db/types.ts'
import { entryId } from '../../../ledger/entry-id.ts'
import { type Caller, type Ctx, needActive, personOf } from '../../../platform/context.ts'
import { idOfCursor, paginate } from '../../../platform/cursor.ts'
import { titleWords } from '../../campaigns/rules/title-words.ts'
import type { StoredFileView } from '../../files/contract.ts'
import { filesOf, type PreparedFile, shareFile, storeFile, withUpload } from '../../files/service.ts'
import { notify, openNotices } from '../../notifications/service.ts'
import { recordActFor } from '../../partners/service.ts'
import type { ConversationStep, JobMessage } from '../contract.ts'
import { isShownStep } from '../rules/conversation-steps.ts'
import type { Side } from '../rules/states.ts'
import type { JobRecord } from '../schema.ts'
import { jobPage } from '../step/notices.ts'
import { type JobRelations, readRelations } from '../step/store-relations.ts'
import { findJob, partySide, visibleTo } from '../store.ts'
import { isBeforeAccept, refuseContactData } from './contact-data.ts'
import {
  countMessage,
  findConversation,
  insertMessage,
  listMessages,
  listStepsWithin,
  lockConversation,
  type MessageRecord,
  markRead,
  nameOf,
  newestUpTo,
  type StepRecord,
} from './store.ts'

const PAGE = 30
/** Maximum length of a message in its notification. */
const EXCERPT = 200

const ownJob = async (ctx: Ctx, id: string): Promise<JobRecord> => {
  const job = await findJob(ctx.db, id, visibleTo(ctx.db, ctx.caller, 'view', ctx.clock.now()))
  if (!job) throw new AppError('not_found')
  return job
}

/**
 * The person who acted: a member of the marketer's team, the influencer or the talent manager. Visible to their own
 * side and to operators. The other side sees only the brand or the influencer.
 */
function viewPerson(caller: Caller, actor: string, id: string | null, name: string | null): JobMessage['person'] {
  const isSide = actor === 'marketer' || actor === 'influencer'
  if (!isSide || (caller.scope !== actor && caller.scope !== 'operator') || id === null || name === null) return null
  return { name, own: id === personOf(caller) }
}

const viewMessage = (row: MessageRecord, file: StoredFileView | null, caller: Caller): JobMessage => ({
  id: row.id,
  author: row.authorRole,
  own: row.authorRole === caller.scope,
  name: row.authorName,
  person: viewPerson(caller, row.authorRole, row.personId ?? row.authorId, row.personName ?? row.authorName),
  text: row.text,
  file,
  createdAt: row.createdAt.toISOString(),
})

const textOf = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null)

const viewStep = (
  { id, event, actor, actorId, personName, data, at }: StepRecord,
  caller: Caller,
): ConversationStep => ({
  id,
  event,
  actor,
  person: viewPerson(caller, actor, actorId, personName),
  reasonCode: textOf(data.reasonCode),
  reason: data.reason === data.reasonCode ? null : textOf(data.reason),
  price: typeof data.price === 'number' ? data.price : null,
  at: at.toISOString(),
})

/** Messages between the two sides (and our team), newest first, with the job events between them. */
export async function listJobMessages(
  ctx: Ctx,
  jobId: string,
  query: { after?: string | undefined; limit?: number | undefined },
) {
  const job = await ownJob(ctx, jobId)
  const limit = query.limit ?? PAGE
  const before = idOfCursor(query.after)
  const page = paginate(await listMessages(ctx.db, ctx.lang, job.id, before, limit), limit, (row) => [row.id])
  const files = await filesOf(
    ctx.db,
    page.rows.flatMap((row) => row.fileId ?? []),
  )
  const oldest = page.next ? (page.rows.at(-1)?.createdAt ?? null) : null
  const beforeTime = before === null ? null : timeOfId(before)
  const steps = await listStepsWithin(
    ctx.db,
    ctx.lang,
    job.id,
    oldest,
    beforeTime === null ? null : new Date(beforeTime),
  )
  const conversation = await findConversation(ctx.db, job.id)
  const readIds = [conversation?.influencerReadId ?? null, conversation?.marketerReadId ?? null] as const
  const [own, other] = ctx.caller.scope === 'marketer' ? [readIds[1], readIds[0]] : readIds
  return {
    data: page.rows.map((row) =>
      viewMessage(row, row.fileId === null ? null : (files.get(row.fileId) ?? null), ctx.caller),
    ),
    next: page.next,
    steps: steps.filter(({ event }) => isShownStep(event)).map((step) => viewStep(step, ctx.caller)),
    read: { own, other },
  }
}

interface NewMessage {
  text: string
  fileId?: string | undefined
}

/** Writes a message and notifies the other side (both sides if our team writes). */
export async function sendJobMessage(
  ctx: Ctx,
  jobId: string,
  body: NewMessage,
  upload: UploadedFile | undefined,
): Promise<JobMessage> {
  needActive(ctx.caller)
  if (!upload) return ctx.write((tx) => writeMessage(ctx, tx, jobId, body, null))
  // Checked before the file is stored, and again inside the transaction.
  await admitMessage(ctx, ctx.db, jobId, body, true)
  return withUpload(ctx, upload, 'message', (prepared) =>
    ctx.write((tx) => writeMessage(ctx, tx, jobId, body, prepared)),
  )
}

/** Returns the job if it accepts a message from the caller; otherwise throws. */
async function admitMessage(
  ctx: Ctx,
  tx: Tx,
  jobId: string,
  { text, fileId }: NewMessage,
  hasUpload: boolean,
): Promise<JobRecord> {
  const job = await findJob(tx, jobId, visibleTo(tx, ctx.caller, 'accept', ctx.clock.now()))
  if (!job) throw new AppError('not_found')
  if (text === '' && !fileId && !hasUpload) throw new AppError('message_empty', {}, { text: 'message_empty' })
  if (isBeforeAccept(ctx.caller, job)) refuseContactData('text', text)
  return job
}

async function writeMessage(
  ctx: Ctx,
  tx: Tx,
  jobId: string,
  body: NewMessage,
  prepared: PreparedFile | null,
): Promise<JobMessage> {
  const now = ctx.clock.now()
  const { accountId, scope } = ctx.caller
  if (scope === 'open') throw new AppError('unauthenticated')
  const { text } = body
  const job = await admitMessage(ctx, tx, jobId, body, prepared !== null)
  const relations = await readRelations(tx, job)
  if (!relations) throw new AppError('not_found')
  const file = await fileOf(ctx, tx, job, body.fileId, prepared)
  const row = {
    id: entryId(now),
    jobId: job.id,
    authorRole: scope,
    authorId: accountId,
    personId: ctx.caller.personId ?? null,
    text,
    fileId: file?.id ?? null,
    createdAt: now,
  }
  await insertMessage(tx, row)
  await recordActFor(tx, ctx, { partnerId: job.influencerId, act: 'message', jobId: job.id })
  const readers = (['influencer', 'marketer'] as const).filter((side) => side !== scope)
  const unread = await countMessage(tx, job, row.id, readers, now)
  const authorName = scope === 'marketer' ? relations.brandName : await nameOf(tx, accountId)
  for (const reader of readers) {
    // Notify only for the first unread message.
    if (unread[reader] === 1)
      await notifyReader(tx, { job, relations, reader, messageId: row.id, text, authorName, now })
  }
  const person = row.personId && (await nameOf(tx, row.personId))[ctx.lang]
  return viewMessage({ ...row, authorName: authorName[ctx.lang], personName: person }, file, ctx.caller)
}

/** The file of a message: just uploaded, or uploaded earlier by the same person. Gives the other side access to it. */
async function fileOf(
  ctx: Ctx,
  tx: Tx,
  job: JobRecord,
  fileId: string | undefined,
  prepared: PreparedFile | null,
): Promise<StoredFileView | null> {
  const readers = [job.marketerId, job.influencerId]
  if (prepared) return storeFile(tx, ctx, prepared, readers)
  if (!fileId) return null
  await shareFile(tx, { fileId, ownerId: ctx.caller.accountId, purpose: 'message', readers })
  return (await filesOf(tx, [fileId])).get(fileId) ?? null
}

const noticeKey = (jobId: string): string => `job:${jobId}:message:`

interface MessageNotice {
  job: JobRecord
  relations: JobRelations
  reader: Side
  messageId: string
  text: string
  authorName: Bilingual
  now: Date
}

const notifyReader = (
  tx: Tx,
  { job, relations: { campaign }, reader, messageId, text, authorName, now }: MessageNotice,
): Promise<void> =>
  notify(tx, now, {
    kind: 'job.message',
    key: `${noticeKey(job.id)}${messageId}:${reader}`,
    to: { accountId: reader === 'influencer' ? job.influencerId : job.marketerId },
    data: {
      job: titleWords(campaign),
      from: authorName,
      text:
        text === ''
          ? { th: 'ส่งไฟล์ถึงคุณ', en: 'sent you a file' }
          : text.length > EXCERPT
            ? `${text.slice(0, EXCERPT - 1)}…`
            : text,
    },
    href: `${jobPage(job, reader)}#messages`,
  })

/** Marks a conversation and its notifications as read by the caller's side. */
export async function readJobMessages(ctx: Ctx, jobId: string, through: string): Promise<{ ok: true }> {
  const job = await ownJob(ctx, jobId)
  const side = partySide(ctx.caller, job)
  if (!side) return { ok: true }
  await ctx.write(async (tx) => {
    const conversation = await lockConversation(tx, job.id)
    const previous = side === 'influencer' ? conversation?.influencerReadId : conversation?.marketerReadId
    const newest = await newestUpTo(tx, job.id, through)
    if (!conversation || !newest || (previous && previous >= newest)) return
    await markRead(tx, job.id, side, newest)
    await openNotices(tx, ctx.caller.accountId, noticeKey(job.id), ctx.clock.now())
  })
  return { ok: true }
}

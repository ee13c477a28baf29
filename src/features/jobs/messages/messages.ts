import { AppError } from '../../../core/errors.ts'
import { entryId } from '../../../ledger/entry-id.ts'
import { type Ctx, needActive } from '../../../platform/context.ts'
import { cutPage, decodeCursor } from '../../../platform/cursor.ts'
import { notify } from '../../notifications/service.ts'
import type { JobMessage } from '../contract.ts'
import type { JobRecord } from '../schema.ts'
import { jobPage } from '../step/notices.ts'
import { findJob, visibleTo } from '../store.ts'
import { readRelations } from '../store-relations.ts'
import { insertMessage, listMessages, type MessageRecord, nameOf } from './store.ts'

const ownJob = (ctx: Ctx, id: string, now: Date): Promise<JobRecord | null> =>
  findJob(ctx.db, id, visibleTo(ctx.db, ctx.caller, 'view', now))

const viewMessage = (row: MessageRecord, callerId: string): JobMessage => ({
  id: row.id,
  author: row.authorRole,
  own: row.authorId === callerId,
  name: row.authorName,
  text: row.text,
  createdAt: row.createdAt.toISOString(),
})

/** Messages between the two sides (and the team), newest first. */
export async function listJobMessages(
  ctx: Ctx,
  jobId: string,
  query: { after?: string | undefined; limit?: number | undefined },
) {
  const job = await ownJob(ctx, jobId, ctx.clock.now())
  if (!job) throw new AppError('not_found')
  const limit = query.limit ?? 30
  const after = decodeCursor(query.after, 1)
  const rows = await listMessages(ctx.db, job.id, after ? String(after[0]) : null, limit)
  const page = cutPage(rows, limit, (row) => [row.id])
  return { data: page.rows.map((row) => viewMessage(row, ctx.caller.accountId)), next: page.next }
}

/** Writes a message and tells the other side (both sides when the team writes). */
export async function sendJobMessage(ctx: Ctx, jobId: string, text: string): Promise<JobMessage> {
  needActive(ctx.caller)
  const now = ctx.clock.now()
  const { accountId, scope } = ctx.caller
  if (scope === 'open') throw new AppError('unauthenticated')
  return ctx.write(async (tx) => {
    const job = await findJob(tx, jobId, visibleTo(tx, ctx.caller, 'accept', now))
    const relations = job && (await readRelations(tx, job))
    if (!job || !relations) throw new AppError('not_found')
    const row = {
      id: entryId(now),
      jobId: job.id,
      authorRole: scope,
      authorId: accountId,
      text,
      createdAt: now,
    }
    await insertMessage(tx, row)
    const authorName = scope === 'marketer' ? relations.brandName : await nameOf(tx, accountId)
    const readers = (['influencer', 'marketer'] as const).filter((side) => side !== scope)
    for (const reader of readers) {
      await notify(tx, now, {
        kind: 'job.message',
        key: `job:${job.id}:message:${row.id}:${reader}`,
        to: { accountId: reader === 'influencer' ? job.influencerId : job.marketerId },
        data: {
          job: { th: relations.campaign.title, en: relations.campaign.titleEn || relations.campaign.title },
          from: authorName,
          text: text.length > 200 ? `${text.slice(0, 199)}…` : text,
        },
        href: jobPage(job, reader),
      })
    }
    return viewMessage({ ...row, authorName }, accountId)
  })
}

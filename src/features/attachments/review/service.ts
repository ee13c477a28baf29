import { AppError } from '../../../core/errors.ts'
import type { Bilingual, Lang } from '../../../core/shapes.ts'
import type { Tx } from '../../../db/types.ts'
import { audit } from '../../../platform/audit.ts'
import type { Ctx, Handlers } from '../../../platform/context.ts'
import { idOfCursor, paginate } from '../../../platform/cursor.ts'
import { countList } from '../../../platform/status-counts.ts'
import { notify } from '../../notifications/service.ts'
import type { contract, ReviewAttachment } from '../contract.ts'
import type { AttachmentAct, RejectReason } from '../kinds.ts'
import { ATTACHMENT_WORDS } from '../rules/attachment-words.ts'
import { rejectReason } from '../rules/reject-reason.ts'
import { attachmentStatusAfter } from '../rules/status.ts'
import { type AttachmentRecord, findReview, listQueue, lockAttachment, updateAttachment } from '../store.ts'
import { viewReviews } from '../view.ts'
import { viewPayee } from './payee.ts'

const PAGE = 30

async function viewOne(tx: Tx, lang: Lang, id: string): Promise<ReviewAttachment> {
  const row = await findReview(tx, id, lang)
  if (!row) throw new AppError('not_found')
  return (await viewReviews(tx, [row]))[0]!
}

interface Decision {
  act: AttachmentAct
  reasonCode?: RejectReason
  reason?: string | undefined
}

/** An operator's decision. Repeating the same decision by the same operator changes nothing. */
function decide(ctx: Ctx, id: string, { act, reasonCode, reason }: Decision): Promise<ReviewAttachment> {
  const now = ctx.clock.now()
  return ctx.write(async (tx) => {
    const row = await lockAttachment(tx, id)
    if (!row) throw new AppError('not_found')
    if (row.status === act && row.decidedBy === ctx.caller.accountId) return viewOne(tx, ctx.lang, id)
    if (row.replacedAt) throw new AppError('attachment_replaced')
    const status = attachmentStatusAfter(row.status, act)
    const decidedBy = ctx.caller.accountId
    await updateAttachment(tx, id, {
      status,
      checkedAt: now,
      decidedBy,
      reasonCode: reasonCode ?? null,
      reason: reason ?? null,
    })
    const words = rejectReason(reasonCode ?? null, reason ?? null)
    await audit(tx, ctx, {
      act: `attachment.${act}`,
      targetType: 'account',
      targetId: row.accountId,
      before: { attachment: id, kind: row.kind, status: row.status },
      after: { attachment: id, kind: row.kind, status },
      ...(act === 'reject' && { why: words.th }),
    })
    if (act !== 'complete') await notifyOwner(tx, now, row, act, words)
    return viewOne(tx, ctx.lang, id)
  })
}

const NOTICES = { approve: 'account.paper_approved', reject: 'account.paper_rejected' } as const

const notifyOwner = (
  tx: Tx,
  now: Date,
  { id, kind, accountId }: AttachmentRecord,
  act: keyof typeof NOTICES,
  reason: Bilingual,
): Promise<void> =>
  notify(tx, now, {
    kind: NOTICES[act],
    key: `attachment:${id}:${act}`,
    to: { accountId },
    data: { document: ATTACHMENT_WORDS[kind], reason: act === 'reject' ? reason : null },
    href: '/Influencer/account',
  })

export const reviewHandlers = {
  async queue(ctx, { query }) {
    const limit = query.limit ?? PAGE
    const rows = await listQueue(ctx.db, ctx.lang, query, idOfCursor(query.after), limit)
    const page = paginate(rows, limit, ({ attachment }) => [attachment.id])
    return {
      data: await viewReviews(ctx.db, page.rows),
      next: page.next,
      counts: await countList(ctx.db, 'attachments'),
    }
  },
  async review(ctx, { params }) {
    const attachment = await viewOne(ctx.db, ctx.lang, params.id)
    return {
      attachment,
      payee: await viewPayee(ctx.db, attachment.accountId, { now: ctx.clock.now(), lang: ctx.lang }),
    }
  },
  approve: (ctx, { params }) => decide(ctx, params.id, { act: 'approve' }),
  async reject(ctx, { params, body }) {
    if (body.reasonCode === 'other' && !body.reason)
      throw new AppError('reason_required', {}, { reason: { code: 'required' } })
    return decide(ctx, params.id, { act: 'reject', ...body })
  },
  complete: (ctx, { params }) => decide(ctx, params.id, { act: 'complete' }),
} satisfies Pick<Handlers<typeof contract>, 'queue' | 'review' | 'approve' | 'reject' | 'complete'>

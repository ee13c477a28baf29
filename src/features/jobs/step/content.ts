import { satang } from '../../../core/money.ts'
import { entryId } from '../../../ledger/entry-id.ts'
import type { JobDecision } from '../rules/evaluate.ts'
import type { JobEvent } from '../rules/events.ts'
import type { StepContext } from './step-context.ts'
import {
  type AttachmentKind,
  completeAttachments,
  decideAttachment,
  deleteJobUploads,
  insertAttachment,
  insertInsight,
  insertPost,
  lastPost,
  updatePost,
} from './store-content.ts'

interface Answer {
  kind: AttachmentKind
  status: 'approve' | 'reject'
}

/** Events that decide on submitted content. */
const ANSWERS: Readonly<Partial<Record<JobEvent, Answer>>> = {
  approveDraft: { kind: 'draft', status: 'approve' },
  reviewTimeout: { kind: 'draft', status: 'approve' },
  choiceTimeout: { kind: 'draft', status: 'approve' },
  rejectDraft: { kind: 'draft', status: 'reject' },
  approveReceipt: { kind: 'receipt', status: 'approve' },
  receiptTimeout: { kind: 'receipt', status: 'approve' },
  rejectReceipt: { kind: 'receipt', status: 'reject' },
  approveInsight: { kind: 'insight', status: 'approve' },
  insightReviewTimeout: { kind: 'insight', status: 'approve' },
  passInsight: { kind: 'insight', status: 'approve' },
  rejectInsight: { kind: 'insight', status: 'reject' },
  returnInsight: { kind: 'insight', status: 'reject' },
}

/** Events that submit content. */
const SUBMITTING_EVENTS: readonly JobEvent[] = ['draft', 'receipt', 'insight']

/** Stores the content that an action submitted, or the decision on it, with the job. */
export async function recordContent(work: StepContext, decision: JobDecision): Promise<void> {
  const { tx, job, act, now } = work
  if (SUBMITTING_EVENTS.includes(act.event)) await submitContent(work, act.event as AttachmentKind)
  if (act.event === 'postUrl') await submitPost(work)
  if (act.event === 'linkPassed' || act.event === 'passLink') await judgePost(work, 'passed')
  if (act.event === 'linkFailed' || act.event === 'returnLink') await judgePost(work, 'failed')
  const answer = ANSWERS[act.event]
  if (answer) {
    const { reasonCode, reason, comments } = act.content ?? {}
    const given = { ...(reasonCode && { reasonCode }), ...(reason && { reason }), ...(comments && { comments }) }
    await decideAttachment(tx, job.id, answer.kind, { status: answer.status, ...given }, now)
  }
  if (decision.to === 'COMPLETED') await completeAttachments(tx, job.id)
}

async function submitContent({ tx, job, act, now }: StepContext, kind: AttachmentKind): Promise<void> {
  const { fileId, url, note, amount, insight, platformInsight } = act.content ?? {}
  if (kind === 'draft') await deleteJobUploads(tx, job.id)
  await insertAttachment(tx, {
    id: entryId(now),
    jobId: job.id,
    kind,
    fileId: fileId ?? null,
    url: url ?? null,
    note: note ?? '',
    amount: amount === undefined ? null : satang(amount),
    createdAt: now,
  })
  if (kind === 'insight' && insight) {
    await insertInsight(tx, {
      id: entryId(now),
      jobId: job.id,
      source: platformInsight?.confirmed ? 'platform' : 'creator',
      platformInsightId: platformInsight?.id ?? null,
      ...insight,
      createdAt: now,
    })
  }
}

async function submitPost({ tx, job, act, now }: StepContext): Promise<void> {
  const url = act.content?.url ?? act.input?.url ?? ''
  await insertPost(tx, { id: entryId(now), jobId: job.id, url, result: 'waiting', createdAt: now })
}

async function judgePost({ tx, job, act, now }: StepContext, result: 'passed' | 'failed'): Promise<void> {
  const post = await lastPost(tx, job.id)
  if (!post) return
  const { reasonCode = null, reason = null } = act.content ?? {}
  await updatePost(tx, post.id, { result, reasonCode, reason, checkedAt: now })
}

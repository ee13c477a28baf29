import { AppError } from '../../core/errors.ts'
import type { Tx } from '../../db/types.ts'
import type { Handlers } from '../../platform/context.ts'
import { parsePostUrl, postUrl } from '../../ports/social/links.ts'
import type { JobRecord } from '../jobs/schema.ts'
import { type ActInput, channelTypeOf, type JobContent, refusalInput, runPersonAct } from '../jobs/service.ts'
import type { contract } from './contract.ts'

export { checkPosts } from './service-post-checks.ts'

async function linkOf(job: JobRecord, tx: Tx, url: string): Promise<ActInput> {
  const link = parsePostUrl(await channelTypeOf(tx, job.channelId), url)
  if (!link) throw new AppError('post_url_invalid', {}, { url: 'post_url_invalid' })
  const canonical = link.handle === null ? url.trim() : postUrl(link)
  return { input: { url: canonical }, content: { url: canonical } }
}

const noted = (note: string | undefined, more: JobContent = {}): JobContent => ({ ...(note && { note }), ...more })

const withoutGaps = (counts: Record<string, number | undefined>): NonNullable<JobContent['insight']> =>
  Object.fromEntries(Object.entries(counts).filter(([, n]) => n !== undefined))

export const handlers = {
  receipt: (ctx, { params, body: { amount, fileId, note }, file }) =>
    runPersonAct(ctx, {
      event: 'receipt',
      jobId: params.id,
      inputOf: () => ({ input: { amount }, content: noted(note, { amount }) }),
      file: { purpose: 'receipt', upload: file, fileId },
    }),
  approveReceipt: (ctx, { params }) => runPersonAct(ctx, { event: 'approveReceipt', jobId: params.id }),
  rejectReceipt: (ctx, { params, body }) =>
    runPersonAct(ctx, { event: 'rejectReceipt', jobId: params.id, inputOf: () => refusalInput(body) }),
  draft: (ctx, { params, body: { fileId, note, url }, file }) =>
    runPersonAct(ctx, {
      event: 'draft',
      jobId: params.id,
      inputOf: () => ({ input: { attached: url !== undefined }, content: noted(note, url ? { url } : {}) }),
      file: { purpose: 'draft', upload: file, fileId },
    }),
  approveDraft: (ctx, { params }) => runPersonAct(ctx, { event: 'approveDraft', jobId: params.id }),
  rejectDraft: (ctx, { params, body }) =>
    runPersonAct(ctx, { event: 'rejectDraft', jobId: params.id, inputOf: () => refusalInput(body) }),
  payExtraRound: (ctx, { params }) => runPersonAct(ctx, { event: 'payExtraRound', jobId: params.id }),
  postUrl: (ctx, { params, body }) =>
    runPersonAct(ctx, { event: 'postUrl', jobId: params.id, inputOf: (job, tx) => linkOf(job, tx, body.url) }),
  insight: (ctx, { params, body: { fileId, note, ...insight }, file }) =>
    runPersonAct(ctx, {
      event: 'insight',
      jobId: params.id,
      inputOf: () => ({ content: noted(note, { insight: withoutGaps(insight) }) }),
      file: { purpose: 'insight', upload: file, fileId },
    }),
  approveInsight: (ctx, { params }) => runPersonAct(ctx, { event: 'approveInsight', jobId: params.id }),
  rejectInsight: (ctx, { params, body }) =>
    runPersonAct(ctx, { event: 'rejectInsight', jobId: params.id, inputOf: () => refusalInput(body) }),
} satisfies Handlers<typeof contract>

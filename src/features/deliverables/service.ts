import { AppError, type ErrorDetails } from '../../core/errors.ts'
import type { StoredChannelType } from '../../core/vocabulary.ts'
import type { Tx } from '../../db/types.ts'
import type { Ctx, Handlers } from '../../platform/context.ts'
import { PortError } from '../../ports/http.ts'
import { parsePostUrl, postUrl } from '../../ports/social/links.ts'
import { PATTERNS } from '../channels/rules/patterns.ts'
import { filesOf } from '../files/service.ts'
import type { JobRecord } from '../jobs/schema.ts'
import {
  type ActInput,
  channelTypeOf,
  findJob,
  type JobContent,
  refusalInput,
  runPersonAct,
  visibleTo,
} from '../jobs/service.ts'
import type { contract } from './contract.ts'
import { compareInsight, readInsight } from './insights/service.ts'
import { judgePost } from './post-check.ts'
import { draftRefusal, isOnDraft } from './rules/draft-kind.ts'
import { otherPlatformOf } from './rules/post-platform.ts'
import { readPost } from './service-post-checks.ts'
import { findPostCheckTarget, type PostCheckTarget } from './store.ts'
import { checkUploadEnd } from './videos/service.ts'

export { checkPosts } from './service-post-checks.ts'
export { admitPart, dropVideo, finishVideo, openVideo, readVideoUpload, sweepVideos } from './videos/service.ts'

const namesChannel = (name: string, { handle, externalId }: { handle: string; externalId: string }): boolean =>
  [handle.replace(/^@/, ''), externalId].some((own) => own.toLowerCase() === name.toLowerCase())

/**
 * Rejects a link to another account's post. The author is read from the URL or from the platform. If the platform does
 * not respond, the later check decides. Errors: `post_other_account`.
 */
async function refuseOtherAccount(ctx: Ctx, jobId: string, url: string): Promise<void> {
  const now = ctx.clock.now()
  const job = await findJob(ctx.db, jobId, visibleTo(ctx.db, ctx.caller, 'accept', now))
  const watched = job && (await findPostCheckTarget(ctx.db, job))
  const link = watched && parsePostUrl(watched.channel.type, url)
  if (!watched || !link) return
  const author = link.handle ?? (await otherAuthor(ctx, watched, url.trim()))
  if (author === null || namesChannel(author, watched.channel)) return
  const details = { found: author, own: watched.channel.handle.replace(/^@/, '') }
  throw new AppError('post_other_account', details, { url: { code: 'post_other_account', ...details } })
}

/**
 * The author of a post if it is not the job's channel. Null if it is, or if the platform does not report the author.
 */
async function otherAuthor(ctx: Ctx, watched: PostCheckTarget, url: string): Promise<string | null> {
  try {
    const post = await readPost(ctx, watched, url)
    const verdict = judgePost(post, { ...watched.channel, disclosureTag: '' })
    return verdict.passed || verdict.code !== 'post_account' ? null : post.authorHandle
  } catch (error) {
    if (error instanceof PortError) return null
    throw error
  }
}

/** Why a link is not a post on the platform of the job. */
function linkRefusal(type: StoredChannelType, url: string): AppError {
  const other = otherPlatformOf(type, url)
  const own = PATTERNS[type].name
  const code = other ? 'post_other_platform' : 'post_url_invalid'
  const details: ErrorDetails = other ? { found: PATTERNS[other].name, own } : { platform: own }
  return new AppError(code, details, { url: { code, ...details } })
}

async function linkOf(job: JobRecord, tx: Tx, url: string): Promise<ActInput> {
  const type = await channelTypeOf(tx, job.channelId)
  const link = parsePostUrl(type, url)
  if (!link) throw linkRefusal(type, url)
  const canonical = link.handle === null ? url.trim() : postUrl(link)
  return { input: { url: canonical }, content: { url: canonical } }
}

/**
 * Checks that the file still exists and its type suits the post type. Errors: `video_replaced`, `upload_expired`,
 * `draft_needs_video`, `draft_needs_picture`.
 */
async function checkDraft(job: JobRecord, tx: Tx, now: Date, fileId: string | undefined, uploaded: boolean) {
  const named = fileId === undefined ? undefined : (await filesOf(tx, [fileId])).get(fileId)
  if (fileId !== undefined && !named) await checkUploadEnd(tx, fileId, job.influencerId, now)
  // A file sent with the form is a picture or a document; videos are uploaded in parts before.
  const type = uploaded ? 'image/*' : named?.contentType
  const refusal = type ? draftRefusal(job.facts.postType, type) : null
  if (refusal) throw new AppError(refusal, {}, { file: refusal })
}

const noted = (note: string | undefined, more: JobContent = {}): JobContent => ({ ...(note && { note }), ...more })

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
      inputOf: async (job, tx) => {
        await checkDraft(job, tx, ctx.clock.now(), fileId, file !== undefined)
        return { input: { attached: url !== undefined }, content: noted(note, url ? { url } : {}) }
      },
      file: { purpose: 'draft', upload: file, fileId },
    }),
  approveDraft: (ctx, { params }) => runPersonAct(ctx, { event: 'approveDraft', jobId: params.id }),
  rejectDraft: (ctx, { params, body }) =>
    runPersonAct(ctx, {
      event: 'rejectDraft',
      jobId: params.id,
      inputOf: ({ facts }) => {
        if (!body.comments.every((comment) => isOnDraft(facts.postType, comment)))
          throw new AppError('invalid_input', {}, { comments: 'invalid_input' })
        const refusal = refusalInput(body)
        return { ...refusal, content: { ...refusal.content, comments: body.comments } }
      },
    }),
  payExtraRound: (ctx, { params }) => runPersonAct(ctx, { event: 'payExtraRound', jobId: params.id }),
  async postUrl(ctx, { params, body }) {
    await refuseOtherAccount(ctx, params.id, body.url)
    return runPersonAct(ctx, { event: 'postUrl', jobId: params.id, inputOf: (job, tx) => linkOf(job, tx, body.url) })
  },
  insight: (ctx, { params, body: { fileId, note, platformInsightId, ...figures }, file }) =>
    runPersonAct(ctx, {
      event: 'insight',
      jobId: params.id,
      inputOf: async (job, tx) => {
        const hasEvidence = file !== undefined || fileId !== undefined
        const { confirmed, ...content } = await compareInsight(tx, job.id, { figures, platformInsightId, hasEvidence })
        return { input: { attached: confirmed }, content: noted(note, content) }
      },
      file: { purpose: 'insight', upload: file, fileId },
    }),
  readInsight: (ctx, { params }) => readInsight(ctx, params.id),
  approveInsight: (ctx, { params }) => runPersonAct(ctx, { event: 'approveInsight', jobId: params.id }),
  rejectInsight: (ctx, { params, body }) =>
    runPersonAct(ctx, { event: 'rejectInsight', jobId: params.id, inputOf: () => refusalInput(body) }),
} satisfies Handlers<typeof contract>

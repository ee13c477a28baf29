import { HOUR, MINUTE } from '../../core/clock.ts'
import { withTx } from '../../db/tx.ts'
import { PortError } from '../../ports/http.ts'
import type { Ports } from '../../ports/index.ts'
import type { PostFacts, PostInsights } from '../../ports/social/port.ts'
import type { JobRecord } from '../jobs/schema.ts'
import type { JobAct, SweepApp } from '../jobs/service.ts'
import { lastPost, lockJob, type PostRecord, runAct, updatePost } from '../jobs/service.ts'
import { judgePost, type PostVerdict } from './post-check.ts'
import { findWatched, setLook, takePostChecks, type Watched } from './store.ts'

export interface LookApp extends SweepApp {
  ports: Pick<Ports, 'social'>
}

const BATCH = 25
/** A look that got no answer is tried again after this. */
const RETRY = 10 * MINUTE
const INSIGHT_RETRY = HOUR

/** Checks posts that wait for their check, and fetches the numbers of those that are due. Returns how many were looked at. */
export async function checkPosts(app: LookApp): Promise<number> {
  const now = app.clock.now()
  const next = new Date(now.getTime() + RETRY)
  for (let looked = 0; ; ) {
    const jobs = await withTx(app.db, (tx) => takePostChecks(tx, now, next, BATCH))
    for (const job of jobs) {
      const look = job.status === 'SUBMIT' ? checkPost : fetchInsights
      await look(app, job).catch((error: unknown) => app.log.error({ err: error, jobId: job.id }, 'post not looked at'))
    }
    looked += jobs.length
    if (jobs.length < BATCH) return looked
  }
}

/** A lost token does not hide what everybody may see. */
async function readPost(app: LookApp, { channel, accessToken }: Watched, url: string): Promise<PostFacts> {
  const { social } = app.ports
  if (accessToken === null) return social.getPost(channel.type, url)
  try {
    return await social.getPost(channel.type, url, accessToken)
  } catch (error) {
    if (error instanceof PortError && (error.code === 'unauthorized' || error.code === 'forbidden'))
      return social.getPost(channel.type, url)
    throw error
  }
}

async function checkPost(app: LookApp, job: JobRecord): Promise<void> {
  const watched = await findWatched(app.db, job)
  const post = await lastPost(app.db, job.id)
  if (!watched || !post) return
  let verdict: PostVerdict
  try {
    const found = await readPost(app, watched, post.url)
    verdict = judgePost(found, { ...watched.channel, disclosureTag: watched.disclosureTag })
  } catch (error) {
    if (!(error instanceof PortError)) throw error
    // No verdict: tried again until the check's own deadline hands the job to an operator.
    app.log.warn({ jobId: job.id, code: error.code }, 'post check without an answer')
    await updatePost(app.db, post.id, { failures: post.failures + 1, checkedAt: app.clock.now() })
    return
  }
  await judge(app, job, post, verdict)
}

async function judge(app: LookApp, { id }: JobRecord, post: PostRecord, verdict: PostVerdict): Promise<void> {
  await withTx(app.db, async (tx) => {
    const job = await lockJob(tx, id)
    // Meanwhile a person may have acted, or another link may have come.
    if (!job || !isWaiting(job, 'SUBMIT') || (await lastPost(tx, id))?.id !== post.id) return
    const act: JobAct = verdict.passed
      ? { event: 'linkPassed', actor: 'system', actorId: null }
      : {
          event: 'linkFailed',
          actor: 'system',
          actorId: null,
          input: { reason: verdict.code },
          content: { reasonCode: verdict.code, ...(verdict.value && { reason: verdict.value }) },
        }
    await runAct(app, tx, job, act)
  })
}

const isWaiting = (job: JobRecord, status: JobRecord['status']): boolean =>
  job.status === status && job.queue === null && job.disputedAt === null && job.frozenAt === null

const hasFigures = (numbers: PostInsights): boolean => Object.values(numbers).some((n) => n !== null)

async function fetchInsights(app: LookApp, job: JobRecord): Promise<void> {
  const watched = await findWatched(app.db, job)
  const post = await lastPost(app.db, job.id)
  if (!watched || !post) return
  const later = new Date(app.clock.now().getTime() + INSIGHT_RETRY)
  let numbers: PostInsights
  try {
    numbers = await app.ports.social.getInsights(watched.channel.type, post.url, watched.accessToken ?? undefined)
  } catch (error) {
    if (!(error instanceof PortError)) throw error
    // Where the platform will not tell, the creator gives the evidence.
    return setLook(app.db, job.id, error.retryable ? later : null)
  }
  if (!hasFigures(numbers)) return setLook(app.db, job.id, null)
  await withTx(app.db, async (tx) => {
    const fresh = await lockJob(tx, job.id)
    if (!fresh || !isWaiting(fresh, 'INSIGHT') || fresh.facts.insight !== 'none') return
    await runAct(app, tx, fresh, {
      event: 'insight',
      actor: 'system',
      actorId: null,
      input: { attached: true },
      content: { insight: numbers, url: post.url },
    })
  })
}

import { HOUR, MINUTE } from '../../core/clock.ts'
import { withTx } from '../../db/tx.ts'
import { sweepEach } from '../../platform/sweep-each.ts'
import { PortError } from '../../ports/http.ts'
import type { Ports } from '../../ports/index.ts'
import type { PostFacts, PostInsights } from '../../ports/social/port.ts'
import { accessTokenOf, type TokenApp } from '../channels/service.ts'
import type { JobRecord } from '../jobs/schema.ts'
import type { JobAct, SweepApp } from '../jobs/service.ts'
import { lastPost, lockJob, type PostRecord, runAct, updatePost } from '../jobs/service.ts'
import { readFigures, storeFigures } from './insights/service.ts'
import { judgePost, type PostVerdict } from './post-check.ts'
import { hasFigures } from './rules/figures.ts'
import { claimPostChecks, findPostCheckTarget, type PostCheckTarget, setNextCheck } from './store.ts'

export interface PostCheckApp extends SweepApp {
  ports: Pick<Ports, 'social'>
  config: SweepApp['config'] & TokenApp['config']
}

const BATCH = 25
/** How long to wait before a check without a response is retried. */
const RETRY = 10 * MINUTE
const INSIGHT_RETRY = HOUR

/** Checks the posts that are due, and loads insights that are due. Returns the number of posts checked. */
export async function checkPosts(app: PostCheckApp): Promise<number> {
  const now = app.clock.now()
  const next = new Date(now.getTime() + RETRY)
  for (let checked = 0; ; ) {
    const jobs = await withTx(app.db, (tx) => claimPostChecks(tx, now, next, BATCH))
    await sweepEach(app.log, {
      sweep: 'posts',
      rows: jobs,
      about: ({ id }) => ({ jobId: id }),
      handle: (job) => (job.status === 'SUBMIT' ? checkPost : fetchInsights)(app, job),
    })
    checked += jobs.length
    if (jobs.length < BATCH) return checked
  }
}

/** Reads a post. Without a valid access token, only public data is read. */
export async function readPost(
  app: Pick<PostCheckApp, 'ports' | 'db' | 'clock' | 'config'>,
  { channel }: PostCheckTarget,
  url: string,
): Promise<PostFacts> {
  const { social } = app.ports
  const accessToken = await accessTokenOf(app, channel)
  if (accessToken === null) return social.getPost(channel.type, url)
  try {
    return await social.getPost(channel.type, url, accessToken)
  } catch (error) {
    if (error instanceof PortError && (error.code === 'unauthorized' || error.code === 'forbidden'))
      return social.getPost(channel.type, url)
    throw error
  }
}

async function checkPost(app: PostCheckApp, job: JobRecord): Promise<void> {
  const watched = await findPostCheckTarget(app.db, job)
  const post = await lastPost(app.db, job.id)
  if (!watched || !post) return
  let verdict: PostVerdict
  try {
    const found = await readPost(app, watched, post.url)
    verdict = judgePost(found, { ...watched.channel, disclosureTag: watched.disclosureTag })
  } catch (error) {
    if (!(error instanceof PortError)) throw error
    // No result: retried until the check's deadline, after which an operator decides.
    app.log.warn({ jobId: job.id, code: error.code }, 'post check without an answer')
    await updatePost(app.db, post.id, { failures: post.failures + 1, checkedAt: app.clock.now() })
    return
  }
  await judge(app, job, post, verdict)
}

async function judge(app: PostCheckApp, { id }: JobRecord, post: PostRecord, verdict: PostVerdict): Promise<void> {
  await withTx(app.db, async (tx) => {
    const job = await lockJob(tx, id)
    // The job may have changed in the meantime, or another link was submitted.
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

/** The deadline passed without insights from the influencer: the platform's figures are submitted unchanged. */
async function fetchInsights(app: PostCheckApp, job: JobRecord): Promise<void> {
  const watched = await findPostCheckTarget(app.db, job)
  const post = await lastPost(app.db, job.id)
  if (!watched || !post) return
  const later = new Date(app.clock.now().getTime() + INSIGHT_RETRY)
  let figures: PostInsights
  try {
    figures = await readFigures(app, watched, post)
  } catch (error) {
    if (!(error instanceof PortError)) throw error
    // If the platform provides no figures, the influencer must submit the evidence.
    return setNextCheck(app.db, job.id, error.retryable ? later : null)
  }
  if (!hasFigures(figures)) return setNextCheck(app.db, job.id, null)
  await withTx(app.db, async (tx) => {
    const fresh = await lockJob(tx, job.id)
    if (!fresh || !isWaiting(fresh, 'INSIGHT') || fresh.facts.insight !== 'none') return
    const { id } = await storeFigures(tx, app.clock.now(), post, figures)
    await runAct(app, tx, fresh, {
      event: 'insight',
      actor: 'system',
      actorId: null,
      input: { attached: true },
      content: { insight: figures, platformInsight: { id, confirmed: true }, url: post.url },
    })
  })
}

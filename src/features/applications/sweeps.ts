import type { ChangedTerms, RematchApplications } from '../channels/service.ts'
import {
  bySystem,
  claimJob,
  factsOf,
  readRelations,
  runAct,
  type SweepApp,
  sweepJobs,
  updateJob,
} from '../jobs/service.ts'
import { matchOf } from './service-apply.ts'
import { matchColumns } from './service-channel.ts'
import { isApplication, listStranded, listToCompare } from './store.ts'

const BATCH = 100

/** Ends the applications to campaigns that have closed or have no free slots. */
export function sweepApplications(app: SweepApp): Promise<number> {
  const now = app.clock.now()
  return sweepJobs(
    app,
    'applications',
    () => listStranded(app.db, now, BATCH),
    async (tx, id) => {
      const job = await claimJob(tx, id, isApplication)
      const relations = job && (await readRelations(tx, job))
      if (!job || !relations) return false
      const { campaignOpen, slotFree } = factsOf(job, relations, now)
      if (campaignOpen && slotFree) return false
      await runAct(app, tx, job, bySystem(campaignOpen ? 'fillCampaign' : 'closeApplications'))
      return true
    },
  )
}

/** Matches the applications affected by a change again. Errors are logged; the sweep retries them. */
export const rematchChanged: RematchApplications = async (ctx, changed) => {
  await sweepMatches(ctx, changed).catch((err: unknown) => ctx.log.error({ err }, 'applications not compared'))
}

/**
 * Matches applications again after a change of channel, price or campaign: all, or those of one channel or campaign.
 */
export function sweepMatches(app: SweepApp, changed?: ChangedTerms): Promise<number> {
  const now = app.clock.now()
  return sweepJobs(
    app,
    'matches',
    () => listToCompare(app.db, BATCH, changed),
    async (tx, id) => {
      const job = await claimJob(tx, id, isApplication)
      const relations = job && (await readRelations(tx, job))
      if (!job || !relations) return false
      const match = await matchOf(tx, relations, now)
      const compared = await updateJob(tx, id, matchColumns(match, now))
      const changed = match.matched !== (job.status === 'MATCHED')
      if (changed) await runAct(app, tx, compared, bySystem(match.matched ? 'match' : 'mismatch'))
      // False: `sweepJobs` does not handle this job again. Otherwise a job whose channel has a timestamp later than the
      // clock would be listed in every round.
      return changed
    },
  )
}

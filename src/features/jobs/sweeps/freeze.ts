import type { Tx } from '../../../db/types.ts'
import type { JobSystem } from '../../settlement/service.ts'
import { runAct } from '../step/step.ts'
import { readRelations } from '../step/store-relations.ts'
import { listRunningOf, lockJob } from '../store.ts'

/** Maximum number of jobs per transaction; `sweepParties` processes the remaining ones. */
const FREEZE_BATCH = 50

/**
 * Freezes the active jobs of an account that was suspended, closed or has expired: their deadlines are paused and they
 * wait for an operator. Runs in the same transaction; returns the number of jobs.
 */
export async function freezeJobsOf(tx: Tx, system: JobSystem, accountId: string, most = FREEZE_BATCH): Promise<number> {
  let frozen = 0
  for (const id of await listRunningOf(tx, accountId, false, most)) {
    const job = await lockJob(tx, id)
    if (!job || job.frozenAt !== null || job.endAt === null) continue
    await runAct(system, tx, job, { event: 'freeze', actor: 'system', actorId: null })
    frozen++
  }
  return frozen
}

/**
 * Unfreezes the jobs of an account that is active again, if no dispute is open and the other side is active too.
 * Returns the number of jobs.
 */
export async function resumeJobsOf(tx: Tx, system: JobSystem, accountId: string): Promise<number> {
  let resumed = 0
  for (const id of await listRunningOf(tx, accountId, true, FREEZE_BATCH)) {
    const job = await lockJob(tx, id)
    if (!job || job.frozenAt === null || job.disputedAt !== null) continue
    const relations = await readRelations(tx, job)
    if (relations?.marketerStatus !== 'active' || relations.influencerStatus !== 'active') continue
    await runAct(system, tx, job, { event: 'resume', actor: 'system', actorId: null })
    resumed++
  }
  return resumed
}

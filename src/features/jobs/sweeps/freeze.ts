import type { Tx } from '../../../db/types.ts'
import type { JobSystem } from '../../settlement/service.ts'
import { runAct } from '../step/step.ts'
import { listRunningOf, lockJob } from '../store.ts'
import { readRelations } from '../store-relations.ts'

/**
 * Freezes the running jobs of an account that was suspended, closed or has expired: their clocks stand and they wait
 * for an operator. In the transaction of that act; returns how many.
 */
export async function freezeJobsOf(tx: Tx, system: JobSystem, accountId: string): Promise<number> {
  let frozen = 0
  for (const id of await listRunningOf(tx, accountId)) {
    const job = await lockJob(tx, id)
    if (!job || job.frozenAt !== null || job.endAt === null) continue
    await runAct(system, tx, job, { event: 'freeze', actor: 'system', actorId: null })
    frozen++
  }
  return frozen
}

/** Lets the frozen jobs of an account that is active again go on, where no dispute is open and the other
 * side is active too. Returns how many. */
export async function resumeJobsOf(tx: Tx, system: JobSystem, accountId: string): Promise<number> {
  let resumed = 0
  for (const id of await listRunningOf(tx, accountId)) {
    const job = await lockJob(tx, id)
    if (!job || job.frozenAt === null || job.disputedAt !== null) continue
    const relations = await readRelations(tx, job)
    if (relations?.brandStatus !== 'active' || relations.creatorStatus !== 'active') continue
    await runAct(system, tx, job, { event: 'resume', actor: 'system', actorId: null })
    resumed++
  }
  return resumed
}

import { z } from 'zod'
import { type JobFacts, type LiveFacts, type StoredFacts, zJobFacts } from './rules/facts.ts'
import type { JobStatus } from './rules/states.ts'

/** What is stored of the facts. */
export const storeFacts = (facts: JobFacts): StoredFacts => zJobFacts.encode(facts)

/**
 * The facts of a stored job, including those loaded with it. Throws an error that names the job if its row is invalid.
 */
export function readFacts(job: { id: string; facts: unknown; status: JobStatus }, live: LiveFacts): JobFacts {
  const stored = zJobFacts.safeParse(job.facts)
  if (!stored.success)
    throw new Error(`job ${job.id}: its stored facts cannot be read: ${z.prettifyError(stored.error)}`)
  return { ...stored.data, ...live, status: job.status }
}

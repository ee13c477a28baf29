import { z } from 'zod'
import { type JobFacts, type LiveFacts, type StoredFacts, zJobFacts } from './rules/facts.ts'
import type { JobStatus } from './rules/states.ts'

/** Encodes the stored part of the facts. */
export const storeFacts = (facts: JobFacts): StoredFacts => zJobFacts.encode(facts)

/**
 * The facts of a stored job, combined with the live facts that are loaded with it. Throws an error with the job's id if
 * its row is invalid.
 */
export function readFacts(job: { id: string; facts: unknown; status: JobStatus }, live: LiveFacts): JobFacts {
  const stored = zJobFacts.safeParse(job.facts)
  if (!stored.success)
    throw new Error(`job ${job.id}: its stored facts cannot be read: ${z.prettifyError(stored.error)}`)
  return { ...stored.data, ...live, status: job.status }
}

import { and, asc, desc, inArray, isNotNull, sql } from 'drizzle-orm'
import type { Lang } from '../../core/shapes.ts'
import type { Tx } from '../../db/types.ts'
import { jobPosts, jobs } from '../jobs/schema.ts'
import { type JobRowRecord, selectJobRows, withIds } from '../jobs/service.ts'

const officeKind = sql<string>`case when ${jobs.disputedAt} is not null then 'dispute'
  when ${jobs.frozenAt} is not null then 'frozen' else ${jobs.queue} end`

/** Jobs that wait for an operator, longest wait first. */
export async function listForOperator(
  tx: Tx,
  lang: Lang,
  kind: string | undefined,
  after: { at: Date; id: string } | null,
  limit: number,
): Promise<JobRowRecord[]> {
  const behind = after
    ? sql`(${jobs.officeAt}, ${jobs.id}) > (${after.at.toISOString()}::timestamptz, ${after.id}::uuid)`
    : undefined
  // Two queries: in a single one the database would join all waiting jobs before applying the limit.
  const page = await tx
    .select({ id: jobs.id })
    .from(jobs)
    .where(and(isNotNull(jobs.officeAt), kind ? sql`${officeKind} = ${kind}` : undefined, behind))
    .orderBy(asc(jobs.officeAt), asc(jobs.id))
    .limit(limit + 1)
  if (page.length === 0) return []
  return selectJobRows(tx, lang)
    .where(withIds(page.map(({ id }) => id)))
    .orderBy(asc(jobs.officeAt), asc(jobs.id))
}

export type CheckedPost = Pick<typeof jobPosts.$inferSelect, 'result' | 'reasonCode' | 'reason'>

/** The newest post of each job, with the result of its check. */
export async function lastChecks(tx: Tx, jobIds: readonly string[]): Promise<Map<string, CheckedPost>> {
  if (jobIds.length === 0) return new Map()
  const { jobId, result, reasonCode, reason } = jobPosts
  const rows = await tx
    .selectDistinctOn([jobId], { jobId, result, reasonCode, reason })
    .from(jobPosts)
    .where(inArray(jobId, [...jobIds]))
    .orderBy(jobId, desc(jobPosts.id))
  return new Map(rows.map((row) => [row.jobId, row]))
}

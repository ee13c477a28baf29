import { and, eq } from 'drizzle-orm'
import { AppError } from '../../core/errors.ts'
import type { Tx } from '../../db/types.ts'
import { packageUnits } from '../../ledger/schema.ts'

/** The package unit that a job holds. */
export async function unitOfJob(tx: Tx, jobId: string): Promise<string> {
  const [unit] = await tx
    .select({ id: packageUnits.id })
    .from(packageUnits)
    .where(and(eq(packageUnits.jobId, jobId), eq(packageUnits.state, 'held')))
  if (!unit) throw new AppError('ledger_unbalanced', { job: jobId })
  return unit.id
}

import { type DeltaTable, mergeDeltas } from '../db/deltas.ts'
import { marketCountSums } from '../features/campaigns/schema.ts'
import { jobCountSums } from '../features/jobs/schema-lists.ts'
import { marketerDaySums } from '../features/marketer-dashboard/schema.ts'
import { incomeMonthSums } from '../features/payouts/schema.ts'
import { codeDaySums } from '../ledger/schema.ts'
import { statusCountSums } from '../platform/schema.ts'
import type { App } from './dispatch.ts'

const tables: readonly DeltaTable[] = [
  codeDaySums,
  incomeMonthSums,
  statusCountSums,
  marketCountSums,
  jobCountSums,
  marketerDaySums,
]

/** Merges the new rows of every delta table. */
export async function mergeSums({ db }: Pick<App, 'db'>): Promise<void> {
  for (const table of tables) await mergeDeltas(db, table)
}

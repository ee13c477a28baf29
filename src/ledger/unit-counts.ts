import { type SQL, sql } from 'drizzle-orm'
import type { Tx } from '../db/types.ts'
import type { UnitState } from './package-tables.ts'

const count = (state: UnitState): SQL => sql`count(*) filter (where state = ${state})::int`

/** Recomputes the counters of package lots from their units, so that they stay consistent. */
export async function recountLots(tx: Tx, lotIds: readonly string[]): Promise<void> {
  const ids = sql.join(
    [...lotIds].sort().map((id) => sql`${id}::uuid`),
    sql`, `,
  )
  await tx.execute(sql`
    update package_lots l set available = c.available, held = c.held, used = c.used, expired = c.expired,
      refunded = c.refunded
    from (
      select lot_id, ${count('available')} available, ${count('held')} held, ${count('used')} used,
        ${count('expired')} expired, ${count('refunded')} refunded
      from package_units where lot_id in (${ids}) group by lot_id
    ) c where c.lot_id = l.id`)
}

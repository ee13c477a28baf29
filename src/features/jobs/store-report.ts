import { eq, sql } from 'drizzle-orm'
import type { Tx } from '../../db/types.ts'
import { HELD } from './rules/states.ts'
import { jobs } from './schema.ts'

export interface MoneySums {
  held: number
  paid: number
  fees: number
  reimbursed: number
  returned: number
  /** Pay and fee of the jobs that ran to their end. */
  spentOnPosts: number
}

const part = (path: string) => sql`coalesce((${jobs.split}#>>${`{${path}}`}::text[])::bigint, 0)`
const extras = sql`coalesce((select sum((e->>'price')::bigint + (e->>'fee')::bigint)
  from jsonb_array_elements(${jobs.extras}) e), 0)`
const isHeld = sql`${jobs.status} in (${sql.join(
  HELD.map((status) => sql`${status}`),
  sql`, `,
)})`
const isDone = sql`${jobs.status} in ('COMPLETE', 'COMPLETED')`

/** Where a campaign's credits are: on hold, paid, returned. Satang. */
export async function sumCampaignMoney(tx: Tx, campaignId: string): Promise<MoneySums> {
  const total = (value: ReturnType<typeof part>) => sql<string>`coalesce(sum(${value}), 0)`
  const cap = sql`coalesce((${jobs.facts}->>'reimbursementCap')::bigint, 0)`
  const [row] = await tx
    .select({
      held: total(sql`case when ${isHeld} then ${jobs.price} + ${jobs.fee} + ${extras} + ${cap} else 0 end`),
      paid: total(part('gross')),
      fees: total(part('fee,earned')),
      reimbursed: total(part('reimbursement,paid')),
      returned: total(sql`${part('back')} + ${part('reimbursement,back')}`),
      spentOnPosts: total(sql`case when ${isDone} then ${part('gross')} + ${part('fee,earned')} else 0 end`),
    })
    .from(jobs)
    .where(eq(jobs.campaignId, campaignId))
  const sum = (name: keyof MoneySums): number => Number(row?.[name] ?? 0)
  return {
    held: sum('held'),
    paid: sum('paid'),
    fees: sum('fees'),
    reimbursed: sum('reimbursed'),
    returned: sum('returned'),
    spentOnPosts: sum('spentOnPosts'),
  }
}

import { sql } from 'drizzle-orm'
import type { Check } from './check.ts'

const lotsAgainst = (column: 'available' | 'held', code: string) => sql`
  select coalesce(a.owner_id, l.owner_id) || ${`: ${code} `} || coalesce(a.balance, 0) || ', lots ' || coalesce(l.n, 0)
    as detail
  from (select owner_id, balance from ledger_accounts where code = ${code}) a
  full join (select owner_id, sum(${sql.raw(column)}) as n from credit_lots group by owner_id) l
    on l.owner_id = a.owner_id
  where coalesce(a.balance, 0) <> coalesce(l.n, 0)`

export const creditChecks: readonly Check[] = [
  { name: 'available credits equal the lots', wrong: lotsAgainst('available', 'customer_credits') },
  { name: 'held credits equal the lots', wrong: lotsAgainst('held', 'customer_credits_held') },
  {
    name: 'lots are the sum of their parts',
    wrong: sql`
      select id::text as detail from credit_lots
      where bought <> available + held + consumed + expired + refunded + moved
        or least(available, held, consumed, expired, refunded, moved) < 0`,
  },
  {
    name: 'moved parts went on in lots of their own',
    wrong: sql`
      select l.id || ': moved ' || l.moved || ', found ' || coalesce(c.n, 0) as detail from credit_lots l
      left join (select origin_lot_id, sum(bought) as n from credit_lots where origin_lot_id is not null
        group by origin_lot_id) c on c.origin_lot_id = l.id
      where l.moved <> coalesce(c.n, 0)`,
  },
  {
    name: 'bought credits equal their purchases',
    wrong: sql`
      select l.id || ': lot ' || l.bought || ', entry ' || coalesce(p.n, 0) as detail from credit_lots l
      left join (
        select e.charge_id, sum(p.amount) as n from ledger_entries e
        join ledger_postings p on p.entry_id = e.id
        join ledger_accounts a on a.id = p.destination_account and a.code = 'customer_credits'
        where e.event = 'credits_purchased' group by e.charge_id
      ) p on p.charge_id = l.charge_id
      where l.source = 'purchase' and l.bought <> coalesce(p.n, 0)`,
  },
  {
    name: 'holds equal their shares of the lots',
    wrong: sql`
      select h.id || ': remaining ' || h.remaining || ', shares ' || coalesce(s.remaining, 0) as detail
      from credit_holds h
      left join (select hold_id, sum(amount) as amount, sum(remaining) as remaining from credit_hold_lots
        group by hold_id) s on s.hold_id = h.id
      where h.amount <> coalesce(s.amount, 0) or h.remaining <> coalesce(s.remaining, 0)
        or h.amount <> h.remaining + h.consumed + h.released`,
  },
  {
    name: 'held parts of lots equal the holds on them',
    wrong: sql`
      select l.id || ': held ' || l.held || ', holds ' || coalesce(s.n, 0) as detail from credit_lots l
      left join (select lot_id, sum(remaining) as n from credit_hold_lots group by lot_id) s on s.lot_id = l.id
      where l.held <> coalesce(s.n, 0)`,
  },
  {
    name: 'settled jobs leave no hold open',
    wrong: sql`
      select h.id::text as detail from credit_holds h
      join ledger_entries e on e.job_id = h.job_id and e.event in ('job_completed', 'job_cancelled')
      where h.status = 'open'`,
  },
]

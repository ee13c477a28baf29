import { sql } from 'drizzle-orm'
import type { Check } from './check.ts'

const unitsAgainst = (state: 'available' | 'held', code: string) => sql`
  select coalesce(a.owner_id, u.owner_id) || ${`: ${code} `} || coalesce(a.balance, 0) || ', units ' || coalesce(u.n, 0)
    as detail
  from (select owner_id, balance from ledger_accounts where code = ${code}) a
  full join (select owner_id, sum(value) as n from package_units where state = ${state} group by owner_id) u
    on u.owner_id = a.owner_id
  where coalesce(a.balance, 0) <> coalesce(u.n, 0)`

export const packageChecks: readonly Check[] = [
  { name: 'available package jobs equal their account', wrong: unitsAgainst('available', 'package_liability') },
  { name: 'held package jobs equal their account', wrong: unitsAgainst('held', 'package_held') },
  {
    name: 'package counters equal their units',
    wrong: sql`
      select l.id::text as detail from package_lots l
      left join (
        select lot_id, count(*) as bought, sum(value) as price,
          count(*) filter (where state = 'available') as available, count(*) filter (where state = 'held') as held,
          count(*) filter (where state = 'used') as used, count(*) filter (where state = 'expired') as expired,
          count(*) filter (where state = 'refunded') as refunded
        from package_units group by lot_id
      ) u on u.lot_id = l.id
      where (l.bought, l.price, l.available, l.held, l.used, l.expired, l.refunded)
        is distinct from (u.bought, u.price, u.available, u.held, u.used, u.expired, u.refunded)`,
  },
  {
    name: 'settled jobs leave no package job on hold',
    wrong: sql`
      select u.id::text as detail from package_units u
      join ledger_entries e on e.job_id = u.job_id and e.event in ('job_completed', 'job_cancelled')
      where u.state = 'held'`,
  },
]

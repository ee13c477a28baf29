import { sql } from 'drizzle-orm'
import { type Check, missingTriggers, textList } from '../../ledger/check.ts'
import { documentShapes } from './contract.ts'

/** Numbers of tax papers run without gaps: one that is missing was removed. */
export const documentLedgerChecks: readonly Check[] = [
  {
    name: 'document numbers run without gaps',
    wrong: sql`
      select s.kind || ' ' || s.period || ': ' || s.last || ' numbers given, ' || count(d.id) || ' documents, missing '
        || coalesce((select string_agg(n::text, ', ') from (
          select n from generate_series(1, s.last) n where not n = any (coalesce(array_agg(split_part(d.serial, '-', 3)::int) filter (where d.id is not null), '{}')) limit 20
        ) gaps), 'none') as detail
      from document_serials s left join documents d on d.kind = s.kind and split_part(d.serial, '-', 2) = s.period
      where s.kind in (${textList(Object.keys(documentShapes))})
      group by s.kind, s.period, s.last having count(d.id) <> s.last`,
  },
  { name: 'documents are guarded by the database', wrong: missingTriggers(['documents_append_only']) },
]

import { sql } from 'drizzle-orm'
import { type Satang, satang } from '../core/money.ts'
import type { Tx } from '../db/types.ts'
import { type AccountCode, type AccountType, accountCodes, chart } from './chart.ts'
import { openSince } from './code-days.ts'
import { idFloor } from './entry-id.ts'
import { rowsOf } from './rows.ts'

export interface TrialBalanceLine {
  code: AccountCode
  th: string
  en: string
  type: AccountType
  /** Turnover on each side in the period. */
  debits: Satang
  credits: Satang
  /** Balance at the end of the period: one of the two is zero. */
  debitBalance: Satang
  creditBalance: Satang
}

export interface TrialBalance {
  lines: TrialBalanceLine[]
  total: { debits: Satang; credits: Satang; debitBalance: Satang; creditBalance: Satang }
  balanced: boolean
}

interface Row {
  code: AccountCode
  debits: string
  credits: string
  balance: string
}

/**
 * The trial balance by account code, in the order of the chart, computed from the postings: turnover of the period
 * [`from`, `until`) and balance at its end. Without dates: everything. Days before the period that are summed up are not
 * read posting by posting.
 */
export async function trialBalance(tx: Tx, from?: Date, until?: Date): Promise<TrialBalance> {
  const open = await openSince(tx)
  const since = open && !until && (!from || from >= open) ? open : null
  const fresh = from ? sql`entry_id >= ${idFloor(from)}::uuid` : sql`true`
  const bounds = sql`${since ? sql`entry_id >= ${idFloor(since)}::uuid` : sql`true`}
    and ${until ? sql`entry_id < ${idFloor(until)}::uuid` : sql`true`}`
  const closed = since
    ? sql`union all select code, ${from ? sql`0` : sql`debits`}, ${from ? sql`0` : sql`credits`}, credits - debits
        from ledger_code_days where code <> ''`
    : sql``
  const rows = await rowsOf<Row>(
    tx,
    sql`
    with sides as (
      select source_account as account, sum(amount) filter (where ${fresh}) as debits, 0 as credits, -sum(amount) as balance
      from ledger_postings where ${bounds} group by source_account
      union all
      select destination_account, 0, sum(amount) filter (where ${fresh}), sum(amount)
      from ledger_postings where ${bounds} group by destination_account
    )
    select code, sum(debits) as debits, sum(credits) as credits, sum(balance) as balance from (
      select a.code, coalesce(s.debits, 0) as debits, coalesce(s.credits, 0) as credits, s.balance
      from sides s join ledger_accounts a on a.id = s.account
      ${closed}
    ) codes group by code`,
  )
  const found = new Map(rows.map((row) => [row.code, row]))
  const lines = accountCodes.flatMap((code) => lineOf(found.get(code)))
  const total = { debits: 0, credits: 0, debitBalance: 0, creditBalance: 0 }
  for (const line of lines) {
    for (const column of ['debits', 'credits', 'debitBalance', 'creditBalance'] as const) total[column] += line[column]
  }
  return {
    lines,
    total: {
      debits: satang(total.debits),
      credits: satang(total.credits),
      debitBalance: satang(total.debitBalance),
      creditBalance: satang(total.creditBalance),
    },
    balanced: total.debits === total.credits && total.debitBalance === total.creditBalance,
  }
}

function lineOf(row: Row | undefined): TrialBalanceLine[] {
  if (!row) return []
  const { th, en, type } = chart[row.code]
  const balance = Number(row.balance)
  return [
    {
      code: row.code,
      th,
      en,
      type,
      debits: satang(Number(row.debits)),
      credits: satang(Number(row.credits)),
      debitBalance: satang(Math.max(-balance, 0)),
      creditBalance: satang(Math.max(balance, 0)),
    },
  ]
}

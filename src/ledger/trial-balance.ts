import { sql } from 'drizzle-orm'
import type { Day } from '../core/calendar.ts'
import { type Satang, satang } from '../core/money.ts'
import { rowsOf } from '../db/rows.ts'
import type { Tx } from '../db/types.ts'
import { type AccountCode, type AccountType, accountCodes, chart } from './chart.ts'

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
 * The trial balance by account code, in the order of the chart: turnover of the Bangkok days from `from` to before `until`,
 * and the balance at the end of them. Without days: everything.
 */
export async function trialBalance(tx: Tx, from?: Day, until?: Day): Promise<TrialBalance> {
  const turnover = from ? sql`filter (where day >= ${from}::date)` : sql``
  const rows = await rowsOf<Row>(
    tx,
    sql`
    select code, coalesce(sum(debits) ${turnover}, 0) as debits, coalesce(sum(credits) ${turnover}, 0) as credits,
      sum(credits - debits) as balance
    from ledger_code_days where code <> '' ${until ? sql`and day < ${until}::date` : sql``} group by code`,
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

import { dayOf } from '../../../core/calendar.ts'
import { AppError } from '../../../core/errors.ts'
import { satang } from '../../../core/money.ts'
import { type AccountCode, accountCodes, chart } from '../../../ledger/chart.ts'
import { ledgerEvents } from '../../../ledger/events.ts'
import { trialBalance } from '../../../ledger/trial-balance.ts'
import type { Ctx } from '../../../platform/context.ts'
import { idOfCursor, paginate } from '../../../platform/cursor.ts'
import type { EntryRow, EntrySet, TrialBalance } from '../contract.ts'
import { accountNumbers } from './account-numbers.ts'
import { countEntries, type EntryFilter, findEntry, listEntries, listSides, type StoredEntry } from './store.ts'

/** Number and names of an account. */
export const accountWords = (code: AccountCode) => ({
  number: accountNumbers[code],
  code,
  name: { th: chart[code].th, en: chart[code].en },
})

/** Every account of the chart that was ever used, with the movements of the current Bangkok day. */
export async function readTrialBalance(ctx: Ctx): Promise<TrialBalance> {
  const now = ctx.clock.now()
  const today = dayOf(now)
  const [balance, entries] = await Promise.all([trialBalance(ctx.db, today), countEntries(ctx.db, today)])
  return {
    at: now.toISOString(),
    accounts: balance.lines.map((line) => ({
      ...accountWords(line.code),
      type: line.type,
      todayDebit: line.debits,
      todayCredit: line.credits,
      todayEntries: entries.byCode.get(line.code) ?? 0,
      debit: line.debitBalance,
      credit: line.creditBalance,
    })),
    debit: balance.total.debitBalance,
    credit: balance.total.creditBalance,
    balanced: balance.balanced,
    entries: entries.total,
  }
}

const ACCOUNTS = accountCodes.map(accountWords)
const EVENTS = Object.entries(ledgerEvents).map(([code, name]) => ({ code, name }))

const viewEntry = (row: StoredEntry): EntryRow => ({
  id: row.id,
  reference: row.reference,
  event: row.event,
  name: ledgerEvents[row.event],
  occurredAt: new Date(row.occurred_at).toISOString(),
  actorRole: row.actor_role,
  amount: satang(Number(row.amount)),
  jobId: row.job_id,
  reverses: row.reverses,
})

export async function readEntries(
  ctx: Ctx,
  query: EntryFilter & { after?: string | undefined; limit?: number | undefined },
) {
  const limit = query.limit ?? 50
  const rows = await listEntries(ctx.db, query, idOfCursor(query.after), limit)
  const page = paginate(rows, limit, (row) => [row.id])
  return { data: page.rows.map(viewEntry), next: page.next, accounts: ACCOUNTS, events: EVENTS }
}

/** Number of earlier entries of the job that are shown with an entry. */
const EARLIER = 8

/** An entry with its sides by account, who caused it, and the earlier entries of the same job. */
export async function readEntry(ctx: Ctx, id: string): Promise<EntrySet> {
  const row = await findEntry(ctx.db, id)
  if (!row) throw new AppError('not_found')
  const sides = await listSides(ctx.db, id)
  const earlier = row.job_id ? await listEntries(ctx.db, { job: row.job_id }, row.id, EARLIER) : []
  const lines = sides.map((side) => ({
    ...accountWords(side.code),
    ownerId: side.owner_id,
    ownerName: side.owner_name,
    debit: satang(Number(side.debit)),
    credit: satang(Number(side.credit)),
  }))
  return {
    ...viewEntry(row),
    actorId: row.actor_id,
    actorName: row.actor_name,
    idempotencyKey: row.idempotency_key,
    campaignId: row.campaign_id,
    chargeId: row.charge_id,
    withdrawalId: row.withdrawal_id,
    reversedBy: row.reversed_by,
    lines,
    debit: lines.reduce((sum, line) => sum + line.debit, 0),
    credit: lines.reduce((sum, line) => sum + line.credit, 0),
    earlier: earlier.slice(0, EARLIER).map(viewEntry),
  }
}

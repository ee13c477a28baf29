import { and, asc, eq, gt, isNull, min, sql } from 'drizzle-orm'
import { type Satang, satang } from '../core/money.ts'
import type { Tx } from '../db/types.ts'
import { accountId } from './account.ts'
import { type AccountCode, chart } from './chart.ts'
import { creditLots } from './credit-tables.ts'
import { ledgerAccounts } from './ledger-tables.ts'

/** Balance of an account over all its sub-accounts, credits minus debits; 0 without postings. */
export async function balanceOf(tx: Tx, code: AccountCode, owner: string | null = null): Promise<Satang> {
  const where =
    owner && chart[code].shards === 1
      ? eq(ledgerAccounts.id, accountId({ code, owner: owner.toLowerCase() }))
      : and(eq(ledgerAccounts.code, code), owner ? eq(ledgerAccounts.ownerId, owner) : isNull(ledgerAccounts.ownerId))
  const [row] = await tx
    .select({ total: sql<string>`coalesce(sum(${ledgerAccounts.balance}), 0)` })
    .from(ledgerAccounts)
    .where(where)
  return satang(Number(row!.total))
}

/** Balances of one owner by account; unused accounts are absent. */
export async function balancesOfOwner(tx: Tx, owner: string): Promise<Partial<Record<AccountCode, Satang>>> {
  const rows = await tx
    .select({ code: ledgerAccounts.code, balance: ledgerAccounts.balance })
    .from(ledgerAccounts)
    .where(eq(ledgerAccounts.ownerId, owner))
  return Object.fromEntries(rows.map((row) => [row.code, row.balance]))
}

export interface InfluencerBalance {
  /** Can be withdrawn now. */
  available: Satang
  /** In a pending withdrawal. */
  pending: Satang
}

export async function influencerBalance(tx: Tx, owner: string): Promise<InfluencerBalance> {
  const balances = await balancesOfOwner(tx, owner)
  return {
    available: balances.creator_payable ?? satang(0),
    pending: balances.creator_pending_withdrawal ?? satang(0),
  }
}

export interface MarketerCredits {
  /** Can be spent at `now`. */
  available: Satang
  held: Satang
  /** The earliest expiry, with the sum of all lots that expire on its Bangkok day. */
  expiringNext: { amount: Satang; expiresAt: Date } | null
}

/** A marketer's credits that can be spent at `now`. */
export async function spendableCredits(tx: Tx, owner: string, now: Date): Promise<Satang> {
  const [row] = await tx
    .select({ total: sql<string>`coalesce(sum(${creditLots.available}), 0)` })
    .from(creditLots)
    .where(and(eq(creditLots.ownerId, owner), gt(creditLots.available, sql`0`), gt(creditLots.expiresAt, now)))
  return satang(Number(row!.total))
}

/** A marketer's credits. Expired lots are excluded even before the sweep has processed them. */
export async function marketerCredits(tx: Tx, owner: string, now: Date): Promise<MarketerCredits> {
  const held = await balanceOf(tx, 'customer_credits_held', owner)
  const days = await tx
    .select({ expiresAt: min(creditLots.expiresAt), amount: sql<string>`sum(${creditLots.available})` })
    .from(creditLots)
    .where(and(eq(creditLots.ownerId, owner), gt(creditLots.available, sql`0`), gt(creditLots.expiresAt, now)))
    .groupBy(sql`(${creditLots.expiresAt} at time zone 'Asia/Bangkok')::date`)
    .orderBy(asc(min(creditLots.expiresAt)))
  const first = days[0]
  return {
    available: satang(days.reduce((total, day) => total + Number(day.amount), 0)),
    held,
    expiringNext: first?.expiresAt ? { amount: satang(Number(first.amount)), expiresAt: first.expiresAt } : null,
  }
}

import { and, eq, gt, lt } from 'drizzle-orm'
import { DAY } from '../../../core/clock.ts'
import { pipelined } from '../../../db/tx.ts'
import type { Tx } from '../../../db/types.ts'
import { payoutDrafts } from '../schema.ts'

const LIFE = DAY

export type Draft = Pick<typeof payoutDrafts.$inferSelect, 'price' | 'bank' | 'promptpay'>

/** Data that an account entered but has not confirmed yet. */
export async function draftOf(tx: Tx, accountId: string, now: Date): Promise<Draft> {
  const [row] = await tx
    .select({ price: payoutDrafts.price, bank: payoutDrafts.bank, promptpay: payoutDrafts.promptpay })
    .from(payoutDrafts)
    .where(and(eq(payoutDrafts.accountId, accountId), gt(payoutDrafts.updatedAt, new Date(now.getTime() - LIFE))))
  return row ?? { price: null, bank: null, promptpay: null }
}

/** Stores one part of the draft, or removes it if null. */
export async function saveDraft(tx: Tx, accountId: string, part: Partial<Draft>, now: Date): Promise<void> {
  await pipelined(
    tx,
    tx
      .insert(payoutDrafts)
      .values({ accountId, ...part, updatedAt: now })
      .onConflictDoUpdate({ target: payoutDrafts.accountId, set: { ...part, updatedAt: now } }),
  )
}

/** Removes expired drafts. */
export async function dropOldDrafts(tx: Tx, now: Date): Promise<void> {
  await tx.delete(payoutDrafts).where(lt(payoutDrafts.updatedAt, new Date(now.getTime() - LIFE)))
}

import { and, count, desc, eq, lt, or } from 'drizzle-orm'
import type { Tx } from '../../db/types.ts'
import { accounts } from '../accounts/schema.ts'
import { ideas } from './schema.ts'

export type IdeaRecord = typeof ideas.$inferSelect

/** An account's ideas, the most recently changed first; `after` is the time and id of the last row read. */
export function listIdeas(
  tx: Tx,
  accountId: string,
  { after, limit }: { after: readonly [Date, string] | null; limit: number },
): Promise<IdeaRecord[]> {
  const older = after && or(lt(ideas.updatedAt, after[0]), and(eq(ideas.updatedAt, after[0]), lt(ideas.id, after[1])))
  return tx
    .select()
    .from(ideas)
    .where(and(eq(ideas.accountId, accountId), older ?? undefined))
    .orderBy(desc(ideas.updatedAt), desc(ideas.id))
    .limit(limit)
}

/** The number of an account's ideas. Locks the account's row, so that parallel requests count one after the other. */
export async function countIdeas(tx: Tx, accountId: string): Promise<number> {
  await tx.select({ id: accounts.id }).from(accounts).where(eq(accounts.id, accountId)).for('update')
  const [row] = await tx.select({ n: count() }).from(ideas).where(eq(ideas.accountId, accountId))
  return row?.n ?? 0
}

/** Inserts or updates an idea. Undefined if the id belongs to another account. */
export async function putIdea(tx: Tx, idea: IdeaRecord): Promise<IdeaRecord | undefined> {
  const { id: _, accountId, ...changed } = idea
  const [row] = await tx
    .insert(ideas)
    .values(idea)
    .onConflictDoUpdate({ target: ideas.id, set: changed, setWhere: eq(ideas.accountId, accountId) })
    .returning()
  return row
}

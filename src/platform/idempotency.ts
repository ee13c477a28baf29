import { createHash } from 'node:crypto'
import { and, eq, sql } from 'drizzle-orm'
import { AppError } from '../core/errors.ts'
import { prepared } from '../db/prepared.ts'
import { pipelined } from '../db/tx.ts'
import type { Tx } from '../db/types.ts'
import { idempotencyKeys } from './schema.ts'

/** Thrown inside the transaction to roll it back and return the stored response of an earlier, identical command. */
export class Replay extends Error {
  readonly response: unknown
  constructor(response: unknown) {
    super('replay')
    this.response = response
  }
}

export interface CommandKey {
  accountId: string
  key: string
  endpoint: string
  bodyHash: string
}

/** Hash of the request: the same key with another body is a conflict. */
export const hashBody = (input: unknown): string =>
  createHash('sha256')
    .update(JSON.stringify(input ?? null))
    .digest('hex')

const insertKey = prepared(['accountId', 'key', 'endpoint', 'bodyHash', 'createdAt'], (tx, values) =>
  tx.insert(idempotencyKeys).values(values).onConflictDoNothing().returning({ key: idempotencyKeys.key }),
)

const updateResponse = prepared(['accountId', 'key', 'response'], (tx, { accountId, key, response }) =>
  tx
    .update(idempotencyKeys)
    .set({ response: sql`${response}::jsonb` })
    .where(and(eq(idempotencyKeys.accountId, accountId), eq(idempotencyKeys.key, key))),
)

/**
 * Claims the key within the command's transaction; a parallel identical command waits here for the first one to finish.
 * Throws Replay with the stored response, or `idempotency_conflict` if the key was used with another body.
 */
export async function claimKey(tx: Tx, command: CommandKey, now: Date): Promise<void> {
  const claimed = await insertKey(tx, { ...command, createdAt: now })
  if (claimed.length > 0) return
  const [stored] = await tx
    .select()
    .from(idempotencyKeys)
    .where(and(eq(idempotencyKeys.accountId, command.accountId), eq(idempotencyKeys.key, command.key)))
  if (!stored || stored.bodyHash !== command.bodyHash || stored.endpoint !== command.endpoint)
    throw new AppError('idempotency_conflict')
  throw new Replay(stored.response)
}

/** Stores the response with the key, in the same transaction. */
export async function storeResponse(tx: Tx, command: CommandKey, response: unknown): Promise<void> {
  const { accountId, key } = command
  await pipelined(tx, updateResponse(tx, { accountId, key, response: JSON.stringify(response ?? null) }))
}

import type { Db, Tx } from './types.ts'

const retryable = new Set(['40001', '40P01'])

/** The SQLSTATE of a database error, also if the error is wrapped. */
export function sqlState(error: unknown): string | undefined {
  for (let e = error; e && typeof e === 'object'; e = (e as { cause?: unknown }).cause) {
    const code = (e as { code?: unknown }).code
    if (typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code)) return code
  }
  return undefined
}

/** The name of the violated constraint, if any. */
export function violatedConstraint(error: unknown): string | undefined {
  for (let e = error; e && typeof e === 'object'; e = (e as { cause?: unknown }).cause) {
    const name = (e as { constraint?: unknown }).constraint
    if (typeof name === 'string') return name
  }
  return undefined
}

/** For `.catch` of a statement: throws the error listed for the violated constraint, and any other error unchanged. */
export const onViolation =
  (errors: Readonly<Record<string, () => Error>>) =>
  (error: unknown): never => {
    throw errors[violatedConstraint(error) ?? '']?.() ?? error
  }

const databases = new WeakMap<Tx, Db>()

/** The database of a transaction; a database returns itself. */
export const databaseOf = (tx: Tx): Tx => databases.get(tx) ?? tx

/**
 * One write transaction, retried on serialization failures and deadlocks (at most four runs). The function must do
 * nothing but database work through `tx`.
 */
export async function withTx<T>(db: Db, run: (tx: Tx) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await db.transaction((transaction) => {
        const tx = transaction as unknown as Tx
        databases.set(tx, db)
        return run(tx)
      })
    } catch (error) {
      if (attempt >= 5 || !retryable.has(sqlState(error) ?? '')) throw error
      await new Promise((done) => setTimeout(done, 5 * 2 ** attempt * (0.5 + Math.random())))
    }
  }
}

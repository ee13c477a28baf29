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

/** SQLSTATE of a statement in a transaction in which another statement has failed. */
const ABORTED = '25P02'

interface Pipeline {
  connection: Db
  /** Statements that were sent without waiting for their results. */
  sent: Promise<unknown>[]
}

const pipelines = new WeakMap<Tx, Pipeline>()

/**
 * Where prepared statements of a transaction are stored: its connection, or else the transaction or database itself.
 */
export const connectionOf = (tx: Tx): Tx => pipelines.get(tx)?.connection ?? tx

/**
 * A drizzle query is sent when `then` is called, which `await` does only after statements that are started meanwhile.
 */
const sendNow = <T>(statement: PromiseLike<T>): Promise<T> =>
  new Promise((done, fail) => void statement.then(done, fail))

/**
 * Sends a statement whose result is not needed, together with the next one of the transaction. If it fails, the later
 * statements and the commit fail too, and the transaction throws its error. Outside such a transaction the statement
 * runs when the caller awaits it.
 */
export function pipelined(tx: Tx, statement: PromiseLike<unknown>): PromiseLike<unknown> {
  const pipeline = pipelines.get(tx)
  if (!pipeline) return statement
  const sent = sendNow(statement)
  sent.catch(() => {})
  pipeline.sent.push(sent)
  return Promise.resolve()
}

/**
 * Sends statements of a transaction together and awaits all of them; outside a transaction they run one after the other.
 * If one fails, it waits until all have ended and throws the error of the first failed one.
 */
export async function pipelineAll<T extends readonly unknown[]>(
  tx: Tx,
  ...statements: { [K in keyof T]: () => PromiseLike<T[K]> }
): Promise<T> {
  const values: unknown[] = []
  if (!pipelines.has(tx)) {
    for (const statement of statements) values.push(await statement())
    return values as unknown as T
  }
  for (const result of await Promise.allSettled(statements.map((statement) => sendNow(statement())))) {
    if (result.status === 'rejected') throw result.reason
    values.push(result.value)
  }
  return values as unknown as T
}

/** A transaction on a connection that sends statements together. PostgreSQL rolls back if one of them failed. */
export async function transactionOn<T>(
  connection: Db,
  run: (tx: Parameters<Parameters<Db['transaction']>[0]>[0]) => Promise<T>,
  config: Parameters<Db['transaction']>[1],
): Promise<T> {
  const sent: Promise<unknown>[] = []
  const transaction = connection.transaction((tx) => {
    pipelines.set(tx as unknown as Tx, { connection, sent })
    return run(tx)
  }, config)
  const [ended] = await Promise.allSettled([transaction])
  const results = await Promise.allSettled(sent)
  const failed = results.find((result) => result.status === 'rejected')
  // The statement that failed first caused all later errors.
  if (failed && sqlState(failed.reason) !== ABORTED) throw failed.reason
  if (ended.status === 'rejected') throw ended.reason
  if (failed) throw failed.reason
  return ended.value
}

/**
 * One write transaction, retried on serialization failures and deadlocks (at most five runs). The function must do
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

import { mkdirSync } from 'node:fs'
import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { drizzle as drizzlePg } from 'drizzle-orm/node-postgres'
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite'
import pg from 'pg'
import { listenOnPostgres, type OnNotification } from './listen.ts'
import { lockDataDir } from './lock.ts'
import { NamedClient } from './named-client.ts'
import { transactionOn } from './tx.ts'
import type { Db } from './types.ts'
import { isDatabaseUnavailable } from './unavailable.ts'

export interface Database {
  db: Db
  engine: 'pglite' | 'postgres'
  /** Runs SQL for pg-boss. For several statements it returns the rows of all and the row count of the last. */
  execute(text: string, values?: unknown[]): Promise<{ rows: unknown[]; rowCount?: number }>
  /** Receives notifications of a channel from this and other processes. Returns a function that stops listening. */
  listen(channel: string, onNotification: OnNotification): Promise<() => Promise<void>>
  raw: { pglite?: PGlite; pool?: pg.Pool }
  close(): Promise<void>
}

// BIGINT holds satang; constraints limit it to safe integers, so a JavaScript number is exact.
pg.types.setTypeParser(20, Number)

/** How long a query waits for a connection before the database counts as unavailable. */
const CONNECT_TIMEOUT = 20_000

type Transaction = Db['transaction']

/**
 * Transactions on the pool. A failed connection is closed and not returned to the pool; drizzle's own `transaction`
 * returns it, and never releases one that fails at BEGIN.
 */
function transactionOf(pool: pg.Pool): Transaction {
  const connections = new WeakMap<pg.PoolClient, Db>()
  return async (run, config) => {
    const client = await pool.connect()
    const connection = connections.get(client) ?? (drizzlePg(client) as unknown as Db)
    connections.set(client, connection)
    let lost = false
    try {
      return await transactionOn(connection, run, config)
    } catch (error) {
      lost = isDatabaseUnavailable(error)
      throw error
    } finally {
      client.release(lost)
    }
  }
}

/**
 * Opens PostgreSQL by URL. The cluster must be 15 or newer, UTF-8, and not of the plain C locale (trigrams of Thai
 * would be empty).
 */
export async function openPostgres(url: string, max = 10): Promise<Database> {
  const pool = new pg.Pool({
    connectionString: url,
    max,
    application_name: 'talad',
    idleTimeoutMillis: 30_000,
    connectionTimeoutMillis: CONNECT_TIMEOUT,
    keepAlive: true,
    // Otherwise the operating system waits two hours before it probes an idle connection.
    keepAliveInitialDelayMillis: 10_000,
    // Releases the row locks of a host that lost its network. Our transactions wait only for the database.
    idle_in_transaction_session_timeout: 60_000,
    // Statements that are sent without waiting for results share a round trip (`pipelined` in tx.ts).
    pipeline: true,
    // JIT compilation takes longer than it saves: up to 100 ms if the planner expects many rows.
    options: '-c jit=off',
    Client: NamedClient,
  })
  // Node exits on an `error` event without a listener. The running query reports the failure.
  const ignore = () => {}
  pool.on('error', ignore)
  pool.on('connect', (client) => client.on('error', ignore))
  try {
    const { rows } = await pool.query(
      `select current_setting('server_version_num')::int as version, current_setting('server_encoding') as encoding,
              (select datctype from pg_database where datname = current_database()) as ctype`,
    )
    const { version, encoding, ctype } = rows[0] as { version: number; encoding: string; ctype: string }
    if (version < 150_000) throw new Error(`PostgreSQL 15 or newer is needed, this is ${version}`)
    if (encoding !== 'UTF8' || ctype === 'C' || ctype === 'POSIX')
      throw new Error(`the database must be UTF-8 with LC_CTYPE C.UTF-8 or a language, this is ${encoding} ${ctype}`)
  } catch (error) {
    await pool.end().catch(() => {})
    throw error
  }
  return {
    db: Object.assign(drizzlePg(pool) as unknown as Db, { transaction: transactionOf(pool) }),
    engine: 'postgres',
    execute: async (text, values) => {
      // For several statements the driver returns an array.
      const results = [await pool.query(text, values)].flat()
      return { rows: results.flatMap(({ rows }) => rows), rowCount: results.at(-1)?.rowCount ?? 0 }
    },
    listen: (channel, onNotification) => listenOnPostgres(url, channel, onNotification),
    raw: { pool },
    close: () => pool.end(),
  }
}

/**
 * Opens the embedded database in a directory (locked for this process), or in memory without one; `image` is a dump to
 * restore.
 */
export async function openEmbedded(dataDir?: string, image?: Blob): Promise<Database> {
  const release = dataDir ? lockDataDir(dataDir) : () => {}
  try {
    if (dataDir) mkdirSync(dataDir, { recursive: true })
    const client = await PGlite.create({
      ...(dataDir ? { dataDir } : {}),
      ...(image && { loadDataDir: image }),
      extensions: { pg_trgm },
      parsers: { 20: Number },
    })
    return {
      db: drizzlePglite(client) as unknown as Db,
      engine: 'pglite',
      execute: async (text, values) => {
        const result = await client.query(text, values as never[])
        return { rows: result.rows, rowCount: result.affectedRows ?? result.rows.length }
      },
      listen: (channel, onNotification) => client.listen(channel, onNotification),
      raw: { pglite: client },
      close: async () => {
        await client.close()
        release()
      },
    }
  } catch (error) {
    release()
    throw error
  }
}

/** PostgreSQL if a URL is given, otherwise the embedded database in `dataDir`. */
export const openDatabase = (config: { url?: string | undefined; dataDir?: string | undefined }): Promise<Database> =>
  config.url ? openPostgres(config.url) : openEmbedded(config.dataDir)

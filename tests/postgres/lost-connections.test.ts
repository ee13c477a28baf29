import type { Socket } from 'node:net'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { openPostgres } from '../../src/db/connect.ts'
import { rowsOf } from '../../src/db/rows.ts'
import type { Tx } from '../../src/db/types.ts'
import { isDatabaseUnavailable } from '../../src/db/unavailable.ts'
import { contract as notifications } from '../../src/features/notifications/contract.ts'
import { buildInfluencer } from '../factories.ts'
import { openTestApp, type TestApp } from '../harness.ts'

if (!process.env.TEST_DATABASE_URL) throw new Error('TEST_DATABASE_URL is not set')

let app: TestApp
let admin: Awaited<ReturnType<typeof openPostgres>>
beforeAll(async () => {
  app = await openTestApp()
  admin = await openPostgres(process.env.TEST_DATABASE_URL!, 1)
})
afterAll(async () => {
  await admin.close()
  await app.close()
})

const pidOf = async (tx: Tx): Promise<number> =>
  Number((await rowsOf<{ pid: number }>(tx, sql`select pg_backend_pid() as pid`))[0]?.pid)
const terminate = (pid: number) => admin.execute('select pg_terminate_backend($1, 5000)', [pid])
const pool = () => app.database.raw.pool!
const failureOf = (run: Promise<unknown>): Promise<unknown> =>
  run.then(
    () => null,
    (error: unknown) => error,
  )

it('a transaction fails as unavailable if its connection ends between two statements, also repeatedly', async () => {
  for (let round = 0; round < 2 * pool().options.max; round++) {
    const error = await failureOf(
      app.db.transaction(async (tx) => {
        await terminate(await pidOf(tx as unknown as Tx))
        await tx.execute(sql`select 1`)
      }),
    )
    expect(isDatabaseUnavailable(error)).toBe(true)
  }
  // A connection that was not released would be missing here.
  const all = Array.from({ length: pool().options.max }, () => app.db.transaction((tx) => tx.execute(sql`select 1`)))
  expect(await Promise.all(all)).toHaveLength(pool().options.max)
})

it('a transaction fails as unavailable if its connection ends during a statement or before the commit', async () => {
  const during = app.db.transaction(async (tx) => {
    const pid = await pidOf(tx as unknown as Tx)
    const waiting = failureOf(tx.execute(sql`select pg_sleep(60)`) as never)
    await terminate(pid)
    throw await waiting
  })
  expect(isDatabaseUnavailable(await failureOf(during))).toBe(true)
  const commit = app.db.transaction(async (tx) => terminate(await pidOf(tx as unknown as Tx)))
  expect(isDatabaseUnavailable(await failureOf(commit))).toBe(true)
})

it('a listening connection is opened again, and reports that notifications may have been missed', async () => {
  const received: (string | null)[] = []
  const stop = await app.database.listen('site_messages', (payload) => received.push(payload))
  const listeners = async () => {
    const { rows } = await admin.execute(
      `select pid from pg_stat_activity where application_name = 'talad-listen' and datname = $1`,
      [new URL(pool().options.connectionString ?? '').pathname.slice(1)],
    )
    return (rows as { pid: number }[]).map(({ pid }) => pid)
  }
  const lost = await listeners()
  expect(lost).toHaveLength(1)
  for (const pid of lost) await terminate(pid)
  await vi.waitFor(() => expect(received).toEqual([null]), { timeout: 60_000 })
  await app.database.execute(`select pg_notify('site_messages', 'account')`)
  await vi.waitFor(() => expect(received).toEqual([null, 'account']), { timeout: 60_000 })
  await stop()
  expect(await listeners()).toEqual([])
})

it('a connection that breaks at BEGIN is released', async () => {
  for (let round = 0; round < pool().options.max; round++) {
    pool().once('acquire', (client) =>
      (client as unknown as { connection: { stream: Socket } }).connection.stream.destroy(),
    )
    expect(isDatabaseUnavailable(await failureOf(app.db.transaction(async () => 1)))).toBe(true)
  }
  expect(await app.db.transaction((tx) => rowsOf(tx as unknown as Tx, sql`select 1 as n`))).toEqual([{ n: 1 }])
  expect(pool().totalCount - pool().idleCount).toBe(0)
})

it('a call in flight returns unavailable, and the next one succeeds', async () => {
  const { id } = await buildInfluencer(app.db)
  const as = await app.callerOf(id)
  const lock = await pool().connect()
  await lock.query('begin')
  await lock.query('lock table outbox in access exclusive mode')
  const call = app.call(notifications.list, { as })
  await vi.waitFor(
    async () => {
      const { rows } = await admin.execute(
        `select pg_terminate_backend(pid) from pg_stat_activity where datname = $1 and wait_event_type = 'Lock'`,
        [new URL(String(pool().options.connectionString)).pathname.slice(1)],
      )
      expect(rows).not.toEqual([])
    },
    { timeout: 60_000 },
  )
  expect(await call).toMatchObject({ status: 503, body: { code: 'unavailable' } })
  await lock.query('rollback')
  lock.release()
  expect((await app.call(notifications.list, { as })).status).toBe(200)
})

it('several statements in one call return the rows of all of them', async () => {
  const { rows } = await app.database.execute('begin; select 1 as n; select 2 as n; commit;')
  expect(rows).toEqual([{ n: 1 }, { n: 2 }])
})

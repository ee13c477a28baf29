import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { expect, it, vi } from 'vitest'
import { startCluster } from '../../scripts/postgres-cluster.mjs'
import { SECOND } from '../../src/core/clock.ts'
import { openPostgres } from '../../src/db/connect.ts'
import { verifyLedger } from '../../src/ledger/verify.ts'
import { type Driver, openDriver } from './driver.ts'
import { buildWorld, MARKETER_START, type World } from './fixture.ts'
import { type Random, randomOf, seedFrom } from './random.ts'
import { PICTURE, TOP_UP } from './script.ts'

const TERMINATIONS = Number(process.env.DATABASE_LOSS_TERMINATIONS ?? 6)
const RESTARTS = Number(process.env.DATABASE_LOSS_RESTARTS ?? 1)
const SEED = seedFrom('DATABASE_LOSS_SEED')
console.log(`DATABASE_LOSS_SEED=${SEED}`)

/** Requests in flight at any time. */
const CALLERS = 8

interface Setup {
  driver: Driver
  world: World
  url: string
  restart(): Promise<void>
  random: Random
  answers: number
  over: boolean
}

/** Sends one request after the other until the test is over: files, campaigns, charges, reads, pages. */
async function load(setup: Setup, caller: number): Promise<void> {
  const { driver, world } = setup
  const stage = world.stages[caller % world.stages.length]!
  for (let n = 0; !setup.over; n++) {
    const name = `${caller}:${n}`
    const kind = (caller + n) % 5
    if (kind === 0) {
      const body = { purpose: 'bank_book' }
      await driver.run(`file:${name}`, { path: '/api/files', as: stage.influencer, body, file: PICTURE })
    } else if (kind === 1)
      await driver.run(`campaign:${name}`, {
        path: '/api/campaigns',
        as: world.marketer,
        body: { title: `Load ${name}` },
      })
    else if (kind === 2) {
      const body = { amount: TOP_UP, method: 'transfer' }
      await driver.run(`charge:${name}`, { path: '/api/credits/charges', as: world.marketer, body, idempotent: true })
    } else if (kind === 3) {
      const { status } = await driver.read(stage.influencer, '/api/notification/list')
      expect(status).toBe(200)
    } else await openPage(setup)
    setup.answers += 1
  }
}

/** A page of a brand, which is never cached: the response is complete, or says when to retry. */
async function openPage({ driver, world }: Setup): Promise<void> {
  const response = await fetch(`${driver.site().url}/en/Marketer/dashboard`, {
    headers: { authorization: `Bearer ${world.marketer.token}`, accept: 'text/html' },
  })
  await response.text()
  expect([200, 503]).toContain(response.status)
  if (response.status === 503) expect(response.headers.get('retry-after')).toMatch(/^\d+$/)
}

/** Waits for this many more responses, which is at least one per caller on average. */
const answered = (setup: Setup, more: number) => {
  const until = setup.answers + more
  return vi.waitFor(() => expect(setup.answers).toBeGreaterThanOrEqual(until), { timeout: 60 * SECOND, interval: 10 })
}

/** Terminates a random connection of the site: idle, in a transaction, or committing. */
async function terminateOne({ url, random }: Setup): Promise<void> {
  const admin = new pg.Client({ connectionString: url, application_name: 'test' })
  await admin.connect()
  try {
    const { rows } = await admin.query(
      `select pid, state from pg_stat_activity where application_name = 'talad' and datname = current_database()`,
    )
    const busy = rows.filter(({ state }) => state !== 'idle')
    // Connections that are in use are chosen more often.
    const { pid } = random.pick(busy.length > 0 && random.below(4) > 0 ? busy : rows)
    await admin.query('select pg_terminate_backend($1)', [pid])
  } finally {
    await admin.end()
  }
}

/** Restarts the database immediately; the site recovers with it. */
async function restartDatabase({ driver, restart }: Setup): Promise<void> {
  await restart()
  const ready = async () => expect((await fetch(`${driver.site().url}/readyz`)).status).toBe(200)
  await vi.waitFor(ready, { timeout: 60 * SECOND, interval: 50 })
}

async function disturb(setup: Setup): Promise<void> {
  const acts = [...Array<() => Promise<void>>(TERMINATIONS).fill(() => terminateOne(setup))]
  for (let n = 0; n < RESTARTS; n++) acts.push(() => restartDatabase(setup))
  try {
    for (const act of setup.random.shuffle(acts)) {
      await answered(setup, 1 + setup.random.below(CALLERS))
      await act()
    }
    await answered(setup, 2 * CALLERS)
  } finally {
    setup.over = true
  }
}

async function checkData({ driver, world, url }: Setup): Promise<void> {
  const database = await openPostgres(url, 2)
  const count = async (text: string, ...values: unknown[]) =>
    Number(((await database.execute(text, values)).rows[0] as { n: string }).n)
  const acknowledged = (kind: string) => [...driver.acknowledged].filter(([name]) => name.startsWith(`${kind}:`))
  try {
    for (const [table, kind] of [
      ['files', 'file'],
      ['campaigns', 'campaign'],
      ['charges', 'charge'],
    ] as const) {
      const ids = acknowledged(kind).map(([, row]) => row.id)
      expect({ kind, n: await count(`select count(*) as n from ${table} where id = any($1::uuid[])`, ids) }).toEqual({
        kind,
        n: ids.length,
      })
    }
    // Charges that were sent again with their keys exist once.
    expect(await count('select count(*) as n from charges')).toBe(acknowledged('charge').length)
    const { rows } = await database.execute(
      "select balance as n from ledger_accounts where code = 'customer_credits' and owner_id = $1",
      [world.marketer.id],
    )
    expect(rows).toEqual([{ n: MARKETER_START }])
    expect((await verifyLedger(database.db)).checks.filter((check) => !check.ok)).toEqual([])
  } finally {
    await database.close()
  }
}

it(`${TERMINATIONS} terminated connections and ${RESTARTS} restarts of the database under load lose nothing (DATABASE_LOSS_SEED=${SEED})`, async () => {
  const cluster = await startCluster({ fsync: true })
  const dataDir = mkdtempSync(join(tmpdir(), 'talad-loss-'))
  const url = cluster.url
  let driver: Driver | undefined
  try {
    const world = await buildWorld({ url }, CALLERS)
    driver = await openDriver({ dataDir, databaseUrl: url })
    await driver.start()
    const setup: Setup = {
      driver,
      world,
      url,
      restart: cluster.restart,
      random: randomOf(SEED),
      answers: 0,
      over: false,
    }
    const { pid } = driver.site().process
    const callers = Array.from({ length: CALLERS }, (_, caller) => load(setup, caller))
    await Promise.all([disturb(setup), ...callers])
    expect(driver.site().process).toMatchObject({ pid, exitCode: null, signalCode: null })
    // The timers continue too.
    const { data } = await (await fetch(`${driver.site().url}/readyz`)).json()
    expect(data.sweep.late).toBe(false)
    expect(await driver.site().stop()).toBe(0)
    await checkData(setup)
    console.log(`${setup.answers} answers, ${driver.acknowledged.size} acknowledged commands`)
  } catch (error) {
    throw new Error(
      `DATABASE_LOSS_SEED=${SEED}: ${(error as Error).message}\n${driver?.site().output().slice(-3000)}`,
      { cause: error },
    )
  } finally {
    await driver?.remove()
    cluster.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
})

import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { MINUTE } from '../../src/core/clock.ts'
import type { FaultPoint } from '../../src/platform/fault.ts'
import { createDatabase, dropDatabase } from '../cluster.ts'
import { Crashed, type Driver, openDriver } from './driver.ts'
import { gatherEvidence } from './evidence.ts'
import { buildWorld, type World } from './fixture.ts'
import { type Random, randomOf, seedFrom } from './random.ts'
import { playLoad, playRound, type Round } from './script.ts'

const SEED = seedFrom('CRASH_SEED')
console.log(`CRASH_SEED=${SEED}`)

/** Number of crashes between two checks of the data, for which the server is stopped. */
const ROUNDS_PER_CHECK = 5

/** How many times a round passes each point, so that the crash can be placed at any of these passages. */
const PASSAGES = {
  commit: 10,
  committed: 10,
  'webhook.read': 1,
  'webhook.committed': 1,
  'payout.marked': 1,
  'payout.committed': 1,
  'upload.body': 3,
  'upload.stored': 3,
  'outbox.claimed': 6,
  'outbox.sent': 8,
} as const satisfies Partial<Record<FaultPoint, number>>
type Point = keyof typeof PASSAGES
const POINTS = Object.keys(PASSAGES) as Point[]
const UNDER_LOAD = 3
const ROUNDS = Math.max(POINTS.length + UNDER_LOAD, Number(process.env.CRASH_ROUNDS ?? 0))
/**
 * Production uses PostgreSQL, so every run covers every point there; the embedded database is tested in long runs only.
 */
const ONLY_POSTGRES = Boolean(process.env.TEST_DATABASE_URL && !process.env.CRASH_ROUNDS)

type Plan = { fault: string } | { load: number }

/** The crashes to play: each point at least once, some under load, the others as the seed decides. */
function plansOf(random: Random): Plan[] {
  const at = (point: Point): Plan => ({ fault: `${point}:${1 + random.below(PASSAGES[point])}` })
  const under = (): Plan => ({ load: 3 + random.below(30) })
  const sure = [...POINTS.map(at), ...Array.from({ length: UNDER_LOAD }, under)]
  const more = Array.from({ length: ROUNDS - sure.length }, () => at(random.pick(POINTS)))
  return random.shuffle([...sure, ...more])
}

/** Waits until the server has exited, and starts it again on the same data. */
async function restart(driver: Driver, lock: string | null): Promise<void> {
  const dead = driver.site().process
  if (dead.exitCode === null && dead.signalCode === null) await new Promise((done) => dead.once('exit', done))
  expect(dead.signalCode).toBe('SIGKILL')
  driver.arm('')
  // The lock file of the dead process still exists; the next process takes it over.
  if (lock) expect(readFileSync(lock, 'utf8')).toMatch(new RegExp(`^${dead.pid} `))
  await driver.start()
  if (lock) expect(readFileSync(lock, 'utf8')).toMatch(new RegExp(`^${driver.site().process.pid} `))
}

/**
 * Plays a round on the running server until it crashes. Kills it from outside if the plan says so or if it survived the
 * script.
 */
async function playUntilCrash(round: Round, plan: Plan, seed: number): Promise<void> {
  const { driver } = round
  if ('fault' in plan) driver.arm(plan.fault)
  let answers = 0
  const countdown = () => {
    answers += 1
    if ('load' in plan && answers === plan.load) void driver.site().kill()
  }
  try {
    await playRound(round, randomOf(seed))
    if ('load' in plan) await playLoad(round, countdown)
    await driver.site().kill()
  } catch (error) {
    if (!(error instanceof Crashed)) throw error
  }
}

async function playCrashRound(round: Round, plan: Plan, lock: string | null): Promise<void> {
  const { driver, stage, no } = round
  const seed = SEED + no
  await playUntilCrash(round, plan, seed)
  await restart(driver, lock)
  // Sent again with the same keys: acknowledged commands return the same response, the others are executed, once.
  await playRound(round, randomOf(seed))
  if ('load' in plan) await playLoad(round, () => {})
  for (const [name, file] of driver.acknowledged) {
    if (!name.startsWith(`${no}:`) || !file.contentType) continue
    const read = await driver.read(stage.influencer, `/api/files/${file.id}`)
    expect({ name, ...read }).toMatchObject({ status: 200, type: file.contentType, size: file.size })
  }
}

interface Engine {
  where: { url?: string; dataDir?: string }
  dataDir: string
  lock: string | null
}

/** Stops the server and checks the data of these rounds. */
async function checkData(
  driver: Driver,
  world: World,
  { where, lock }: Engine,
  rounds: readonly number[],
  over = false,
) {
  const site = driver.site()
  expect(await site.stop(), site.output()).toBe(0)
  if (lock) expect(existsSync(lock)).toBe(false)
  const { found, expected } = await gatherEvidence(where, { driver, world }, rounds, over)
  expect(found).toEqual(expected)
}

/**
 * Starts the server again so that it sends the messages that a dead process had claimed; it does so after their lease
 * ends.
 */
async function deliverClaimed(driver: Driver): Promise<void> {
  await driver.start()
  driver.site().moveClock(10 * MINUTE)
  await driver.site().stop()
  await driver.start()
}

async function runRounds(engine: Engine): Promise<void> {
  const { where, dataDir, lock } = engine
  const world: World = await buildWorld(where, ROUNDS)
  const driver = await openDriver({ dataDir, ...(where.url && { databaseUrl: where.url }) })
  const plans = plansOf(randomOf(SEED))
  const all = plans.map((_, no) => no)
  try {
    for (let first = 0; first < plans.length; first += ROUNDS_PER_CHECK) {
      const some = all.slice(first, first + ROUNDS_PER_CHECK)
      await driver.start()
      for (const no of some) await playCrashRound({ driver, world, stage: world.stages[no]!, no }, plans[no]!, lock)
      await checkData(driver, world, engine, some)
    }
    await deliverClaimed(driver)
    await checkData(driver, world, engine, all, true)
  } catch (error) {
    throw new Error(`CRASH_SEED=${SEED}, ${JSON.stringify(plans)}: ${(error as Error).message}`, { cause: error })
  } finally {
    await driver.remove()
  }
}

describe.concurrent(`crashes (CRASH_SEED=${SEED})`, () => {
  it.skipIf(ONLY_POSTGRES)(``, async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'talad-crash-'))
    const dir = join(dataDir, 'pg')
    await runRounds({ where: { dataDir: dir }, dataDir, lock: `${dir}.lock` })
  })

  it.skipIf(!process.env.TEST_DATABASE_URL)(``, async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'talad-crash-'))
    const url = await createDatabase('crash')
    try {
      await runRounds({ where: { url }, dataDir, lock: null })
    } finally {
      await dropDatabase(url)
      rmSync(dataDir, { recursive: true, force: true })
    }
  })
})

import { fork } from 'node:child_process'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { LaneReport } from './history-lane.ts'
import { seedFrom } from './random.ts'

const SEED = seedFrom('FC_SEED')
const RUNS = Number(process.env.FC_RUNS ?? 1_000)
console.log(`FC_SEED=${SEED}`)

/** Acts that move money at the end of something. A bank that sends money back (`returned`) is seldom. */
const PAYING = ['approveInsight', 'cancel', 'decide', 'payExtraRound', 'complete', 'refund']

/** Plays a share of the histories in a process of its own. */
function play(engine: string, seed: number, runs: number): Promise<LaneReport> {
  const script = join(import.meta.dirname, 'history-lane.ts')
  return new Promise((done, fail) => {
    const child = fork(script, [engine, String(seed), String(runs)], { execArgv: [] })
    child.once('message', (report) => done(report as LaneReport))
    child.once('error', fail)
    child.once('exit', (code) => fail(new Error(`the lane ended with ${code} (FC_SEED=${seed})`)))
  })
}

function sumUp(reports: readonly LaneReport[]): Record<string, number> {
  const total: Record<string, number> = {}
  for (const { done } of reports) for (const [name, n] of Object.entries(done)) total[name] = (total[name] ?? 0) + n
  return total
}

// One engine after the other: two lanes are as many as the machine of the tests has cores.
describe(`histories (FC_SEED=${SEED})`, () => {
  const keepPromises = async (engine: string, lanes: number) => {
    const share = Math.ceil(RUNS / lanes)
    const reports = await Promise.all(Array.from({ length: lanes }, (_, i) => play(engine, SEED + i, share)))
    expect(reports.flatMap(({ failure }) => failure ?? [])).toEqual([])
    const done = sumUp(reports)
    console.log(engine, share * lanes, 'histories', JSON.stringify(done))
    // A history that never pays anybody would keep every promise.
    const least = (times: number, names: readonly string[]) => {
      for (const name of names) expect({ name, often: (done[name] ?? 0) >= times }).toEqual({ name, often: true })
    }
    if (RUNS >= 100) least(1, PAYING)
    if (RUNS >= 1_000) least(3, [...PAYING, 'returned'])
  }

  it(`${RUNS} of them on the embedded database keep the promises about money`, () => keepPromises('pglite', 2))

  it.skipIf(!process.env.TEST_DATABASE_URL)(`${RUNS} of them on PostgreSQL keep the promises about money`, () =>
    keepPromises('postgres', 2),
  )
})

import { fork } from 'node:child_process'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { LaneReport } from './history-lane.ts'
import { seedFrom } from './random.ts'

const SEED = seedFrom('FC_SEED')
const RUNS = Number(process.env.FC_RUNS ?? 60)
const FROM = Number(process.env.FC_FROM ?? 0)
/**
 * Production uses PostgreSQL, so every run plays all histories there; the embedded database plays all of them in long
 * runs only.
 */
const EMBEDDED_RUNS = process.env.FC_RUNS || !process.env.TEST_DATABASE_URL ? RUNS : 12
/** Number of histories that share a database; the next ones start with an empty one. */
const SHARED = 100
/** Timeout; grows with the number of histories. */
const TIME = Math.max(900_000, (RUNS - FROM) * 10_000)
/** As many processes as the test machine has cores. */
const LANES = 2

/** Actions that must occur for a run to be meaningful; each occurs in every run of 60 histories. */
const SEEN = [
  'approveInsight',
  'cancel',
  'decide',
  'receipt',
  'settings',
  'buyUnits',
  'acceptSeveral',
  'inviteSeveral',
  'chargeback',
  'refund',
  'take out',
  'complete',
  'sendVat',
  'approveVat',
]
/** Rare actions, which must occur in a long run. */
const SELDOM = ['payExtraRound', 'reject', 'returned', 'rejectReceipt', 'rejectInsight']

/** Plays histories on a new database in a separate process. */
function play(engine: string, seed: number, runs: number): Promise<LaneReport> {
  const script = join(import.meta.dirname, 'history-lane.ts')
  return new Promise((done, fail) => {
    const child = fork(script, [engine, String(seed), String(runs)], { execArgv: [] })
    child.once('message', (report) => done(report as LaneReport))
    child.once('error', fail)
    child.once('exit', (code) => fail(new Error(`the lane ended with ${code}`)))
  })
}

function sumUp(reports: readonly LaneReport[]): Record<string, number> {
  const total: Record<string, number> = {}
  for (const { done } of reports) for (const [name, n] of Object.entries(done)) total[name] = (total[name] ?? 0) + n
  return total
}

/**
 * Plays the histories from FC_FROM up to `runs`. Their seeds depend only on FC_SEED and their number, so that a long run
 * can be stopped and continued. Stops at the first failure, which prints how to repeat it.
 */
async function playAll(engine: string, runs: number): Promise<LaneReport[]> {
  const starts: number[] = []
  for (let start = FROM - (FROM % SHARED); start < runs; start += SHARED) starts.push(start)
  const reports: LaneReport[] = []
  let failed = false
  const lane = async () => {
    for (let start = starts.shift(); start !== undefined && !failed; start = starts.shift()) {
      const until = Math.min(start + SHARED, runs)
      const report = await play(engine, SEED + start / SHARED, until - start)
      failed ||= report.failure !== null
      const again = `FC_SEED=${SEED} FC_FROM=${start} FC_RUNS=${until}`
      reports.push({ ...report, failure: report.failure && `${again} (${engine})\n${report.failure}` })
      console.log(`${engine}: histories ${start} to ${until - 1} ${report.failure ? 'failed' : 'passed'} (${again})`)
    }
  }
  await Promise.all(Array.from({ length: LANES }, lane))
  return reports
}

// One engine after the other, because each uses the whole machine.
describe(`histories (FC_SEED=${SEED})`, () => {
  const checkPromises = async (engine: string, runs: number) => {
    const reports = await playAll(engine, runs)
    expect(reports.flatMap(({ failure }) => failure ?? [])).toEqual([])
    const done = sumUp(reports)
    const played = reports.reduce((total, report) => total + report.histories, 0)
    console.log(engine, played, 'histories', JSON.stringify(done))
    const missing = (names: readonly string[]) => names.filter((name) => !done[name])
    if (played >= 60) expect(missing(SEEN)).toEqual([])
    if (played >= 1_000) expect(missing(SELDOM)).toEqual([])
  }
  const title = (runs: number) => `${FROM} to ${runs - 1} keep the promises about money`

  it(`${title(EMBEDDED_RUNS)} on the embedded database`, () => checkPromises('pglite', EMBEDDED_RUNS), TIME)

  it.skipIf(!process.env.TEST_DATABASE_URL)(`${title(RUNS)} on PostgreSQL`, () => checkPromises('postgres', RUNS), TIME)
})

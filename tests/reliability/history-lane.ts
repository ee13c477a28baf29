import { type SQL, sql } from 'drizzle-orm'
import fc from 'fast-check'
import { contract as payoutsContract } from '../../src/features/payouts/contract.ts'
import type { Check } from '../../src/ledger/check.ts'
import { verifyLedger } from '../../src/ledger/verify.ts'
import { allLedgerChecks } from '../../src/server/ledger-checks.ts'
import { resultDifferences, statementDifferences, summaryDifferences } from '../money-agreement.ts'
import { checkBooks, compareCredits, expectSame } from './history-checks.ts'
import { type Act, actOnJob, advanceJob, decideFor } from './history-commands.ts'
import { advanceTime, buyCredits, buyPackageUnits, decideTaxInvoice, endNext, sendTaxInvoice } from './history-money.ts'
import { type Step, steps } from './history-steps.ts'
import { beginHistory, type Lane, openLane, type Real } from './history-world.ts'
import type { Model } from './model.ts'
import { isOver } from './model-jobs.ts'
import { SETTINGS } from './model-settings.ts'

/** A running history: the product, the model, and the actions so far, for the report of a failure. */
interface Play {
  real: Real
  model: Model
  log: string[]
}

/** Performs an action and compares the response with the model's prediction, then every balance. */
async function perform({ real, model, log }: Play, act: Act, bold: boolean): Promise<void> {
  if (!act.isPossible(model)) return
  const expected = act.predict(structuredClone(model), 'foretold')
  if (!expected && !bold) return
  const { status, body } = await act.run(real, model)
  log.push(`${act.name}: ${status} ${body.code ?? ''}`)
  if (status >= 500) throw new Error(`${act.name} failed with ${status}`)
  expectSame(act.name, status === 200, expected)
  if (expected) act.predict(model, body.data.id)
  if (act.swept) await advanceTime(real, model, 'no')
  await compareCredits(real, model)
}

async function performStep(play: Play, step: Step): Promise<void> {
  const { real, model, log } = play
  if (step.kind === 'act') return perform(play, step.act, step.bold)
  if (step.kind === 'wait') {
    log.push(`wait ${step.wait}`)
    await advanceTime(real, model, step.wait)
    return compareCredits(real, model)
  }
  const act = step.kind === 'end' ? endNext(step.index, step.fails, model) : advanceJob(step.index, step.strict, model)
  if (act) await perform(play, act, false)
}

/**
 * Ends every job that still runs, and the review of each creator's oldest tax invoice, so that later histories are not
 * affected.
 */
async function windDown(play: Play): Promise<void> {
  const { real, model } = play
  for (const [index, { job }] of model.influencers.entries()) {
    if (!job || isOver(job)) continue
    if (job.disputed) await perform(play, decideFor(index, 3_333), true)
    else await perform(play, actOnJob(index, job.status === 'MATCHED' ? 'withdraw' : 'cancel', true), true)
  }
  for (const index of model.influencers.keys()) {
    await perform(play, sendTaxInvoice(index), true)
    await perform(play, decideTaxInvoice(index, true, true), true)
  }
  const as = real.influencers[1]!.caller
  const body = { automatic: false }
  await real.lane.app.call(payoutsContract.setAutomatic, { as, params: { uuid: as.accountId }, body })
}

const offer = fc.record({
  units: fc.constantFrom(1, 2, 3),
  pay: fc.constantFrom(45_001, 123_457, 290_003),
  price: fc.integer({ min: 900_000, max: 1_500_001 }),
  days: fc.constantFrom(12, 40),
})
const terms = fc.record({
  offer: fc.oneof({ weight: 2, arbitrary: fc.constant(null) }, { weight: 1, arbitrary: offer }),
  cap: fc.constantFrom(null, null, 33_335, 80_000),
  settings: fc.nat(SETTINGS.length - 1),
  price: fc.constantFrom(45_001, 95_000, 123_457, 450_000, 2_300_000),
  slots: fc.constantFrom(1, 2),
  opening: fc.constantFrom(0, 0, 70_000, 150_000),
})
/** The brand's first purchases. A hold across several lots shows which of them is spent and which is returned. */
const start = fc.constantFrom<number[]>(
  [],
  [500_000],
  [400_000, 150_000, 300_000],
  [200_000, 100_000, 250_000, 4_000_000],
)
const history = fc.tuple(terms, start, fc.array(steps, { minLength: 12, maxLength: 26, size: 'max' }))

/** Ignores the influencers' opening balances, which were posted without a job and would hide real findings. */
const withoutOpenings = (wrong: SQL): SQL => sql`select detail from (${wrong}) listed where detail not like '%test:%'`
const CHECKS = allLedgerChecks.map(
  (check): Check =>
    'table' in check
      ? { ...check, wrong: (range) => withoutOpenings(check.wrong(range)) }
      : { ...check, wrong: withoutOpenings(check.wrong) },
)

export interface LaneReport {
  histories: number
  /** How many times each action was accepted. */
  done: Record<string, number>
  failure: string | null
}

/**
 * Plays seeded histories on one database, then verifies its ledger. FC_SHRINK=1 searches for the shortest failing
 * history.
 */
export async function playLane(engine: 'pglite' | 'postgres', seed: number, runs: number): Promise<LaneReport> {
  const lane: Lane = await openLane(engine)
  const report: LaneReport = { histories: 0, done: {}, failure: null }
  const property = fc.asyncProperty(history, async ([chosen, bought, played]) => {
    const log: string[] = [JSON.stringify(chosen)]
    try {
      const play: Play = { ...(await beginHistory(lane, chosen)), log }
      for (const net of bought) await perform(play, buyCredits({ net, withholds: net % 300_000 === 0 }), true)
      if (bought.length > 0) await perform(play, buyPackageUnits, true)
      for (const step of played) await performStep(play, step)
      await windDown(play)
      await checkBooks(play.real, play.model)
    } catch (error) {
      throw new Error(`${(error as Error).message}\n${log.join('\n')}`, { cause: error })
    }
    report.histories += 1
    for (const line of log.slice(1)) count(report.done, line)
  })
  try {
    const out = await fc.check(property, { seed, numRuns: runs, endOnFailure: process.env.FC_SHRINK !== '1' })
    const wrong = (await verifyLedger(lane.app.db, CHECKS)).checks.filter((check) => !check.ok)
    const differences = [
      ...(await statementDifferences(lane.app)),
      ...(await resultDifferences(lane.app)),
      ...(await summaryDifferences(lane.app)),
    ]
    if (out.failed) report.failure = String((out.errorInstance as Error).stack)
    else if (wrong.length > 0) report.failure = JSON.stringify(wrong)
    else if (differences.length > 0) report.failure = differences.slice(0, 10).join('\n')
    return report
  } finally {
    await lane.app.close()
  }
}

function count(done: Record<string, number>, line: string): void {
  const [, name = '', status = ''] = /^([\w ]+)(?:\([^)]*\))?(?:: (\d+) .*)?$/.exec(line) ?? []
  const key = status === '' || status === '200' ? name : `${name} refused`
  done[key] = (done[key] ?? 0) + 1
}

// A lane is a separate process, so that the embedded database and PostgreSQL do not wait for each other.
const [engine, seed, runs] = process.argv.slice(2)
if (process.send && (engine === 'pglite' || engine === 'postgres')) {
  process.send(await playLane(engine, Number(seed), Number(runs)))
  process.disconnect()
}

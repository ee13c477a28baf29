import fc from 'fast-check'
import { afterAll, describe, expect, it } from 'vitest'
import { payoutsContract } from '../../src/features/payouts/contract.ts'
import { verifyLedger } from '../../src/ledger/verify.ts'
import { checkBooks, compareBalances, expectSame } from './history-checks.ts'
import { type Act, actOnJob, buyCredits, decideFor, goOn, letPass } from './history-commands.ts'
import { type Step, steps } from './history-steps.ts'
import { beginHistory, type Lane, openLane, type Real } from './history-world.ts'
import type { Model } from './model.ts'
import { isOver } from './model-jobs.ts'
import { seedFrom } from './random.ts'

const SEED = seedFrom('FC_SEED')
const RUNS = Number(process.env.FC_RUNS ?? 1_000)
console.log(`FC_SEED=${SEED}`)

/** Does an act and compares: the answer with what the model foretold, then every balance. */
async function play(real: Real, model: Model, act: Act, bold: boolean, log: string[]): Promise<void> {
  if (!act.makesSense(model)) return
  const expected = act.foretell(structuredClone(model), 'foretold')
  if (!expected && !bold) return
  const { status, body } = await act.run(real, model)
  log.push(`${act.name}: ${status} ${body.code ?? ''}`)
  if (status >= 500) throw new Error(`${act.name} failed with ${status}`)
  expectSame(act.name, status === 200, expected)
  if (expected) act.foretell(model, body.data.id)
  if (act.swept) await letPass(real, model, 'no')
  await compareBalances(real, model)
}

async function playStep(real: Real, model: Model, step: Step, log: string[]): Promise<void> {
  if (step.kind === 'act') return play(real, model, step.act, step.bold, log)
  if (step.kind === 'wait') {
    log.push(`wait ${step.wait}`)
    await letPass(real, model, step.wait)
    return compareBalances(real, model)
  }
  const act = goOn(step.index, model)
  if (act) await play(real, model, act, false, log)
}

/** Ends every job that still runs, so that no later history sees it. */
async function windDown(real: Real, model: Model, log: string[]): Promise<void> {
  for (const [index, { job }] of model.creators.entries()) {
    if (!job || isOver(job)) continue
    if (job.disputed) await play(real, model, decideFor(index, 3_333), true, log)
    else await play(real, model, actOnJob(index, job.status === 'MATCHED' ? 'withdraw' : 'cancel', true), true, log)
  }
  const [, second] = real.creators
  const as = second!.caller
  await real.lane.app.call(payoutsContract.setAutomatic, {
    as,
    params: { uuid: as.accountId },
    body: { automatic: false },
  })
}

const terms = fc.record({
  price: fc.constantFrom(45_001, 90_000, 123_457, 450_000, 2_300_000),
  slots: fc.constantFrom(1, 2),
})
const start = fc.constantFrom(0, 500_000, 4_000_000)
const history = fc.tuple(terms, start, fc.array(steps, { minLength: 10, maxLength: 30, size: 'max' }))

async function playHistories(lane: Lane, seed: number, runs: number): Promise<number> {
  let acts = 0
  const property = fc.asyncProperty(history, async ([chosen, credits, played]) => {
    const log: string[] = [JSON.stringify(chosen)]
    try {
      const { model, real } = await beginHistory(lane, chosen)
      if (credits > 0) await play(real, model, buyCredits(credits), true, log)
      for (const step of played) await playStep(real, model, step, log)
      await windDown(real, model, log)
      await checkBooks(real, model)
      acts += log.length - 1
    } catch (error) {
      throw new Error(`${(error as Error).message}\n${log.join('\n')}`, { cause: error })
    }
  })
  const out = await fc.check(property, { seed, numRuns: runs, endOnFailure: process.env.FC_SHRINK !== '1' })
  if (out.failed) {
    const cause = out.errorInstance as Error
    throw new Error(`FC_SEED=${seed}, after ${out.numRuns} histories: ${cause?.message}`, { cause })
  }
  return acts
}

describe.each([
  { engine: 'pglite' as const, lanes: 1 },
  { engine: 'postgres' as const, lanes: 3 },
])(`histories on $engine (FC_SEED=${SEED})`, ({ engine, lanes: count }) => {
  const opened: Lane[] = []
  afterAll(() => Promise.all(opened.map(({ app }) => app.close())))

  it.skipIf(engine === 'postgres' && !process.env.TEST_DATABASE_URL)(
    `${RUNS} of them keep the promises about money`,
    async () => {
      const lanes = await Promise.all(Array.from({ length: count }, () => openLane(engine)))
      opened.push(...lanes)
      const runs = Math.ceil(RUNS / count)
      const acts = await Promise.all(lanes.map((lane, i) => playHistories(lane, SEED + i, runs)))
      console.log(`${engine}: ${runs * count} histories, ${acts.reduce((a, b) => a + b, 0)} acts`)
      for (const { app } of lanes) expect((await verifyLedger(app.db)).checks.filter((check) => !check.ok)).toEqual([])
    },
  )
})

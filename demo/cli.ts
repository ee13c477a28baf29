import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { systemClock } from '../src/core/clock.ts'
import { openDatabase } from '../src/db/connect.ts'
import { explainError } from '../src/db/loggable.ts'
import { migrate } from '../src/db/migrate.ts'
import { fillJobSearch } from '../src/features/campaigns/market/fill-search.ts'
import { buildPorts } from '../src/ports/index.ts'
import { appConfig } from '../src/server/app-config.ts'
import { readEnv } from '../src/server/env.ts'
import { portConfig } from '../src/server/port-config.ts'
import { seedInfluencers } from './scale/influencers.ts'
import { seedJobs } from './scale/jobs.ts'
import { seedDemo } from './seed.ts'
import type { Seeding } from './seeding.ts'
import { seedSite } from './site.ts'

const USAGE = `npm run seed -- [--influencers N] [--jobs M]
  Fills the database of the environment: the demo, then influencers up to N and jobs up to M (1,000,000 each at most).
  A run that was stopped goes on where it ended. Stop the server first where the database is the embedded one.`
const ROWS_MAX = 1_000_000

/** A whole number, at most the highest that ids allow; 0 if the option is missing. */
function countOf(value: string | undefined): number {
  const count = Number(value ?? 0)
  if (!Number.isSafeInteger(count) || count < 0 || count > ROWS_MAX) throw new RangeError(USAGE)
  return count
}

/** A progress line that overwrites itself on a terminal; in a file, a new line from time to time. */
function progressLine(what: string, count: number): (done: number) => void {
  const started = performance.now()
  let first: number | null = null
  let written = 0
  return (done) => {
    const seconds = (performance.now() - started) / 1_000
    first ??= done
    const rate = Math.round((done - first) / Math.max(seconds, 0.001))
    const line = `${what}: ${done} of ${count}, ${rate} a second`
    if (process.stdout.isTTY) process.stdout.write(`\r  ${line} ${done >= count ? '\n' : ''}`)
    else if (done >= count || seconds - written >= 10) {
      written = seconds
      process.stdout.write(`  ${line}\n`)
    }
  }
}

async function main(): Promise<void> {
  const { values } = parseArgs({ options: { influencers: { type: 'string' }, jobs: { type: 'string' } } })
  const [influencers, jobs] = [countOf(values.influencers), countOf(values.jobs)]
  const env = readEnv(process.env)
  const config = appConfig(env, 'seed', [])
  const database = await openDatabase({ url: env.DATABASE_URL, dataDir: join(env.DATA_DIR, 'pg') })
  try {
    await migrate(database)
    const ports = buildPorts(portConfig(env, null, config.seller.billerId))
    const app: Seeding = { db: database.db, clock: systemClock, ports, config }
    await seedDemo(app)
    await seedSite(app)
    await fillJobSearch(app)
    await seedInfluencers(app, influencers, progressLine('influencers', influencers))
    await seedJobs(app, jobs, progressLine('jobs', jobs))
  } finally {
    await database.close()
  }
}

main().catch((error: unknown) => {
  process.stderr.write(`seed: ${error instanceof RangeError ? error.message : explainError(error)}\n`)
  process.exit(1)
})

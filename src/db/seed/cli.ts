import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { systemClock } from '../../core/clock.ts'
import { readEnv } from '../../server/env.ts'
import { openDatabase } from '../connect.ts'
import { explainError } from '../loggable.ts'
import { migrate } from '../migrate.ts'
import { seedCreators } from './scale.ts'

const USAGE = 'npm run seed -- --influencers N   adds N creators with channels to the database of the environment'

/** Adds creators to whichever database the environment selects. Stop the server first where it is the embedded one. */
async function main(): Promise<void> {
  const { values } = parseArgs({ options: { influencers: { type: 'string' } } })
  const count = Number(values.influencers)
  if (!Number.isSafeInteger(count) || count < 1) throw new RangeError(USAGE)
  const env = readEnv(process.env)
  const database = await openDatabase({ url: env.DATABASE_URL, dataDir: join(env.DATA_DIR, 'pg') })
  try {
    await migrate(database)
    const began = performance.now()
    await seedCreators({ db: database.db, clock: systemClock }, count, (done) => {
      const seconds = (performance.now() - began) / 1_000
      process.stdout.write(`\r  ${done} of ${count} creators, ${Math.round(done / seconds)} a second `)
    })
    process.stdout.write('\n')
  } finally {
    await database.close()
  }
}

main().catch((error: unknown) => {
  process.stderr.write(`seed: ${error instanceof RangeError ? error.message : explainError(error)}\n`)
  process.exit(1)
})

import { join } from 'node:path'
import { openDatabase } from '../db/connect.ts'
import { explainError } from '../db/loggable.ts'
import { verifyLedger } from '../ledger/verify.ts'
import { readEnv } from './env.ts'

/** `npm run ledger:verify`: recomputes every balance from the postings; exits 1 on any difference. */
async function main(): Promise<number> {
  const env = readEnv(process.env)
  const database = await openDatabase({ url: env.DATABASE_URL, dataDir: join(env.DATA_DIR, 'pg') })
  try {
    const { ok, checks } = await verifyLedger(database.db)
    for (const check of checks)
      process.stdout.write(`${check.ok ? 'ok    ' : 'FAILED'} ${check.name}${check.ok ? '' : `: ${check.detail}`}\n`)
    process.stdout.write(
      `${checks.filter((check) => check.ok).length} passed, ${checks.filter((check) => !check.ok).length} failed\n`,
    )
    return ok ? 0 : 1
  } finally {
    await database.close()
  }
}

main().then(
  (code) => process.exit(code),
  (error: unknown) => {
    process.stderr.write(`talad: ${explainError(error)}\n`)
    process.exit(1)
  },
)

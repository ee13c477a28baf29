import { join } from 'node:path'
import { openDatabase } from '../db/connect.ts'
import { explainError } from '../db/loggable.ts'
import { type LedgerCheck, verifyLedger } from '../ledger/verify.ts'
import { readEnv } from './env.ts'
import { allLedgerChecks } from './ledger-checks.ts'

const linesOf = ({ name, ok, detail }: LedgerCheck): string =>
  ok ? `ok      ${name}\n` : `FAILED  ${name}\n${detail.replace(/^/gm, '        ')}\n`

/**
 * `npm run ledger:verify`: recomputes every balance from the postings and compares entries with the records they belong
 * to, in both directions. Exits with 1 if there is any difference, with 2 if it could not run.
 */
async function main(): Promise<number> {
  const env = readEnv(process.env)
  const database = await openDatabase({ url: env.DATABASE_URL, dataDir: join(env.DATA_DIR, 'pg') })
  try {
    const { ok, checks } = await verifyLedger(database.db, allLedgerChecks)
    for (const check of checks) process.stdout.write(linesOf(check))
    const passed = checks.filter((check) => check.ok).length
    process.stdout.write(`${passed} passed, ${checks.length - passed} failed\n`)
    return ok ? 0 : 1
  } finally {
    await database.close()
  }
}

main().then(
  (code) => process.exit(code),
  (error: unknown) => {
    process.stderr.write(`talad: ${explainError(error)}\n`)
    process.exit(2)
  },
)

import { DataDirInUse } from '../db/lock.ts'
import { explainError } from '../db/loggable.ts'
import { isDatabaseUnavailable } from '../db/unavailable.ts'
import { armFaults } from '../platform/fault.ts'
import { EnvError, readEnv } from './env.ts'
import { openLog } from './log.ts'

/** PostgreSQL codes for wrong password, no access, no such database. */
const NOT_ALLOWED: ReadonlySet<string> = new Set(['28P01', '28000', '3D000'])

/** Errors that the administrator can fix are one line; others include the stack. */
function explain(error: unknown): string {
  if (error instanceof EnvError) return `talad: ${error.message}`
  if (error instanceof DataDirInUse) return `talad: ${error.message}; stop it first, or set DATA_DIR`
  const { code, port, message } = error as NodeJS.ErrnoException & { port?: number }
  if (code === 'EADDRINUSE') return `talad: port ${port} is taken; set PORT`
  // Node's message is empty if a host name resolves to several addresses.
  if (isDatabaseUnavailable(error) || NOT_ALLOWED.has(code ?? '')) return `talad: DATABASE_URL: ${message || code}`
  return `talad: ${explainError(error)}`
}

/** Starts the site. SIGTERM finishes requests in progress and exits within 10 s. */
async function main(): Promise<void> {
  const env = readEnv(process.env)
  armFaults(env.FAULT_FILE)
  // The program is loaded after the environment is validated, so that an invalid one is reported at once.
  const starting = import('./site.ts').then(({ startSite }) => startSite(env, openLog(env.LOG_LEVEL)))
  let stopping = false
  const stop = () => {
    if (stopping) return
    stopping = true
    setTimeout(() => fail(new Error('requests in flight did not end in time')), 9_500).unref()
    starting.then((site) => site.close()).then(() => process.exit(0), fail)
  }
  // Installed before the site is ready, so that a signal sent right after the start is handled.
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
  process.on('SIGHUP', stop)
  process.stdout.write((await starting).banner)
}

function fail(error: unknown): void {
  process.stderr.write(`${explain(error)}\n`)
  process.exit(1)
}

// Node's own report would print the values of a failed statement.
process.on('uncaughtException', fail)
main().catch(fail)

import pino from 'pino'
import { DataDirInUse } from '../db/lock.ts'
import { armFaults } from '../service/fault.ts'
import { type Env, EnvError, readEnv } from './env.ts'

/** Logs never carry what opens an account or names a person. */
const redact = ['password', 'token', 'code', 'nationalId', 'email', 'phone', 'authorization', 'cookie'].flatMap(
  (name) => [name, `*.${name}`, `*.*.${name}`],
)

const openLog = (env: Env) => pino({ level: env.LOG_LEVEL, redact: { paths: redact, censor: '[hidden]' }, base: null })

/** What a person can mend is one line; anything else keeps its stack. */
function explain(error: unknown): string {
  if (error instanceof EnvError) return `talad: ${error.message}`
  if (error instanceof DataDirInUse) return `talad: ${error.message}; stop it first, or set DATA_DIR`
  const { code, port, message, stack } = error as NodeJS.ErrnoException & { port?: number }
  if (code === 'EADDRINUSE') return `talad: port ${port} is taken; set PORT`
  if (code === 'ECONNREFUSED' || code === '28P01' || code === '3D000') return `talad: DATABASE_URL: ${message}`
  return `talad: ${stack ?? message}`
}

/** Starts the site; SIGTERM finishes the requests in flight and leaves within 10 s. */
async function main(): Promise<void> {
  const env = readEnv(process.env)
  armFaults(env.FAULT_FILE)
  // The whole program is read only after the environment was: a wrong one is told at once.
  const starting = import('./site.ts').then(({ startSite }) => startSite(env, openLog(env)))
  let leaving = false
  const leave = () => {
    if (leaving) return
    leaving = true
    setTimeout(() => process.exit(1), 9_500).unref()
    starting
      .then((site) => site.close())
      .then(
        () => process.exit(0),
        () => process.exit(1),
      )
  }
  // Before anybody is answered: who sees the site ready may end it at once.
  process.on('SIGTERM', leave)
  process.on('SIGINT', leave)
  process.stdout.write((await starting).banner)
}

main().catch((error: unknown) => {
  process.stderr.write(`${explain(error)}\n`)
  process.exit(1)
})

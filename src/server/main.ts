import pino from 'pino'
import { DataDirInUse } from '../db/lock.ts'
import { armFault } from '../service/fault.ts'
import { type Env, EnvError, readEnv } from './env.ts'
import { startSite } from './site.ts'

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
  armFault(env.FAULT)
  const site = await startSite(env, openLog(env))
  process.stdout.write(site.banner)
  let leaving = false
  const leave = () => {
    if (leaving) return
    leaving = true
    setTimeout(() => process.exit(1), 9_500).unref()
    site.close().then(
      () => process.exit(0),
      () => process.exit(1),
    )
  }
  process.on('SIGTERM', leave)
  process.on('SIGINT', leave)
}

main().catch((error: unknown) => {
  process.stderr.write(`${explain(error)}\n`)
  process.exit(1)
})

import { type ChildProcess, spawn } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { createDatabase, dropDatabase } from '../cluster.ts'

const root = join(import.meta.dirname, '../..')

export interface SiteAddress {
  url: string
}

export interface RunningSite extends SiteAddress {
  dataDir: string
  env: Record<string, string>
  process: ChildProcess
  output(): string
  /** Moves the running server's business clock forward; `ms` is the total offset. */
  moveClock(ms: number): void
  /** Sends SIGTERM. Returns the exit code. */
  stop(): Promise<number | null>
  /** Sends SIGKILL, as in a crash. */
  kill(): Promise<void>
  /** Stops it and deletes its data. */
  remove(): Promise<void>
}

/** A port on the loopback address that is free at the moment. */
export async function freePort(): Promise<number> {
  return new Promise((done, fail) => {
    const probe = createServer()
    probe.once('error', fail)
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number }
      probe.close(() => done(port))
    })
  })
}

export interface SiteOptions {
  dataDir?: string
  databaseUrl?: string
  port?: number
  env?: Record<string, string>
}

/** An empty data directory. For a site with demo data, a copy of the filled one if it exists. */
export function newDataDir({ seeded }: { seeded: boolean }): string {
  const dataDir = mkdtempSync(join(tmpdir(), 'talad-site-'))
  if (seeded && process.env.TEST_SEEDED_DATA) cpSync(process.env.TEST_SEEDED_DATA, dataDir, { recursive: true })
  return dataDir
}

/** Starts the built site as a separate process, as `npm start` would, and waits until it is ready. */
export async function startSite(options: SiteOptions = {}): Promise<RunningSite> {
  const seeded = !options.databaseUrl && !options.dataDir && options.env?.SEED !== '0'
  const dataDir = options.dataDir ?? newDataDir({ seeded })
  const template = seeded ? process.env.TEST_SEEDED_DATABASE : undefined
  const copy = template && (await createDatabase('copy', template))
  const databaseUrl = copy ?? options.databaseUrl
  const port = options.port ?? (await freePort())
  const clockFile = join(dataDir, 'clock')
  const env: Record<string, string> = {
    PATH: process.env.PATH ?? '',
    NODE_ENV: 'production',
    DATA_DIR: dataDir,
    PORT: String(port),
    LOG_LEVEL: 'error',
    RATE_LIMITS: '0',
    CLOCK_FILE: clockFile,
    // The same thread pool size as in `npm start`; and the compile cache, because tests start the server many times.
    UV_THREADPOOL_SIZE: String(availableParallelism() + 6),
    NODE_COMPILE_CACHE: join(root, 'node_modules', '.cache', 'compile'),
    ...(databaseUrl && { DATABASE_URL: databaseUrl }),
    ...options.env,
  }
  const child = spawn(process.execPath, ['build/site/main.js'], { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  child.stdout.on('data', (chunk: Buffer) => {
    output += chunk
  })
  child.stderr.on('data', (chunk: Buffer) => {
    output += chunk
  })
  const exited = new Promise<number | null>((done) => child.once('exit', (code) => done(code)))
  const url = `http://localhost:${port}`
  await ready(url, child, () => output).catch((error: unknown) => {
    child.kill('SIGKILL')
    throw error
  })
  const site: RunningSite = {
    url,
    dataDir,
    env,
    process: child,
    output: () => output,
    moveClock: (ms) => writeFileSync(clockFile, String(ms)),
    stop: () => {
      child.kill('SIGTERM')
      return exited
    },
    kill: async () => {
      child.kill('SIGKILL')
      await exited
    },
    remove: async () => {
      if (child.exitCode === null && child.signalCode === null) await site.stop()
      rmSync(dataDir, { recursive: true, force: true })
      if (copy) await dropDatabase(copy)
    },
  }
  return site
}

async function ready(url: string, child: ChildProcess, output: () => string): Promise<void> {
  for (let tries = 0; tries < 1800; tries++) {
    if (child.exitCode !== null || child.signalCode !== null) throw new Error(`the site ended: ${output()}`)
    const answer = await fetch(`${url}/readyz`).catch(() => null)
    if (answer?.ok) return
    await new Promise((done) => setTimeout(done, 100))
  }
  throw new Error(`the site did not start: ${output()}`)
}

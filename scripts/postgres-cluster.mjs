// A temporary PostgreSQL cluster on a free loopback port, for tests and benchmarks. Nothing remains after it stops.
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, mkdtempSync, rmSync, statfsSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'
import { postgresBin } from './system-packages.mjs'

const freePort = () =>
  new Promise((done) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address()
      probe.close(() => done(port))
    })
  })

/** PostgreSQL refuses to run as root, so root runs it as the account that the package created. */
function owner() {
  if (process.getuid?.() !== 0) return null
  const id = (flag) => Number(spawnSync('id', [flag, 'postgres'], { encoding: 'utf8' }).stdout)
  return { uid: id('-u'), gid: id('-g') }
}

/** Space for the databases of a whole test run, in bytes. */
const ROOM = 6e9

/**
 * A directory in memory if there is enough space: there a new database costs a sixth of the processor time that it costs
 * on disk.
 */
function inMemory() {
  try {
    const { bavail, bsize } = statfsSync('/dev/shm')
    return bavail * bsize > ROOM ? '/dev/shm' : tmpdir()
  } catch {
    return tmpdir()
  }
}

/** Starts a cluster (C.UTF-8, trust on loopback). Returns its URL and a function that stops and removes it. */
export async function startCluster({ fsync = false } = {}) {
  const bin = postgresBin()
  const dir = mkdtempSync(join(fsync ? tmpdir() : inMemory(), 'talad-pg-'))
  const as = owner()
  if (as) chownSync(dir, as.uid, as.gid)
  const options = { ...(as ?? {}), cwd: dir, encoding: 'utf8' }
  const user = as ? 'postgres' : userInfo().username
  const init = spawnSync(
    join(bin, 'initdb'),
    ['-D', join(dir, 'data'), '-U', user, '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8'],
    options,
  )
  if (init.status !== 0) throw new Error(`initdb: ${init.stderr}`)
  const port = await freePort()
  const settings = [
    'listen_addresses=127.0.0.1',
    `port=${port}`,
    `unix_socket_directories=${dir}`,
    'max_connections=200',
    'shared_buffers=256MB',
    ...(fsync ? [] : ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off']),
  ]
  const start = () =>
    spawn(join(bin, 'postgres'), ['-D', join(dir, 'data'), ...settings.flatMap((setting) => ['-c', setting])], {
      ...(as ?? {}),
      cwd: dir,
      stdio: 'ignore',
    })
  let server = start()
  /** Stops the cluster immediately, as in a crash, and starts it again. */
  const restart = async () => {
    const ended = once(server, 'exit')
    server.kill('SIGQUIT')
    await ended
    server = start()
    await ready(bin, port, user, options)
  }
  const stop = () => {
    server.kill('SIGQUIT')
    rmSync(dir, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 })
  }
  process.once('exit', stop)
  await ready(bin, port, user, options)
  return { url: `postgres://${user}@127.0.0.1:${port}/postgres`, bin, port, user, stop, restart }
}

async function ready(bin, port, user, options) {
  for (let tries = 0; tries < 150; tries++) {
    if (spawnSync(join(bin, 'pg_isready'), ['-h', '127.0.0.1', '-p', String(port), '-U', user], options).status === 0)
      return
    await new Promise((done) => setTimeout(done, 100))
  }
  throw new Error('PostgreSQL did not start')
}

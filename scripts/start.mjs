// Starts Talad on any Node from version 20: installs if needed, builds if outdated, then runs on the pinned Node.
// Plain JavaScript, because it runs on the outer Node before anything is installed.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { forwardSignals } from './forward-signals.mjs'
import { pinnedNode } from './pinned-node.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
process.chdir(root)

if (Number(process.versions.node.split('.')[0]) < 20) fail('Node 20 or newer is needed')

function fail(message) {
  process.stderr.write(`talad: ${message}\n`)
  process.exit(1)
}

function run(command, args, shell = false) {
  const { status } = spawnSync(command, args, { stdio: ['ignore', 2, 2], shell })
  if (status !== 0) fail(`${command} ${args.join(' ')} failed`)
}

const hashOf = (...files) =>
  files.reduce((hash, file) => hash.update(readFileSync(file)), createHash('sha256')).digest('hex')

/**
 * The versions and hashes that a lock file pins. npm versions write different members and may add optional packages of
 * other platforms, so only versions and hashes are compared, and only for packages that this platform needs.
 */
const pinnedIn = (lock) => Object.entries(JSON.parse(lock).packages).filter(([path]) => path !== '')
function samePins(before, after) {
  const previous = new Map(pinnedIn(before))
  const needed = pinnedIn(after).filter(([path, { optional }]) => !optional || previous.has(path))
  return needed.every(([path, { version, integrity }]) => {
    const entry = previous.get(path)
    return entry?.version === version && entry.integrity === integrity
  })
}

function install() {
  const stamp = join('node_modules', '.installed')
  const want = hashOf('package.json', 'package-lock.json')
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === want) return
  process.stderr.write('Installing packages from the lock file\n')
  const lock = readFileSync('package-lock.json', 'utf8')
  // On Windows npm is a shell script.
  run('npm', ['install', '--no-audit', '--no-fund', '--loglevel=error'], process.platform === 'win32')
  const after = readFileSync('package-lock.json', 'utf8')
  if (after !== lock) writeFileSync('package-lock.json', lock)
  if (!samePins(lock, after)) fail('the lock file does not fit package.json')
  writeFileSync(stamp, want)
}

/** Names, sizes and modification times of all sources: cheap to compute, and any edit changes it. */
function sourceState() {
  const hash = createHash('sha256')
  const walk = (path) => {
    for (const entry of readdirSync(path, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1))) {
      const file = join(path, entry.name)
      if (entry.isDirectory()) walk(file)
      else {
        const { size, mtimeMs } = statSync(file)
        hash.update(`${file} ${size} ${Math.floor(mtimeMs)}\n`)
      }
    }
  }
  for (const folder of ['src', 'demo', 'sandbox', 'styleguide', 'public']) if (existsSync(folder)) walk(folder)
  hash.update(hashOf('package-lock.json', 'vite.config.ts', 'vite.server.config.ts', 'react-router.config.ts'))
  return hash.digest('hex')
}

function build(node) {
  const stamp = join('build', '.state')
  const state = sourceState()
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === state) return
  process.stderr.write('Building the site\n')
  run(node, ['scripts/build.mjs'])
  mkdirSync('build', { recursive: true })
  writeFileSync(stamp, state)
}

install()
const node = pinnedNode() ?? fail('no pinned Node for this platform: install Node 24')
build(node)
if (process.argv.includes('--build-only')) process.exit(0)
const server = spawn(node, ['build/site/main.js'], {
  stdio: 'inherit',
  env: {
    NODE_ENV: 'production',
    NODE_COMPILE_CACHE: join(root, 'node_modules', '.cache', 'compile'),
    // Picture decoding uses one thread and password hashing as many as there are processors; the others are for files and
    // pages.
    UV_THREADPOOL_SIZE: String(availableParallelism() + 6),
    ...process.env,
  },
})
forwardSignals(server)

// PostgreSQL and Chromium for the tests. Root on Debian installs them through apt; everybody else gets a message.
import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

const PG_ROOT = '/usr/lib/postgresql'

/** Folder of the newest PostgreSQL programs, version 15 or later; PG_BIN overrides. Null if there is none. */
export function postgresBin() {
  if (process.env.PG_BIN) return process.env.PG_BIN
  if (!existsSync(PG_ROOT)) return null
  const version = readdirSync(PG_ROOT)
    .filter((name) => Number(name) >= 15 && existsSync(join(PG_ROOT, name, 'bin', 'initdb')))
    .sort((a, b) => Number(b) - Number(a))[0]
  return version ? join(PG_ROOT, version, 'bin') : null
}

const firstOf = (...paths) => paths.find((path) => existsSync(path)) ?? null

/** The browser for Lighthouse; CHROMIUM overrides. */
export const chromiumPath = () => process.env.CHROMIUM ?? firstOf('/usr/bin/chromium', '/usr/bin/chromium-browser')

/** The browser for the tests: Chromium without a user interface, which needs a quarter less time. CHROMIUM overrides. */
export const headlessChromiumPath = () => process.env.CHROMIUM ?? firstOf('/usr/bin/chromium-headless-shell')

const FIND = { postgresql: postgresBin, 'chromium-headless-shell': headlessChromiumPath }

/** Installs the missing packages (`postgresql`, `chromium-headless-shell`), or exits with a message that names them. */
export function needPackages(names) {
  const missing = () => names.filter((name) => !FIND[name]())
  if (missing().length === 0) return
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    const apt = (...args) =>
      spawnSync('apt-get', args, {
        stdio: ['ignore', 'ignore', 2],
        env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      })
    apt('update')
    apt('install', '-y', '--no-install-recommends', ...missing())
  }
  const left = missing()
  if (left.length === 0) return
  console.error(
    `The tests need ${left.join(' and ')}: install them (Debian: apt-get install ${left.join(' ')}) or set PG_BIN, CHROMIUM`,
  )
  process.exit(1)
}

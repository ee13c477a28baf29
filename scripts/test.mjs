// The whole check: types, lint, import rules, dead code, tests on the embedded database and on PostgreSQL, browser tests.
// Prints `N passed, N failed` at the end and exits non-zero when anything failed.
import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startCluster } from './postgres-cluster.mjs'
import { needPackages } from './system-packages.mjs'

const only = process.argv.slice(2)
const node = process.execPath
// Many of the processes below run the same code.
const compiled = join(process.cwd(), 'node_modules', '.cache', 'compile')
const reports = mkdtempSync(join(tmpdir(), 'talad-report-'))
let passed = 0
const failed = []

function run(command, args, env = {}) {
  return new Promise((done) => {
    const child = spawn(command, args, {
      stdio: 'inherit',
      env: { NODE_COMPILE_CACHE: compiled, ...process.env, NODE_ENV: 'test', ...env },
    })
    child.on('exit', (code) => done(code ?? 1))
    child.on('error', () => done(1))
  })
}

/** A step that counts as one: it passes or fails as a whole. */
async function check(name, command, args, env) {
  if (only.length > 0 && !only.includes(name)) return
  const started = Date.now()
  const code = await run(command, args, env)
  console.log(`${code === 0 ? 'ok' : 'FAILED'} ${name} (${Math.round((Date.now() - started) / 1000)} s)`)
  if (code === 0) passed++
  else failed.push(name)
}

/** A Vitest project: its own tests are counted. A run without tests is a failure. */
async function suite(name, args, env) {
  if (only.length > 0 && !only.includes(name)) return
  const report = join(reports, `${name}.json`)
  const started = Date.now()
  const code = await run(
    node,
    [
      join('node_modules', 'vitest', 'vitest.mjs'),
      'run',
      '--project',
      args,
      '--reporter=json',
      `--outputFile.json=${report}`,
    ],
    env,
  )
  const seconds = Math.round((Date.now() - started) / 1000)
  const result = existsSync(report)
    ? JSON.parse(readFileSync(report, 'utf8'))
    : { numPassedTests: 0, numFailedTests: 0 }
  passed += result.numPassedTests
  for (const file of result.testResults ?? [])
    for (const test of file.assertionResults)
      if (test.status === 'failed')
        console.log(
          `FAILED ${file.name.replace(process.cwd(), '')} ${test.fullName}\n${test.failureMessages.join('\n').slice(0, 1500)}`,
        )
  for (let n = 0; n < result.numFailedTests; n++) failed.push(name)
  if (result.numPassedTests === 0 || (code !== 0 && result.numFailedTests === 0))
    failed.push(`${name} (did not run to its end)`)
  console.log(
    `${code === 0 ? 'ok' : 'FAILED'} ${name}: ${result.numPassedTests} passed, ${result.numFailedTests} failed (${seconds} s)`,
  )
}

needPackages()
const cluster =
  only.length === 0 ||
  only.some((name) => ['api-postgres', 'postgres', 'pages', 'browser', 'reliability'].includes(name))
    ? await startCluster()
    : null
try {
  const env = cluster ? { TEST_DATABASE_URL: cluster.url } : {}
  // Lanes side by side: the browsers' waiting is filled by the checks' and the databases' work.
  const databases = async () => {
    await check('types', node, [join('node_modules', 'typescript', 'bin', 'tsc'), '--noEmit'])
    await check('lint', node, [join('node_modules', '@biomejs', 'biome', 'bin', 'biome'), 'check', '.'])
    await check('imports', node, ['scripts/check-imports.mjs'])
    await check('dead-code', node, [join('node_modules', 'knip', 'bin', 'knip.js')])
    await suite('unit', 'unit')
    await suite('api', 'api')
    await suite('api-postgres', 'api', env)
    await suite('postgres', 'postgres', env)
    // Chance finds bugs on a developer's machine, with 1,000 histories; CI plays the same 100 each time.
    const seeds = process.env.CI ? { FC_SEED: '2122217345', FC_RUNS: '100' } : {}
    await suite('reliability', 'reliability', { ...seeds, ...env })
  }
  const browsers = async () => {
    if (cluster) await check('build', node, ['scripts/start.mjs', '--build-only'])
    await Promise.all([suite('pages', 'pages', env), suite('browser', 'browser', env)])
  }
  await Promise.all([databases(), browsers()])
} finally {
  cluster?.stop()
  rmSync(reports, { recursive: true, force: true })
}
for (const name of failed) console.log(`FAILED ${name}`)
console.log(`${passed} passed, ${failed.length} failed`)
process.exit(failed.length === 0 ? 0 : 1)

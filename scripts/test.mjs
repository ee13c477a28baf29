// The complete check: types, lint, import rules, dead code, API documents, tests on the embedded database and on
// PostgreSQL,
// browser tests. `npm test NAME …` runs those steps and the steps they need; `npm test quick` runs the fastest ones.
// Prints `N passed, N failed` at the end and exits with an error if anything failed.
import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startCluster } from './postgres-cluster.mjs'
import { needPackages } from './system-packages.mjs'

const node = (...args) => ({ args })
const vitest = (project, files = []) => ({ project, files })

// Random seeds find bugs on a developer's machine; CI runs the same cases each time.
const CI_SEED = process.env.FC_SEED ?? '2122217345'
const SEEDS = ['FC_SEED', 'CRASH_SEED', 'SWEEP_CRASH_SEED', 'DATABASE_LOSS_SEED']
const SEED = process.env.CI ? Object.fromEntries(SEEDS.map((name) => [name, process.env[name] ?? CI_SEED])) : {}
const FUZZ_SEED = process.env.CI ? ['--seed', CI_SEED] : []

/**
 * Tests that also run on the embedded database, because the two databases may differ there. The embedded database also
 * serves every operation in `fuzz`, the histories of money and jobs in `reliability`, and the main job in `browser`.
 */
const ON_BOTH = ['src/db/', 'src/ledger/', 'src/features/search/', 'src/features/payouts/']

/**
 * In the order in which they start. A step that fills both processors runs alone, others run in pairs: with more at a
 * time they would compete for the caches and memory of two processors, and each would cost up to twice the processor
 * time. A step may need a system package or a step above it.
 */
const STEPS = [
  { name: 'build', fills: 1, run: node('scripts/start.mjs', '--build-only') },
  // A second checker would infer the same types again: 103 instead of 44 seconds of processor time, and 3.5 instead of 2
  // GB.
  { name: 'types', fills: 1, run: node('node_modules/typescript-7/bin/tsc', '--noEmit', '--checkers', '1') },
  { name: 'lint', fills: 1, run: node('node_modules/@biomejs/biome/bin/biome', 'check', '.') },
  { name: 'imports', fills: 1, run: node('scripts/check-imports.mjs') },
  { name: 'dead-code', fills: 1, run: node('scripts/check-unused.mjs') },
  { name: 'reliability', fills: 1, needs: ['postgresql', 'build'], run: vitest('reliability') },
  { name: 'sample-feature', fills: 1, needs: ['postgresql'], run: vitest('sample-feature') },
  { name: 'fuzz', fills: 1, run: node('tests/fuzz/run.ts', '--cases', '2', ...FUZZ_SEED) },
  { name: 'api-documents', fills: 1, run: node('scripts/check-api.mjs', '--same') },
  { name: 'unit', fills: 2, run: vitest('unit') },
  { name: 'api', fills: 2, needs: ['postgresql'], run: vitest('api') },
  { name: 'postgres', fills: 2, needs: ['postgresql'], run: vitest('postgres') },
  { name: 'embedded', fills: 2, run: vitest('api', ON_BOTH) },
  { name: 'browser', fills: 2, needs: ['postgresql', 'chromium-headless-shell', 'build'], run: vitest('browser') },
  { name: 'pages', fills: 2, needs: ['postgresql', 'chromium-headless-shell', 'build'], run: vitest('pages') },
]
const PROCESSORS = 2
const PACKAGES = ['postgresql', 'chromium-headless-shell']

/** `npm test quick`, to be run between commits: the pure code, the ledger, and a job from offer to payment. */
const QUICK = [
  ...STEPS.filter(({ name }) => ['types', 'lint', 'imports', 'dead-code'].includes(name)),
  { name: 'unit', fills: 1, run: vitest('unit') },
  { name: 'main-job', fills: 1, run: vitest('api', ['src/ledger', 'src/features/jobs/']) },
]

/** The requested steps and those they need; all steps if none was requested. */
function chosen(names) {
  if (names.join() === 'quick') return QUICK
  const unknown = names.filter((name) => !STEPS.some((step) => step.name === name))
  if (unknown.length > 0) {
    console.error(`no such part: ${unknown.join(', ')}. There are quick, ${STEPS.map((step) => step.name).join(', ')}`)
    process.exit(1)
  }
  // The sample feature's type check covers the whole tree, so a complete run omits `types`.
  if (names.length === 0) return STEPS.filter(({ name }) => name !== 'types')
  const needed = STEPS.filter(({ name }) => names.includes(name)).flatMap(({ needs = [] }) => needs)
  return STEPS.filter(({ name }) => names.includes(name) || needed.includes(name))
}

function start(args, env = {}) {
  return new Promise((done) => {
    const child = spawn(process.execPath, args, {
      stdio: 'inherit',
      // Many of these processes run the same code, so they share a compile cache.
      env: {
        NODE_COMPILE_CACHE: join(process.cwd(), 'node_modules', '.cache', 'compile'),
        ...process.env,
        NODE_ENV: 'test',
        ...env,
      },
    })
    child.on('exit', (code) => done(code ?? 1))
    child.on('error', () => done(1))
  })
}

/** A step that counts as one: it passes or fails as a whole. */
async function runWhole({ name, run }) {
  const ok = (await start(run.args)) === 0
  return ok ? { passed: 1, failures: [] } : { passed: 0, failures: [name] }
}

/** Runs a Vitest project and counts its tests. A run without tests is a failure. */
async function runTests({ name, run }, env) {
  const report = join(reports, `${name}.json`)
  // `minimal` also prints failures outside of a test.
  const output = ['--reporter=minimal', '--reporter=json', `--outputFile.json=${report}`]
  const vitestRun = ['node_modules/vitest/vitest.mjs', 'run', '--project', run.project, ...run.files, ...output]
  const code = await start(vitestRun, { ...SEED, ...env })
  const result = existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : { numPassedTests: 0 }
  const failures = []
  for (const file of result.testResults ?? [])
    for (const test of file.assertionResults.filter(({ status }) => status === 'failed'))
      failures.push(`${name}: ${file.name.replace(process.cwd(), '')} ${test.fullName}`)
  if (result.numPassedTests === 0 || (code !== 0 && failures.length === 0))
    failures.push(`${name} (did not run to its end)`)
  return { passed: result.numPassedTests, failures }
}

/** Runs a step if its needs are met. Returns whether nothing failed. */
async function perform(step, met) {
  const started = Date.now()
  const env = cluster && step.needs?.includes('postgresql') ? { TEST_DATABASE_URL: cluster.url } : {}
  const run = step.run.project ? runTests : runWhole
  const { passed, failures } = met ? await run(step, env) : { passed: 0, failures: [`${step.name} (not run)`] }
  const seconds = Math.round((Date.now() - started) / 1000)
  console.log(
    `${failures.length === 0 ? 'ok' : 'FAILED'} ${step.name}: ${passed} passed, ${failures.length} failed (${seconds} s)`,
  )
  total.passed += passed
  total.failures.push(...failures)
  return failures.length === 0
}

/** Runs the steps: each as soon as those it needs have ended and enough processors are free. */
async function runAll(waiting) {
  const ended = new Map()
  const running = new Map()
  const neededBy = ({ needs = [] }) => steps.filter(({ name }) => needs.includes(name))
  const isReady = (step) => neededBy(step).every(({ name }) => ended.has(name))
  const busy = () => [...running.keys()].reduce((n, { fills }) => n + fills, 0)
  const startStep = (step) => {
    const met = neededBy(step).every(({ name }) => ended.get(name))
    const run = perform(step, met).then((ok) => {
      ended.set(step.name, ok)
      running.delete(step)
    })
    running.set(step, run)
  }
  while (waiting.length > 0 || running.size > 0) {
    const next = waiting.find((step) => isReady(step) && busy() + step.fills <= PROCESSORS)
    if (next) {
      waiting = waiting.filter((step) => step !== next)
      startStep(next)
    } else await Promise.race(running.values())
  }
}

const steps = chosen(process.argv.slice(2))
const packages = PACKAGES.filter((name) => steps.some(({ needs }) => needs?.includes(name)))
needPackages(packages)
const cluster = packages.includes('postgresql') ? await startCluster() : null
const reports = mkdtempSync(join(tmpdir(), 'talad-report-'))
const total = { passed: 0, failures: [] }
try {
  await runAll(steps)
} finally {
  cluster?.stop()
  rmSync(reports, { recursive: true, force: true })
}
for (const failure of total.failures) console.log(`FAILED ${failure}`)
console.log(`${total.passed} passed, ${total.failures.length} failed`)
process.exit(total.failures.length === 0 ? 0 : 1)

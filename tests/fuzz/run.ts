import { parseArgs } from 'node:util'
import fc from 'fast-check'
import { openApiDocument } from '../../src/server/openapi.ts'
import { testConfig } from '../harness.ts'
import { buildCheck, exchange } from './check.ts'
import { type FuzzMarket, openMarket, type Role } from './market.ts'
import { type Operation, operationsOf, requestsOf, type WireRequest } from './operations.ts'
import { fuzzPages } from './pages.ts'
import { type Change, changesOf, UNCHANGED, validRequestsOf } from './valid.ts'

const USAGE = 'npm run fuzz -- [--cases N] [--seed N] [--only OPERATION | --pages] [--database postgres://…]'

/** Acts that change what every later operation depends on come last. */
const LAST = [
  'content.save',
  'content.publish',
  'content.unpublish',
  'content.restore',
  'accounts.signout',
  'operators.setStatus',
  'accounts.ready',
  'accounts.signinInfluencer',
]

/** Roles that try an operation: one that may, a visitor, and one that may not. */
function rolesFor({ audience }: Operation): Role[] {
  if (audience === 'open') return ['visitor', 'influencer', 'operator']
  if (audience === 'any') return ['influencer', 'marketer', 'visitor']
  return [audience as Role, 'visitor', audience === 'influencer' ? 'marketer' : 'influencer']
}

const hash = (text: string): number => [...text].reduce((sum, c) => (Math.imul(sum, 31) + c.charCodeAt(0)) | 0, 7)

/** The command that sends a request once more. */
function curl({ method, path, headers, body }: WireRequest): string {
  const quote = (text: string) => `'${text.replaceAll("'", `'\\''`)}'`
  const lines = Object.entries(headers).map(([name, value]) => `-H ${quote(`${name}: ${value}`)}`)
  const sent = body ? [`--data-binary ${quote(body.toString().slice(0, 2_000))}`] : []
  return ['curl', '-X', method, quote(`$SITE${path}`), ...lines, ...sent].join(' ')
}

interface Finding {
  operation: string
  role: Role
  problem: string
  request: string
}

interface Tally {
  /** Status → number of answers. */
  answers: Map<number, number>
  /** Operations that the right role brought to a success at least once. */
  succeeded: Set<string>
  findings: Finding[]
}

interface Run {
  market: FuzzMarket
  check: ReturnType<typeof buildCheck>
  seed: number
  cases: number
  tally: Tally
}

const count = ({ answers }: Tally, status: number): void => void answers.set(status, (answers.get(status) ?? 0) + 1)

/** One of how many requests of the right role starts from one that succeeds. */
const VALID_SHARE = 10

interface Attempt {
  request: WireRequest
  answered(status: number): void
}
type Next = () => Promise<Attempt>

/** What is sent by chance, and what is always sent. */
async function planOf(market: FuzzMarket, operation: Operation, role: Role, right: boolean) {
  const made = await requestsOf(market, operation, market.actors[role])
  const generated = made.map(
    (request): Next =>
      async () => ({ request, answered: () => {} }),
  )
  if (!right) return { arbitrary: generated, examples: [] }
  const valid = validRequestsOf(market, operation)
  const next = (change: Change): Next => {
    return async () => ({ request: await valid.next(change), answered: valid.answered })
  }
  const changed = changesOf(operation).map(next)
  return {
    arbitrary: fc.oneof({ weight: VALID_SHARE - 1, arbitrary: generated }, { weight: 1, arbitrary: changed }),
    examples: [[next(UNCHANGED)] as [Next]],
  }
}

async function fuzzAs({ market, check, seed, cases, tally }: Run, operation: Operation, role: Role, right: boolean) {
  await market.revive()
  const { arbitrary, examples } = await planOf(market, operation, role, right)
  let failed: WireRequest | undefined
  const property = fc.asyncProperty(arbitrary, async (next) => {
    const { request, answered } = await next()
    try {
      const answer = await exchange(market.port, request)
      count(tally, answer.status)
      answered(answer.status)
      if (right && answer.status === 200) tally.succeeded.add(operation.id)
      if (right && answer.status === 401) await market.revive()
      const problem = check(operation, answer)
      if (problem !== null) throw new Error(problem)
    } catch (error) {
      failed = request
      throw error
    }
  })
  const result = await fc.check(property, { seed: seed ^ hash(`${operation.id} ${role}`), numRuns: cases, examples })
  if (!result.failed) return
  const problem = result.errorInstance instanceof Error ? result.errorInstance.message : String(result.errorInstance)
  const request = failed ? curl(failed) : 'no request: what it needs could not be made'
  tally.findings.push({ operation: operation.id, role, problem, request })
  process.stdout.write(`\nFOUND ${operation.id} as ${role}: ${problem}\n  ${request}\n`)
}

const rank = ({ id }: Operation): number => LAST.indexOf(id)

function readOptions() {
  const { values } = parseArgs({
    options: {
      cases: { type: 'string', default: '200' },
      seed: { type: 'string', default: String(Math.floor(Math.random() * 2 ** 31)) },
      only: { type: 'string' },
      pages: { type: 'boolean', default: false },
      database: { type: 'string' },
    },
  })
  const [cases, seed] = [Number(values.cases), Number(values.seed)]
  if (!Number.isSafeInteger(cases) || cases < 1 || !Number.isSafeInteger(seed)) throw new RangeError(USAGE)
  return { ...values, cases, seed }
}
type Options = ReturnType<typeof readOptions>

function report({ answers, findings }: Tally, about: string, began: number): void {
  const kind = (test: (problem: string) => boolean) => findings.filter(({ problem }) => test(problem)).length
  const [failed, drifted] = [kind((p) => p.startsWith('status')), kind((p) => p.startsWith('drift'))]
  const requests = [...answers.values()].reduce((sum, n) => sum + n, 0)
  const statuses = [...answers].sort(([a], [b]) => a - b).map(([status, n]) => `${status}: ${n}`)
  process.stdout.write(
    `${requests} requests to ${about} in ${Math.round((performance.now() - began) / 1_000)} s: ${failed} × 5xx, ` +
      `${drifted} × drift, ${findings.length - failed - drifted} × hang or broken connection\n${statuses.join(', ')}\n`,
  )
}

async function fuzzOperations(market: FuzzMarket, { seed, cases, only }: Options, tally: Tally): Promise<void> {
  const began = performance.now()
  const endpoints = [...market.app.app.registry.values()].map(({ endpoint }) => endpoint)
  const document = openApiDocument(endpoints, testConfig)
  const operations = operationsOf(document as never)
    .filter(({ id }) => only === undefined || id === only)
    .sort((a, b) => rank(a) - rank(b))
  if (operations.length === 0) throw new RangeError(`no operation ${only}`)
  const run: Run = { market, check: buildCheck(document), seed, cases, tally }
  for (const [done, operation] of operations.entries()) {
    if (done > 0 && done % 40 === 0) report(tally, `${done} of ${operations.length} operations`, began)
    for (const [i, role] of rolesFor(operation).entries())
      await fuzzAs(run, operation, role, i === 0 || (operation.audience === 'any' && i === 1))
  }
  report(tally, `${operations.length} operations`, began)
  process.stdout.write(`${tally.succeeded.size} succeeded at least once as the right role\n`)
  for (const operation of operations.filter(({ id }) => !tally.succeeded.has(id))) {
    const problem = 'no request succeeded as the right role, not even the one of its access.ts'
    tally.findings.push({ operation: operation.id, role: rolesFor(operation)[0] as Role, problem, request: '' })
    process.stdout.write(`\nFOUND ${operation.id}: ${problem}\n`)
  }
}

async function fuzzForms(market: FuzzMarket, options: Options, tally: Tally): Promise<void> {
  const began = performance.now()
  const found = (page: string, problem: string, request: WireRequest) => {
    tally.findings.push({ operation: page, role: 'visitor', problem, request: curl(request) })
    process.stdout.write(`\nFOUND ${page}: ${problem}\n  ${curl(request)}\n`)
  }
  await fuzzPages(market, options, { found, answered: (status) => count(tally, status) })
  report(tally, 'pages', began)
}

async function main(): Promise<number> {
  const options = readOptions()
  if (options.database) process.env.TEST_DATABASE_URL = options.database
  const market = await openMarket()
  process.stdout.write(`fuzz: seed ${options.seed}, ${options.cases} cases, ${market.app.database.engine}\n`)
  try {
    const tally: Tally = { answers: new Map(), succeeded: new Set(), findings: [] }
    await (options.pages ? fuzzForms : fuzzOperations)(market, options, tally)
    if (tally.findings.length > 0)
      process.stdout.write(`again: npm run fuzz -- --seed ${options.seed} --cases ${options.cases}\n`)
    return tally.findings.length > 0 ? 1 : 0
  } finally {
    await market.close()
  }
}

main().then(
  (code) => process.exit(code),
  (error: unknown) => {
    process.stderr.write(`fuzz: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`)
    process.exit(2)
  },
)

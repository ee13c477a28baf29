import { parseArgs } from 'node:util'
import fc from 'fast-check'
import { openApiDocument } from '../../src/server/openapi.ts'
import { testConfig } from '../harness.ts'
import { buildCheck, exchange } from './check.ts'
import { type FuzzMarket, openMarket, type Role } from './market.ts'
import { type Operation, operationsOf, requestsOf, type WireRequest } from './operations.ts'
import { fuzzPages } from './pages.ts'
import { partnerOperations } from './partner.ts'
import { type Change, changesOf, UNCHANGED, validRequestsOf } from './valid.ts'

const USAGE =
  'npm run fuzz -- [--cases N] [--seed N] [--only OPERATION | --partner | --pages] [--database postgres://…]'

/** Operations that change what all other operations depend on run last. */
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

/** Roles that try an operation: one that is allowed to, a visitor, and one that is not. */
function rolesFor({ audience }: Operation): Role[] {
  if (audience === 'open') return ['visitor', 'influencer', 'operator']
  if (audience === 'any') return ['influencer', 'marketer', 'visitor']
  return [audience as Role, 'visitor', audience === 'influencer' ? 'marketer' : 'influencer']
}

const hash = (text: string): number => [...text].reduce((sum, c) => (Math.imul(sum, 31) + c.charCodeAt(0)) | 0, 7)

/** A curl command that repeats a request. */
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
  /** Status → number of responses. */
  answers: Map<number, number>
  /** Operations that succeeded at least once for a role that is allowed to call them. */
  succeeded: Set<string>
  findings: Finding[]
}

interface Run {
  market: FuzzMarket
  actors: FuzzMarket['actors']
  check: ReturnType<typeof buildCheck>
  seed: number
  /** Number of requests for an allowed role, and for one that is not allowed. */
  cases: number
  refused: number
  tally: Tally
}

const count = ({ answers }: Tally, status: number): void => void answers.set(status, (answers.get(status) ?? 0) + 1)

/** One in this many requests of the allowed role starts from a valid request. */
const VALID_SHARE = 10

interface Attempt {
  request: WireRequest
  answered(status: number): void
}
type Next = () => Promise<Attempt>

/** The generated requests, and those that are always sent. */
async function planOf({ market, actors }: Run, operation: Operation, role: Role, right: boolean) {
  const made = await requestsOf(market, operation, actors[role])
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

async function fuzzAs(run: Run, operation: Operation, role: Role, right: boolean) {
  const { market, check, seed, tally } = run
  await market.revive()
  const { arbitrary, examples } = await planOf(run, operation, role, right)
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
  const result = await fc.check(property, {
    seed: seed ^ hash(`${operation.id} ${role}`),
    numRuns: right ? run.cases : run.refused,
    examples,
  })
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
      partner: { type: 'boolean', default: false },
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

/** A document to test: its operations, the actors that call them, and the number of requests. */
interface Target {
  about: string
  operations: Operation[]
  run: Run
}

function targetsOf(market: FuzzMarket, { seed, cases, only, partner: partnerOnly }: Options, tally: Tally): Target[] {
  const endpoints = [...market.app.app.registry.values()].map(({ endpoint }) => endpoint)
  const document = openApiDocument(endpoints, testConfig)
  const partner = partnerOperations(market.app)
  const chosen = (operations: Operation[]) => operations.filter(({ id }) => only === undefined || id === only)
  const { actors, partners } = market
  return [
    {
      about: 'operations',
      operations: partnerOnly ? [] : chosen(operationsOf(document as never)).sort((a, b) => rank(a) - rank(b)),
      run: { market, actors, check: buildCheck(document), seed, cases, refused: cases, tally },
    },
    {
      about: 'operations of the partner’s API',
      operations: chosen(partner.operations),
      // The partner's API serves the same endpoints under other names, so fewer requests are enough.
      run: {
        market,
        actors: partners,
        check: buildCheck(partner.document),
        seed,
        cases: Math.ceil(cases / 2),
        refused: Math.ceil(cases / 4),
        tally,
      },
    },
  ]
}

async function fuzzTarget({ about, operations, run }: Target, began: number): Promise<void> {
  for (const [done, operation] of operations.entries()) {
    if (done > 0 && done % 40 === 0) report(run.tally, `${done} of ${operations.length} ${about}`, began)
    for (const [i, role] of rolesFor(operation).entries())
      await fuzzAs(run, operation, role, i === 0 || (operation.audience === 'any' && i === 1))
  }
  report(run.tally, `${operations.length} ${about}`, began)
}

async function fuzzOperations(market: FuzzMarket, options: Options, tally: Tally): Promise<void> {
  const began = performance.now()
  const targets = targetsOf(market, options, tally).filter(({ operations }) => operations.length > 0)
  if (targets.length === 0) throw new RangeError(`no operation ${options.only}`)
  for (const target of targets) await fuzzTarget(target, began)
  process.stdout.write(`${tally.succeeded.size} succeeded at least once as the right role\n`)
  for (const operation of targets
    .flatMap(({ operations }) => operations)
    .filter(({ id }) => !tally.succeeded.has(id))) {
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

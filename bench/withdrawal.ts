import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { DAY } from '../src/core/clock.ts'
import { newId, timeOfId } from '../src/core/ids.ts'
import { satang } from '../src/core/money.ts'
import { openPostgres } from '../src/db/connect.ts'
import { withTx } from '../src/db/tx.ts'
import type { Db } from '../src/db/types.ts'
import { sessions } from '../src/features/accounts/schema-access.ts'
import { contract as applications } from '../src/features/applications/contract.ts'
import { contract as payouts } from '../src/features/payouts/contract.ts'
import { buyLot } from '../src/ledger/lots.ts'
import { buildCampaign, buildChannel, buildInfluencer, buildMarketer } from '../tests/factories.ts'
import { TAX_FACTS } from '../tests/jobs-world.ts'
import { grantStepUp, influencerWithBalance } from '../tests/money-factories.ts'
import {
  accountCopier,
  copyId,
  copyTable,
  defineCopies,
  forgetCopies,
  mapAccounts,
  platformAccounts,
} from './copies.ts'
import { openInProcess } from './in-process.ts'

/**
 * Commands that write money, measured against the same SQL. Each subject (a copy of the template) executes the command
 * once.
 */
interface Command {
  name: string
  path: (k: number) => string
  token: (k: number) => string
  body: string
  /** The SQL statements of the command for subject `k`. */
  statements: (k: number) => Recorded[]
}

export interface Recorded {
  text: string
  values: unknown[]
  /** How many rows it returned or changed. */
  rowCount?: number | null
}

/** Records every statement that the process sends while `act` runs, in order. */
export async function recordSql(act: () => Promise<unknown>): Promise<Recorded[]> {
  const original = pg.Client.prototype.query
  const recorded: Recorded[] = []
  pg.Client.prototype.query = function (this: pg.Client, ...args: unknown[]) {
    const [first, second] = args
    const config =
      typeof first === 'string' ? { text: first, values: second } : (first as { text: string; values?: unknown })
    const values = Array.isArray(second) ? second : Array.isArray(config.values) ? config.values : []
    const statement: Recorded = { text: config.text, values: [...values] }
    recorded.push(statement)
    const result = (original as (...all: unknown[]) => unknown).apply(this, args)
    if (!(result instanceof Promise)) return result
    return result.then((answer: pg.QueryResult) => {
      statement.rowCount = answer.rowCount
      return answer
    })
  } as never
  try {
    await act()
  } finally {
    pg.Client.prototype.query = original
  }
  return recorded
}

/** The rows that belong to the template, by table; `owners` are its accounts. */
const TABLES: Readonly<Record<string, string>> = {
  accounts: 's.id = any(owners)',
  influencers: 's.account_id = any(owners)',
  marketers: 's.account_id = any(owners)',
  bank_accounts: 's.account_id = any(owners)',
  one_time_codes: 's.account_id = any(owners)',
  sessions: 's.account_id = any(owners)',
  channels: 's.account_id = any(owners)',
  channel_prices: 's.channel_id in (select id from channels where account_id = any(owners))',
  campaigns: 's.marketer_id = any(owners)',
  jobs: 's.marketer_id = any(owners)',
  ledger_accounts: 's.owner_id = any(owners)',
  ledger_days: 's.account_id in (select id from ledger_accounts where owner_id = any(owners))',
  credit_lots: 's.owner_id = any(owners)',
}

/** Copies the template's rows, without the additional rows that triggers would write. */
async function copySubjects(databaseUrl: string, owners: readonly string[], count: number): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  const list = `'{${owners.join(',')}}'::uuid[]`
  await defineCopies(client)
  await mapAccounts(client, count, owners)
  for (const [table, where] of Object.entries(TABLES)) {
    await client.query(`alter table ${table} disable trigger all`)
    await copyTable(client, table, count, where.replaceAll('owners', list))
    await client.query(`alter table ${table} enable trigger all`)
  }
  for (const [table, trigger] of [
    ['ledger_accounts', 'ledger_accounts_guard'],
    ['ledger_accounts', 'ledger_accounts_kept'],
    ['ledger_days', 'ledger_days_guard'],
  ])
    await client.query(`alter table ${table} enable always trigger ${trigger}`)
  await forgetCopies(client)
  await client.query('analyze')
  await client.end()
}

const TOKEN = '-bench-session'
/** The session row of the template has a placeholder hash; the copies have the hashes of these tokens (`copies.ts`). */
const tokenOf = (subject: string, k: number): string => `${subject}${TOKEN}-${k}`

async function addSession(db: Db, accountId: string, subject: string, now: Date): Promise<void> {
  await db.insert(sessions).values({
    id: newId(),
    accountId,
    tokenHash: `${subject}${TOKEN}`,
    createdAt: now,
    expiresAt: new Date(now.getTime() + 3_600_000),
    ip: '127.0.0.1',
    userAgent: 'bench',
    device: {},
  })
}

const UUID = /[0-9a-f]{8}-[0-9a-f]{4}-[478][0-9a-f]{3}-[0-9a-f]{4}-[0-9a-f]{12}/g
const REFERENCE = /^(WD-\d{8}-)\d+$/
/** Higher than the serial of any withdrawal in a run. */
let serial = 500_000

/**
 * The template's recorded statements for subject `k`: with its own ids, and a new id for each one that the command
 * created.
 */
function statementsFor(recorded: readonly Recorded[], owners: readonly string[], since: number) {
  const accountOf = accountCopier(owners)
  return (k: number): Recorded[] => {
    const ids = new Map<string, string>()
    const reference = serial++
    const idFor = (id: string): string => {
      const existing = ids.get(id) ?? (platformAccounts.has(id) ? id : accountOf(id, k))
      if (existing) return existing
      const time = timeOfId(id)
      const made = time === null || time >= since ? (time === null ? crypto.randomUUID() : newId()) : copyId(id, k)
      ids.set(id, made)
      return made
    }
    const swap = (value: unknown): unknown => {
      if (Array.isArray(value)) return value.map(swap)
      if (typeof value !== 'string') return value
      return REFERENCE.test(value) ? value.replace(REFERENCE, `$1${reference}`) : value.replace(UUID, idFor)
    }
    return recorded.map(({ values, ...statement }) => ({ ...statement, values: values.map(swap) }))
  }
}

const caller = (scope: 'influencer' | 'marketer', accountId: string) => ({
  scope,
  accountId,
  sessionId: newId(),
  status: 'active',
  talentManager: false,
  name: '',
  latinName: null,
  pictureUrl: null,
})

type App = Awaited<ReturnType<typeof openInProcess>>
type Template = (
  db: Db,
  now: Date,
) => Promise<{
  owners: string[]
  path: (k: number) => string
  body: object
  /** Runs before the copies are made. */
  prepare?: (app: App) => Promise<void>
  act: (app: App) => Promise<unknown>
}>

/** Withdrawal by a creator who has a balance, a verified account, a verified code and a session. */
const withdrawal: Template = async (db, now) => {
  const id = await influencerWithBalance(db, satang(1_000_000), now)
  await grantStepUp(db, id, 'withdrawal', now)
  await addSession(db, id, 'withdrawal', now)
  const body = { price: 10_000 }
  return {
    owners: [id],
    path: (k) => `/sv_influ_api/influ/earn/withdraw/${copyId(id, k)}`,
    body,
    act: (app) =>
      app.call(payouts.withdraw, {
        caller: caller('influencer', id),
        params: { uuid: id },
        body,
        idempotencyKey: newId(),
      }),
  }
}

/** A brand with credits accepts an applicant. */
const acceptance: Template = async (db, now) => {
  const [marketer, influencer] = [await buildMarketer(db), await buildInfluencer(db, TAX_FACTS)]
  const lot = { chargeId: newId(), marketerId: marketer.id, net: satang(2_000_000), vat: satang(0) }
  await withTx(db, (tx) => buyLot(tx, { ...lot, expiresAt: new Date(now.getTime() + 365 * DAY) }, now))
  const closeAt = new Date(now.getTime() + 20 * DAY)
  const campaign = await buildCampaign(db, { marketerId: marketer.id, draftBy: null, postBy: null, closeAt })
  // Marked as just checked, so that the site's sweep does not check the channel and its copies during the run.
  await buildChannel(db, { accountId: influencer.id, statusAt: now, checkedAt: now }, { reel: 450_000 })
  await addSession(db, marketer.id, 'acceptance', now)
  let job = ''
  const body = {}
  return {
    owners: [marketer.id, influencer.id],
    path: (k) => `/api/jobs/${copyId(job, k)}/accept`,
    body,
    prepare: async (app) => {
      const as = caller('influencer', influencer.id)
      const applied = await app.call(applications.apply, {
        caller: as,
        params: { id: campaign.id },
        body,
        idempotencyKey: newId(),
      })
      job = (applied as { data: { id: string } }).data.id
    },
    act: (app) =>
      app.call(applications.accept, {
        caller: caller('marketer', marketer.id),
        params: { id: job },
        body,
        idempotencyKey: newId(),
      }),
  }
}

const TEMPLATES = { withdrawal, acceptance } as const

/** Creates a template of one command and `count` copies of it, and records the command's SQL on the template itself. */
export async function prepareCommand(
  databaseUrl: string,
  name: keyof typeof TEMPLATES,
  count: number,
): Promise<Command> {
  const database = await openPostgres(databaseUrl, 2)
  const now = new Date()
  const template = await TEMPLATES[name](database.db, now)
  await database.close()
  const app = await openInProcess(databaseUrl)
  await template.prepare?.(app)
  await copySubjects(databaseUrl, template.owners, count)
  await new Promise((done) => setTimeout(done, 5))
  const since = Date.now()
  const recorded = await recordSql(() => template.act(app))
  await app.close()
  return {
    name,
    path: template.path,
    token: (k) => tokenOf(name, k),
    body: JSON.stringify(template.body),
    statements: statementsFor(recorded, template.owners, since),
  }
}
const literal = (value: unknown): string => {
  if (value === null || value === undefined) return 'NULL'
  if (typeof value === 'number') return String(value)
  if (value instanceof Date) return `'${value.toISOString()}'`
  if (Array.isArray(value)) return `'{${value.map(String).join(',')}}'`
  return `'${(typeof value === 'object' ? JSON.stringify(value) : String(value)).replaceAll("'", "''")}'`
}

/**
 * Runs the same statements as a pgbench script, one transaction per creator, with ten clients. Returns transactions per
 * second.
 */
export function byPgbench(
  cluster: { bin: string; port: number; user: string },
  database: string,
  perInfluencer: readonly Recorded[][],
): number {
  const dir = mkdtempSync(join(tmpdir(), 'talad-bench-'))
  const clients = 10
  const each = Math.floor(perInfluencer.length / clients)
  // Each client runs the scripts of its own share of the creators once: every creator withdraws once.
  let total = 0
  const started = performance.now()
  const scripts = Array.from({ length: clients }, (_, client) => {
    const file = join(dir, `${client}.sql`)
    const share = perInfluencer.slice(client * each, (client + 1) * each)
    total += share.length
    writeFileSync(
      file,
      share
        .map(
          (statements) =>
            `${statements
              .map(
                ({ text, values }) =>
                  `${text
                    .replace(/\$(\d+)/g, (_m, n: string) => literal(values[Number(n) - 1]))
                    .replace(/\s*\n\s*/g, ' ')
                    .replace(/;\s*$/, '')};`,
              )
              .join('\n')}`,
        )
        .join('\n'),
    )
    return file
  })
  const shell = scripts
    .map(
      (file) =>
        `"${join(cluster.bin, 'pgbench')}" -n -h 127.0.0.1 -p ${cluster.port} -U ${cluster.user} -c 1 -t 1 -f "${file}" ${database} >/dev/null &`,
    )
    .join(' ')
  const { status } = spawnSync('bash', ['-c', `${shell} wait`], { encoding: 'utf8' })
  rmSync(dir, { recursive: true, force: true })
  if (status !== 0) throw new Error('pgbench failed')
  return total / ((performance.now() - started) / 1_000)
}

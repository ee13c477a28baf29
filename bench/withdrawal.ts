import { spawnSync } from 'node:child_process'
import { createHash, randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { and, eq } from 'drizzle-orm'
import pg from 'pg'
import { newId } from '../src/core/ids.ts'
import { satang } from '../src/core/money.ts'
import { openPostgres } from '../src/db/connect.ts'
import type { Tx } from '../src/db/types.ts'
import { oneTimeCodes, sessions } from '../src/features/accounts/schema-access.ts'
import { bankAccounts } from '../src/features/payouts/schema.ts'
import { accountIds } from '../src/ledger/account.ts'
import { type AccountCode, chart } from '../src/ledger/chart.ts'
import { creatorWithBalance, grantStepUp } from '../tests/money-factories.ts'

export interface BenchCreator {
  id: string
  bankId: string
  /** The verified code that the withdrawal uses up. */
  grantId: string
  token: string
  tokenHash: string
}

/** Creators with a balance, a verified account, a verified code and a session: each can withdraw once. */
export async function prepareCreators(databaseUrl: string, count: number): Promise<BenchCreator[]> {
  const database = await openPostgres(databaseUrl, 4)
  const now = new Date()
  const made: BenchCreator[] = []
  for (let i = 0; i < count; i += 50) {
    await database.db.transaction(async (outer) => {
      const tx = outer as unknown as Tx
      for (let n = 0; n < 50; n++) made.push(await prepareOne(tx, now))
    })
  }
  await database.close()
  return made
}

async function prepareOne(tx: Tx, now: Date): Promise<BenchCreator> {
  const id = await creatorWithBalance(tx as never, satang(1_000_000), now)
  await grantStepUp(tx as never, id, 'withdrawal', now)
  const token = randomBytes(32).toString('base64url')
  const tokenHash = createHash('sha256').update(token).digest('hex')
  await tx.insert(sessions).values({
    id: newId(),
    accountId: id,
    tokenHash,
    createdAt: now,
    expiresAt: new Date(now.getTime() + 3_600_000),
    ip: '127.0.0.1',
    userAgent: 'bench',
    device: {},
  })
  const [bank] = await tx
    .select({ id: bankAccounts.id })
    .from(bankAccounts)
    .where(and(eq(bankAccounts.accountId, id), eq(bankAccounts.status, 'verified')))
  const [grant] = await tx.select({ id: oneTimeCodes.id }).from(oneTimeCodes).where(eq(oneTimeCodes.accountId, id))
  return { id, bankId: bank!.id, grantId: grant!.id, token, tokenHash }
}

export interface Recorded {
  text: string
  values: unknown[]
}

/** Every statement that the process sends while `act` runs, in order: the SQL of one withdrawal. */
export async function recordSql(act: () => Promise<void>): Promise<Recorded[]> {
  const original = pg.Client.prototype.query
  const recorded: Recorded[] = []
  pg.Client.prototype.query = function (this: pg.Client, ...args: unknown[]) {
    const [first, second] = args
    const config =
      typeof first === 'string' ? { text: first, values: second } : (first as { text: string; values?: unknown })
    const values = Array.isArray(second) ? second : Array.isArray(config.values) ? config.values : []
    recorded.push({ text: config.text, values: [...values] })
    return (original as (...all: unknown[]) => unknown).apply(this, args)
  } as never
  try {
    await act()
  } finally {
    pg.Client.prototype.query = original
  }
  return recorded
}

const UUID = /[0-9a-f]{8}-[0-9a-f]{4}-[478][0-9a-f]{3}-[0-9a-f]{4}-[0-9a-f]{12}/g
const REFERENCE = /^(WD-\d{8}-)\d+$/

/** Serials that no withdrawal of a run reaches. */
let serial = 500_000

/** Ledger accounts have ids worked out from their owner. */
const accountsOf = (from: string, to: string): [string, string][] =>
  (Object.keys(chart) as AccountCode[])
    .filter((code) => chart[code].owner !== 'platform')
    .flatMap((code) => {
      const theirs = accountIds({ code, owner: to })
      return accountIds({ code, owner: from }).map((id, shard): [string, string] => [id, theirs[shard] as string])
    })

/** The recorded statements for another creator: its own ids, and a fresh id for each that the withdrawal made. */
export function forCreator(recorded: readonly Recorded[], from: BenchCreator, to: BenchCreator): Recorded[] {
  const ids = new Map<string, string>([
    [from.id, to.id],
    [from.bankId, to.bankId],
    [from.grantId, to.grantId],
    ...accountsOf(from.id, to.id),
  ])
  const recordedValues = new Set(
    recorded.flatMap(({ values }) => values.filter((v): v is string => typeof v === 'string')),
  )
  const made = new Set([...recordedValues].flatMap((value) => value.match(UUID) ?? []))
  for (const id of made) if (!ids.has(id) && madeByIt(id, recorded)) ids.set(id, newId())
  const reference = serial++
  const swap = (value: unknown): unknown => {
    if (value === from.tokenHash) return to.tokenHash
    if (typeof value === 'string' && REFERENCE.test(value)) return value.replace(REFERENCE, `$1${reference}`)
    if (typeof value === 'string') return value.replace(UUID, (id) => ids.get(id) ?? id)
    return value
  }
  return recorded.map(({ text, values }) => ({ text, values: values.map(swap) }))
}

/** An id that appears in an INSERT and is neither the creator's nor an account of the ledger was made by the command. */
const madeByIt = (id: string, recorded: readonly Recorded[]): boolean =>
  recorded.some(
    ({ text, values }) =>
      /^\s*insert/i.test(text) &&
      !/ledger_accounts/i.test(text) &&
      values.some((value) => typeof value === 'string' && value.includes(id)),
  )

const literal = (value: unknown): string => {
  if (value === null || value === undefined) return 'NULL'
  if (typeof value === 'number') return String(value)
  if (value instanceof Date) return `'${value.toISOString()}'`
  if (Array.isArray(value)) return `'{${value.map(String).join(',')}}'`
  return `'${(typeof value === 'object' ? JSON.stringify(value) : String(value)).replaceAll("'", "''")}'`
}

/** The same statements as a script of pgbench, one transaction for each creator, ten clients. Transactions a second. */
export function byPgbench(
  cluster: { bin: string; port: number; user: string },
  database: string,
  perCreator: readonly Recorded[][],
): number {
  const dir = mkdtempSync(join(tmpdir(), 'talad-bench-'))
  const clients = 10
  const each = Math.floor(perCreator.length / clients)
  // A client runs its own share of creators, one script each time: every creator withdraws once.
  let total = 0
  const started = performance.now()
  const scripts = Array.from({ length: clients }, (_, client) => {
    const file = join(dir, `${client}.sql`)
    const share = perCreator.slice(client * each, (client + 1) * each)
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

import { type Database, openDatabase } from '../../src/db/connect.ts'
import { verifyLedger } from '../../src/ledger/verify.ts'
import type { Answer, Driver } from './driver.ts'
import { INFLUENCER_START, JOB_PRICE, MARKETER_START, type World } from './fixture.ts'
import { TOP_UP, WITHDRAWAL } from './script.ts'

/**
 * The job is cancelled at half: the creator gets half of the price less 3 % tax, and half of price and fee is returned.
 */
const FEE = JOB_PRICE / 10
const EARNED = JOB_PRICE / 2 - Math.round((JOB_PRICE / 2) * 0.03)
const SPENT = (JOB_PRICE + FEE) / 2

type Rows = Record<string, Answer>[]

/** What the database contains for everything that was acknowledged, to be compared with `expected`. */
interface Evidence {
  found: Record<string, unknown>
  expected: Record<string, unknown>
}

const counted = (rows: Rows): Record<string, number> =>
  Object.fromEntries(rows.map(({ name, n }) => [String(name), Number(n)]))

/** Queries on the database of a server that has stopped (with PostgreSQL, it may still run). */
function questions(database: Database) {
  const ask = async (text: string, ...values: unknown[]): Promise<Rows> =>
    (await database.execute(text, values)).rows as Rows
  const tally = async (text: string, ...values: unknown[]) => counted(await ask(text, ...values))
  return {
    ask,
    entries: (column: 'charge_id' | 'job_id' | 'withdrawal_id', id: string) =>
      tally(`select event as name, count(*) as n from ledger_entries where ${column} = $1::uuid group by event`, id),
    /** Number of messages of one event, by channel. */
    messages: (key: string) =>
      tally('select channel as name, count(*) as n from outbox where event_key = $1 group by channel', key),
    count: async (text: string, ...values: unknown[]) => Number((await ask(text, ...values))[0]?.n),
    documents: (kind: string, refId: string) =>
      tally(
        'select kind as name, count(*) as n from documents where kind = $1 and ref_id = $2 group by kind',
        kind,
        refId,
      ),
  }
}

type Questions = ReturnType<typeof questions>
const MESSAGE = { email: 1, site: 1 }
/** Only messages that a dead process had claimed may still be pending, until their lease ends. */
const UNCLAIMED = "status = 'pending' and attempts = 0"

async function roundEvidence(q: Questions, driver: Driver, no: number): Promise<Evidence> {
  const id = (name: string): string => driver.acknowledged.get(`${no}:${name}`).id
  const [charge, job, withdrawal, transfer] = ['charge', 'apply', 'withdraw', 'transfer'].map(id) as [
    string,
    string,
    string,
    string,
  ]
  const status = async (table: string, row: string) =>
    (await q.ask(`select status from ${table} where id = $1`, row))[0]
  return {
    found: {
      charge: await status('charges', charge),
      lots: await q.count("select count(*) as n from credit_lots where charge_id = $1 and source = 'purchase'", charge),
      chargeEntries: await q.entries('charge_id', charge),
      invoice: await q.documents('tax_invoice', charge),
      paidMessages: await q.messages(`charge:${charge}:paid`),
      job: await status('jobs', job),
      jobEntries: await q.entries('job_id', job),
      steps: (await q.ask('select event from job_events where job_id = $1 order by id', job)).map(({ event }) => event),
      drafts: await q.count('select count(*) as n from job_attachments where job_id = $1', job),
      certificate: await q.documents('withholding_certificate', job),
      withdrawal: await status('withdrawals', withdrawal),
      withdrawalEntries: await q.entries('withdrawal_id', withdrawal),
      requestedMessages: await q.messages(`withdrawal:${withdrawal}:requested`),
      completedMessages: await q.messages(`withdrawal:${withdrawal}:withdrawal.complete`),
      slip: await status('charges', transfer),
    },
    expected: {
      charge: { status: 'paid' },
      lots: 1,
      chargeEntries: { credits_purchased: 1 },
      invoice: { tax_invoice: 1 },
      paidMessages: MESSAGE,
      job: { status: 'CANCEL' },
      jobEntries: { job_held: 1, job_cancelled: 1 },
      steps: ['apply', 'accept', 'accept', 'startPhoto', 'draft', 'cancel'],
      drafts: 1,
      certificate: { withholding_certificate: 1 },
      withdrawal: { status: 'TransferComplete' },
      withdrawalEntries: { withdrawal_requested: 1, withdrawal_paid: 1 },
      requestedMessages: MESSAGE,
      completedMessages: MESSAGE,
      slip: { status: 'review' },
    },
  }
}

/** Balances and counts over all rounds up to this one. */
async function totalEvidence(
  q: Questions,
  { driver, world }: Subject,
  rounds: number,
  over: boolean,
): Promise<Evidence> {
  const names = (part: string) => [...driver.sent].filter((name) => name.includes(part))
  const balance = async (code: string, owner: string) =>
    Number(
      (await q.ask('select balance from ledger_accounts where code = $1 and owner_id = $2', code, owner))[0]?.balance,
    )
  const influencers = await Promise.all(
    world.stages.slice(0, rounds).map(({ influencer }) => balance('creator_payable', influencer.id)),
  )
  const titles = await q.ask("select title, count(*) as n from campaigns where title like 'Load %' group by title")
  const files = await q.ask('select id from files')
  const acknowledgedOf = (path: RegExp) => [...driver.acknowledged].filter(([name]) => path.test(name))
  const storedIds = new Set(files.map((file) => file.id))
  const charges = await q.ask('select id from charges where marketer_id = $1', world.marketer.id)
  const chargeNames = [...names(':charge'), ...names(':transfer'), ...names(':load:').filter(isLoadCharge)]
  return {
    found: {
      credits: await balance('customer_credits', world.marketer.id),
      influencers,
      charges: charges.length,
      missingFiles: acknowledgedOf(/:file$/).filter(([, file]) => !storedIds.has(file.id)),
      missingTitles: acknowledgedOf(/:load:/)
        .filter(([name]) => isLoadCampaign(name))
        .filter(([name]) => !titles.some(({ title }) => title === `Load ${name}`)),
      twice: await q.ask('select event_key from outbox group by event_key, channel, address having count(*) > 1'),
      waiting: await q.count(`select count(*) as n from outbox where ${over ? "status <> 'sent'" : UNCLAIMED}`),
    },
    expected: {
      credits: MARKETER_START + rounds * (TOP_UP - SPENT),
      influencers: influencers.map(() => INFLUENCER_START + EARNED - WITHDRAWAL),
      charges: new Set(chargeNames).size,
      missingFiles: [],
      missingTitles: [],
      twice: [],
      waiting: 0,
    },
  }
}

const loadNumber = (name: string): number => Number(name.split(':').at(-1)) % 5
const isLoadCharge = (name: string): boolean => loadNumber(name) > 1
const isLoadCampaign = (name: string): boolean => loadNumber(name) === 1

interface Subject {
  driver: Driver
  world: World
}

/** Reads the data of these rounds from the database. `found` must equal `expected`. `over`: every lease has ended. */
export async function gatherEvidence(
  where: { url?: string; dataDir?: string },
  subject: Subject,
  rounds: readonly number[],
  over = false,
): Promise<Evidence> {
  const database = await openDatabase(where)
  try {
    const q = questions(database)
    const seen: Evidence = await totalEvidence(q, subject, Math.max(...rounds) + 1, over)
    for (const no of rounds) {
      const { found, expected } = await roundEvidence(q, subject.driver, no)
      seen.found[no] = found
      seen.expected[no] = expected
    }
    seen.found.ledger = (await verifyLedger(database.db)).checks.filter((check) => !check.ok)
    seen.expected.ledger = []
    return seen
  } finally {
    await database.close()
  }
}

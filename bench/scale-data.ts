import { spawnSync } from 'node:child_process'
import pg from 'pg'
import type { Clock } from '../src/core/clock.ts'
import { sweeps } from '../src/server/sweeps.ts'
import { copyTable, defineCopies, forgetCopies, mapAccounts } from './copies.ts'
import { openInProcess } from './in-process.ts'

/** Copies of every row in the large database, including the original. */
const COPIES = 100
/** Tables whose rows all copies share (content, files, sessions, counters), and tables that are computed again. */
const SHARED =
  /^(approvals|api_keys|cache_versions|code_addresses|contact_messages|content_.*|data_exports|deactivations|document_serials|download_counts|external_logins|files|hold_requests|idempotency_keys|line_links|link_.*|login_.*|market_medians|one_time_codes|payout_.*|persistent_.*|phone_changes|privilege_.*|push_.*|report_links|schema_migrations|sessions|setting_rows|sign_ups|sweep_state|team_.*|two_step_.*|webhook_.*|influencer_search|influencer_facet.*|influencer_free_positions|marketer_totals|past_partners|job_counts|influencer_months|marketer_days|market_counts|status_counts|applicant_followers|ledger_code_days|income_months)$/
/** Tables with at most one row of their kind per account. The rows of a big account are not copied. */
const ONE_PER_ACCOUNT =
  /^(accounts|influencers|marketers|consents|bank_accounts|attachments|rating_totals|channels|channel_prices|channel_days|campaigns|campaign_days|campaign_targets|notification_.*|saved_searches|line_links|contract_renewals)$/

interface Big {
  /** These accounts are not copied: the jobs and money of all copies belong to them. */
  marketer: string
  packageMarketer: string
  influencer: string
  manager: string
  /** A campaign of the big brand. It has one applicant per hundred jobs. */
  campaign: string
}

async function withClient<T>(url: string, run: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return await run(client)
  } finally {
    await client.end()
  }
}

export const databaseUrl = (cluster: string, name: string): string => {
  const url = new URL(cluster)
  url.pathname = `/${name}`
  return url.href
}

export const exists = (cluster: string, name: string): Promise<boolean> =>
  withClient(cluster, async (client) => {
    const { rowCount } = await client.query('select from pg_database where datname = $1', [name])
    return rowCount === 1
  })

/** Creates the small database: the demo market with additional influencers and jobs, made by the product's own seed. */
export async function fillSmall(cluster: string, name: string, size: number): Promise<void> {
  await withClient(cluster, (client) => client.query(`create database ${name}`))
  const url = databaseUrl(cluster, name)
  const seed = ['demo/cli.ts', '--influencers', String(size), '--jobs', String(size)]
  const { status } = spawnSync(process.execPath, seed, { stdio: 'inherit', env: { ...process.env, DATABASE_URL: url } })
  if (status !== 0) throw new Error('the seed failed')
  await addApplicants(url, Math.round(size / 100))
  // Processes everything that is due, so that a later sweep at the same time has nothing to do.
  const { app, close } = await openInProcess(url, { clock: await clockOf(url) })
  for (let round = 0; round < 3; round++) for (const sweep of sweeps) await sweep(app)
  await close()
  await withClient(url, (client) => client.query('vacuum (analyze)'))
}

/** A clock fixed at the time of the seed, so that a measurement gives the same result whenever it runs. */
export const clockOf = (url: string): Promise<Clock> =>
  withClient(url, async (client) => {
    const { rows } = await client.query<{ at: string }>(
      `select value->>'startedAt' as at from setting_rows where key = 'scale.seeded'`,
    )
    const at = new Date(rows[0]?.at as string)
    return { now: () => at }
  })

/** The accounts that are big in the large database. */
export const findBig = (url: string): Promise<Big> =>
  withClient(url, async (client) => {
    const { rows } = await client.query<Big>(`
      with campaign as (select campaign_id as id from jobs where status = 'MATCHED' group by 1 order by count(*) desc, 1 limit 1),
        email as (select id, email from accounts where email in ('nuanuan@demo.talad.test', 'joy@demo.talad.test'))
      select (select marketer_id from jobs group by 1 order by count(*) desc, 1 limit 1) as brand,
        (select id from email where email like 'nuanuan@%') as "packageBrand",
        (select influencer_id from jobs where influencer_id not in (
          select influencer_id from jobs where campaign_id = (select id from campaign))
          group by 1 order by count(*) desc, 1 limit 1) as influencer,
        (select id from email where email like 'joy@%') as manager,
        (select id from campaign) as campaign`)
    return rows[0] as Big
  })

/**
 * Adds many applicants to one campaign: an existing application, repeated for other people with a channel of the same
 * type.
 */
async function addApplicants(url: string, count: number): Promise<void> {
  await withClient(url, (client) =>
    client.query(
      `with model as (
         select j.*, c.type from jobs j join channels c on c.id = j.channel_id join campaigns k on k.id = j.campaign_id
         where j.status = 'MATCHED' and k.status = 'live' and k.pay_by = 'credits' and k.slots_taken < k.slots and k.close_at > now()
           and k.marketer_id in (select marketer_id from jobs group by 1 order by count(*) desc, 1 limit 1)
         order by j.id limit 1
       ), people as (
         select distinct on (c.account_id) c.account_id, c.id, row_number() over () as n from channels c, model m
         where c.type = m.type and c.status = 'active' and not exists
           (select from jobs j where j.campaign_id = m.campaign_id and j.influencer_id = c.account_id) limit $1
       )
       insert into jobs select (json_populate_record(m, json_build_object(
         'id', overlay(m.id::text placing left(md5(p.n::text), 12) from 25), 'influencer_id', p.account_id,
         'channel_id', p.id, 'tracking_code', left(md5(p.n || 'applicant'), 12), 'match_score', 60 + p.n % 40))).*
       from people p, jobs m where m.id = (select id from model)`,
      [count],
    ),
  )
}

async function strings(client: pg.Client, text: string, values: unknown[] = []): Promise<string[]> {
  const { rows } = await client.query({ text, values, rowMode: 'array' })
  return rows.map(([value]) => value as string)
}

/** Ids of what all copies share: operators, and the big accounts with their channels, bank accounts and campaign. */
async function remainingIds(client: pg.Client, big: Big): Promise<string[]> {
  const accounts = [big.marketer, big.packageMarketer, big.influencer, big.manager]
  const text = `with owners as (select id from accounts where role = 'operator' or id = any($1))
    select id from owners union select id from channels where account_id in (select id from owners)
    union select id from bank_accounts where account_id in (select id from owners) union select $2::uuid`
  return strings(client, text, [accounts, big.campaign])
}

/** The condition on a table's rows (`s`) that are copied. It excludes rows that a big account can have only once. */
function whereOf(table: string): string {
  const owner = /^(channel_|campaign)/.test(table) ? (KEYS[table] ?? 'id') : table === 'accounts' ? 'id' : 'account_id'
  if (ONE_PER_ACCOUNT.test(table)) return `not is_shared(s.${owner})`
  if (table === 'search_entries') return `s.kind = 'job' and not is_shared(s.ref_id)`
  return table === 'withdrawals' ? `not (s.status = 'Pending' and is_shared(s.account_id))` : 'true'
}
const KEYS: Readonly<Record<string, string>> = {
  channel_prices: 'channel_id',
  channel_days: 'channel_id',
  campaign_days: 'campaign_id',
  campaign_targets: 'campaign_id',
}

/** Drops the indexes and foreign keys of the tables. Returns the statements that restore them. */
async function dropIndexes(client: pg.Client, tables: readonly string[]): Promise<string[]> {
  const { rows } = await client.query<{ drop: string; create: string }>(
    `select format('alter table %s drop constraint %I', conrelid::regclass, conname) as drop,
       format('alter table %s add constraint %I %s%s', conrelid::regclass, conname, pg_get_constraintdef(oid),
         case contype when 'f' then ' not valid' else '' end) as create, contype = 'f' as foreign
     from pg_constraint where contype in ('f', 'p', 'u') and connamespace = 'public'::regnamespace
       and (conrelid::regclass::text = any($1) or confrelid::regclass::text = any($1))
     union all
     select format('drop index %I', i.relname), pg_get_indexdef(x.indexrelid), false
     from pg_index x join pg_class i on i.oid = x.indexrelid
     where x.indrelid::regclass::text = any($1) and not exists (select from pg_constraint where conindid = x.indexrelid)
     order by 3 desc`,
    [tables],
  )
  for (const { drop } of rows) await client.query(drop)
  return rows.map(({ create }) => create).reverse()
}

const FIGURES = 'completed posts reach views engagement clicks post_cost spent units'.split(' ')
const TOTALS = `insert into marketer_totals (marketer_id, ${FIGURES.join(', ')})
  select marketer_id, ${FIGURES.map((name) => `sum(${name})`).join(', ')} from campaign_days group by marketer_id`

/**
 * Fills the search table as listing a channel does, but without triggers. The positions of each type begin where its
 * sequence begins.
 */
const FOUND = `insert into influencer_search
  select r.* from (
    select id, seqmin + row_number() over (partition by type) - 1 as position
    from channels join pg_sequence on seqrelid = ('influencer_position_' || lower(type))::regclass
    where status in ('active', 'allowed')
  ) c cross join lateral influencer_search_row(c.id, c.position::int) r`

/** Builds the bitmaps of all channels in the search. Returns the number of segments. */
async function fillFacets(client: pg.Client): Promise<number> {
  await client.query(
    'truncate influencer_facets, influencer_facet_changes, influencer_free_positions, influencer_facet_steps, influencer_facet_requests',
  )
  await client.query(
    `select setval('influencer_position_' || lower(type), max(position)) from influencer_search group by type`,
  )
  await client.query('insert into influencer_facet_changes (position) select position from influencer_search')
  for (let segments = 0; ; segments++) {
    const { rows } = await client.query<{ n: number }>('select sweep_influencer_facets() as n')
    if (rows[0]?.n === 0) return segments
  }
}

/** Tables of stored sums. A migration defines a function that fills each of them. */
const FILLED = [
  'ledger_code_days',
  'income_months',
  'job_counts',
  'marketer_days',
  'market_counts',
  'status_counts',
  'applicant_followers',
  'past_partners',
]

/** Afterwards the triggers run again, but for those of `influencer_search`: they would search each person's channels. */
async function withoutTriggers(client: pg.Client, tables: readonly string[], run: () => Promise<void>): Promise<void> {
  const always = await strings(
    client,
    `select format('alter table %s enable always trigger %I', tgrelid::regclass, tgname) from pg_trigger where tgenabled = 'A'`,
  )
  for (const table of tables) await client.query(`alter table ${table} disable trigger all`)
  await run()
  for (const table of tables)
    if (table !== 'influencer_search') await client.query(`alter table ${table} enable trigger all`)
  for (const enable of always) await client.query(enable)
}

/** Creates the large database: each row of the small one a hundred times, with its own people, jobs and money. */
export async function multiply(cluster: string, small: string, large: string): Promise<void> {
  const big = await findBig(databaseUrl(cluster, small))
  await withClient(cluster, (client) => client.query(`create database ${large} template ${small}`))
  const url = databaseUrl(cluster, large)
  await withClient(url, async (client) => {
    const step = async (name: string, run: () => Promise<unknown>): Promise<void> => {
      const started = performance.now()
      const n = await run()
      process.stdout.write(`  ${name}: ${n ?? ''} ${Math.round((performance.now() - started) / 1_000)} s\n`)
    }
    await client.query(`set work_mem = '256MB'; set maintenance_work_mem = '1GB'; set synchronous_commit = off`)
    await defineCopies(client, await remainingIds(client, big))
    const tables = await strings(
      client,
      `select relname from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' order by 1`,
    )
    const copied = tables.filter((table) => !SHARED.test(table))
    const indexed = [...copied, 'influencer_search', 'marketer_totals']
    await mapAccounts(client, COPIES - 1)
    let restore: string[] = []
    await step('indexes dropped', async () => {
      restore = await dropIndexes(client, indexed)
    })
    await withoutTriggers(client, indexed, async () => {
      // The balance of a big account is the sum over all copies.
      await client.query(
        `update ledger_accounts set balance = balance * ${COPIES} where owner_id is null or is_shared(owner_id)`,
      )
      await client.query(`update ledger_days set credited = credited * ${COPIES}, debited = debited * ${COPIES}
        where account_id in (select id from ledger_accounts where is_shared(owner_id))`)
      for (const table of copied) await step(table, () => copyTable(client, table, COPIES - 1, whereOf(table)))
      await client.query('truncate influencer_search, marketer_totals')
    })
    // The function that fills the search table needs the indexes of the other tables.
    const isOwn = (create: string) => create.includes(' influencer_search ')
    const make = (create: string) => step(create.slice(0, 90), () => client.query(create).then(() => null))
    for (const create of restore) if (!isOwn(create)) await make(create)
    await step('influencer_search', () => client.query(FOUND).then((r) => r.rowCount))
    for (const create of restore) if (isOwn(create)) await make(create)
    await client.query('alter table influencer_search enable trigger all')
    await client.query('analyze influencer_search, influencers, channels')
    await step('influencer_facets', () => fillFacets(client))
    await step('marketer_totals', () => client.query(TOTALS).then((r) => r.rowCount))
    for (const table of FILLED) await step(table, () => client.query(`select fill_${table}()`).then(() => null))
    await forgetCopies(client)
    await step('vacuum', () => client.query('vacuum (analyze)').then(() => null))
  })
}

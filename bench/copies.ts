import type pg from 'pg'
import { accountId, accountIds } from '../src/ledger/account.ts'
import { type AccountCode, chart } from '../src/ledger/chart.ts'

/** Copies rows inside the database. Copy `k` of a row gets its own ids, addresses and references. */

/** Columns that refer to rows which all copies share. */
const SHARED_COLUMN = /file_id$|^package_id$/

/**
 * What differs between copies apart from ids, by column. `k` is the number of the copy; `share` is a number from 0 to 1,
 * different for each row.
 */
const CHANGED: Readonly<Record<string, string>> = {
  'accounts.email': `k || '.' || email`,
  'influencers.handle': `handle || '-' || k`,
  'influencers.ref_code': 'ref_code || k',
  'channels.external_id': `external_id || '-' || k`,
  'channels.handle': `handle || '.' || k`,
  // Copies need different values in the columns that lists are sorted by.
  'channels.followers': 'greatest(500, (followers * (0.6 + 0.8 * share))::int)',
  'channels.engagement_bps': '(engagement_bps * (0.7 + 0.6 * share))::int',
  'channels.score': 'least(100, greatest(0, score + (share * 12)::int - 6))',
  'channel_prices.price': 'greatest(100, (price * (0.6 + 0.8 * share) / 100)::bigint * 100)',
  'jobs.tracking_code': 'left(md5(tracking_code || k), 12)',
  'charges.reference': 'upper(left(md5(reference || k), 20))',
  'charges.provider_charge_id': `provider_charge_id || '-' || k`,
  'documents.serial': `serial || '-' || k`,
  'documents.ref_id': `copy_id(ref_id::uuid, k)::text`,
  'ledger_entries.reference': `reference || '~' || k`,
  'withdrawals.reference': `reference || '-' || k`,
  'receipts.provider_charge_id': `provider_charge_id || '-' || k`,
  'receipts.bank_ref': `bank_ref || '-' || k`,
  'bank_transfers.bank_ref': `bank_ref || '-' || k`,
  'outbox.event_key': `event_key || '-' || k`,
  'vat_invoices.number': `number || '-' || k`,
  'manager_links.email': `k || '.' || email`,
  'coupons.code': 'code || k',
  'sessions.token_hash': `encode(sha256(convert_to(token_hash || '-' || k, 'UTF8')), 'hex')`,
  'one_time_codes.token_hash': 'md5(token_hash || k)',
}

const quote = (name: string): string => `"${name}"`

/** The id of copy `k`; the same calculation as `copy_id` in SQL. */
export const copyId = (id: string, k: number): string =>
  id.slice(0, 28) + ((Number.parseInt(id.slice(28), 16) ^ k) >>> 0).toString(16).padStart(8, '0')

/** Creates the SQL functions for copies in a database. All copies share the rows with these ids. */
export async function defineCopies(client: pg.Client, shared: readonly string[] = []): Promise<void> {
  const literal = `'{${shared.join(',')}}'::uuid[]`
  await client.query(`
    create function is_shared(id uuid) returns boolean language sql immutable as $$ select id = any(${literal}) $$;
    create function copy_id(id uuid, k int) returns uuid language sql immutable as $$
      select case when id = any(${literal}) then id else
        (left(id::text, 28) || lpad(to_hex(('x' || right(id::text, 8))::bit(32)::int # k), 8, '0'))::uuid end $$`)
}

export const forgetCopies = (client: pg.Client) => client.query('drop function is_shared, copy_id')

/**
 * The id of a ledger account is derived from its owner, so the ids of copied accounts are computed: for all owners, or
 * for the given ones.
 */
export async function mapAccounts(client: pg.Client, copies: number, owners?: readonly string[]): Promise<void> {
  await client.query('drop table if exists copied_accounts')
  await client.query(
    `create temp table copied_accounts as
     select a.id, g.k, (overlay(overlay(h placing '8' from 13) placing
       substr('89ab', 1 + (('x' || substr(h, 17, 1))::bit(4)::int & 3), 1) from 17))::uuid as copy
     from generate_series(1, ${copies}) g(k) cross join ledger_accounts a cross join lateral (
       select left(encode(sha256(convert_to(a.code || E'\\n' || copy_id(a.owner_id, g.k) || E'\\n' || a.shard || E'\\n'
         || a.currency, 'UTF8')), 'hex'), 32) as h) digest
     where a.owner_id is not null and not is_shared(a.owner_id)
       ${owners ? `and a.owner_id in (${owners.map((id) => `'${id}'`).join()})` : ''}`,
  )
  await client.query('analyze copied_accounts')
  const { rows } = await client.query<{ copy: string; code: never; owner: string }>(
    `select c.copy, a.code, copy_id(a.owner_id, c.k) as owner from copied_accounts c join ledger_accounts a using (id) limit 1`,
  )
  const [one] = rows
  if (one && accountId({ code: one.code, owner: one.owner }) !== one.copy)
    throw new Error('ids of ledger accounts are derived in another way')
}

const LEDGER_JOINS: Readonly<Record<string, string>> = {
  ledger_accounts: 'join copied_accounts m on m.id = s.id and m.k = g.k',
  ledger_days: 'join copied_accounts m on m.id = s.account_id and m.k = g.k',
  ledger_postings: `left join copied_accounts f on f.id = s.source_account and f.k = g.k
    left join copied_accounts t on t.id = s.destination_account and t.k = g.k`,
}
const LEDGER_VALUES: Readonly<Record<string, string>> = {
  'ledger_accounts.id': 'm.copy',
  'ledger_days.account_id': 'm.copy',
  'ledger_postings.source_account': 'coalesce(f.copy, s.source_account)',
  'ledger_postings.destination_account': 'coalesce(t.copy, s.destination_account)',
}

/**
 * Inserts copies 1 to `copies` of a table's rows that match `where` (the row is `s`). Returns the number of inserted
 * rows.
 */
export async function copyTable(client: pg.Client, table: string, copies: number, where = 'true'): Promise<number> {
  const { rows: columns } = await client.query<{ name: string; isId: boolean }>(
    `select attname as name, atttypid = 'uuid'::regtype as "isId" from pg_attribute
     where attrelid = $1::regclass and attnum > 0 and not attisdropped order by attnum`,
    [table],
  )
  const expressionOf = ({ name, isId }: (typeof columns)[number]): string => {
    const other = LEDGER_VALUES[`${table}.${name}`] ?? CHANGED[`${table}.${name}`]
    const column = `s.${quote(name)}`
    return other ?? (isId && !SHARED_COLUMN.test(name) ? `copy_id(${column}, g.k)` : column)
  }
  const { rowCount } = await client.query(
    `insert into ${table} (${columns.map(({ name }) => quote(name)).join(', ')})
     select ${columns.map(expressionOf).join(', ')}
     from generate_series(1, ${copies}) g(k) cross join ${table} s
     cross join lateral (select (hashtextextended(s.${quote(columns[0]?.name as string)}::text, g.k) & 1023) / 1023.0 as share) r
     ${LEDGER_JOINS[table] ?? ''} where ${where}`,
  )
  return rowCount ?? 0
}

const codesOf = (owner: 'platform' | 'people') =>
  (Object.keys(chart) as AccountCode[]).filter((code) => (chart[code].owner === 'platform') === (owner === 'platform'))

/**
 * Returns a function that gives the account id of copy `k` for an account of one of these owners, and undefined for any
 * other id.
 */
export function accountCopier(owners: readonly string[]): (id: string, k: number) => string | undefined {
  const keys = owners.flatMap((owner) => codesOf('people').map((code) => ({ code, owner })))
  const keyOf = new Map(keys.map((key) => [accountId(key), key]))
  return (id, k) => {
    const key = keyOf.get(id)
    return key && accountId({ ...key, owner: copyId(key.owner, k) })
  }
}

/** Ids of the platform's own ledger accounts. */
export const platformAccounts: ReadonlySet<string> = new Set(
  codesOf('platform').flatMap((code) => accountIds({ code, owner: null })),
)

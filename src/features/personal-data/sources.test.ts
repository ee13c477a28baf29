import { globSync } from 'node:fs'
import { resolve } from 'node:path'
import { getTableColumns, getTableName, is } from 'drizzle-orm'
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core'
import { expect, it } from 'vitest'
import { accounts } from '../accounts/schema.ts'
import { SOURCES } from './store-sources.ts'

/** Tables with an account column that are not exported, and the reason. */
const LEFT_OUT: Readonly<Record<string, string>> = {
  one_time_codes: 'opens an account',
  login_requests: 'a login under way',
  line_links: 'a code that links LINE',
  two_step_recovery_codes: 'hashes of codes',
  channel_claims: 'a proof under way, with its secret',
  idempotency_keys: 'answers kept for repeated requests',
  job_names: 'computed from jobs and names, for lists',
  job_counts: 'computed from jobs',
  influencer_search: 'computed from channels',
  influencer_replies: 'computed from events of jobs',
  past_partners: 'computed from jobs',
  campaign_days: 'computed from posts of jobs',
  marketer_totals: 'computed from posts of jobs',
  marketer_days: 'computed from posts of jobs',
  rating_totals: 'computed from reviews',
  income_months: 'computed from the ledger',
  ledger_accounts: 'the statement has its lines',
  ledger_entries: 'the statement has its lines',
  ledger_days: 'computed from the ledger',
  approvals: 'decisions of operators',
  audit_log: 'acts of operators',
}

/** Columns that name the operator who handled a row, not its owner. */
const HANDLED_BY = new Set([
  ...['approvedBy', 'cancelledBy', 'createdBy', 'decidedBy', 'endedBy', 'grantedBy', 'handledBy', 'issuedBy', 'soldBy'],
  ...['updatedBy', 'voidApprovedBy', 'voidRequestedBy'],
])
/** Account columns without a foreign key. */
const OWNERS = /^(account|owner|marketer|influencer|manager|partner|person|author|subject|actor)Id$|^ownerAccountId$/

const files = ['src/platform/schema.ts', 'src/ledger/schema.ts', ...globSync('src/features/*/schema*.ts')]
const modules = await Promise.all(files.map((file) => import(resolve(file)) as Promise<Record<string, unknown>>))
const tables = new Map(
  modules.flatMap((module) =>
    Object.values(module).flatMap((one) => (is(one, PgTable) ? [[getTableName(one), one]] : [])),
  ),
)

function accountColumns(table: PgTable): string[] {
  const { foreignKeys } = getTableConfig(table)
  const keys = foreignKeys.map((key) => key.reference())
  const linked = new Set(
    keys.flatMap((key) => (key.foreignTable === accounts ? key.columns : [])).map(({ name }) => name),
  )
  return Object.entries(getTableColumns(table))
    .filter(([name, column]) => !HANDLED_BY.has(name) && (linked.has(column.name) || OWNERS.test(name)))
    .map(([name]) => name)
}

it('every table with an account’s column is exported or left out for a reason', () => {
  expect(tables.size).toBeGreaterThan(100)
  const exported = new Set(Object.values(SOURCES).map(({ table }) => getTableName(table)))
  const owned = [...tables].flatMap(([name, table]) => (accountColumns(table).length > 0 ? [name] : []))
  expect(owned.filter((name) => !exported.has(name)).toSorted()).toEqual(Object.keys(LEFT_OUT).toSorted())
})

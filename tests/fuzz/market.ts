import { eq, inArray, sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { DEMO } from '../../demo/seed.ts'
import { accounts } from '../../src/features/accounts/schema.ts'
import { sessions } from '../../src/features/accounts/schema-access.ts'
import { openDemo } from '../access/demo.ts'
import type { BankApp } from '../bank.ts'
import { bearerOf, openHttp } from '../http.ts'
import { keyOf } from './partner.ts'

export type Role = 'visitor' | 'influencer' | 'marketer' | 'operator'

/** An account that sends requests. */
export interface Actor {
  role: Role
  id: string
  headers: Record<string, string>
}

/** The demo market, served over HTTP, with one actor of each role. */
export interface FuzzMarket {
  app: BankApp
  http: FastifyInstance
  port: number
  actors: Record<Role, Actor>
  /** The same with API keys, for the partner's API. */
  partners: Record<Role, Actor>
  /** Restores every actor's ability to act, whatever earlier requests did to the accounts. */
  revive(): Promise<void>
  /**
   * Ids of rows, newest first: the actor's own, if the table has an owner, and those of others. `states`: only rows in
   * these states.
   */
  ids(table: string, owner: string, states?: readonly string[]): Promise<{ own: string[]; foreign: string[] }>
  close(): Promise<void>
}

const OWNERS = ['account_id', 'marketer_id', 'influencer_id', 'owner_id', 'owner_account_id']

async function idsIn(app: BankApp, table: string, owner: string, states: readonly string[] = []) {
  const columns = await app.database.execute(
    `select column_name from information_schema.columns where table_schema = 'public' and table_name = $1`,
    [table],
  )
  const names = columns.rows.map((row) => (row as { column_name: string }).column_name)
  const owners = OWNERS.filter((name) => names.includes(name))
  const mine = owners.length > 0 ? owners.map((name) => `${name}::text = '${owner}'`).join(' or ') : 'true'
  const inState = states.length > 0 ? `status in (${states.map((state) => `'${state}'`).join(', ')})` : 'true'
  const of = async (where: string, limit: number) => {
    const { rows } = await app.database.execute(
      `select id::text as id from (select distinct id from "${table}" where ${where}) as t order by id desc limit ${limit}`,
    )
    return rows.map((row) => (row as { id: string }).id)
  }
  const own = await of(`(${mine}) and ${inState}`, 80)
  return {
    own: own.length > 0 ? own : await of(mine, 80),
    foreign: owners.length > 0 ? await of(`not (${mine})`, 20) : [],
  }
}

const ACTORS = {
  influencer: 'ploy@demo.talad.test',
  marketer: 'nuanuan@demo.talad.test',
  operator: 'operator@demo.talad.test',
}

/** The actors at the partner's API. Operators have no API keys; they send their session and are refused. */
async function partnersOf(app: BankApp, actors: Record<Role, Actor>): Promise<Record<Role, Actor>> {
  const withKey = async (actor: Actor) => ({ ...actor, headers: await keyOf(app, actor.id) })
  const { influencer, marketer } = actors
  return { ...actors, influencer: await withKey(influencer), marketer: await withKey(marketer) }
}

export async function openMarket(): Promise<FuzzMarket> {
  const app = await openDemo()
  const http = await openHttp(app)
  await http.listen({ host: '127.0.0.1', port: 0 })
  const actors: Record<string, Actor> = { visitor: { role: 'visitor', id: '', headers: {} } }
  for (const [role, email] of Object.entries(ACTORS)) {
    const [row] = await app.db.select({ id: accounts.id }).from(accounts).where(eq(accounts.email, email))
    if (!row) throw new Error(`the demo (${DEMO.logins.length} logins) has no ${email}`)
    actors[role] = { role: role as Role, id: row.id, headers: await bearerOf(app, row.id) }
  }
  const ids = Object.values(actors).flatMap(({ id }) => (id ? [id] : []))
  return {
    app,
    http,
    port: (http.server.address() as { port: number }).port,
    actors: actors as Record<Role, Actor>,
    partners: await partnersOf(app, actors as Record<Role, Actor>),
    revive: async () => {
      await app.db.update(accounts).set({ status: 'active' }).where(inArray(accounts.id, ids))
      await app.db.update(sessions).set({ endedAt: null }).where(inArray(sessions.accountId, ids))
      // Attempts and codes of earlier cases would block all later ones.
      for (const table of ['login_attempts', 'one_time_codes', 'code_addresses'])
        await app.db.execute(sql`delete from ${sql.identifier(table)}`)
    },
    ids: (table, owner, states) => idsIn(app, table, owner, states),
    close: async () => {
      await http.close()
      await app.close()
    },
  }
}

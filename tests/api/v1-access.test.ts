import { eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newId } from '../../src/core/ids.ts'
import { accounts } from '../../src/features/accounts/schema.ts'
import { contract as keys } from '../../src/features/api-keys/contract.ts'
import { type ApiScope, KEY_START, SCOPES_OF } from '../../src/features/api-keys/kinds.ts'
import { apiKeys } from '../../src/features/api-keys/schema.ts'
import type { Caller } from '../../src/platform/context.ts'
import { features } from '../../src/server/features.ts'
import { buildRegistry } from '../../src/server/registry.ts'
import { V1 } from '../../src/server/v1/operation.ts'
import { type Served, servedOperations } from '../../src/server/v1/operations.ts'
import { scopeOf } from '../../src/server/v1/scopes.ts'
import type { ValidRequest } from '../access/example.ts'
import { examples, worldRequest } from '../access/index.ts'
import { buildWorld, type Side, type World } from '../access/world.ts'
import { buildMarketer } from '../factories.ts'
import { BOUNDARY, json, multipart } from '../fuzz/operations.ts'
import { translation } from '../fuzz/partner.ts'
import { openTestApp } from '../harness.ts'
import { openHttp } from '../http.ts'

/** Access of API keys, generated from the operations of /api/v1: a new operation is tested as soon as it is declared. */
type Role = keyof typeof SCOPES_OF

const served = servedOperations(buildRegistry(features))
const named = (list: readonly Served[]) =>
  list.map((one) => [`${one.operation.method} ${one.operation.path}`, one] as const)
const ROLES: readonly Role[] = ['marketer', 'influencer']
const has = (role: Role, scope: ApiScope): boolean => (SCOPES_OF[role] as readonly ApiScope[]).includes(scope)
/** The roles whose keys may call an operation. */
const rolesOf = ({ endpoint: { audience } }: Served): readonly Role[] =>
  ROLES.filter((role) => audience === role || audience === 'any')
const scoped = served.filter(({ operation }) => scopeOf(operation) !== null)
const needed = ({ operation }: Served) => scopeOf(operation) as ApiScope

interface Keys {
  /** With every scope of the role. */
  whole: string
  /** With one scope only, and with every other scope of the role. */
  only: Map<ApiScope, string>
  without: Map<ApiScope, string>
}

let world: World
let http: FastifyInstance
let keysOf: Record<Role, Keys>
let otherKeys: Record<Role, string>
const ended = new Map<string, string>()

async function newKey(as: Caller, scopes: readonly ApiScope[]): Promise<{ id: string; token: string }> {
  const body = { name: 'Access', scopes: [...scopes], expiresInDays: 30 as const }
  const answer = await world.app.call(keys.create, { as, body })
  if (answer.status !== 200) throw new Error(JSON.stringify(answer.body))
  return { id: answer.body.data.id, token: answer.body.token }
}

async function buildKeys({ caller }: Side): Promise<Keys> {
  const all: readonly ApiScope[] = SCOPES_OF[caller.scope as Role]
  const made: Keys = { whole: (await newKey(caller, all)).token, only: new Map(), without: new Map() }
  for (const scope of all) {
    made.only.set(scope, (await newKey(caller, [scope])).token)
    const others = all.filter((other) => other !== scope)
    made.without.set(scope, (await newKey(caller, others)).token)
  }
  return made
}

/** Creates keys that give no access, by the reason. */
async function endKeys(): Promise<void> {
  const { app } = world
  const of = async () => app.callerOf((await buildMarketer(app.db)).id)
  const [revoked, expired, closed] = [await of(), await of(), await of()]
  const [one, two, three] = [
    await newKey(revoked, SCOPES_OF.marketer),
    await newKey(expired, SCOPES_OF.marketer),
    await newKey(closed, SCOPES_OF.marketer),
  ]
  await app.call(keys.revoke, { as: revoked, params: { id: one.id } })
  await app.db.update(apiKeys).set({ expiresAt: app.clock.now() }).where(eq(apiKeys.id, two.id))
  await app.db.update(accounts).set({ status: 'deactivated' }).where(eq(accounts.id, closed.accountId))
  ended.set('revoked', one.token).set('expired', two.token).set('of a closed account', three.token)
  ended.set('unknown', KEY_START + 'A'.repeat(43))
}

beforeAll(async () => {
  world = await buildWorld(await openTestApp())
  http = await openHttp(world.app)
  keysOf = { marketer: await buildKeys(world.marketer), influencer: await buildKeys(world.influencer) }
  otherKeys = {
    marketer: (await newKey(world.otherMarketer.caller, SCOPES_OF.marketer)).token,
    influencer: (await newKey(world.otherInfluencer.caller, SCOPES_OF.influencer)).token,
  }
  await endKeys()
})
afterAll(async () => {
  await http.close()
  await world.app.close()
})

const payloadOf = ({ body, file }: ValidRequest) =>
  file
    ? { type: `multipart/form-data; boundary=${BOUNDARY}`, payload: multipart(body ?? {}, 0) }
    : { type: 'application/json', payload: json(body ?? {}) }

/** Sends a request to an operation. Without a request, the path names things that do not exist. */
async function send({ operation }: Served, token: string, request: ValidRequest = {}) {
  const params = (request.params ?? {}) as Record<string, string>
  const path = operation.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? newId()))
  const { type, payload } = payloadOf(request)
  const answer = await http.inject({
    method: operation.method,
    url: V1 + path,
    query: (request.query ?? {}) as Record<string, string>,
    headers: {
      authorization: `Bearer ${token}`,
      ...(operation.method !== 'GET' && { 'content-type': type, 'idempotency-key': newId() }),
    },
    ...(operation.method !== 'GET' && { payload }),
  })
  const isJson = String(answer.headers['content-type']).startsWith('application/json')
  return { status: answer.statusCode, body: isJson ? answer.json() : {} }
}

describe('a key without the scope of an operation', () => {
  it.each(named(scoped))('%s: 403 with the scope', async (_, one) => {
    const scope = needed(one)
    for (const role of rolesOf(one)) {
      const answer = await send(one, keysOf[role].without.get(scope) as string)
      expect(answer, role).toMatchObject({ status: 403, body: { code: 'scope_missing', details: { scope } } })
    }
  })
})

describe('a key with the scope of an operation only', () => {
  it.each(named(scoped))('%s: has access', async (_, one) => {
    const { owner, other: _other, ...request } = await worldRequest(one.endpoint, world)
    const role = owner.caller.scope as Role
    const answer = await send(one, keysOf[role].only.get(needed(one)) as string, translation(one)(request))
    // The state of the resource may refuse the action; access control may not, and the example must be a readable
    // request.
    const confirmed = answer.status === 403 && answer.body.code === 'step_up_required'
    expect([401, 403, 404, 500], JSON.stringify(answer.body)).not.toContain(confirmed ? 200 : answer.status)
    if (!examples[one.endpoint.id]?.given)
      expect(['invalid_input', 'unknown_field'], JSON.stringify(answer.body)).not.toContain(answer.body.code)
  })
})

describe('a key of the other side', () => {
  it.each(named(scoped.filter((one) => rolesOf(one).length === 1)))('%s: 403', async (_, one) => {
    const other: Role = rolesOf(one)[0] === 'marketer' ? 'influencer' : 'marketer'
    const code = has(other, needed(one)) ? 'wrong_role' : 'scope_missing'
    expect(await send(one, keysOf[other].whole)).toMatchObject({ status: 403, body: { code } })
  })
})

describe('a key of another tenant', () => {
  const owned = scoped.filter(({ operation, endpoint }) => {
    const example = examples[endpoint.id]
    return /\{\w+Id\}/.test(operation.path) && typeof example?.params === 'function' && !example.ownerless
  })
  it.each(named(owned))('%s: 404', async (_, one) => {
    const { owner, other: _other, ...request } = await worldRequest(one.endpoint, world)
    const answer = await send(one, otherKeys[owner.caller.scope as Role], translation(one)(request))
    expect(answer).toMatchObject({ status: 404, body: { code: 'not_found' } })
  })
})

describe('a key that is no longer valid', () => {
  it.each(named(served))('%s: 401', async (_, one) => {
    for (const [reason, token] of ended)
      expect(await send(one, token), reason).toMatchObject({ status: 401, body: { code: 'unauthenticated' } })
  })
})

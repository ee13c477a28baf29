import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type AnyEndpoint, PERMISSIONS, type Permission, permissionOf } from '../../src/core/endpoint.ts'
import { newId } from '../../src/core/ids.ts'
import { jobs } from '../../src/features/jobs/schema.ts'
import { MANAGER_SCOPES } from '../../src/features/partners/kinds.ts'
import { managerLinks } from '../../src/features/partners/schema.ts'
import { PERMISSIONS_OF } from '../../src/features/teams/kinds.ts'
import { isOpenToLimited } from '../../src/features/teams/rules/agency-limits.ts'
import type { Caller } from '../../src/platform/context.ts'
import { changesState } from '../../src/server/error-codes.ts'
import { features } from '../../src/server/features.ts'
import { examples, ownedRequest } from '../access/index.ts'
import { buildWorld, type World } from '../access/world.ts'
import { buildInfluencer } from '../factories.ts'
import { openTestApp } from '../harness.ts'

/**
 * Access, generated from the contract table: a new endpoint is tested the moment it is declared, and fails here until
 * its feature's `access.ts` has a valid request for it.
 */
const endpoints: AnyEndpoint[] = features.flat().map(({ endpoint }) => endpoint)
const closed = endpoints.filter((endpoint) => endpoint.audience !== 'open')
const owned = closed.filter((endpoint) => endpoint.path.includes('{') && endpoint.audience !== 'operator')
const named = (list: AnyEndpoint[]) =>
  list.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const)

let world: World
beforeAll(async () => {
  world = await buildWorld(await openTestApp())
})
afterAll(() => world.app.close())

const nothing = (endpoint: AnyEndpoint) =>
  Object.fromEntries([...endpoint.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => [name, newId()]))

it('every endpoint has an example, and every example an endpoint', () => {
  const [declared, described] = [endpoints.map(({ id }) => id), Object.keys(examples)]
  expect(declared.filter((id) => !described.includes(id))).toEqual([])
  expect(described.filter((id) => !declared.includes(id))).toEqual([])
})

describe('a stranger', () => {
  it.each(named(closed))('%s: 401', async (_, endpoint) => {
    const answer = await world.app.call(endpoint, { params: nothing(endpoint) } as never)
    expect(answer).toMatchObject({ status: 401, body: { code: 'unauthenticated' } })
  })
})

describe('another role', () => {
  it.each(named(closed.filter((endpoint) => endpoint.audience !== 'any')))('%s: 403', async (_, endpoint) => {
    const as = endpoint.audience === 'influencer' ? world.marketer.caller : world.influencer.caller
    const answer = await world.app.call(endpoint, { as, params: nothing(endpoint) } as never)
    expect(answer).toMatchObject({ status: 403, body: { code: 'wrong_role' } })
  })
})

describe('a caller with restricted permissions', () => {
  const ofMarketers = closed.filter(({ audience }) => audience === 'marketer' || audience === 'any')
  const writing = ofMarketers.filter((endpoint) => changesState(endpoint))
  const answerTo = (endpoint: AnyEndpoint, ...permissions: Permission[]) =>
    world.app.call(endpoint, { as: { ...world.marketer.caller, permissions }, params: nothing(endpoint) } as never)
  const refused = { status: 403, body: { code: 'permission_missing' } }

  it.each(named(writing))('%s: 403 for one who may only read', async (_, endpoint) => {
    expect(await answerTo(endpoint, 'read')).toMatchObject(refused)
  })
  it.each(named(writing))('%s: only its own permission opens it', async (_, endpoint) => {
    const needed = permissionOf(endpoint)
    const others = PERMISSIONS.filter((other) => other !== needed)
    expect(await answerTo(endpoint, ...others)).toMatchObject(refused)
    expect((await answerTo(endpoint, needed)).body.code).not.toBe('permission_missing')
  })
  it.each(named(writing.filter((endpoint) => permissionOf(endpoint) !== 'self')))(
    '%s: a viewer changes nothing',
    async (_, endpoint) => {
      expect(await answerTo(endpoint, ...PERMISSIONS_OF.viewer)).toMatchObject(refused)
    },
  )
  it('reading is open to one who may only read, and closed without it', async () => {
    for (const endpoint of ofMarketers.filter((each) => !changesState(each))) {
      expect(permissionOf(endpoint), endpoint.id).toBe('read')
      expect(await answerTo(endpoint), endpoint.id).toMatchObject(refused)
      expect((await answerTo(endpoint, 'read')).body.code, endpoint.id).not.toBe('permission_missing')
    }
  })
})

describe('a member who is limited to brands', () => {
  /** A login with a limit that no campaign of the account meets, and with every permission. */
  const limited = (caller: Caller): Caller => ({ ...caller, personId: newId(), brandIds: [newId()] })
  const ofMarketers = closed.filter(
    (endpoint) =>
      (endpoint.audience === 'marketer' || endpoint.audience === 'any') && permissionOf(endpoint) !== 'self',
  )
  // The page of the team shows the member's own login.
  const withOwner = ofMarketers.filter(
    ({ id, path }) => path.includes('{') && !examples[id]?.ownerless && id !== 'teams.team',
  )
  it.each(named(withOwner))('%s: 404, or 403 about the whole account', async (_, endpoint) => {
    const { owner, other: _other, ...request } = (await ownedRequest(endpoint, world))!
    if (owner.caller.scope !== 'marketer') return
    const answer = await world.app.call(endpoint, { as: limited(owner.caller), ...request } as never)
    const expected = isOpenToLimited(endpoint)
      ? { status: 404, body: { code: 'not_found' } }
      : { status: 403, body: { code: 'permission_missing' } }
    expect(answer).toMatchObject(expected)
  })

  it('lists nothing of other brands', async () => {
    const { app, marketer } = world
    const of = eq(jobs.marketerId, marketer.id)
    const found = await app.db.select({ job: jobs.id, campaign: jobs.campaignId }).from(jobs).where(of)
    const ids = found.flatMap(({ job, campaign }) => [job, campaign])
    expect(ids.length).toBeGreaterThan(0)
    const lists = ofMarketers.filter((endpoint) => !endpoint.path.includes('{') && !changesState(endpoint))
    for (const endpoint of lists) {
      const answer = await app.call(endpoint, { as: limited(marketer.caller) } as never)
      if (!isOpenToLimited(endpoint)) expect(answer.body.code, endpoint.id).toBe('permission_missing')
      const text = JSON.stringify(answer.body)
      expect(
        ids.filter((id) => text.includes(id)),
        endpoint.id,
      ).toEqual([])
    }
  })
})

describe('another tenant', () => {
  it.each(named(owned.filter((endpoint) => !examples[endpoint.id]?.ownerless)))('%s: 404', async (_, endpoint) => {
    const { owner: _owner, other, ...request } = (await ownedRequest(endpoint, world))!
    const answer = await world.app.call(endpoint, { as: other.caller, ...request } as never)
    expect(answer).toMatchObject({ status: 404, body: { code: 'not_found' } })
  })
})

describe('a talent manager whose agreement with the owner has ended', () => {
  let manager: Caller
  const partnerPath = /\/(partner-friend|partnerFriend)\//
  beforeAll(async () => {
    const { app, influencer } = world
    const now = app.clock.now()
    manager = await app.callerOf((await buildInfluencer(app.db, { talentManager: true })).id)
    await app.db.insert(managerLinks).values({
      id: newId(),
      managerId: manager.accountId,
      partnerId: influencer.id,
      scope: [...MANAGER_SCOPES],
      shareBps: 1_000,
      status: 'active',
      invitedAt: now,
      agreedAt: now,
      endsAt: now,
    })
  })
  const influencers = owned.filter(
    (endpoint) =>
      endpoint.audience !== 'marketer' && !examples[endpoint.id]?.ownerless && examples[endpoint.id]?.as !== 'marketer',
  )
  it.each(named(influencers))('%s: 404', async (_, endpoint) => {
    const { params, body, file } = (await ownedRequest(endpoint, world))!
    const ofPartner = partnerPath.test(endpoint.path) && 'x' in params
    const requestParams = ofPartner ? { ...params, id: manager.accountId, x: world.influencer.id } : params
    const answer = await world.app.call(endpoint, { as: manager, params: requestParams, body, file } as never)
    expect(answer).toMatchObject({ status: 404, body: { code: 'not_found' } })
  })
})

describe('the owner', () => {
  it.each(named(owned))('%s: is let in', async (_, endpoint) => {
    const { owner, other: _other, ...request } = (await ownedRequest(endpoint, world))!
    const answer = await world.app.call(endpoint, { as: owner.caller, ...request } as never)
    // The state of the thing may refuse the act; access may not, and the example must be one that is read at all.
    expect([401, 403, 404, 500]).not.toContain(
      answer.status === 403 && answer.body.code === 'step_up_required' ? 200 : answer.status,
    )
    expect(['invalid_input', 'unknown_field'], JSON.stringify(answer.body)).not.toContain(answer.body.code)
  })
})

describe('an operator', () => {
  it.each(named(closed.filter((endpoint) => endpoint.audience === 'operator')))(
    '%s: is let in',
    async (_, endpoint) => {
      const answer = await world.app.call(endpoint, { as: world.operator.caller, params: nothing(endpoint) } as never)
      expect([401, 403, 500]).not.toContain(answer.status)
    },
  )
})

import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { routeTable } from '../../src/app/route-table.ts'
import {
  type AnyEndpoint,
  isOpenToLimited,
  PERMISSIONS,
  type Permission,
  permissionOf,
} from '../../src/core/endpoint.ts'
import { newId } from '../../src/core/ids.ts'
import { contract as results } from '../../src/features/campaign-results/contract.ts'
import { reportLinks } from '../../src/features/campaign-results/schema.ts'
import { jobs } from '../../src/features/jobs/schema.ts'
import { MANAGER_SCOPES } from '../../src/features/partners/kinds.ts'
import { managerLinks } from '../../src/features/partners/schema.ts'
import { PERMISSIONS_OF } from '../../src/features/teams/kinds.ts'
import type { Caller } from '../../src/platform/context.ts'
import { changesState } from '../../src/server/error-codes.ts'
import { features } from '../../src/server/features.ts'
import { examples, ownedRequest, validRequest } from '../access/index.ts'
import { openJobWorld, posted } from '../access/job-plays.ts'
import { buildWorld, type World } from '../access/world.ts'
import type { BankApp } from '../bank.ts'
import { buildCampaign, buildInfluencer } from '../factories.ts'
import { openTestApp } from '../harness.ts'
import { type JobWorld, jobContract as jobsContract } from '../jobs-world.ts'

/**
 * Access tests, generated from the contracts: a new endpoint is tested as soon as it is declared, and fails here until
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

describe('a caller with limited permissions', () => {
  const ofMarketers = closed.filter(({ audience }) => audience === 'marketer' || audience === 'any')
  const writing = ofMarketers.filter((endpoint) => changesState(endpoint))
  const answerTo = (endpoint: AnyEndpoint, ...permissions: Permission[]) =>
    world.app.call(endpoint, { as: { ...world.marketer.caller, permissions }, params: nothing(endpoint) } as never)
  const refused = { status: 403, body: { code: 'permission_missing' } }

  it.each(named(writing))('%s: 403 for a caller who may only read', async (_, endpoint) => {
    expect(await answerTo(endpoint, 'read')).toMatchObject(refused)
  })
  it.each(named(writing))('%s: allowed only with its own permission', async (_, endpoint) => {
    const needed = permissionOf(endpoint)
    const others = PERMISSIONS.filter((other) => other !== needed)
    expect(await answerTo(endpoint, ...others)).toMatchObject(refused)
    expect((await answerTo(endpoint, needed)).body.code).not.toBe('permission_missing')
  })
  it.each(named(writing.filter((endpoint) => permissionOf(endpoint) !== 'self')))(
    '%s: a viewer cannot change anything',
    async (_, endpoint) => {
      expect(await answerTo(endpoint, ...PERMISSIONS_OF.viewer)).toMatchObject(refused)
    },
  )
  /** Reads that a viewer may not do: data for the account's managers only, and the data of one person. */
  const CLOSED_READS: Readonly<Record<string, Permission>> = {
    'apiKeys.list': 'account',
    'deactivation.validateMarketer': 'account',
    'personalData.latest': 'account',
    'personalData.file': 'account',
    'personalData.loginLatest': 'self',
    'personalData.loginFile': 'self',
    'webhookEndpoints.deliveries': 'account',
    'webhookEndpoints.get': 'account',
    'webhookEndpoints.list': 'account',
  }
  it('data that is shown only on pages with a permission requires that permission', () => {
    const pages = routeTable.filter(({ file, guard }) => file && guard === 'marketer')
    const featureOf = (file = '') =>
      /^features\/([^/]+)\//.exec(file)?.[1]?.replace(/-(\w)/g, (_, c) => c.toUpperCase())
    const byFeature = Map.groupBy(pages, ({ file }) => featureOf(file))
    for (const endpoint of ofMarketers) {
      const shown = byFeature.get(endpoint.id.split('.')[0])
      const needed = new Set(shown?.map(({ permission }) => permission))
      if (needed.size === 1 && !needed.has(undefined) && permissionOf(endpoint) !== 'self')
        expect([...needed], endpoint.id).toEqual([permissionOf(endpoint)])
    }
  })
  it('a caller who may only read can read everything except the listed endpoints, and nothing without that permission', async () => {
    const reading = ofMarketers.filter((each) => !changesState(each))
    expect(Object.keys(CLOSED_READS).filter((id) => !reading.some((each) => each.id === id))).toEqual([])
    for (const endpoint of reading) {
      const needed = CLOSED_READS[endpoint.id] ?? 'read'
      const others = PERMISSIONS.filter((other) => other !== needed)
      expect(permissionOf(endpoint), endpoint.id).toBe(needed)
      expect(await answerTo(endpoint, ...others), endpoint.id).toMatchObject(refused)
      expect((await answerTo(endpoint, needed)).body.code, endpoint.id).not.toBe('permission_missing')
    }
  })
})

describe('a member who is limited to brands', () => {
  /** A login with every permission, limited to a brand that no campaign of the account is for. */
  const limited = (caller: Caller): Caller => ({ ...caller, personId: newId(), brandIds: [newId()] })
  const ofMarketers = closed.filter(
    (endpoint) =>
      (endpoint.audience === 'marketer' || endpoint.audience === 'any') && permissionOf(endpoint) !== 'self',
  )
  // The team page shows the member's own login, requests and limit.
  const ownOnly = ['teams.team', 'teams.holdRequests', 'teams.ownLimit']
  const withOwner = ofMarketers.filter(
    ({ id, path }) => path.includes('{') && !examples[id]?.ownerless && !ownOnly.includes(id),
  )
  const lists = ofMarketers.filter((endpoint) => !endpoint.path.includes('{') && !changesState(endpoint))

  /** Tested in src/features/teams/agency-limits.test.ts; an upload reads no data. */
  const TESTED_BY_TEAMS = [
    'campaigns.create',
    'files.upload',
    'influencerSearch.campaigns',
    'influencerSearch.profile',
    'shortlists.create',
    'teams.holdRequests',
    'teams.ownLimit',
    'teams.team',
  ]
  it('may call no endpoint that has no test of its own', () => {
    const generated = new Set([...withOwner, ...lists])
    const others = ofMarketers.filter((endpoint) => isOpenToLimited(endpoint) && !generated.has(endpoint))
    expect(others.map(({ id }) => id).sort()).toEqual(TESTED_BY_TEAMS)
  })

  it.each(named(withOwner))('%s: 404, or 403 if it concerns the whole account', async (_, endpoint) => {
    const { owner: _owner, other: _other, ...request } = (await ownedRequest(endpoint, world))!
    const answer = await world.app.call(endpoint, { as: limited(world.marketer.caller), ...request } as never)
    const expected = isOpenToLimited(endpoint)
      ? { status: 404, body: { code: 'not_found' } }
      : { status: 403, body: { code: 'permission_missing' } }
    expect(answer).toMatchObject(expected)
  })

  it('sees nothing of other brands in lists', async () => {
    const { app, marketer } = world
    const of = eq(jobs.marketerId, marketer.id)
    const found = await app.db.select({ job: jobs.id, campaign: jobs.campaignId }).from(jobs).where(of)
    const ids = found.flatMap(({ job, campaign }) => [job, campaign])
    expect(ids.length).toBeGreaterThan(0)
    for (const endpoint of lists) {
      const { query } = examples[endpoint.id] ?? {}
      const answer = await app.call(endpoint, { as: limited(marketer.caller), query } as never)
      if (isOpenToLimited(endpoint))
        expect(['permission_missing', 'invalid_input'], endpoint.id).not.toContain(answer.body.code)
      else expect(answer.body.code, endpoint.id).toBe('permission_missing')
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
  it.each(named(owned))('%s: has access', async (_, endpoint) => {
    const { owner, other: _other, ...request } = (await ownedRequest(endpoint, world))!
    const answer = await world.app.call(endpoint, { as: owner.caller, ...request } as never)
    // The state of the resource may refuse the action; access control may not, and the example must be a readable
    // request.
    expect([401, 403, 404, 500]).not.toContain(
      answer.status === 403 && answer.body.code === 'step_up_required' ? 200 : answer.status,
    )
    expect(['invalid_input', 'unknown_field'], JSON.stringify(answer.body)).not.toContain(answer.body.code)
  })
})

describe('an operator', () => {
  it.each(named(closed.filter((endpoint) => endpoint.audience === 'operator')))(
    '%s: has access',
    async (_, endpoint) => {
      const answer = await world.app.call(endpoint, { as: world.operator.caller, params: nothing(endpoint) } as never)
      expect([401, 403, 500]).not.toContain(answer.status)
    },
  )
})

describe('a link with a secret', () => {
  const bySecret = endpoints.filter(({ audience, path }) => audience === 'open' && path.includes('{token}'))
  it.each(named(bySecret))('%s: 404 for a secret that does not exist', async (_, endpoint) => {
    const request = (await validRequest(endpoint, world.app as BankApp)) as { params: { token: string } }
    const token = 'A'.repeat(request.params.token.length)
    const answer = await world.app.call(endpoint, { ...request, params: { token } } as never)
    expect(answer).toMatchObject({ status: 404, body: { code: 'not_found' } })
  })
})

describe('a link to a report', () => {
  /** Two campaigns of one brand with the same influencer, each with a post and a report link. */
  const share = async (of: JobWorld) => {
    const job = await posted(of)
    const body = { days: 1, showNames: true }
    const { data } = (await of.app.call(results.shareReport, { as: of.marketer, params: { id: of.campaignId }, body }))
      .body
    return { job, ...data }
  }
  const open = (token: string) => world.app.call(results.sharedReport, { params: { token } })
  type Shared = Awaited<ReturnType<typeof share>>
  let own: JobWorld
  let [first, second]: [Shared, Shared] = [] as never
  beforeAll(async () => {
    own = await openJobWorld(world.app)
    const { id: campaignId } = await buildCampaign(world.app.db, {
      marketerId: own.marketer.accountId,
      title: 'Another',
    })
    first = await share(own)
    second = await share({ ...own, campaignId })
  })

  it('returns its own campaign and nothing of another one', async () => {
    const [one, two] = [await open(first.token), await open(second.token)]
    expect([one.status, two.status]).toEqual([200, 200])
    expect(one.body.data.results.map(({ id }) => id)).toEqual([first.job])
    expect(two.body.data).toMatchObject({ title: 'Another', results: [{ id: second.job }] })
    for (const text of [second.job, 'Another']) expect(JSON.stringify(one.body)).not.toContain(text)
  })

  it('gives no access to anything else: not to the campaign, its jobs or its files', async () => {
    const closedTo = [
      [results.report, own.campaignId],
      [results.results, own.campaignId],
      [results.reportCsv, own.campaignId],
      [jobsContract.get, first.job],
    ] as const
    for (const [endpoint, id] of closedTo)
      for (const cookies of [{}, { talad_token_th: first.token }]) {
        const answer = await world.app.call(endpoint, { params: { id }, cookies } as never)
        expect(answer.status, endpoint.id).toBe(401)
      }
  })

  it('can be ended only by its owner: another brand gets 404, and the link stays valid', async () => {
    const params = { id: first.id }
    const answer = await world.app.call(results.withdrawReportLink, { as: world.otherMarketer.caller, params })
    expect(answer.status).toBe(404)
    expect((await open(first.token)).status).toBe(200)
  })

  it.each(['expired', 'withdrawn'] as const)('gives no access to the report once it is %s', async (how) => {
    const { id, token } = how === 'expired' ? first : second
    if (how === 'withdrawn') await world.app.call(results.withdrawReportLink, { as: own.marketer, params: { id } })
    else await world.app.db.update(reportLinks).set({ expiresAt: world.app.clock.now() }).where(eq(reportLinks.id, id))
    const answer = await open(token)
    expect(answer.status).toBe(410)
    expect(Object.keys(answer.body).sort()).toEqual(['code', 'message'])
    expect(answer.body.code).toBe('report_link_ended')
  })
})

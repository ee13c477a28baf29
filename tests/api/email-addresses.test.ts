import { readFileSync } from 'node:fs'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { AnyEndpoint } from '../../src/core/endpoint.ts'
import { newId } from '../../src/core/ids.ts'
import { contract as accountsContract } from '../../src/features/accounts/contract.ts'
import { accounts, influencers } from '../../src/features/accounts/schema.ts'
import { campaigns } from '../../src/features/campaigns/schema.ts'
import { channels } from '../../src/features/channels/schema.ts'
import { jobs } from '../../src/features/jobs/schema.ts'
import { MANAGER_SCOPES } from '../../src/features/partners/kinds.ts'
import { type Caller, OPEN_CALLER } from '../../src/platform/context.ts'
import { features } from '../../src/server/features.ts'
import { openDemoApp } from '../../tests/demo-app.ts'
import { ownedRequest } from '../access/index.ts'
import type { World } from '../access/world.ts'
import { codeSentTo, cookieOf } from '../codes.ts'
import { buildChannel, buildInfluencer } from '../factories.ts'
import type { TestApp } from '../harness.ts'
import { jobContract as jobsContract } from '../jobs-world.ts'

/** Only an account's owner and operators may read any part of its email address, in any field. */
let app: TestApp
const DEMO = { marketer: 'nuanuan', influencer: 'ploy', manager: 'joy' } as const
/** Occurs in no other data, so it must not appear anywhere. */
const MAILBOX = 'quetzalmailbox'

beforeAll(async () => {
  app = await openDemoApp()
}, 300_000)
afterAll(() => app.close())

const idOf = async (local: string): Promise<string> => {
  const [row] = await app.db
    .select({ id: accounts.id })
    .from(accounts)
    .where(eq(accounts.email, `${local}@demo.talad.test`))
  return row?.id ?? ''
}

/** Somebody who signed up through the API and applied for a job of the given brand. */
async function applicantOf(marketerId: string): Promise<string> {
  const email = `${MAILBOX}@example.com`
  const consents = { terms: true, PRIVACY_POLICY: true, THAI_LLM: false, marketing: false }
  const cookies = cookieOf(await app.call(accountsContract.startSignup, { body: { consents } }))
  await app.call(accountsContract.requestEmailCode, { cookies, body: { email } })
  const code = await codeSentTo(app, email)
  await app.call(accountsContract.verifySignUpCode, { cookies, body: { email, code } })
  const body = { password: 'korat-mango-7-lamp', displayName: 'นกเงือก' }
  const { uuid } = (await app.call(accountsContract.createInfluencer, { cookies, body })).body
  const [campaign] = await app.db
    .select({ id: campaigns.id, type: campaigns.channelType, post: campaigns.postType })
    .from(campaigns)
    .where(sql`${campaigns.marketerId} = ${marketerId} and ${campaigns.status} = 'live'`)
    .limit(1)
  await buildChannel(app.db, { accountId: uuid, type: campaign!.type! }, { [campaign!.post!]: 100_000 })
  const as = await app.callerOf(uuid)
  const applied = await app.call(jobsContract.apply, { as, params: { id: campaign!.id }, body: {} as never })
  expect(applied.status, JSON.stringify(applied.body)).toBe(200)
  return applied.body.data.id
}

/** A world in the demo market, from which the path parameters of every endpoint can be filled in. */
async function worldAt(job: typeof jobs.$inferSelect): Promise<World> {
  const side = async (id: string) => ({ id, caller: await app.callerOf(id) })
  const [marketer, influencer] = await Promise.all([side(job.marketerId), side(job.influencerId)])
  const [channel] = await app.db.select().from(channels).where(eq(channels.id, job.channelId))
  const { id, type, externalId } = channel!
  const none = newId()
  return {
    ...{ app, marketer, influencer, operator: marketer, otherMarketer: marketer, otherInfluencer: influencer },
    ...{ campaign: job.campaignId, channel: { id, type, externalId }, freeChannel: none, job: job.id },
    ...{ charge: none, document: none, file: none, session: none, withdrawal: none },
  }
}

const reads: AnyEndpoint[] = features
  .flat()
  .map(({ endpoint }) => endpoint)
  .filter((endpoint) => endpoint.method === 'GET' && !endpoint.blob && !endpoint.writes)

/** Every string in a response. */
function* textsOf(value: unknown): Generator<string> {
  if (typeof value === 'string') yield value
  else if (value && typeof value === 'object') for (const one of Object.values(value)) yield* textsOf(one)
}

/**
 * Strings in what a caller can read about others that are the local part of an email address, or start an address with
 * it.
 */
async function found(as: Caller, worlds: readonly World[], own: string): Promise<{ seen: number; leaks: string[] }> {
  const rows = await app.db.select({ email: accounts.email, latinName: accounts.latinName }).from(accounts)
  const allowed = new Set<string>([own, ...MANAGER_SCOPES])
  const locals = new Set(rows.map(({ email }) => email.split('@')[0]!).filter((local) => !allowed.has(local)))
  // A display name that its owner chose may be the address in capital letters.
  const names = new Set(rows.map(({ latinName }) => latinName))
  const leaks: string[] = []
  let seen = 0
  for (const endpoint of reads.filter(({ audience }) => ['open', 'any', as.scope].includes(audience)))
    for (const world of endpoint.path.includes('{') ? worlds : worlds.slice(0, 1)) {
      const input = endpoint.path.includes('{') ? await ownedRequest(endpoint, world) : { params: {} }
      if (!input) continue
      const answer = await app.call(endpoint, { as, params: input.params } as never)
      if (answer.status !== 200) continue
      seen += 1
      for (const text of textsOf(answer.body)) {
        const address = /([\w.+-]+)@/.exec(text.toLowerCase())?.[1]
        const isLocal = locals.has(text.toLowerCase()) && !names.has(text)
        if (isLocal || (address && locals.has(address)) || text.includes(MAILBOX))
          leaks.push(`${endpoint.path}: ${text}`)
      }
    }
  return { seen, leaks: [...new Set(leaks)] }
}

describe("others' e-mail addresses", () => {
  it.each(['marketer', 'influencer', 'manager', 'open'] as const)('cannot be read by: %s', async (who) => {
    const own = who === 'open' ? '' : DEMO[who]
    const id = own && (await idOf(own))
    const marketerId = await idOf(DEMO.marketer)
    const applied = who === 'marketer' ? await applicantOf(marketerId) : null
    const mine = await app.db
      .selectDistinctOn([jobs.status])
      .from(jobs)
      .where(who === 'marketer' ? eq(jobs.marketerId, marketerId) : id ? eq(jobs.influencerId, id) : undefined)
    const rows = applied ? [...(await app.db.select().from(jobs).where(eq(jobs.id, applied))), ...mine] : mine
    const worlds = await Promise.all(rows.map(worldAt))
    const { seen, leaks } = await found(id ? await app.callerOf(id) : OPEN_CALLER, worlds, own)
    expect(leaks).toEqual([])
    expect(seen).toBeGreaterThan(10)
  })

  it('are replaced in handles that were derived from them', async () => {
    const sqlText = readFileSync(new URL('../../src/db/migrations/0016_neutral_handles.sql', import.meta.url), 'utf8')
    const old = await buildInfluencer(app.db, { handle: 'maymay88f3a9c1' }, { email: 'may.may+88@example.com' })
    const chosen = await buildInfluencer(app.db, { handle: 'creator-4x7' }, { email: 'lin@example.com' })
    await app.db.execute(sql.raw(sqlText))
    const handleOf = async (id: string) =>
      (await app.db.select().from(influencers).where(eq(influencers.accountId, id)))[0]!.handle
    expect(await handleOf(old.id)).toMatch(/^creator-[a-z2-9]{12}$/)
    expect(await handleOf(chosen.id)).toBe('creator-4x7')
  })
})

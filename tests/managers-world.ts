import assert from 'node:assert/strict'
import { eq } from 'drizzle-orm'
import { addDays, dayOf } from '../src/core/calendar.ts'
import { influencers } from '../src/features/accounts/schema.ts'
import { contract as partners } from '../src/features/partners/contract.ts'
import type { ManagerScope } from '../src/features/partners/kinds.ts'
import { contract as managers } from '../src/features/talent-managers/contract.ts'
import type { Caller } from '../src/platform/context.ts'
import { buildInfluencer } from './factories.ts'
import type { TestApp } from './harness.ts'
import { TAX_FACTS } from './jobs-world.ts'

export interface Terms {
  to: string
  scope: ManagerScope[]
  shareBps: number
  endsOn: string
}

/** A person's request about themselves; the base for requests about one of their agreements or partners. */
export const own = (as: Caller) => ({ as, params: { id: as.accountId } })
export const one = (as: Caller, x: string) => ({ as, params: { id: as.accountId, x } })

export const buildManager = async (app: TestApp): Promise<Caller> =>
  app.callerOf((await buildInfluencer(app.db, { ...TAX_FACTS, nationalId: '1101700203450', talentManager: true })).id)

export async function handleOf(app: TestApp, { accountId }: Caller): Promise<string> {
  const [row] = await app.db.select().from(influencers).where(eq(influencers.accountId, accountId))
  return row?.handle ?? ''
}

export const termsOf = (app: TestApp, values: Partial<Terms> = {}): Terms => ({
  to: 'somebody@example.com',
  scope: ['view', 'accept'],
  shareBps: 2_000,
  endsOn: addDays(dayOf(app.clock.now()), 200),
  ...values,
})

export const inviteInfluencer = (app: TestApp, manager: Caller, values: Partial<Terms> = {}) =>
  app.call(partners.invite, { ...own(manager), body: termsOf(app, values) })

/** Invites the creator by user name, and the creator agrees. Returns the agreement's id. */
export async function agreeWith(
  app: TestApp,
  manager: Caller,
  influencer: Caller,
  values: Partial<Terms> = {},
): Promise<string> {
  const { body } = await inviteInfluencer(app, manager, { to: await handleOf(app, influencer), ...values })
  const accepted = await app.call(partners.accept, { ...one(influencer, body.data.id), body: { agreed: true } })
  assert.equal(accepted.status, 200, accepted.body.code)
  return body.data.id
}

export const friendsOf = (app: TestApp, as: Caller, b: 'all' | 'invited' | 'active' | 'ended' = 'all') =>
  app.call(managers.friends, { as, params: { a: as.accountId, b } })

/** A manager's jobs with a creator, or one of them. */
export const managedJobsOf = (app: TestApp, as: Caller, x: string, y = 'all') =>
  app.call(managers.jobs, { as, params: { id: as.accountId, x, y } })

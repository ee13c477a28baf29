import assert from 'node:assert/strict'
import { eq } from 'drizzle-orm'
import { DAY } from '../src/core/clock.ts'
import { newId } from '../src/core/ids.ts'
import { influencers } from '../src/features/accounts/schema.ts'
import { checkPosts } from '../src/features/deliverables/service.ts'
import { managerLinks } from '../src/features/partners/schema.ts'
import { buildInfluencer } from './factories.ts'
import type { TestApp } from './harness.ts'
import { act, buildJobWorld, type FakePlatform, inInsight, TAX_FACTS } from './jobs-world.ts'

/** A completed job with an influencer, and with `manager` a talent manager, who are registered for VAT. */
export async function completedWithVat(app: TestApp, platform: FakePlatform, options: { manager?: boolean } = {}) {
  const world = await buildJobWorld(app, platform)
  const { accountId } = world.influencer
  await app.db.update(influencers).set({ vatRegistered: true }).where(eq(influencers.accountId, accountId))
  const manager = options.manager
    ? await app.callerOf((await buildInfluencer(app.db, { ...TAX_FACTS, vatRegistered: true, talentManager: true })).id)
    : null
  if (manager) {
    const at = app.clock.now()
    const link = { id: newId(), managerId: manager.accountId, partnerId: accountId, scope: ['view' as const] }
    await app.db
      .insert(managerLinks)
      .values({ ...link, shareBps: 2_000, status: 'active', invitedAt: at, agreedAt: at })
  }
  const jobId = await inInsight(world, checkPosts)
  app.clock.advance(3 * DAY)
  await checkPosts(app.app)
  assert.equal(await act(world, 'approveInsight', world.marketer, jobId), 'COMPLETED')
  return { world, jobId, influencer: world.influencer, manager }
}

import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { buildInfluencer } from '../../../tests/factories.ts'
import type { TestApp } from '../../../tests/harness.ts'
import {
  act,
  buildJobWorld,
  expectBooks,
  type FakePlatform,
  giveCredits,
  inInsight,
  type JobWorld,
  openJobApp,
  TAX_FACTS,
  working,
} from '../../../tests/jobs-world.ts'
import { DAY } from '../../core/clock.ts'
import { newId } from '../../core/ids.ts'
import { influencerBalance } from '../../ledger/balances.ts'
import { influencers } from '../accounts/schema.ts'
import { checkPosts } from '../deliverables/service.ts'
import { managerLinks } from '../partners/schema.ts'

/**
 * Net pay of ฿30,000.00, so that 5 % for the referrer and 20 % for a talent manager both exceed the tax threshold of
 * ฿1,000.
 */
const PRICE = 3_000_000

let app: TestApp
let platform: FakePlatform
let world: JobWorld
beforeAll(async () => {
  ;({ app, platform } = await openJobApp())
})
beforeEach(async () => {
  world = await buildJobWorld(app, platform, { price: PRICE as never })
  await giveCredits(app, world.marketer.accountId, 4_000_000)
})
afterAll(() => app.close())

const available = async (id: string) => (await influencerBalance(app.db, id)).available

/** Cancelled after the first draft: half of the price is paid. */
async function earn(): Promise<void> {
  const id = await working(world)
  await act(world, 'draft', world.influencer, id, { url: 'https://drive.example/draft.mp4' })
  expect(await act(world, 'cancel', world.marketer, id)).toBe('CANCEL')
  await expectBooks(app)
}

it.each([
  ['with tax details shares', { ...TAX_FACTS, nationalId: null, passportNo: 'AA123456' }, [291_000, 1_164_000]],
  ['without tax details does not share, and the creator is paid whole', {}, [0, 1_455_000]],
] as const)('a manager %s', async (_, taxDetails, expected) => {
  const manager = await buildInfluencer(app.db, taxDetails)
  const now = app.clock.now()
  const link = { id: newId(), managerId: manager.id, partnerId: world.influencer.accountId, shareBps: 2_000 }
  await app.db
    .insert(managerLinks)
    .values({ ...link, scope: ['view'], status: 'active', invitedAt: now, agreedAt: now })
  await earn()
  expect([await available(manager.id), await available(world.influencer.accountId)]).toEqual(expected)
})

it('a referrer without tax details does not block the payment', async () => {
  const referrer = await buildInfluencer(app.db)
  await app.db
    .update(influencers)
    .set({ referredBy: referrer.id })
    .where(eq(influencers.accountId, world.influencer.accountId))
  const id = await inInsight(world, checkPosts)
  app.clock.advance(3 * DAY)
  await checkPosts(app.app)
  expect(await act(world, 'approveInsight', world.marketer, id)).toBe('COMPLETED')
  expect(await available(referrer.id)).toBe(0)
  expect(await available(world.influencer.accountId)).toBe(2_910_000)
  await expectBooks(app)
})

import { examplesOf, type Given } from '../../../tests/access/example.ts'
import type { World } from '../../../tests/access/world.ts'
import { buildInfluencer } from '../../../tests/factories.ts'
import { grantStepUp, influencerWithBalance } from '../../../tests/money-factories.ts'
import { newId } from '../../core/ids.ts'
import { baht } from '../../core/money.ts'
import { managerLinks } from '../partners/schema.ts'
import { contract } from './contract.ts'

/** A new partner of the caller. */
async function addPartner({ app }: Pick<World, 'app'>, managerId: string, partnerId?: string): Promise<string> {
  const id = partnerId ?? (await buildInfluencer(app.db)).id
  const now = app.clock.now()
  await app.db.insert(managerLinks).values({
    id: newId(),
    managerId,
    partnerId: id,
    scope: ['view', 'collect'],
    shareBps: 1_000,
    status: 'active',
    invitedAt: now,
    agreedAt: now,
  })
  return id
}

/** A manager with a verified code, and a partner with a balance. */
const collecting: Given = async (app) => {
  const now = app.clock.now()
  const partner = await influencerWithBalance(app.db, baht(2_000), now)
  const { id } = await buildInfluencer(app.db, { talentManager: true })
  await addPartner({ app }, id, partner)
  await grantStepUp(app.db, id, 'collect', now)
  return { as: await app.callerOf(id), params: { id, x: partner }, body: { price: 200_000 } }
}

export const access = examplesOf(contract, {
  friends: { params: (_, a) => ({ a, b: 'all' }) },
  friend: { params: async (world, id) => ({ id, x: await addPartner(world, id) }) },
  jobs: { params: async (world, id) => ({ id, x: await addPartner(world, id), y: 'all' }) },
  collectable: { params: async (world, id) => ({ id, x: await addPartner(world, id) }) },
  collect: {
    params: async (world, id) => ({ id, x: await addPartner(world, id) }),
    body: { price: 10_000 },
    given: collecting,
  },
})

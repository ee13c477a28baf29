import { examplesOf } from '../../../tests/access/example.ts'
import type { World } from '../../../tests/access/world.ts'
import { newId } from '../../core/ids.ts'
import { contract } from './contract.ts'
import { influencerBlocks } from './schema.ts'

/** Every marketer may view and block everybody who can be found. */
const person = { params: (world: World) => ({ influencerId: world.influencer.id }), ownerless: true } as const

async function ownBlock({ app, influencer }: World, marketerId: string) {
  const row = { id: newId(), marketerId, influencerId: influencer.id, createdAt: app.clock.now() }
  await app.db.insert(influencerBlocks).values(row).onConflictDoNothing()
  return { influencerId: influencer.id }
}

export const access = examplesOf(contract, {
  list: {},
  get: person,
  block: { ...person, body: { note: 'ส่งงานช้าสองครั้ง' } },
  unblock: { params: ownBlock },
})

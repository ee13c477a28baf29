import { examplesOf } from '../../../tests/access/example.ts'
import type { World } from '../../../tests/access/world.ts'
import { newId } from '../../core/ids.ts'
import { contract } from './contract.ts'
import { shortlistPeople, shortlists } from './schema.ts'

async function ownList({ app }: World, marketerId: string) {
  const id = newId()
  await app.db.insert(shortlists).values({ id, marketerId, name: 'ของขวัญปีใหม่', createdAt: app.clock.now() })
  return { id }
}

async function ownPerson(world: World, marketerId: string) {
  const { id } = await ownList(world, marketerId)
  const influencerId = world.influencer.id
  const addedAt = world.app.clock.now()
  await world.app.db.insert(shortlistPeople).values({ id: newId(), shortlistId: id, influencerId, addedAt })
  return { id, influencerId }
}

export const access = examplesOf(contract, {
  list: {},
  create: { body: { name: 'ของขวัญปีใหม่' } },
  update: { params: ownList, body: { name: 'สงกรานต์' } },
  remove: { params: ownList },
  people: { params: ownList },
  add: { params: ownList, body: (world) => ({ influencerId: world.influencer.id }) },
  edit: { params: ownPerson, body: { state: 'chosen', note: 'ตอบไว' } },
  take: { params: ownPerson },
})

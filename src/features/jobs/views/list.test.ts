import { eq } from 'drizzle-orm'
import { afterAll, expect, it } from 'vitest'
import { buildCampaign, buildChannel, buildInfluencer, buildMarketer } from '../../../../tests/factories.ts'
import { openTestApp } from '../../../../tests/harness.ts'
import { accounts, marketers } from '../../accounts/schema.ts'
import { contract as applications } from '../../applications/contract.ts'
import { contract } from '../contract.ts'

const app = await openTestApp()
afterAll(() => app.close())

it('sorts by the current names of the sides, in the language of the reader', async () => {
  const marketer = await buildMarketer(app.db, { brandName: 'Beta' })
  const campaign = await buildCampaign(app.db, { marketerId: marketer.id, slots: 5 })
  const people = []
  for (const displayName of ['แก้ม', 'กิ๊ฟ', 'ขิม']) {
    const { id } = await buildInfluencer(app.db, {}, { displayName, latinName: displayName === 'ขิม' ? 'Aim' : null })
    await buildChannel(app.db, { accountId: id }, { reel: 450_000 })
    const as = await app.callerOf(id)
    expect((await app.call(applications.apply, { as, params: { id: campaign.id }, body: {} })).status).toBe(200)
    people.push({ id, as })
  }
  const as = await app.callerOf(marketer.id)
  const names = async (lang: 'th' | 'en') => {
    const { body } = await app.call(contract.list, { as, lang, query: { sort: 'influencer_name' } })
    return body.data.map((job) => job.creator.name)
  }
  expect(await names('th')).toEqual(['กิ๊ฟ', 'แก้ม', 'ขิม'])
  expect(await names('en')).toEqual(['Aim', 'กิ๊ฟ', 'แก้ม'])
  await app.db.update(accounts).set({ displayName: 'ฮะ' }).where(eq(accounts.id, people[1]!.id))
  expect(await names('th')).toEqual(['แก้ม', 'ขิม', 'ฮะ'])

  const [first] = people
  const other = await buildMarketer(app.db, { brandName: 'Alpha' })
  const { id } = await buildCampaign(app.db, { marketerId: other.id })
  await app.call(applications.apply, { as: first!.as, params: { id }, body: {} })
  const brands = async () => {
    const { body } = await app.call(contract.list, { as: first!.as, query: { sort: 'brand' } })
    return body.data.map((job) => job.brand.name)
  }
  expect(await brands()).toEqual(['Alpha', 'Beta'])
  await app.db.update(marketers).set({ brandName: 'Gamma' }).where(eq(marketers.accountId, other.id))
  expect(await brands()).toEqual(['Beta', 'Gamma'])
})

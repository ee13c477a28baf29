import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildChannel, buildInfluencer, buildMarketer } from '../../../../tests/factories.ts'
import { openTestApp, type TestApp } from '../../../../tests/harness.ts'
import type { Caller } from '../../../platform/context.ts'
import { contract as influencerSearch } from '../../influencer-search/contract.ts'
import { contract } from '../contract.ts'
import { nameWords } from '../schema-names.ts'
import { zLatinName } from '../shapes.ts'

let app: TestApp
let marketer: Caller
beforeAll(async () => {
  app = await openTestApp()
  marketer = await app.callerOf((await buildMarketer(app.db)).id)
})
afterAll(() => app.close())

test('English pages show the Latin name, else the name as typed; a search finds both', async () => {
  const withLatin = await buildInfluencer(app.db, {}, { displayName: 'มินตราพาชิม', latinName: 'Mintra Eats' })
  const thaiOnly = await buildInfluencer(app.db, {}, { displayName: 'แก้วกินเก่ง' })
  for (const accountId of [withLatin.id, thaiOnly.id]) await buildChannel(app.db, { accountId })
  const namesOf = async (lang: 'th' | 'en', q: string) =>
    (await app.call(influencerSearch.find, { as: marketer, lang, query: { q } })).body.data.map(({ name }) => name)
  expect(await namesOf('en', 'มินตรา')).toEqual(['Mintra Eats'])
  expect(await namesOf('th', 'mintra')).toEqual(['มินตราพาชิม'])
  expect(await namesOf('en', 'แก้วกิน')).toEqual(['แก้วกินเก่ง'])
})

test('an influencer and a marketer can change their Latin name, which must be in Latin letters', async () => {
  const { id: uuid } = await buildInfluencer(app.db, {}, { displayName: 'สว่างดี' })
  const as = await app.callerOf(uuid)
  const update = (latinName: string) => app.call(contract.updateGeneral, { as, params: { uuid }, body: { latinName } })
  expect((await update('Sawangdee')).body.data).toMatchObject({ displayName: 'สว่างดี', latinName: 'Sawangdee' })
  expect(await update('สว่างดี')).toMatchObject({
    status: 400,
    body: { issues: [{ field: 'latinName', code: 'latin_name' }] },
  })
  expect((await update('')).body.data.latinName).toBeNull()
  const changed = await app.call(contract.patchMarketerProfile, { as: marketer, body: { latinName: 'Nuan Nuan' } })
  expect(changed.body.data.latinName).toBe('Nuan Nuan')
})

test('a Latin name may contain accents, digits and signs, but no other script', () => {
  for (const name of ['Café 88', 'P’Ploy & co.', 'ÆØÅ']) expect(zLatinName.parse(name)).toBe(name)
  for (const name of ['88', 'Ploy พลอย', '小明']) expect(zLatinName.safeParse(name).success, name).toBe(false)
  expect(nameWords('พลอย', null)).toEqual({ th: 'พลอย', en: 'พลอย' })
})

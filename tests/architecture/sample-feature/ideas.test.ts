import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildInfluencer } from '../../../tests/factories.ts'
import { openTestApp, type TestApp } from '../../../tests/harness.ts'
import { newId } from '../../core/ids.ts'
import type { Caller } from '../../platform/context.ts'
import { contract } from './contract.ts'
import { IDEAS_MAX } from './rules.ts'

let app: TestApp
let as: Caller
beforeAll(async () => {
  app = await openTestApp()
  as = await app.callerOf((await buildInfluencer(app.db)).id)
})
afterAll(() => app.close())

const save = (id: string, title: string, caller = as) =>
  app.call(contract.save, { as: caller, params: { id }, body: { title, note: '' } })
const list = async (query: { after?: string; limit?: number } = {}) =>
  (await app.call(contract.list, { as, query })).body

test('an idea is saved once under its id and belongs to the account that saved it', async () => {
  const id = newId()
  await save(id, 'ทะเลหมอก')
  app.clock.advance(1)
  expect((await save(id, 'ทะเลหมอก ภูทับเบิก')).status).toBe(200)
  expect((await list()).data).toMatchObject([{ id, title: 'ทะเลหมอก ภูทับเบิก' }])
  const other = await app.callerOf((await buildInfluencer(app.db)).id)
  expect((await save(id, 'ของคนอื่น', other)).status).toBe(404)
})

test('an account has a limited number of ideas; existing ones can still be changed', async () => {
  const { id } = (await list()).data[0]!
  for (let n = 1; n < IDEAS_MAX; n++) {
    app.clock.advance(1)
    expect((await save(newId(), `ไอเดีย ${n}`)).status).toBe(200)
  }
  expect((await save(newId(), 'อีกหนึ่ง')).body).toMatchObject({
    code: 'idea_limit',
    message: expect.stringContaining('50'),
  })
  expect((await save(id, 'ดอยอินทนนท์')).status).toBe(200)
  const first = await list({ limit: 30 })
  const second = await list({ limit: 30, after: first.next! })
  expect(new Set([...first.data, ...second.data].map((idea) => idea.id)).size).toBe(IDEAS_MAX)
})

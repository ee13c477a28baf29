import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it, test } from 'vitest'
import { PICTURE } from '../../../tests/access/example.ts'
import { buildMarketer, buildMember } from '../../../tests/factories.ts'
import { openTestApp, type TestApp } from '../../../tests/harness.ts'
import { SECOND } from '../../core/clock.ts'
import type { Caller } from '../../platform/context.ts'
import { contract as files } from '../files/contract.ts'
import { files as storedFiles } from '../files/schema.ts'
import { contract } from './contract.ts'

let app: TestApp
let agency: Caller
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())
beforeEach(async () => {
  agency = await app.callerOf((await buildMarketer(app.db, { kind: 'agency' })).id)
})

const create = (body: Record<string, unknown>, as = agency) => {
  app.clock.advance(SECOND)
  return app.call(contract.create, { as, body: { name: 'ลมโชย', ...body } })
}
const edit = (id: string, body: Record<string, unknown>, as = agency) =>
  app.call(contract.edit, { as, params: { id }, body })
const archive = (id: string, archived: boolean) =>
  app.call(contract.archive, { as: agency, params: { id }, body: { archived } })
const names = async (query: { archived?: 'true'; after?: string; limit?: number } = {}) =>
  (await app.call(contract.list, { as: agency, query })).body.data.map(({ name }) => name)

describe('a brand of an agency', () => {
  it('has a name in each language, a contact and a logo', async () => {
    const logo = (await app.call(files.upload, { as: agency, body: { purpose: 'avatar' }, file: PICTURE })).body.data
    const contact = { contactName: 'ปริม', contactEmail: 'Prim@Example.com', contactPhone: '081 234 5678' }
    const { body } = await create({ latinName: 'Lomchoey', ...contact, fileId: logo.id })
    expect(body.data).toMatchObject({
      name: 'ลมโชย',
      latinName: 'Lomchoey',
      logoFileId: logo.id,
      contactEmail: 'prim@example.com',
      contactPhone: '+66812345678',
      archivedAt: null,
    })
    expect((await edit(body.data.id, { contactPhone: null })).body.data).toMatchObject({
      ...contact,
      contactEmail: 'prim@example.com',
      contactPhone: null,
      logoFileId: logo.id,
    })
  })

  it('replaces its logo and lets the sweep delete the old file', async () => {
    const created = await app.call(contract.create, { as: agency, body: { name: 'เสียงทุ่ง' }, file: PICTURE })
    const { id, logoFileId } = created.body.data
    const changed = await app.call(contract.edit, { as: agency, params: { id }, body: {}, file: PICTURE })
    expect(changed.body.data.logoFileId).not.toBe(logoFileId)
    const [old] = await app.db.select().from(storedFiles).where(eq(storedFiles.id, logoFileId!))
    expect(old?.unusedSince).not.toBeNull()
    expect((await edit(id, { fileId: null })).body.data.logoFileId).toBeNull()
  })

  it('rejects a file of another account', async () => {
    const other = await app.callerOf((await buildMarketer(app.db, { kind: 'agency' })).id)
    const file = (await app.call(files.upload, { as: other, body: { purpose: 'avatar' }, file: PICTURE })).body.data
    expect((await create({ fileId: file.id })).status).toBe(404)
  })

  it('has a unique name among the brands in use', async () => {
    const { id } = (await create({ name: 'Lomchoey' })).body.data
    expect((await create({ name: 'LOMCHOEY' })).body).toMatchObject({
      code: 'agency_brand_taken',
      fields: { name: expect.any(String) },
    })
    await archive(id, true)
    expect((await create({ name: 'Lomchoey' })).status).toBe(200)
    expect((await archive(id, false)).body.code).toBe('agency_brand_taken')
  })

  it('is not listed while it is archived and can be restored', async () => {
    const { id } = (await create({})).body.data
    await create({ name: 'เสียงทุ่ง' })
    expect(await names()).toEqual(['เสียงทุ่ง', 'ลมโชย'])
    await archive(id, true)
    expect([await names(), await names({ archived: 'true' })]).toEqual([['เสียงทุ่ง'], ['ลมโชย']])
    await archive(id, false)
    expect(await names()).toHaveLength(2)
  })

  it('is listed page by page', async () => {
    for (const name of ['หนึ่ง', 'สอง', 'สาม']) await create({ name })
    const first = await app.call(contract.list, { as: agency, query: { limit: 2 } })
    expect(first.body.data.map(({ name }) => name)).toEqual(['สาม', 'สอง'])
    expect(await names({ limit: 2, after: first.body.next! })).toEqual(['หนึ่ง'])
  })
})

test.each(['brand', 'individual'] as const)('a marketer of kind %s has no brands', async (kind) => {
  const as = await app.callerOf((await buildMarketer(app.db, { kind })).id)
  const { id } = (await create({})).body.data
  for (const { status, body } of [await app.call(contract.list, { as }), await create({}, as)])
    expect([status, body.code]).toEqual([403, 'agency_only'])
  expect((await edit(id, { name: 'อื่น' }, as)).status).toBe(404)
})

test('only owners of the team can change brands, and every member can read them', async () => {
  const { id } = (await create({})).body.data
  const manager = await app.callerOf((await buildMember(app.db, agency.accountId, 'campaignManager')).id)
  expect((await app.call(contract.list, { as: manager })).body.data).toHaveLength(1)
  expect((await edit(id, { name: 'อื่น' }, manager)).body.code).toBe('permission_missing')
})

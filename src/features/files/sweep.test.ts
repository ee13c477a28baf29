import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { buildCampaign, buildInfluencer, buildMarketer, buildOperator } from '../../../tests/factories.ts'
import { openTestApp, type TestApp } from '../../../tests/harness.ts'
import { jobContract as jobs } from '../../../tests/jobs-world.ts'
import { greyPng } from '../../../tests/pictures.ts'
import { DAY, HOUR } from '../../core/clock.ts'
import { AppError } from '../../core/errors.ts'
import { newId } from '../../core/ids.ts'
import type { Caller } from '../../platform/context.ts'
import { settingRows } from '../../platform/schema.ts'
import { contract as accounts } from '../accounts/contract.ts'
import { contract as campaigns } from '../campaigns/contract.ts'
import { contract as content } from '../content/contract.ts'
import { contract, type FilePurpose } from './contract.ts'
import { files } from './schema.ts'
import { sweepFiles } from './service.ts'

let app: TestApp
let influencer: Caller
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())
beforeEach(async () => {
  influencer = await app.callerOf((await buildInfluencer(app.db)).id)
})

const picture = () => ({ name: 'a.png', bytes: new Uint8Array(greyPng(20, 10)) })
const stored = async () => (await app.ports.storage.list(null, 100_000)).keys.toSorted()
const rows = async () => (await app.db.select({ id: files.id }).from(files)).map(({ id }) => id)
const upload = (purpose: FilePurpose, as = influencer) =>
  app.call(contract.upload, { as, body: { purpose }, file: picture() })
const avatar = () =>
  app.call(accounts.uploadImage, { as: influencer, params: { uuid: influencer.accountId }, file: picture() })

const idOf = (url: string): string => url.split('/').at(-1) ?? ''

/** An article with the file as its cover. */
async function articleShowing(operator: Caller, slug: string, fileId: string) {
  const made = await app.call(content.create, { as: operator, params: { kind: 'article' }, body: { slug } } as never)
  const item = made.body.data as unknown as { id: string; revision: number; draft: { cover: object } }
  const doc = { ...item.draft, cover: { ...item.draft.cover, fileId } }
  const body = { doc, revision: item.revision }
  return app.call(content.save, { as: operator, params: { id: item.id }, body } as never)
}

describe('a rejected upload leaves no file', () => {
  it('for a job that does not exist', async () => {
    const before = await stored()
    const put = vi.spyOn(app.ports.storage, 'put')
    for (const name of ['draft', 'receipt', 'insight'] as const) {
      const body = name === 'receipt' ? { amount: 100 } : {}
      const answer = await app.call(jobs[name], {
        as: influencer,
        params: { id: newId() },
        body,
        file: picture(),
      } as never)
      expect(answer.status).toBe(404)
    }
    expect(put).not.toHaveBeenCalled()
    put.mockRestore()
    expect(await stored()).toEqual(before)
  })

  it('if the transaction of its record fails', async () => {
    const before = await stored()
    const refusals = [
      [new AppError('not_found'), 404],
      [Object.assign(new Error('unique'), { code: '23505' }), 500],
    ] as const
    for (const [error, status] of refusals) {
      const write = vi.spyOn(app.db, 'transaction').mockRejectedValueOnce(error)
      expect((await avatar()).status).toBe(status)
      write.mockRestore()
      expect(await stored()).toEqual(before)
    }
  })

  it('for an account over its quota, with an error for the field', async () => {
    const value = { influencer: 0.00001, marketer: 1, operator: 1 }
    const from = app.clock.now()
    await app.db
      .insert(settingRows)
      .values({ id: newId(), key: 'files.quota_mb', value, effectiveFrom: from, createdAt: from } as never)
    const before = await stored()
    const answer = await upload('avatar')
    expect([answer.status, answer.body.code]).toEqual([422, 'file_quota'])
    expect(answer.body.fields?.file).toContain('MB')
    expect(await stored()).toEqual(before)
    await app.db.delete(settingRows)
  })
})

describe('the sweep', () => {
  it('deletes bytes without a row when no request can still insert the row', async () => {
    const write = vi
      .spyOn(app.db, 'transaction')
      .mockRejectedValueOnce(Object.assign(new Error('lost'), { code: '08006' }))
    const before = await stored()
    await avatar()
    write.mockRestore()
    const [lost = ''] = (await stored()).filter((key) => !before.includes(key))
    await app.ports.storage.put(`${lost}.480.webp`, Buffer.from('x'), 'image/webp')
    await app.ports.storage.put('of-somebody-else', Buffer.from('x'), 'text/plain')
    app.clock.advance(23 * HOUR)
    await sweepFiles(app.app)
    expect(await stored()).toContain(lost)
    app.clock.advance(2 * HOUR)
    await sweepFiles(app.app)
    expect(await stored()).toEqual([...before, 'of-somebody-else'].toSorted())
  })

  it('continues after a file that cannot be deleted', async () => {
    const made = [await upload('avatar'), await upload('avatar')].map(({ body }) => body.data.id)
    app.clock.advance(3 * DAY)
    const remove = app.ports.storage.delete.bind(app.ports.storage)
    const [stuck = '', other = ''] = made
    const broken = vi.spyOn(app.ports.storage, 'delete').mockImplementation(async (key) => {
      if (key === stuck) throw new Error('access denied')
      return remove(key)
    })
    const error = vi.spyOn(app.app.log, 'error')
    await sweepFiles(app.app)
    expect(error.mock.calls.map(([details]) => details)).toMatchObject([{ key: stuck }, { key: stuck }])
    expect(await stored()).toContain(stuck)
    expect(await stored()).not.toContain(other)
    broken.mockRestore()
    error.mockRestore()
    await sweepFiles(app.app)
    expect(await stored()).not.toContain(stuck)
  })

  it('lets no campaign or article refer to a deleted picture', async () => {
    const marketer = await app.callerOf((await buildMarketer(app.db)).id)
    const { id: campaign } = await buildCampaign(app.db, { marketerId: marketer.accountId, status: 'draft' })
    const cover = (await upload('cover', marketer)).body.data.id
    const operator = await app.callerOf((await buildOperator(app.db)).id)
    const shown = (await upload('content', operator)).body.data.id
    app.clock.advance(3 * DAY)
    await sweepFiles(app.app)
    const { version } = (await app.call(campaigns.get, { as: marketer, params: { id: campaign } })).body.data
    const saved = await app.call(campaigns.save, {
      as: marketer,
      params: { id: campaign },
      body: { version, coverFileId: cover },
    } as never)
    expect([saved.status, saved.body.code]).toEqual([404, 'not_found'])
    const article = await articleShowing(operator, 'deleted-picture', shown)
    expect([article.status, article.body.code]).toEqual([404, 'not_found'])
  })

  it('deletes uploads that were never used, and no others', async () => {
    const marketer = await app.callerOf((await buildMarketer(app.db)).id)
    const { id: campaign } = await buildCampaign(app.db, { marketerId: marketer.accountId, status: 'draft' })
    const used = (await upload('reference', marketer)).body.data.id
    const unused = (await upload('reference', marketer)).body.data.id
    const replaced = idOf((await avatar()).body.data.url)
    const shown = idOf((await avatar()).body.data.url)
    const { body } = await app.call(campaigns.get, { as: marketer, params: { id: campaign } })
    const { version, brief } = body.data
    const saved = await app.call(campaigns.save, {
      as: marketer,
      params: { id: campaign },
      body: { version, brief: { ...brief, references: [used] } },
    } as never)
    expect(saved.status, JSON.stringify(saved.body)).toBe(200)
    app.clock.advance(DAY)
    await sweepFiles(app.app)
    expect(await rows()).toContain(unused)
    app.clock.advance(2 * DAY)
    await sweepFiles(app.app)
    await sweepFiles(app.app)
    const left = await rows()
    expect(left).toEqual(expect.arrayContaining([used, shown]))
    expect(left).not.toContain(unused)
    expect(left).not.toContain(replaced)
    expect(await stored()).toEqual(expect.arrayContaining([used, shown]))
    expect(await stored()).not.toContain(unused)
  })

  it('keeps a picture that an article uses', async () => {
    const operator = await app.callerOf((await buildOperator(app.db)).id)
    const { id } = (await upload('content', operator)).body.data
    const saved = await articleShowing(operator, 'shown-picture', id)
    expect(saved.status, JSON.stringify(saved.body)).toBe(200)
    app.clock.advance(3 * DAY)
    await sweepFiles(app.app)
    expect(await rows()).toContain(id)
  })
})

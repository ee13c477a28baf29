import { eq } from 'drizzle-orm'
import { unzipSync } from 'fflate'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { PICTURE } from '../../../tests/access/example.ts'
import { buildMarketer } from '../../../tests/factories.ts'
import type { TestApp } from '../../../tests/harness.ts'
import { act, buildJobWorld, type JobWorld, jobContract, openJobApp, working } from '../../../tests/jobs-world.ts'
import { addDays, dayOf } from '../../core/calendar.ts'
import { accounts } from '../accounts/schema.ts'
import { campaigns } from '../campaigns/schema.ts'
import { contract } from './contract.ts'

let app: TestApp
let platform: Awaited<ReturnType<typeof openJobApp>>['platform']
beforeAll(async () => {
  ;({ app, platform } = await openJobApp())
})
afterAll(() => app.close())

const call = ({ marketer: as, campaignId: id }: JobWorld) => ({ as, params: { id } })

async function archiveOf(w: JobWorld): Promise<Record<string, Uint8Array>> {
  const { blob } = await app.call(contract.archive, { ...call(w), lang: 'en' })
  const parts: Uint8Array[] = []
  for await (const part of blob?.stream ?? []) parts.push(part)
  return unzipSync(new Uint8Array(Buffer.concat(parts)))
}

test('approved drafts are downloaded as one archive with their rights until the rights end', async () => {
  const endsOn = addDays(dayOf(app.clock.now()), 40)
  const w = await buildJobWorld(app, platform, {
    postType: 'photoPost',
    usageRights: 'brand_social',
    usageEndsOn: endsOn,
  })
  const id = await working(w)
  await app.call(jobContract.draft, { as: w.influencer, params: { id }, body: {}, file: PICTURE } as never)
  expect((await app.call(contract.archive, call(w))).body.code).toBe('content_empty')
  await act(w, 'approveDraft', w.marketer, id)

  const list = (await app.call(contract.list, call(w))).body
  expect(list.data).toMatchObject([{ jobId: id, post: null, file: { contentType: 'image/png' }, draftUrl: null }])
  expect(list.rights).toEqual({ usageRights: 'brand_social', endsOn, state: 'active', files: 1 })
  const files = await archiveOf(w)
  const [table, picture] = Object.keys(files).sort().reverse()
  expect([table, picture]).toEqual(['rights.csv', expect.stringMatching(/^001-.+\.png$/)])
  expect(new TextDecoder().decode(files['rights.csv'])).toContain(`${picture},`)
  expect(new TextDecoder().decode(files['rights.csv'])).toContain(`,"The brand’s social pages, no ads",${endsOn}`)
  expect(files[picture ?? '']?.length).toBeGreaterThan(50)

  const latin = 'Nampueng Rungrueang'
  await app.db.update(accounts).set({ latinName: latin }).where(eq(accounts.id, w.influencer.accountId))
  expect((await app.call(contract.list, { ...call(w), lang: 'en' })).body.data[0]?.influencer.name).toBe(latin)
  expect((await app.call(contract.list, { ...call(w), lang: 'th' })).body.data[0]?.influencer.name).not.toBe(latin)
  expect(new TextDecoder().decode((await archiveOf(w))['rights.csv'])).toContain(`,${latin},`)

  await app.db.update(campaigns).set({ usageEndsOn: '2020-01-01' }).where(eq(campaigns.id, w.campaignId))
  expect((await app.call(contract.archive, call(w))).body.code).toBe('content_rights')
  expect((await app.call(contract.list, call(w))).body.rights).toMatchObject({ state: 'ended', files: 0 })
  const as = await app.callerOf((await buildMarketer(app.db)).id)
  for (const endpoint of [contract.list, contract.archive])
    expect((await app.call(endpoint, { ...call(w), as })).status).toBe(404)
})

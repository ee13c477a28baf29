import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildChannel, buildInfluencer } from '../../../tests/factories.ts'
import { openTestApp, type TestApp } from '../../../tests/harness.ts'
import {
  act,
  buildJobWorld,
  call,
  fakeSocial,
  type JobWorld,
  refused,
  statusOf,
  TAX_FACTS,
} from '../../../tests/jobs-world.ts'
import { newId } from '../../core/ids.ts'
import { contract } from './contract.ts'
import { headOf } from './rules/sheet.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

const address = {
  line: '99/1, ซอย 4',
  subdistrict: 'ลาดยาว',
  district: 'จตุจักร',
  province: 'กรุงเทพมหานคร',
  postcode: '10900',
}

const VARIANTS = ['ผิวแห้ง', 'ผิวมัน']

/** A campaign with shipping, and two creators who have accepted. */
async function world(): Promise<{ w: JobWorld; jobs: [string, string] }> {
  const w = await buildJobWorld(app, fakeSocial().platform, {
    reviewOption: 'shipping',
    productVariants: VARIANTS,
    productQuantity: 2,
  })
  const other = await buildInfluencer(app.db, {
    ...TAX_FACTS,
    shippingAddress: { ...address, recipient: 'มุก', phone: '+66812345678' },
  })
  await buildChannel(app.db, { accountId: other.id }, { reel: 450_000 })
  const influencers = [w.influencer, await app.callerOf(other.id)]
  const jobs: string[] = []
  for (const influencer of influencers) {
    const { id } = (await call(w, 'apply', influencer, w.campaignId)).body.data
    await act(w, 'accept', w.marketer, id)
    const variant = VARIANTS[jobs.length]!
    expect(await refused(w, 'accept', influencer, id, {})).toBe('variant_required')
    expect(await refused(w, 'accept', influencer, id, { variant: 'ผิวผสม' })).toBe('variant_required')
    await act(w, 'accept', influencer, id, { variant })
    jobs.push(id)
  }
  return { w, jobs: jobs as [string, string] }
}

const sheet = (...rows: (readonly [string, string, string])[]) =>
  ['job,carrier,tracking', ...rows.map((row) => row.join(','))].join('\n')

test('all addresses are exported as one sheet, which is imported again with tracking numbers', async () => {
  const { w, jobs } = await world()
  const params = { id: w.campaignId }
  const list = (await app.call(contract.list, { as: w.marketer, params })).body
  expect([list.counts, list.data.find(({ job }) => job.id === jobs[1])?.address?.name]).toEqual([
    { to_ship: 2, on_the_way: 0 },
    'มุก',
  ])
  expect(list.data.find(({ job }) => job.id === jobs[1])?.variant).toBe('ผิวมัน')
  for (const as of [w.marketer, w.influencer])
    expect((await call(w, 'get', as, jobs[0])).body.data).toMatchObject({ start: { variant: 'ผิวแห้ง' } })
  const file = await app.call(contract.csv, { as: w.marketer, params, query: { lang: 'th' } })
  const text = new TextDecoder().decode(file.blob?.bytes)
  expect(text.split('\r\n')[0]?.replace('\ufeff', '')).toBe(headOf('th').join(','))
  expect(text).toContain(`มุก,0812345678,"99/1, ซอย 4",ลาดยาว,จตุจักร,กรุงเทพมหานคร,10900,2,ผิวมัน`)

  const csv = sheet(
    [jobs[0], 'Flash Express', 'th01017abcd2e0'],
    [jobs[1], 'ไปรษณีย์ไทย', '123'],
    [jobs[0], 'jt', '820012345678'],
    ['01a00000-0000-7000-8000-000000000000', 'jt', '820012345678'],
  )
  const checked = await app.call(contract.check, { as: w.marketer, params, body: { csv } })
  const results = ['ship', 'number', 'repeated', 'unknown_job']
  expect(checked.body.data.rows.map(({ result }) => result)).toEqual(results)
  expect(await statusOf(w, jobs[0])).toBe('IN_PROGRESS')

  const saved = await app.call(contract.save, { as: w.marketer, params, body: { csv } })
  expect([saved.body.data.saved, saved.body.data.rows.map(({ result }) => result)]).toEqual([1, results])
  expect([await statusOf(w, jobs[0]), await statusOf(w, jobs[1])]).toEqual(['SHIPPING', 'IN_PROGRESS'])

  const again = sheet([jobs[0], 'flash', 'TH01017ABCD2E0'], [jobs[1], 'thailand_post', 'EF123456789TH'])
  const second = await app.call(contract.save, { as: w.marketer, params, body: { csv: again } })
  expect(second.body.data.rows.map(({ result }) => result)).toEqual(['same', 'ship'])
  const corrected = await app.call(contract.save, {
    as: w.marketer,
    params,
    body: { csv: sheet([jobs[0], 'kex', 'KEX1234567890']) },
  })
  expect(corrected.body.data.rows).toMatchObject([{ result: 'correct', carrier: 'kex' }])
  await act(w, 'confirmArrival', w.influencer, jobs[0])
  const late = sheet([jobs[0], 'jt', '820012345678'])
  expect((await app.call(contract.save, { as: w.marketer, params, body: { csv: late } })).body.data.rows).toMatchObject(
    [{ result: 'not_now' }],
  )
})

test('a sheet without the required columns, or with another brand’s jobs, changes nothing', async () => {
  const { w, jobs } = await world()
  const params = { id: w.campaignId }
  const wrong = await app.call(contract.check, { as: w.marketer, params, body: { csv: 'a,b\n1,2' } })
  expect(wrong).toMatchObject({ status: 400, body: { issues: [{ field: 'csv', code: 'sheet_columns' }] } })
  const other = await world()
  const csv = sheet([jobs[0], 'jt', '820012345678'])
  expect((await app.call(contract.save, { as: other.w.marketer, params, body: { csv } })).status).toBe(404)
  const foreign = await app.call(contract.save, {
    as: other.w.marketer,
    params: { id: other.w.campaignId },
    body: { csv },
  })
  expect(foreign.body.data.rows).toMatchObject([{ result: 'unknown_job', creator: null }])
})

test('a program that accepts without an option leaves the choice to the brand', async () => {
  const w = await buildJobWorld(app, fakeSocial().platform, { reviewOption: 'shipping', productVariants: VARIANTS })
  const { id } = (await call(w, 'apply', w.influencer, w.campaignId)).body.data
  await act(w, 'accept', w.marketer, id)
  const program = { ...w.influencer, keyId: newId() }
  expect(await refused(w, 'accept', program, id, { variant: 'ผิวผสม' })).toBe('variant_required')
  await act(w, 'accept', program, id)
  expect((await call(w, 'get', w.marketer, id)).body.data).toMatchObject({ start: { variant: null } })
})

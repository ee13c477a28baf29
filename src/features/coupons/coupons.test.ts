import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildMarketer } from '../../../tests/factories.ts'
import type { TestApp } from '../../../tests/harness.ts'
import { act, buildJobWorld, call, type JobWorld, jobContract, openJobApp, working } from '../../../tests/jobs-world.ts'
import { dayOf } from '../../core/calendar.ts'
import type { Caller } from '../../platform/context.ts'
import { contract } from './contract.ts'

let app: TestApp
let platform: Awaited<ReturnType<typeof openJobApp>>['platform']
beforeAll(async () => {
  ;({ app, platform } = await openJobApp())
})
afterAll(() => app.close())

const paramsOf = ({ campaignId: id }: JobWorld) => ({ id })
const codeSeenBy = async (as: Caller, id: string) =>
  (await app.call(jobContract.get, { as, params: { id } })).body.data.campaign.couponCode
const resultsOf = async (w: JobWorld) =>
  (await app.call(jobContract.report, { as: w.marketer, params: paramsOf(w) })).body.data.results

test('an influencer sees their own code, its uses count in the results, and a used code cannot change', async () => {
  const w = await buildJobWorld(app, platform, { couponCode: 'brand5' })
  const id = await working(w)
  const as = w.marketer
  const set = async (code: string | null) => {
    const { status, body } = await app.call(contract.set, { as, params: { id }, body: { code } })
    return status === 200 ? body.data.code : body.code
  }
  expect(await codeSeenBy(w.influencer, id)).toBe('brand5')
  expect([await set('BRAND5'), await set('mai10'), await set('mai10')]).toEqual(['coupon_taken', 'MAI10', 'MAI10'])
  expect(await codeSeenBy(w.influencer, id)).toBe('MAI10')

  const today = dayOf(app.clock.now())
  const rows = [
    { code: 'mai10', day: today, uses: 7 },
    { code: 'BRAND5', day: today, uses: 2 },
    { code: 'OTHER', day: today, uses: 1 },
  ]
  const report = () => app.call(contract.reportUses, { as, params: paramsOf(w), body: { rows } })
  const first = (await report()).body.data
  expect([first.saved, first.rows.map(({ result }) => result)]).toEqual([2, ['add', 'add', 'unknown_code']])
  const second = (await report()).body.data
  expect([second.saved, second.rows.map(({ result }) => result)]).toEqual([0, ['same', 'same', 'unknown_code']])

  const csv = `Coupon code;Date;Uses\nMAI10;${today};9\n`
  const input = { as, params: paramsOf(w), body: { csv } }
  expect((await app.call(contract.checkUses, input)).body.data).toMatchObject({
    saved: 0,
    rows: [{ result: 'change' }],
  })
  expect((await app.call(contract.saveUses, input)).body.data.saved).toBe(1)
  expect((await resultsOf(w)).couponUses).toBe(11)
  const results = (await app.call(jobContract.results, { as, params: paramsOf(w) })).body.data
  expect(results).toMatchObject([{ couponCode: 'MAI10', couponUses: 9 }])
  const days = (await app.call(jobContract.reportDays, { as, params: paramsOf(w) })).body.data
  // The chart has completed jobs only; the job of this code is in progress.
  expect(days).toEqual([])
  const list = (await app.call(contract.list, { as, params: paramsOf(w) })).body
  expect([list.data, list.totals]).toMatchObject([
    [{ jobId: id, code: 'MAI10', uses: 9, open: true }],
    { uses: 11, shared: { code: 'BRAND5', uses: 2 } },
  ])
  expect([await set('MAI11'), await set(null)]).toEqual(['coupon_in_use', 'coupon_in_use'])
  const { token } = (await app.call(jobContract.shareReport, { as, params: paramsOf(w), body: {} })).body.data
  const shared = (await app.call(jobContract.sharedReport, { params: { token } })).body.data
  expect([shared.report.results.couponUses, shared.results[0]?.couponUses]).toEqual([11, 9])
  expect(JSON.stringify(shared)).not.toContain('MAI10')
})

test('a sheet sets codes of the campaign’s own jobs; saving it again changes nothing', async () => {
  const w = await buildJobWorld(app, platform)
  const id = await working(w)
  const other = await buildJobWorld(app, platform)
  const foreign = await working(other)
  expect((await resultsOf(w)).couponUses).toBeNull()
  const csv = `Job ID,Coupon code\n${id},sun-7\n${foreign},SUN-8\n`
  const input = { as: w.marketer, params: paramsOf(w), body: { csv } }
  const results = async (endpoint: typeof contract.check | typeof contract.save) =>
    (await app.call(endpoint, input)).body.data.rows.map(({ result }) => result)
  expect(await results(contract.check)).toEqual(['set', 'unknown_job'])
  expect(await results(contract.save)).toEqual(['set', 'unknown_job'])
  expect(await results(contract.save)).toEqual(['same', 'unknown_job'])
  expect((await resultsOf(w)).couponUses).toBe(0)
  const file = await app.call(contract.csv, { as: w.marketer, lang: 'en', params: paramsOf(w) })
  expect(new TextDecoder().decode(file.blob?.bytes)).toContain(`${id},`)
  const stranger = await app.callerOf((await buildMarketer(app.db)).id)
  for (const endpoint of [contract.list, contract.csv])
    expect((await app.call(endpoint, { as: stranger, params: paramsOf(w) })).status).toBe(404)
  expect((await app.call(contract.set, { as: stranger, params: { id }, body: { code: 'X1' } })).status).toBe(404)
  expect((await app.call(contract.save, { ...input, body: { csv: 'x' } })).body.fields?.csv).toMatch(/รหัสงาน|Job ID/)

  const late = await buildJobWorld(app, platform)
  const ended = await working(late)
  await act(late, 'cancel', late.marketer, ended)
  const refused = await app.call(contract.set, { as: late.marketer, params: { id: ended }, body: { code: 'X1' } })
  expect(refused.body.code).toBe('coupon_closed')
  expect((await call(late, 'get', late.influencer, ended)).status).toBe(200)
})

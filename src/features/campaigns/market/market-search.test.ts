import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildCampaign, buildMarketer, buildOperator } from '../../../../tests/factories.ts'
import { openTestApp, type TestApp } from '../../../../tests/harness.ts'
import { HOUR } from '../../../core/clock.ts'
import { withTx } from '../../../db/tx.ts'
import { contract as search } from '../../search/contract.ts'
import { contract } from '../contract.ts'
import { closeDueCampaigns, releaseSlot, reserveSlot } from '../service.ts'
import { fillJobSearch } from './fill-search.ts'

let app: TestApp
let operator: Awaited<ReturnType<TestApp['callerOf']>>
let marketer: Awaited<ReturnType<TestApp['callerOf']>>
beforeAll(async () => {
  app = await openTestApp()
  operator = await app.callerOf((await buildOperator(app.db)).id)
  marketer = await app.callerOf((await buildMarketer(app.db, { brandName: 'นวลนวล สกินแคร์' })).id)
})
afterAll(() => app.close())

const found = async (q: string, lang: 'th' | 'en' = 'th') => {
  const { body } = await app.call(search.find, { lang, query: { q, kind: 'job' } })
  return body.data.map(({ id }) => id)
}
/** A campaign of the brand that an operator has just approved. */
async function goLive(title: string, values: Parameters<typeof buildCampaign>[1] = {}) {
  const { id } = await buildCampaign(app.db, {
    marketerId: marketer.accountId,
    status: 'review',
    publishedAt: null,
    title,
    ...values,
  })
  await app.call(contract.approve, { as: operator, params: { id } })
  return id
}
const as = () => ({ as: marketer })

describe('a campaign in the search', () => {
  test('is found when it goes live, by title, brand and brief, in both languages', async () => {
    const id = await goLive('รีวิวเซรั่มผิวฉ่ำ', { titleEn: 'A dewy serum week' })
    expect(await found('เซรั่มผิว')).toEqual([id])
    expect(await found('นวลนวล')).toEqual([id])
    expect(await found('seven days')).toEqual([id])
    expect(await found('dewy', 'en')).toEqual([id])
  })

  test('is not found before it is live, and never if it is invite-only', async () => {
    await buildCampaign(app.db, { marketerId: marketer.accountId, status: 'review', title: 'ยังไม่เปิดรับ' })
    await goLive('เฉพาะคนที่เชิญ', { kind: 'invite_only' })
    expect(await found('ยังไม่เปิดรับ')).toEqual([])
    expect(await found('เฉพาะคนที่เชิญ')).toEqual([])
  })

  test('is removed while it is paused, and when its brand closes it', async () => {
    const id = await goLive('พักได้ปิดได้')
    await app.call(contract.pause, { ...as(), params: { id }, body: { paused: true } })
    expect(await found('พักได้ปิดได้')).toEqual([])
    await app.call(contract.pause, { ...as(), params: { id }, body: { paused: false } })
    expect(await found('พักได้ปิดได้')).toEqual([id])
    await app.call(contract.close, { ...as(), params: { id } })
    expect(await found('พักได้ปิดได้')).toEqual([])
  })

  test('is removed when it is full, and added again with a freed slot or more slots', async () => {
    const id = await goLive('เต็มแล้วหาย', { slots: 2 })
    const take = () => withTx(app.db, (tx) => reserveSlot(tx, id, app.clock.now()))
    await take()
    expect(await found('เต็มแล้วหาย')).toEqual([id])
    await take()
    expect(await found('เต็มแล้วหาย')).toEqual([])
    await withTx(app.db, (tx) => releaseSlot(tx, id, app.clock.now()))
    expect(await found('เต็มแล้วหาย')).toEqual([id])
    await take()
    const { body } = await app.call(contract.get, { ...as(), params: { id } })
    const saved = await app.call(contract.save, {
      ...as(),
      params: { id },
      body: { version: body.data.version, slots: 3 },
    })
    expect(saved.status).toBe(200)
    expect(await found('เต็มแล้วหาย')).toEqual([id])
  })

  test('is removed when the sweep closes it after its closing day', async () => {
    const id = await goLive('ปิดตามวัน', { closeAt: new Date(app.clock.now().getTime() + HOUR) })
    expect(await found('ปิดตามวัน')).toEqual([id])
    app.clock.advance(2 * HOUR)
    await closeDueCampaigns(app.app)
    expect(await found('ปิดตามวัน')).toEqual([])
  })

  test('campaigns that are already live are added once', async () => {
    const { id } = await buildCampaign(app.db, { title: 'เปิดอยู่ก่อนแล้ว' })
    await buildCampaign(app.db, { title: 'เต็มอยู่ก่อนแล้ว', slots: 1, slotsTaken: 1 })
    expect(await found('อยู่ก่อนแล้ว')).toEqual([])
    const counts = await Promise.all([fillJobSearch(app.app), fillJobSearch(app.app)])
    expect(counts.filter((n) => n > 0)).toHaveLength(1)
    expect(await found('อยู่ก่อนแล้ว')).toEqual([id])
    expect(await fillJobSearch(app.app)).toBe(0)
  })
})

import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildCampaign, buildChannel, buildInfluencer, buildMarketer, buildOperator } from '../../../tests/factories.ts'
import { openTestApp, type TestApp } from '../../../tests/harness.ts'
import { withTx } from '../../db/tx.ts'
import { contract as applications } from '../applications/contract.ts'
import { viewBrief } from './brief/view.ts'
import { contract } from './contract.ts'
import { campaigns } from './schema.ts'
import { closeDueCampaigns, releaseSlot, reserveSlot } from './service.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

const marketer = async () => app.callerOf((await buildMarketer(app.db)).id)
const operator = async () => app.callerOf((await buildOperator(app.db)).id)

const applicant = async () => {
  const { id } = await buildInfluencer(app.db)
  return { influencer: await app.callerOf(id), channel: await buildChannel(app.db, { accountId: id }) }
}

const complete = {
  title: 'รีวิวเซรั่ม 7 วัน',
  product: 'เซรั่ม 30 มล.',
  objective: 1 as const,
  brief: { text: 'ใช้ทุกเช้า', dos: ['ถ่ายแสงธรรมชาติ'], donts: [], references: [] },
  channelType: 'INSTAGRAM' as const,
  postType: 'reel' as const,
  draftBy: '2025-12-02',
  postFrom: '2025-12-08',
  postBy: '2025-12-12',
  price: 450_000,
  slots: 12,
  closeOn: '2025-11-25',
  usageRights: 'brand_social' as const,
  usageEndsOn: '2026-03-31',
  disclosureTag: '#โฆษณา',
  reviewOption: 'shipping' as const,
  productValue: 129_000,
  productQuantity: 2,
  productVariants: ['ผิวแห้ง', 'ผิวมัน'],
}

describe('a draft', () => {
  test('is saved in parts, and lists what is missing', async () => {
    const as = await marketer()
    const made = await app.call(contract.create, { as, body: { title: 'เซรั่ม' } })
    expect(made.body.data).toMatchObject({ status: 'draft', version: 1, title: 'เซรั่ม' })
    const { id } = made.body.data
    const saved = await app.call(contract.save, {
      as,
      params: { id },
      body: { version: 1, product: 'ขวด 30 มล.', objective: 1, closeOn: '2025-11-25' },
    })
    expect(saved.body.data).toMatchObject({ version: 2, closeOn: '2025-11-25', closeAt: '2025-11-25T16:59:59.999Z' })
    expect(saved.body.data.sections.find((s) => s.code === 'goal')?.missing).toEqual([])
    expect(saved.body.data.sections.find((s) => s.code === 'post')?.missing).toContain('channelType')
  })

  test('a save based on an older version is rejected and overwrites nothing', async () => {
    const as = await marketer()
    const { id } = (await app.call(contract.create, { as, body: { title: 'one' } })).body.data
    await app.call(contract.save, { as, params: { id }, body: { version: 1, title: 'two' } })
    const late = await app.call(contract.save, { as, params: { id }, body: { version: 1, title: 'three' } })
    expect([late.status, late.body.code]).toEqual([409, 'conflict'])
    expect((await app.call(contract.get, { as, params: { id } })).body.data.title).toBe('two')
  })

  test('saving unchanged values does not change the version', async () => {
    const as = await marketer()
    const { id } = (await app.call(contract.create, { as, body: complete })).body.data
    const { title, brief } = complete
    const same = await app.call(contract.save, { as, params: { id }, body: { version: 1, title, brief } })
    expect([same.status, same.body.data.version]).toEqual([200, 1])
    const other = await app.call(contract.save, { as, params: { id }, body: { version: 1, title: 'other', brief } })
    expect(other.body.data).toMatchObject({ version: 2, title: 'other' })
  })

  test('rejects a closing day in the past or beyond the maximum, and before the work is due', async () => {
    const as = await marketer()
    const { id } = (await app.call(contract.create, { as, body: complete })).body.data
    const save = (closeOn: string) => app.call(contract.save, { as, params: { id }, body: { version: 1, closeOn } })
    expect((await save('2025-11-21')).body.fields).toEqual({
      closeOn: 'Choose a date after today (21 Nov 2025). You chose 21 Nov 2025.',
    })
    const late = await save('2026-11-30')
    expect([late.status, late.body.fields]).toEqual([
      400,
      { closeOn: 'Choose a closing date on or before 20 May 2026. You chose 30 Nov 2026.' },
    ])
    const odd = { ...complete, closeOn: '2025-12-05' }
    const draft = (await app.call(contract.create, { as, body: odd })).body.data
    const refused = await app.call(contract.submit, { as, params: { id: draft.id } })
    expect([refused.status, Object.keys(refused.body.fields ?? {})]).toEqual([422, ['draftBy', 'closeOn']])
  })

  test('each save returns the dates that contradict each other, with both dates', async () => {
    const as = await marketer()
    const { id } = (await app.call(contract.create, { as, body: complete })).body.data
    const saved = await app.call(contract.save, { as, params: { id }, body: { version: 1, postFrom: '2025-12-30' } })
    expect(saved.body.data.sections.flatMap(({ problems }) => problems)).toEqual([
      { field: 'postFrom', code: 'post_order', date: '2025-12-30', other: complete.postBy },
    ])
    const fixed = await app.call(contract.save, {
      as,
      params: { id },
      body: { version: 2, postFrom: complete.postFrom },
    })
    expect(fixed.body.data.sections.flatMap(({ problems }) => problems)).toEqual([])
  })

  test('the error of an invalid amount is in baht, in both languages', async () => {
    const as = await marketer()
    const { id } = (await app.call(contract.create, { as, body: {} })).body.data
    const refusal = async (price: unknown, lang: 'th' | 'en') =>
      (await app.call(contract.save, { as, lang, params: { id }, body: { version: 1, price } as never })).body.fields
    expect(await refusal(0, 'en')).toEqual({ price: 'Enter an amount above ฿0.' })
    expect(await refusal(2_000_000_000, 'en')).toEqual({ price: 'Enter ฿10,000,000.00 or less.' })
    expect(await refusal(2_000_000_000, 'th')).toEqual({ price: 'ใส่ได้ไม่เกิน ฿10,000,000.00' })
    expect(await refusal('2,0x0', 'en')).toEqual({ price: 'Enter a number.' })
    expect(await refusal('4500.555', 'en')).toEqual({
      price: 'Enter an amount with at most two decimals, like 1,200.50.',
    })
  })

  test('the error of an engagement rate over 100 % is in percent', async () => {
    const as = await marketer()
    const { id } = (await app.call(contract.create, { as, body: {} })).body.data
    const criteria = { engagementMinBps: 15_000 }
    expect(await app.call(contract.save, { as, params: { id }, body: { version: 1, criteria } })).toMatchObject({
      body: { fields: { 'criteria.engagementMinBps': 'Enter a percentage from 0 to 100.' } },
    })
  })

  test('that ships a product needs its value; the market and operators see value, quantity and variants', async () => {
    const as = await marketer()
    const save = (id: string, version: number, body: object) =>
      app.call(contract.save, { as, params: { id }, body: { version, ...body } as never })
    const { productValue: _, ...unpriced } = complete
    const { id } = (await app.call(contract.create, { as, body: { ...unpriced, productQuantity: 1 } })).body.data
    const refused = await app.call(contract.submit, { as, params: { id } })
    expect([refused.status, refused.body.fields]).toEqual([422, { productValue: 'Complete this field.' }])
    const wrong = { productValue: 200_000_000, productQuantity: 0, productVariants: ['x'.repeat(61)] }
    expect((await save(id, 1, wrong)).body.fields).toEqual({
      productValue: 'Enter ฿1,000,000.00 or less.',
      productQuantity: 'Enter 1 or more.',
      'productVariants.0': 'Use at most 60 characters.',
    })
    const given = { productValue: 129_000, productQuantity: 2, productVariants: ['ผิวแห้ง', 'ผิวมัน'] }
    expect((await save(id, 1, given)).body.data).toMatchObject(given)
    const staff = await operator()
    await app.call(contract.submit, { as, params: { id } })
    expect((await app.call(contract.queue, { as: staff })).body.data.find((c) => c.id === id)).toMatchObject(given)
    await app.call(contract.approve, { as: staff, params: { id } })
    const { data } = (await app.call(contract.publicCampaign, { params: { id } })).body
    expect(data).toMatchObject(given)
    const start = async (lang: 'th' | 'en') =>
      (await viewBrief({ lang, figures: { shipDays: '5', revisions: '2' } }, data)).terms[1]
    expect(await start('th')).toMatchObject({
      title: 'แบรนด์ส่งของให้ · สินค้ามูลค่า ฿1,290',
      notes: ['ส่งภายใน 5 วันหลังรับงาน', '2 ชิ้น', 'ตัวเลือก: ผิวแห้ง / ผิวมัน'],
    })
    expect(await start('en')).toMatchObject({
      title: 'Shipped by the brand · Product worth ฿1,290',
      notes: ['Ships within 5 days of acceptance', '2 items', 'Variants: ผิวแห้ง, ผิวมัน'],
    })
    expect((await app.call(contract.duplicate, { as, params: { id } })).body.data).toMatchObject(given)
  })

  test('that ships nothing needs no product value, and does not show one that was entered before', async () => {
    const as = await marketer()
    const photo = { ...complete, productValue: null, reviewOption: 'photo' as const }
    const { id } = (await app.call(contract.create, { as, body: photo })).body.data
    expect((await app.call(contract.submit, { as, params: { id } })).status).toBe(200)
    const { terms } = await viewBrief({ lang: 'en', figures: {} }, { ...photo, productValue: 129_000 })
    expect(terms[1]).toMatchObject({
      title: 'Photos from the brand',
      notes: ['The brand sends the photos in Messages'],
    })
  })

  test("another brand's is not found, for any action", async () => {
    const { id } = await buildCampaign(app.db, { status: 'draft' })
    const as = await marketer()
    for (const act of [contract.get, contract.submit, contract.close, contract.duplicate])
      expect((await app.call(act, { as, params: { id } })).status).toBe(404)
    expect((await app.call(contract.save, { as, params: { id }, body: { version: 1 } })).status).toBe(404)
    expect((await app.call(contract.pause, { as, params: { id }, body: {} })).status).toBe(404)
    expect((await app.call(contract.estimate, { as, params: { id }, body: {} })).status).toBe(404)
    expect((await app.call(contract.list, { as })).body.data).toEqual([])
  })

  test('cannot be sent while it is incomplete; the error names every missing field', async () => {
    const as = await marketer()
    const { id } = (await app.call(contract.create, { as, body: { ...complete, price: null, usageEndsOn: null } })).body
      .data
    const refused = await app.call(contract.submit, { as, params: { id } })
    expect([refused.status, refused.body.code]).toEqual([422, 'brief_incomplete'])
    expect(Object.keys(refused.body.fields ?? {}).sort()).toEqual(['price', 'usageEndsOn'])
  })

  test('is reviewed and goes to the market, or is sent back with a reason', async () => {
    const as = await marketer()
    const staff = await operator()
    const { id } = (await app.call(contract.create, { as, body: complete })).body.data
    expect((await app.call(contract.submit, { as, params: { id } })).body.data.status).toBe('review')
    expect((await app.call(contract.save, { as, params: { id }, body: { version: 2, title: 'x' } })).body.code).toBe(
      'campaign_state',
    )
    expect((await app.call(contract.queue, { as: staff })).body.data.map((c) => c.id)).toContain(id)
    const back = await app.call(contract.sendBack, { as: staff, params: { id }, body: { reason: 'ภาพไม่ชัด' } })
    expect(back.body.data).toMatchObject({ status: 'sent_back', reviewNote: 'ภาพไม่ชัด' })
    await app.call(contract.submit, { as, params: { id } })
    expect((await app.call(contract.approve, { as: staff, params: { id } })).body.data.status).toBe('live')
    expect((await app.call(contract.approve, { as: staff, params: { id } })).body.code).toBe('campaign_state')
    const market = await app.call(contract.publicJobs, { query: { perPage: 48 } as never })
    expect(market.body.data.map((c) => c.id)).toContain(id)
    expect((await app.outbox()).map((m) => m.kind)).toEqual(
      expect.arrayContaining(['campaign.approved', 'campaign.sent_back', 'campaign.submitted']),
    )
  })

  test('for invited creators only is approved with a message that does not mention applications', async () => {
    const as = await marketer()
    const { id } = (await app.call(contract.create, { as, body: { ...complete, kind: 'invite_only' } })).body.data
    await app.call(contract.submit, { as, params: { id } })
    const approved = await app.call(contract.approve, { as: await operator(), params: { id } })
    expect(approved.body.data).toMatchObject({ status: 'live', kind: 'invite_only' })
    const kinds = (await app.outbox(as.accountId)).map((m) => m.kind)
    expect(kinds).toContain('campaign.approved_invite')
    expect(kinds).not.toContain('campaign.approved')
  })

  test('can be recalled from review; the draft can then be deleted with its pictures', async () => {
    const as = await marketer()
    const { id } = (await app.call(contract.create, { as, body: complete })).body.data
    expect((await app.call(contract.recall, { as, params: { id } })).body.code).toBe('campaign_state')
    await app.call(contract.submit, { as, params: { id } })
    expect((await app.call(contract.remove, { as, params: { id } })).body.code).toBe('campaign_state')
    const recalled = await app.call(contract.recall, { as, params: { id } })
    expect(recalled.body.data).toMatchObject({ status: 'draft', submittedAt: null })
    const staff = await operator()
    expect((await app.call(contract.approve, { as: staff, params: { id } })).body.code).toBe('campaign_state')
    expect((await app.call(contract.remove, { as, params: { id } })).status).toBe(200)
    expect((await app.call(contract.get, { as, params: { id } })).status).toBe(404)
  })

  test('the pay of a live campaign can change until the first application', async () => {
    const row = await buildCampaign(app.db)
    const as = await app.callerOf(row.marketerId)
    const save = (version: number, price: number) =>
      app.call(contract.save, { as, params: { id: row.id }, body: { version, price } })
    const raised = (await save(1, 500_000)).body.data
    expect([raised.price, raised.editable]).toEqual([500_000, expect.arrayContaining(['price', 'postBy'])])
    const { channel, influencer } = await applicant()
    const applying = { as: influencer, params: { id: row.id }, body: { channelId: channel.id, note: '' } }
    expect((await app.call(applications.apply, applying)).body.data.status).toBe('MATCHED')
    expect(await save(2, 600_000)).toMatchObject({ body: { issues: [{ field: 'price', code: 'people_applied' }] } })
    expect((await app.call(contract.get, { as, params: { id: row.id } })).body.data.editable).not.toContain('price')
  })

  test('the criteria of a live campaign can change only while every pending applicant still matches', async () => {
    const row = await buildCampaign(app.db)
    const as = await app.callerOf(row.marketerId)
    let { version } = row
    const save = async (criteria: object) => {
      const { body } = await app.call(contract.save, {
        as,
        params: { id: row.id },
        body: { version, criteria } as never,
      })
      version = body.data?.version ?? version
      return body
    }
    expect((await save({ followersMin: 100 })).data).toMatchObject({ criteria: { followersMin: 100 } })
    const { channel, influencer } = await applicant()
    const applying = { as: influencer, params: { id: row.id }, body: { channelId: channel.id, note: '' } }
    const job = (await app.call(applications.apply, applying)).body.data
    expect(job.status).toBe('MATCHED')
    const followers = channel.followers ?? 0
    expect(await save({ followersMin: followers + 1 })).toMatchObject({
      issues: [{ field: 'criteria', code: 'drops_applicants' }],
      fields: { criteria: expect.stringContaining('1 pending applicant ') },
    })
    expect((await save({ followersMin: followers })).data).toMatchObject({ criteria: { followersMin: followers } })
    await app.call(applications.decline, { as, params: { id: job.id }, body: { reason: 'ไม่ตรงกับสินค้า' } })
    expect((await save({ followersMin: followers + 1 })).data).toMatchObject({ status: 'live' })
  })

  test('an invite-only campaign needs a closing day to be sent; one that is live without it continues', async () => {
    const as = await marketer()
    const body = { ...complete, kind: 'invite_only' as const, closeOn: null }
    const { id } = (await app.call(contract.create, { as, body })).body.data
    const refused = await app.call(contract.submit, { as, params: { id } })
    expect([refused.body.code, Object.keys(refused.body.fields ?? {})]).toEqual(['brief_incomplete', ['closeOn']])
    const live = await buildCampaign(app.db, { kind: 'invite_only', closeAt: null })
    const owner = await app.callerOf(live.marketerId)
    const params = { id: live.id }
    const saved = await app.call(contract.save, { as: owner, params, body: { version: 1, slots: 9 } })
    expect(saved.body.data).toMatchObject({ slots: 9, closeOn: null })
    expect(saved.body.data.sections.flatMap(({ missing }) => missing)).toEqual([])
  })

  test('a copy has no dates and no history', async () => {
    const source = await buildCampaign(app.db, { slotsTaken: 2 })
    const as = await app.callerOf(source.marketerId)
    const copy = (await app.call(contract.duplicate, { as, params: { id: source.id } })).body.data
    expect(copy).toMatchObject({ status: 'draft', slotsTaken: 0, closeOn: null, title: source.title, price: 450_000 })
  })

  test('a live campaign can get more slots and a later closing day, but never fewer slots than are taken', async () => {
    const row = await buildCampaign(app.db, { slotsTaken: 2 })
    const as = await app.callerOf(row.marketerId)
    const save = (version: number, body: object) =>
      app.call(contract.save, { as, params: { id: row.id }, body: { version, ...body } })
    expect((await save(1, { slots: 1 })).status).toBe(400)
    expect(await save(1, { closeOn: '2025-12-01', title: 'x' })).toMatchObject({
      body: {
        issues: [
          { field: 'title', code: 'fixed_after_review' },
          { field: 'closeOn', code: 'close_only_later' },
        ],
      },
    })
    expect((await save(1, { slots: 5, closeOn: '2025-12-09' })).body.data).toMatchObject({
      slots: 5,
      closeOn: '2025-12-09',
    })
  })
})

describe('slots', () => {
  test('the last slot is taken once', async () => {
    const { id } = await buildCampaign(app.db, { slots: 1 })
    const take = () =>
      withTx(app.db, (tx) => reserveSlot(tx, id, app.clock.now())).then(
        () => 'taken',
        (error: { code: string }) => error.code,
      )
    expect((await Promise.all([take(), take(), take()])).sort()).toEqual(['slot_taken', 'slot_taken', 'taken'])
    await withTx(app.db, (tx) => releaseSlot(tx, id, app.clock.now()))
    expect(await take()).toBe('taken')
    await expect(app.db.update(campaigns).set({ slotsTaken: 2 }).where(eq(campaigns.id, id))).rejects.toThrow()
  })

  test('a campaign closes after its closing day and notifies its brand once', async () => {
    const row = await buildCampaign(app.db, { closeAt: new Date(app.clock.now().getTime() + 1_000) })
    expect(await closeDueCampaigns(app.app)).toBe(0)
    app.clock.advance(2_000)
    expect(await closeDueCampaigns(app.app)).toBe(1)
    expect(await closeDueCampaigns(app.app)).toBe(0)
    expect(
      (await app.outbox()).filter((m) => m.eventKey === `campaign:${row.id}:closed` && m.channel === 'site'),
    ).toHaveLength(1)
  })
})

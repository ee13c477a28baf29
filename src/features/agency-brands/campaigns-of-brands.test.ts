import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  buildAgencyBrand,
  buildCampaign,
  buildChannel,
  buildInfluencer,
  buildMarketer,
} from '../../../tests/factories.ts'
import { openTestApp, type TestApp } from '../../../tests/harness.ts'
import { giveCredits, jobContract, TAX_FACTS } from '../../../tests/jobs-world.ts'
import type { Caller } from '../../platform/context.ts'
import { contract as calendar } from '../calendar/contract.ts'
import { contract as results } from '../campaign-results/contract.ts'
import { contract as campaigns } from '../campaigns/contract.ts'
import { listOwnedById } from '../campaigns/store.ts'
import { contract as credits } from '../credits/contract.ts'
import { contract as dashboard } from '../marketer-dashboard/contract.ts'
import { contract as search } from '../search/contract.ts'
import { contract } from './contract.ts'
import { type CampaignOwner, reaches } from './schema-scope.ts'

/** The credits that one job of these tests puts on hold. */
const HOLD = 495_000
let app: TestApp
let agency: Caller
let lomchoey: string
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())
beforeEach(async () => {
  const account = { displayName: 'ตั้งวง', latinName: 'Tangwong' }
  const { id } = await buildMarketer(app.db, { kind: 'agency', brandName: 'ตั้งวง' }, account)
  agency = await app.callerOf(id)
  lomchoey = await addBrand('ลมโชย', 'Lomchoey')
})

const addBrand = async (name: string, latinName: string | null = null): Promise<string> =>
  (await buildAgencyBrand(app.db, agency.accountId, { name, latinName })).id
const draft = (body: Record<string, unknown> = {}, as = agency) => app.call(campaigns.create, { as, body })
const liveOf = (brandId: string | null, values = {}) =>
  buildCampaign(app.db, { marketerId: agency.accountId, brandId, slots: 5, ...values })

describe('a campaign of an agency', () => {
  it('gets the only brand by default and requires a choice if there are several', async () => {
    const first = (await draft()).body.data
    expect(first).toMatchObject({
      brandId: lomchoey,
      brand: { agency: 'ตั้งวง' },
      brandChoices: [{ id: lomchoey }],
    })
    await addBrand('เสียงทุ่ง')
    const { id, brandId, sections } = (await draft({ title: 'อัลบั้มใหม่' })).body.data
    expect([brandId, sections[0]?.missing.includes('brandId')]).toEqual([null, true])
    const sent = await app.call(campaigns.submit, { as: agency, params: { id } })
    expect(sent.body).toMatchObject({ code: 'brief_incomplete', fields: { brandId: expect.any(String) } })
  })

  it('rejects a brand of another agency and an archived brand', async () => {
    const other = (await buildMarketer(app.db, { kind: 'agency' })).id
    const foreign = (await buildAgencyBrand(app.db, other)).id
    const { id, version } = (await draft()).body.data
    const save = (brandId: string) =>
      app.call(campaigns.save, { as: agency, params: { id }, body: { version, brandId } })
    const old = await addBrand('เก่า')
    await app.call(contract.archive, { as: agency, params: { id: old }, body: { archived: true } })
    for (const brandId of [foreign, old]) {
      expect((await save(brandId)).body.fields).toHaveProperty('brandId')
      expect((await draft({ brandId })).body.fields).toHaveProperty('brandId')
    }
    const single = await app.callerOf((await buildMarketer(app.db)).id)
    expect((await draft({ brandId: lomchoey }, single)).body.fields).toHaveProperty('brandId')
  })

  it('keeps its brand when it is duplicated, unless the brand is archived', async () => {
    await addBrand('เสียงทุ่ง')
    const { id } = await liveOf(lomchoey)
    const copy = async () => (await app.call(campaigns.duplicate, { as: agency, params: { id } })).body.data.brandId
    expect(await copy()).toBe(lomchoey)
    await addBrand('สาม')
    await app.call(contract.archive, { as: agency, params: { id: lomchoey }, body: { archived: true } })
    expect(await copy()).toBeNull()
  })

  it('shows the brand’s current name on the market and in search', async () => {
    const brand = await addBrand('นาวาลม', 'Nawalom')
    const { id } = await liveOf(brand)
    const cards = async (q: string, lang: 'th' | 'en' = 'th') =>
      (await app.call(campaigns.publicJobs, { lang, query: { q } })).body.data.map(({ brand }) => [
        brand.name,
        brand.agency,
      ])
    const found = async (q: string) =>
      (await app.call(search.find, { query: { q } })).body.data.filter(({ kind }) => kind === 'job').length
    const rename = (name: string) => app.call(contract.edit, { as: agency, params: { id: brand }, body: { name } })
    await rename('นาวาลม')
    expect([await cards('นาวาลม'), await cards('nawalom', 'en')]).toEqual([
      [['นาวาลม', 'ตั้งวง']],
      [['Nawalom', 'Tangwong']],
    ])
    expect(await found('นาวาลม')).toBe(1)
    await rename('วายุพัด')
    expect([await cards('นาวาลม'), await cards('วายุพัด')]).toEqual([[], [['วายุพัด', 'ตั้งวง']]])
    expect([await found('นาวาลม'), await found('วายุพัด')]).toEqual([0, 1])
    const page = await app.call(campaigns.publicCampaign, { lang: 'th', params: { id } })
    expect(page.body.data).toMatchObject({ brand: { name: 'วายุพัด' }, brandJobs: 1 })
  })

  it('shows the agency itself if it has no brand', async () => {
    const { id } = await liveOf(null)
    const page = await app.call(campaigns.publicCampaign, { params: { id } })
    expect(page.body.data.brand).toMatchObject({ name: 'Tangwong', agency: null })
  })
})

describe('lists by brand', () => {
  it('omit campaigns that a limited member may not see', async () => {
    const [own, other, none] = [await liveOf(lomchoey), await liveOf(await addBrand('เสียงทุ่ง')), await liveOf(null)]
    const ids = [own.id, other.id, none.id]
    const found = async (owner: CampaignOwner) =>
      (await listOwnedById(app.db, owner, ids, 'th')).map(({ campaign }) => campaign.id)
    expect((await found(agency)).sort()).toEqual(ids.toSorted())
    expect(await found({ ...agency, brandIds: [lomchoey] })).toEqual([own.id])
    expect(await found({ ...agency, brandIds: [] })).toEqual([])
  })

  it('list the brand’s campaigns in pages with counts of their own', async () => {
    const other = await addBrand('เสียงทุ่ง')
    const own = [await liveOf(lomchoey), await liveOf(lomchoey), await liveOf(lomchoey, { status: 'closed' })]
    await liveOf(other)
    await liveOf(null)
    const list = async (query: object) => (await app.call(campaigns.list, { as: agency, query })).body
    const first = await list({ brandId: lomchoey, limit: 2 })
    const rest = await list({ brandId: lomchoey, limit: 2, after: first.next! })
    expect([...first.data, ...rest.data].map(({ id }) => id)).toEqual(own.map(({ id }) => id).toReversed())
    expect([first.counts, first.data[0]?.brandName, rest.next]).toEqual([{ live: 2, closed: 1 }, 'Lomchoey', null])
    const board = await app.call(results.brandBoard, { as: agency, query: { brandId: other } })
    expect(board.body.data.campaigns).toEqual({ live: 1 })
  })

  it('give jobs, deadlines, credits and figures of the brand that add up to those of the agency', async () => {
    const other = await addBrand('เสียงทุ่ง')
    await giveCredits(app, agency.accountId, 10_000_000)
    const accepted = async (brandId: string | null) => {
      const { id } = await liveOf(brandId)
      const { id: accountId } = await buildInfluencer(app.db, TAX_FACTS)
      await buildChannel(app.db, { accountId }, { reel: 450_000 })
      const as = await app.callerOf(accountId)
      const job = (await app.call(jobContract.apply, { as, params: { id }, body: {} })).body.data.id
      await app.call(jobContract.accept, { as: agency, params: { id: job }, body: {}, idempotencyKey: job })
      const seen = await app.call(jobContract.get, { as, params: { id: job } })
      return { job, brand: seen.body.data.brand }
    }
    const mine = [await accepted(lomchoey), await accepted(lomchoey)]
    const theirs = [await accepted(other)]
    const none = [await accepted(null)]
    expect([mine[0]?.brand.name, theirs[0]?.brand.agency, none[0]?.brand]).toMatchObject([
      'Lomchoey',
      'Tangwong',
      { name: 'Tangwong', agency: null },
    ])
    const jobsOf = async (brand?: string) =>
      (await app.call(jobContract.list, { as: agency, query: { brandId: brand } })).body.data.map(({ id }) => id)
    expect((await jobsOf(lomchoey)).toSorted()).toEqual(mine.map(({ job }) => job).toSorted())
    expect([await jobsOf(other), (await jobsOf()).length]).toEqual([[theirs[0]?.job], 4])
    const heldOf = async (brand?: string) => {
      const params = { id: agency.accountId }
      const { body } = await app.call(credits.statement, { as: agency, params, query: { brandId: brand } })
      const csv = await app.call(credits.statementCsv, { as: agency, lang: 'en', params, query: { brandId: brand } })
      const [head, ...rows] = new TextDecoder().decode(csv.blob?.bytes).trim().split('\r\n')
      expect(head?.endsWith(',Credit balance,On hold')).toBe(brand === undefined)
      return [body.totals.closing.held, body.data.length, rows.length]
    }
    expect(await heldOf(lomchoey)).toEqual([2 * HOLD, 2, 2])
    expect([await heldOf(other), await heldOf()]).toEqual([
      [HOLD, 1, 1],
      [4 * HOLD, 5, 5],
    ])
    const board = async (brand?: string) =>
      (await app.call(results.brandBoard, { as: agency, query: { brandId: brand } })).body.data
    expect([(await board(lomchoey)).held, (await board(lomchoey)).waitingForYes]).toEqual([2 * HOLD, 2])
    expect((await board()).held).toBe(4 * HOLD)
    const month = async (brand?: string) =>
      (await app.call(calendar.month, { as: agency, query: { month: '2025-11', brandId: brand } })).body.data
    const ids = async (brand?: string) => (await month(brand)).jobs.map(({ id }) => id)
    expect((await ids(other)).every((id) => id === theirs[0]?.job)).toBe(true)
    const overview = await app.call(dashboard.overview, { as: agency, query: { brandId: lomchoey } })
    expect(overview.status).toBe(200)
  })
})

describe('access to a campaign that is already loaded', () => {
  const ids = fc.constantFrom('a', 'b', 'c')
  const owned = fc.record({ marketerId: ids, brandId: fc.option(ids) })

  it('is given to its own account; a limited member needs one of the brands', () => {
    fc.assert(
      fc.property(ids, fc.option(fc.array(ids), { nil: undefined }), owned, (accountId, brandIds, campaign) => {
        const own = campaign.marketerId === accountId
        const within = brandIds === undefined || brandIds.some((id) => id === campaign.brandId)
        expect(reaches({ accountId, brandIds }, campaign)).toBe(own && within)
      }),
    )
  })

  it('is denied to limited members if it has no brand or they have no brands', () => {
    const own = { marketerId: 'a', brandId: null }
    expect(reaches({ accountId: 'a', brandIds: ['b'] }, own)).toBe(false)
    expect(reaches({ accountId: 'a', brandIds: [] }, { ...own, brandId: 'b' })).toBe(false)
  })
})

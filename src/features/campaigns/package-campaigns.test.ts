import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { buildContent } from '../../../tests/content-factory.ts'
import { buildMarketer, buildOperator } from '../../../tests/factories.ts'
import { openTestApp, type TestApp } from '../../../tests/harness.ts'
import { DAY } from '../../core/clock.ts'
import { newId } from '../../core/ids.ts'
import { baht } from '../../core/money.ts'
import { withTx } from '../../db/tx.ts'
import { buyPackage } from '../../ledger/packages.ts'
import { packageUnits } from '../../ledger/schema.ts'
import type { Caller } from '../../platform/context.ts'
import { contract as packages } from '../packages/contract.ts'
import { contract } from './contract.ts'

let app: TestApp
let as: Caller
let packageId: string
/** A second package with the same post type. */
let secondId: string
let otherPostId: string
const UNITS = 3

beforeAll(async () => {
  app = await openTestApp()
  const values = { title: { th: 'แพ็กเกจ', en: 'Package' }, channelType: 'TIKTOK', postType: 'reel' } as const
  const build = async (doc: object) =>
    (await buildContent(app.db, 'package', { live: true, doc: { ...values, units: UNITS, ...doc } })).id
  packageId = await build({})
  secondId = await build({})
  otherPostId = await build({ channelType: 'INSTAGRAM' })
})
afterAll(() => app.close())
beforeEach(async () => {
  as = await app.callerOf((await buildMarketer(app.db)).id)
})

const buy = (days = 180, bought = packageId) =>
  withTx(app.db, (tx) =>
    buyPackage(
      tx,
      {
        chargeId: newId(),
        marketerId: as.accountId,
        packageId: bought,
        units: UNITS,
        creatorPay: baht(810),
        net: baht(2_700),
        vat: baht(189),
        expiresAt: new Date(app.clock.now().getTime() + days * DAY),
      },
      app.clock.now(),
    ),
  )
const create = (body: object = {}) =>
  app.call(contract.create, { as, body: { title: 'งานแพ็กเกจ', payBy: 'package', packageId, ...body } })

const brief = { text: 'ใช้ทุกเช้า', dos: ['ถ่ายแสงธรรมชาติ'], donts: [], references: [] }
const rest = {
  ...{ product: 'เซรั่ม', objective: 1, brief, draftBy: '2025-12-02', postFrom: '2025-12-08', postBy: '2025-12-12' },
  ...{
    closeOn: '2025-11-25',
    usageRights: 'brand_social',
    usageEndsOn: '2026-03-31',
    disclosureTag: '#โฆษณา',
    reviewOption: 'photo',
    topic: 'beauty',
  },
} as const

test('the package determines platform, post type, pay and the number of slots', async () => {
  await buy()
  const { data } = (await create({ channelType: 'INSTAGRAM', price: baht(9_000) })).body
  expect(data).toMatchObject({ channelType: 'TIKTOK', postType: 'reel', price: baht(810), slots: UNITS })
  const save = (body: object) => app.call(contract.save, { as, params: { id: data.id }, body: { version: 1, ...body } })
  expect((await save({ channelType: 'INSTAGRAM' })).body).toMatchObject({ code: 'campaign_state' })
  expect((await save({ payBy: 'credits' })).body).toMatchObject({ code: 'campaign_state' })
  expect((await save({ price: baht(1), product: 'เซรั่ม' })).body.data).toMatchObject({
    price: baht(810),
    product: 'เซรั่ม',
  })
})

test('a package that is empty, expired or of another brand cannot be used for a campaign', async () => {
  expect((await create()).body).toMatchObject({ code: 'package_empty', fields: { packageId: expect.anything() } })
  await buy(-1)
  expect((await create()).body).toMatchObject({ code: 'package_empty' })
  await buy()
  const owner = as
  as = await app.callerOf((await buildMarketer(app.db)).id)
  expect((await create()).body).toMatchObject({ code: 'package_empty' })
  expect((await app.call(packages.owned, { as })).body.data).toEqual([])
  expect((await app.call(packages.owned, { as: owner })).body.data).toMatchObject([{ packageId, unitsLeft: UNITS }])
})

test('a campaign with more slots than jobs left cannot be sent', async () => {
  await buy()
  const { data } = (await create()).body
  const saved = await app.call(contract.save, {
    as,
    params: { id: data.id },
    body: { version: 1, ...rest, slots: UNITS + 1 } as never,
  })
  expect(saved.body.code).toBeUndefined()
  const submit = () => app.call(contract.submit, { as, params: { id: data.id } })
  expect((await submit()).body).toMatchObject({ code: 'invalid_input', fields: { slots: expect.anything() } })
  await app.call(contract.save, { as, params: { id: data.id }, body: { version: 2, slots: UNITS } })
  expect((await submit()).body.data).toMatchObject({ status: 'review', price: baht(810) })
})

test('a live campaign cannot get more slots than its package has jobs left', async () => {
  await buy()
  const { id } = (await create({ ...rest, slots: UNITS - 1 })).body.data
  await app.call(contract.submit, { as, params: { id } })
  const operator = await app.callerOf((await buildOperator(app.db)).id)
  const live = (await app.call(contract.approve, { as: operator, params: { id } })).body.data
  expect(live).toMatchObject({ status: 'live', slots: UNITS - 1 })
  const save = (slots: number) =>
    app.call(contract.save, { as, params: { id }, body: { version: live.version, slots } as never })
  expect((await save(UNITS + 1)).body).toMatchObject({
    code: 'invalid_input',
    issues: [{ field: 'slots', code: 'too_big' }],
    fields: { slots: `Enter ${UNITS} or less.` },
  })
  expect((await save(UNITS)).body.data).toMatchObject({ slots: UNITS })
})

test('a copy of a campaign whose package is used up is paid by another package for the same post, else with credits', async () => {
  await buy(30)
  const { id } = (await create({ ...rest, slots: 2 })).body.data
  const copy = async () => (await app.call(contract.duplicate, { as, params: { id } })).body.data
  expect(await copy()).toMatchObject({ payBy: 'package', packageId, slots: 2, product: rest.product })
  await app.db.update(packageUnits).set({ state: 'expired' }).where(eq(packageUnits.ownerId, as.accountId))
  expect(await copy()).toMatchObject({
    ...{ payBy: 'credits', packageId: null, channelType: 'TIKTOK', postType: 'reel' },
    ...{ price: baht(810), slots: 2, product: rest.product },
  })
  await buy(30, otherPostId)
  expect(await copy()).toMatchObject({ payBy: 'credits' })
  await buy(30, secondId)
  expect(await copy()).toMatchObject({ payBy: 'package', packageId: secondId, slots: 2, product: rest.product })
})

test('the list of package campaigns contains no others', async () => {
  await buy()
  await create()
  await app.call(contract.create, { as, body: { title: 'งานเครดิต' } })
  const list = (query: object) => app.call(contract.list, { as, query })
  expect((await list({ payBy: 'package' })).body.data).toMatchObject([{ title: 'งานแพ็กเกจ' }])
  expect((await list({})).body.data).toHaveLength(2)
})

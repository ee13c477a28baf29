import { examplesOf, newOperator, ownId } from '../../../tests/access/example.ts'
import { type BankApp, buildBuyer } from '../../../tests/bank.ts'
import { buildContent } from '../../../tests/content-factory.ts'
import { newId } from '../../core/ids.ts'
import { contract } from './contract.ts'
import { salesContract } from './sales/contract.ts'

const packageExamples = examplesOf(contract, {
  list: {},
  home: {},
  owned: {},
  find: {
    given: async (app) => {
      const { data } = (await app.call(contract.list, {})).body
      return { params: { a: 'th', b: data[0]?.slug } }
    },
  },
  purchase: {
    // Every marketer can buy a package.
    ownerless: true,
    params: async ({ app }) => {
      const slug = `p-${newId()}`
      await buildContent(app.db, 'package', { slug, live: true })
      return { slug }
    },
    body: { method: 'promptpay', price: 1 },
    given: async (app) => {
      const { data } = (await app.call(contract.list, {})).body
      const as = await app.callerOf(await buildBuyer(app.db))
      return {
        as,
        params: { slug: data[0]?.slug ?? '' },
        body: { method: 'promptpay' as const, price: data[0]?.price ?? 0 },
      }
    },
  },
  quote: {
    // Every marketer can buy a package.
    ownerless: true,
    params: async ({ app }) => {
      const slug = `p-${newId()}`
      await buildContent(app.db, 'package', { slug, live: true })
      return { slug }
    },
    body: { price: 1 },
    given: async (app) => {
      const { data } = (await app.call(contract.list, {})).body
      const as = await app.callerOf(await buildBuyer(app.db))
      return {
        as,
        params: { slug: data[0]?.slug ?? '' },
        body: { price: data[0]?.price ?? 0 },
      }
    },
  },
  balance: { params: ownId },
  movements: { params: ownId },
})

/** A package of the catalogue, and a marketer who may buy it. */
async function offerTo(app: BankApp) {
  const { data } = (await app.call(contract.list, {})).body
  const { slug = '', price = 0 } = data[0] ?? {}
  return { as: await newOperator(app), params: { id: await buildBuyer(app.db) }, body: { slug, price } }
}

const salesExamples = examplesOf(salesContract, {
  overview: {
    given: async (app) => {
      const { as, params } = await offerTo(app)
      return { as, params }
    },
  },
  grant: {
    given: async (app) => {
      const { body, ...rest } = await offerTo(app)
      return { ...rest, body: { ...body, reason: 'ชดเชยงานที่ยกเลิก' } }
    },
  },
  sell: { given: offerTo },
  cancel: {
    given: async (app) => {
      const { as, params, body } = await offerTo(app)
      const { data } = (await app.call(salesContract.sell, { as, params, body, idempotencyKey: newId() })).body
      return { as, params: { ...params, chargeId: data.sales[0]?.id ?? '' }, body: { reason: 'แบรนด์เปลี่ยนใจ' } }
    },
  },
})

export const access = { ...packageExamples, ...salesExamples }

import { examplesOf, ownUuid, PICTURE } from '../../../tests/access/example.ts'
import type { World } from '../../../tests/access/world.ts'
import type { BankApp } from '../../../tests/bank.ts'
import { buildInfluencer } from '../../../tests/factories.ts'
import { buildVatPayment, sentVatInvoice } from '../../../tests/money-factories.ts'
import { contract } from './contract.ts'

const INVOICE = { number: 'IV 2025/11-001', issuedOn: '2025-11-20' }

const ofNewPayment = async ({ app }: World, uuid: string) => ({ uuid, id: await buildVatPayment(app, uuid) })

/** A payment to a new payee, and the payee. */
async function paid(app: BankApp) {
  const { id: uuid } = await buildInfluencer(app.db, { vatRegistered: true })
  return { as: await app.callerOf(uuid), params: { uuid, id: await buildVatPayment(app, uuid) } }
}

async function inReview(app: BankApp) {
  const { id, as } = await sentVatInvoice(app)
  return { as, params: { id } }
}

export const access = examplesOf(contract, {
  list: { params: ownUuid },
  get: { params: ofNewPayment, given: paid },
  send: {
    params: ofNewPayment,
    body: INVOICE,
    given: async (app) => ({ ...(await paid(app)), body: INVOICE, file: PICTURE }),
  },
  queue: {},
  review: { given: inReview },
  approve: { body: { version: 1 }, given: async (app) => ({ ...(await inReview(app)), body: { version: 1 } }) },
  reject: {
    body: { version: 1, reasonCode: 'buyer' },
    given: async (app) => ({ ...(await inReview(app)), body: { version: 1, reasonCode: 'buyer' } }),
  },
})

import { eq } from 'drizzle-orm'
import { examplesOf, newOperator, PICTURE } from '../../../tests/access/example.ts'
import { addCharge, type World } from '../../../tests/access/world.ts'
import { type BankApp, buildBuyer } from '../../../tests/bank.ts'
import { dayOf } from '../../core/calendar.ts'
import { newId } from '../../core/ids.ts'
import { baht, satang } from '../../core/money.ts'
import { withTx } from '../../db/tx.ts'
import { contract as credits } from '../credits/contract.ts'
import { charges } from '../credits/schema.ts'
import { contract } from './contract.ts'
import { buyerCertificates } from './schema.ts'
import { recordWithheld } from './service.ts'

/** A new company that has paid for credits and withheld tax from the payment. */
async function buyerWithCertificate(app: BankApp) {
  const buyer = await app.callerOf(await buildBuyer(app.db))
  const body = { amount: baht(10_000), method: 'promptpay' as const, withhold: true }
  const { id } = (await app.call(credits.createCharge, { as: buyer, body })).body.data
  const { payment } = (await app.call(credits.getCharge, { as: buyer, params: { id } })).body
  await app.pay(payment.sandboxUrl ?? '')
  const { data } = (await app.call(contract.list, { as: buyer, query: {} })).body
  return { as: buyer, params: { id: data[0]?.id ?? '' } }
}

/** A payment of the caller from which tax was withheld. */
async function ofNewPayment({ app }: World, marketerId: string) {
  const id = await addCharge(app, marketerId)
  const withheld = satang(30_000)
  await app.db.update(charges).set({ withheld, withheldBps: 300 }).where(eq(charges.id, id))
  await withTx(app.db, (tx) => recordWithheld(tx, app.clock.now(), { id, marketerId, reference: id, withheld }))
  const [made] = await app.db.select().from(buyerCertificates).where(eq(buyerCertificates.chargeId, id))
  return { id: made!.id }
}

const sentOn = (app: BankApp) => ({ number: '1/0001', issuedOn: dayOf(app.clock.now()) })

async function unsent(app: BankApp) {
  const { params } = await buyerWithCertificate(app)
  return { as: await newOperator(app), params }
}

async function inReview(app: BankApp) {
  const { as, params } = await buyerWithCertificate(app)
  await app.call(contract.send, { as, params, body: sentOn(app), file: PICTURE })
  return { as: await newOperator(app), params }
}

export const access = examplesOf(contract, {
  list: {},
  get: { params: ofNewPayment, given: buyerWithCertificate },
  send: {
    params: ofNewPayment,
    body: { number: '1/0001', issuedOn: '2025-11-21' },
    given: async (app) => ({ ...(await buyerWithCertificate(app)), body: sentOn(app), file: PICTURE }),
  },
  queue: {},
  review: { given: inReview },
  approve: { body: { version: 1 }, given: async (app) => ({ ...(await inReview(app)), body: { version: 1 } }) },
  collect: {
    body: { version: 0, received: satang(30_000), bankRef: 'KB 7001' },
    given: async (app) => ({
      ...(await unsent(app)),
      body: { version: 0, received: satang(30_000), bankRef: newId() },
    }),
  },
  writeOff: {
    body: { version: 0, reason: 'บริษัทเลิกกิจการ' },
    given: async (app) => ({ ...(await unsent(app)), body: { version: 0, reason: 'บริษัทเลิกกิจการ' } }),
  },
  reject: {
    body: { version: 1, reasonCode: 'payee' },
    given: async (app) => ({ ...(await inReview(app)), body: { version: 1, reasonCode: 'payee' } }),
  },
})

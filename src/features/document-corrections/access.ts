import { examplesOf, newOperator } from '../../../tests/access/example.ts'
import type { World } from '../../../tests/access/world.ts'
import { type BankApp, buildBuyer } from '../../../tests/bank.ts'
import { invoiceInput } from '../../../tests/document-samples.ts'
import { newId } from '../../core/ids.ts'
import { baht } from '../../core/money.ts'
import { withTx } from '../../db/tx.ts'
import { contract as credits } from '../credits/contract.ts'
import { issueDocument } from '../documents/service.ts'
import { contract } from './contract.ts'

/** The tax invoice of a new purchase, with an operator as caller. */
async function invoiced(app: BankApp) {
  const buyer = await app.callerOf(await buildBuyer(app.db))
  const body = { amount: baht(10_000), method: 'promptpay' as const }
  const { id } = (await app.call(credits.createCharge, { as: buyer, body })).body.data
  const { payment } = (await app.call(credits.getCharge, { as: buyer, params: { id } })).body
  await app.pay(payment.sandboxUrl ?? '')
  const { document } = (await app.call(credits.getCharge, { as: buyer, params: { id } })).body.data
  return { as: await newOperator(app), params: { id: document?.id ?? '' }, buyer }
}

const BUYER = {
  name: 'บริษัท ผู้ซื้อใหม่ จำกัด',
  address: '9 ถนนสาทรใต้ กรุงเทพมหานคร 10120',
  taxId: '0105567000018',
  branch: '00000',
  reason: 'เลขประจำตัวผู้เสียภาษีผิด',
}

const byOperator = async (app: BankApp) => {
  const { as, params } = await invoiced(app)
  return { as, params }
}

/** The same invoice with the buyer as caller; the path has the account's id, too. */
async function ownInvoice(app: BankApp) {
  const { params, buyer } = await invoiced(app)
  return { as: buyer, params: { id: buyer.accountId, documentId: params.id } }
}

/** A tax invoice of a marketer. */
async function ownDocument({ app }: World, id: string) {
  const ref = { type: 'charge', id: newId() }
  const invoice = { kind: 'tax_invoice', owner: id, ref, data: invoiceInput } as const
  const { id: documentId } = await withTx(app.db, (tx) => issueDocument(tx, app.clock, invoice))
  return { id, documentId }
}

export const access = examplesOf(contract, {
  list: {},
  get: { given: byOperator },
  request: { params: ownDocument, body: { reason: 'lost' }, given: ownInvoice },
  declineRequest: {
    body: { reason: 'ใบเดิมยังเปิดได้' },
    given: async (app) => {
      const { as, params, buyer } = await invoiced(app)
      const own = { id: buyer.accountId, documentId: params.id }
      await app.call(contract.request, { as: buyer, params: own, body: { reason: 'lost' } })
      return { as, params }
    },
  },
  replace: { body: { reason: 'lost' }, given: byOperator },
  reissue: { body: BUYER, given: byOperator },
})

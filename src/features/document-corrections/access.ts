import { examplesOf, newOperator } from '../../../tests/access/example.ts'
import { type BankApp, buildBuyer } from '../../../tests/bank.ts'
import { baht } from '../../core/money.ts'
import { contract as credits } from '../credits/contract.ts'
import { contract } from './contract.ts'

/** The tax invoice of a new purchase, and an operator. */
async function invoiced(app: BankApp) {
  const buyer = await app.callerOf(await buildBuyer(app.db))
  const body = { amount: baht(10_000), method: 'promptpay' as const }
  const { id } = (await app.call(credits.createCharge, { as: buyer, body })).body.data
  const { payment } = (await app.call(credits.getCharge, { as: buyer, params: { id } })).body
  await app.pay(payment.sandboxUrl ?? '')
  const { document } = (await app.call(credits.getCharge, { as: buyer, params: { id } })).body.data
  return { as: await newOperator(app), params: { id: document?.id ?? '' } }
}

const BUYER = {
  name: 'บริษัท ผู้ซื้อใหม่ จำกัด',
  address: '9 ถนนสาทรใต้ กรุงเทพมหานคร 10120',
  taxId: '0105567000018',
  branch: '00000',
  reason: 'เลขประจำตัวผู้เสียภาษีผิด',
}

export const access = examplesOf(contract, {
  list: {},
  get: { given: invoiced },
  replace: { body: { reason: 'lost' }, given: invoiced },
  reissue: { body: BUYER, given: invoiced },
})

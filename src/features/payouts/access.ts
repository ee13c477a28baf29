import { eq } from 'drizzle-orm'
import { examplesOf, newOperator, ownUuid } from '../../../tests/access/example.ts'
import type { BankApp } from '../../../tests/bank.ts'
import {
  newPromptpayWithdrawal,
  newWithdrawal,
  payableInfluencer,
  payoutBatch,
  returnLine,
} from '../../../tests/money-factories.ts'
import { baht, type Satang } from '../../core/money.ts'
import { accounts, influencers } from '../accounts/schema.ts'
import { contract } from './contract.ts'

const BANK = { bank: 'KBANK', number: '0482114821', name: 'ผู้รับ ทดสอบ' } as const
const WHY = { reason: 'ตรวจแล้วกับบัญชีธนาคาร' }
const PROMPTPAY = { promptpay: 'taxId' } as const
const PRICE = { price: 10_000 }
const CITIZEN_ID = '1103702071811'

const withBalance = (app: BankApp) => payableInfluencer(app)
const changingBank = (app: BankApp) => payableInfluencer(app, 'bank_change')

/** A payee with a citizen id. */
const changingToPromptpay = async (app: BankApp) => {
  const owner = await changingBank(app)
  await app.db.update(influencers).set({ nationalId: CITIZEN_ID }).where(eq(influencers.accountId, owner.as.accountId))
  return owner
}

/** An account that an operator must verify, because the provider does not recognize its number. */
const waitingBank = async (app: BankApp) => {
  const { as, params } = await changingBank(app)
  const { data } = (await app.call(contract.saveBank, { as, params, body: { ...BANK, number: '1234564040' } })).body
  return { as, params, bankId: data.id }
}

/** A new withdrawal, and an operator. */
const requested = (price?: Satang) => async (app: BankApp) => {
  const { id, as } = await newWithdrawal(app, price)
  return { as, params: { id } }
}
/** A withdrawal to PromptPay, and an operator. */
const promptpayRequest = async (app: BankApp) => {
  const { id, as } = await newPromptpayWithdrawal(app)
  return { as, params: { id } }
}
/** The same, after the operator has opened its QR. */
const claimedQr = async (app: BankApp) => {
  const { as, params } = await promptpayRequest(app)
  await app.call(contract.claimQr, { as, params })
  return { as, params }
}
/** A new batch of one withdrawal, and an operator. */
const batch = async (app: BankApp) => {
  const { as, params } = await payoutBatch(app)
  return { as, params }
}

export const access = examplesOf(contract, {
  standing: { params: ownUuid },
  statement: { params: ownUuid },
  statementCsv: { params: (_, uuid) => ({ uuid, x: '2025-11' }) },
  statementPdf: { params: (_, uuid) => ({ uuid, x: '2025' }) },
  taxYear: { params: (_, uuid) => ({ uuid, year: '2025' }) },
  summary: { params: (_, uuid) => ({ uuid, x: 'all' }) },
  bank: { params: ownUuid },
  saveBank: { params: ownUuid, body: BANK, given: changingBank },
  savePromptpay: { params: ownUuid, body: PROMPTPAY, given: changingToPromptpay },
  reviewPromptpay: { params: ownUuid, body: PROMPTPAY, given: changingToPromptpay },
  savePassbook: { params: ownUuid, given: waitingBank },
  reviewBank: { params: ownUuid, body: BANK, given: withBalance },
  reviewWithdrawal: { params: ownUuid, body: PRICE, given: withBalance },
  drafts: { params: ownUuid },
  setAutomatic: { params: ownUuid, body: { automatic: false } },
  withdraw: { params: ownUuid, body: PRICE, given: withBalance },
  withdrawals: { params: ownUuid },
  slip: {
    params: ({ withdrawal }, uuid) => ({ uuid, id: withdrawal }),
    given: async (app) => {
      const { as, params } = await withBalance(app)
      const { data } = (await app.call(contract.withdraw, { as, params, body: PRICE })).body
      return { as, params: { ...params, id: data.id } }
    },
  },
  queue: {},
  queueTotals: {},
  createBatch: {
    given: async (app) => {
      const { id, as } = await newWithdrawal(app)
      return { as, body: { ids: [id] } }
    },
  },
  batches: {},
  batch: { given: batch },
  batchFile: { given: batch },
  markBatch: {
    given: async (app) => {
      const { as, params, withdrawal } = await payoutBatch(app)
      return { as, params, body: { ids: [withdrawal], transferRef: 'KB 1' } }
    },
  },
  voidBatch: { body: WHY, given: batch },
  claimQr: { given: promptpayRequest },
  payoutQr: { given: claimedQr },
  releaseQr: { body: WHY, given: claimedQr },
  approve: { given: requested(baht(80_000)) },
  complete: { body: { transferRef: 'X1' }, given: requested() },
  reject: { body: WHY, given: requested() },
  returned: {
    given: async (app) => {
      const { as, params } = await requested()(app)
      await app.call(contract.complete, { as, params, body: { transferRef: 'X1' } })
      return { as, params, body: await returnLine(app, params.id) }
    },
  },
  payOut: {
    body: WHY,
    given: async (app) => {
      const { as } = await withBalance(app)
      await app.db.update(accounts).set({ status: 'suspended' }).where(eq(accounts.id, as.accountId))
      return { as: await newOperator(app), params: { id: as.accountId } }
    },
  },
  bankQueue: {},
  decideBank: {
    body: { verified: true },
    given: async (app) => {
      const { bankId } = await waitingBank(app)
      return { as: await newOperator(app), params: { id: bankId } }
    },
  },
})

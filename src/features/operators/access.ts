import { examplesOf, newOperator } from '../../../tests/access/example.ts'
import type { BankApp } from '../../../tests/bank.ts'
import { buildInfluencer, buildMarketer } from '../../../tests/factories.ts'
import { payoutBatch } from '../../../tests/money-factories.ts'
import { ownerWithPassword, secondStepOf, setUpTwoStep } from '../../../tests/two-step.ts'
import { contract as payouts } from '../payouts/contract.ts'
import { contract } from './contract.ts'

/** An action that one operator requested and another must approve. */
async function pendingApproval(app: BankApp) {
  const { as, params } = await payoutBatch(app)
  const { data } = (await app.call(payouts.voidBatch, { as, params, body: { reason: 'ยอดไม่ตรง' } })).body
  return { as: await newOperator(app), params: { id: data.voidRequest?.id } }
}

const ofNewInfluencer = async (app: BankApp) => ({
  as: await newOperator(app),
  params: { id: (await buildInfluencer(app.db)).id },
})

export const access = examplesOf(contract, {
  dashboard: {},
  users: {},
  user: { given: ofNewInfluencer },
  setStatus: { body: { act: 'suspend', reason: 'ตรวจเอกสาร' }, given: ofNewInfluencer },
  closeAccount: { body: { reason: 'ขอปิดบัญชี' }, given: ofNewInfluencer },
  setContract: {
    body: { endsOn: null, reason: 'ต่อสัญญา' },
    given: async (app) => ({ as: await newOperator(app), params: { id: (await buildMarketer(app.db)).id } }),
  },
  setTalentManager: { body: { granted: true, reason: 'ดูแลครีเอเตอร์ 5 คน' }, given: ofNewInfluencer },
  resetTwoStep: {
    body: { check: 'วิดีโอคอลเทียบบัตรประชาชน' },
    given: async (app) => {
      const owner = await ownerWithPassword(app)
      await setUpTwoStep(app, owner)
      return { as: await newOperator(app), params: { id: owner.accountId } }
    },
  },
  approvals: {},
  approve: {
    body: { code: '123456' },
    given: async (app) => {
      const approval = await pendingApproval(app)
      return { ...approval, body: { code: await secondStepOf(app, approval.as) } }
    },
  },
  decline: { given: pendingApproval, body: { reason: 'ยอดไม่ตรงกับสลิป' } },
  ledgerAccounts: {},
  ledgerEntries: {},
  ledgerEntry: {
    given: async (app) => {
      const as = await newOperator(app)
      const { data } = (await app.call(contract.ledgerEntries, { as })).body
      return { as, params: { id: data[0]?.id } }
    },
  },
  audit: {},
})

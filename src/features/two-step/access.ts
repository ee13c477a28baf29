import { generate } from 'otplib'
import { examplesOf, ownId } from '../../../tests/access/example.ts'
import type { BankApp } from '../../../tests/bank.ts'
import { OWNER_PASSWORD, ownerWithPassword, setUpTwoStep } from '../../../tests/two-step.ts'
import { contract } from './contract.ts'

const password = OWNER_PASSWORD

async function newOwner(app: BankApp) {
  const as = await ownerWithPassword(app)
  return { as, params: { id: as.accountId } }
}

export const access = examplesOf(contract, {
  status: { params: ownId },
  start: {
    params: ownId,
    body: { password },
    given: async (app) => ({ ...(await newOwner(app)), body: { password } }),
  },
  confirm: {
    params: ownId,
    body: { code: '123456' },
    given: async (app) => {
      const owner = await newOwner(app)
      const { body } = await app.call(contract.start, { ...owner, body: { password } })
      const epoch = Math.floor(app.clock.now().getTime() / 1_000)
      return { ...owner, body: { code: await generate({ secret: body.data.secret, epoch }) } }
    },
  },
  end: {
    params: ownId,
    body: { password, code: '123456' },
    given: async (app) => {
      const owner = await newOwner(app)
      const { recoveryCodes } = await setUpTwoStep(app, owner.as)
      return { ...owner, body: { password, code: recoveryCodes[0] ?? '' } }
    },
  },
})

import { examplesOf, ownUuid } from '../../../tests/access/example.ts'
import type { BankApp } from '../../../tests/bank.ts'
import { buildInfluencer, buildMarketer } from '../../../tests/factories.ts'
import { grantStepUp } from '../../../tests/money-factories.ts'
import { contract } from './contract.ts'

const CHOICE = { reason: 'hard_to_use' } as const

/** An influencer whose account can be closed, with a confirmed code. */
async function leaving(app: BankApp) {
  const { id } = await buildInfluencer(app.db)
  await grantStepUp(app.db, id, 'deactivation', app.clock.now())
  return { as: await app.callerOf(id), id }
}

/** A marketer without campaigns, credits and payments, with a confirmed code. */
async function leavingMarketer(app: BankApp) {
  const { id } = await buildMarketer(app.db)
  await grantStepUp(app.db, id, 'deactivation', app.clock.now(), 'marketer')
  return { as: await app.callerOf(id), id }
}

export const access = examplesOf(contract, {
  validate: { params: ownUuid },
  reasons: {},
  request: {
    params: (_, id) => ({ id }),
    body: CHOICE,
    given: async (app) => {
      const { as, id } = await leaving(app)
      return { as, params: { id }, body: CHOICE }
    },
  },
  deactivate: {
    params: ownUuid,
    body: CHOICE,
    given: async (app) => {
      const { as, id } = await leaving(app)
      return { as, params: { uuid: id }, body: CHOICE }
    },
  },
  validateMarketer: {},
  requestMarketer: {
    params: (_, id) => ({ id }),
    body: CHOICE,
    given: async (app) => {
      const { as, id } = await leavingMarketer(app)
      return { as, params: { id }, body: CHOICE }
    },
  },
  deactivateMarketer: {
    body: CHOICE,
    given: async (app) => ({ as: (await leavingMarketer(app)).as, body: CHOICE }),
  },
  receipt: {
    given: async (app) => {
      const { as, id } = await leaving(app)
      const closed = await app.call(contract.deactivate, { as, params: { uuid: id }, body: CHOICE })
      return { cookies: Object.fromEntries(closed.cookies.map(({ name, value }) => [name, value ?? ''])) }
    },
  },
})

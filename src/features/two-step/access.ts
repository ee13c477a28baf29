import { generate } from 'otplib'
import { examplesOf, type Given, ownId } from '../../../tests/access/example.ts'
import { OWNER_PASSWORD, ownerWithPassword, setUpTwoStep } from '../../../tests/two-step.ts'
import type { Caller } from '../../platform/context.ts'
import { contract } from './contract.ts'

const password = OWNER_PASSWORD
type Role = 'marketer' | 'operator'

const newOwner =
  (role: Role): Given =>
  async (app) => {
    const as = await ownerWithPassword(app, role)
    return { as, ...(role === 'marketer' && { params: { id: as.accountId } }) }
  }

/** The first code of the app, for a secret that was just created. */
const begun =
  (role: Role): Given =>
  async (app) => {
    const owner = await newOwner(role)(app)
    const request = { ...owner, body: { password } } as never
    const { body } = await app.call(role === 'operator' ? contract.operatorStart : contract.start, request)
    const epoch = Math.floor(app.clock.now().getTime() / 1_000)
    return { ...owner, body: { code: await generate({ secret: body.data.secret, epoch }) } }
  }

const setUp =
  (role: Role): Given =>
  async (app) => {
    const owner = await newOwner(role)(app)
    const { recoveryCodes } = await setUpTwoStep(app, owner.as as Caller)
    return { ...owner, body: { password, code: recoveryCodes[0] ?? '' } }
  }

const BEGIN = { password }
const CONFIRM = { code: '123456' }
const END = { password, code: '123456' }

export const access = examplesOf(contract, {
  status: { params: ownId },
  start: { params: ownId, body: BEGIN, given: newOwner('marketer') },
  confirm: { params: ownId, body: CONFIRM, given: begun('marketer') },
  end: { params: ownId, body: END, given: setUp('marketer') },
  operatorStatus: {},
  operatorStart: { body: BEGIN, given: newOwner('operator') },
  operatorConfirm: { body: CONFIRM, given: begun('operator') },
  operatorEnd: { body: END, given: setUp('operator') },
})

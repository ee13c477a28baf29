import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildMarketer, buildMember, buildOperator } from '../../../../tests/factories.ts'
import { openTestApp, type TestApp } from '../../../../tests/harness.ts'
import { approveAs, setUpTwoStep } from '../../../../tests/two-step.ts'
import { newId } from '../../../core/ids.ts'
import type { Caller } from '../../../platform/context.ts'
import { auditLog } from '../../../platform/schema.ts'
import { sessions } from '../../accounts/schema-access.ts'
import { contract as twoStep } from '../../two-step/contract.ts'
import { contract } from '../contract.ts'

let app: TestApp
let first: Caller
let second: Caller
beforeAll(async () => {
  app = await openTestApp()
  first = await app.callerOf((await buildOperator(app.db)).id)
  second = await app.callerOf((await buildOperator(app.db)).id)
})
afterAll(() => app.close())

const CHECK = 'วิดีโอคอลเทียบบัตรประชาชน'
const reset = (id: string, check = CHECK) =>
  app.call(contract.resetTwoStep, { as: first, params: { id }, body: { check } })
const waiting = async (id: string) => {
  const { body } = await app.call(contract.approvals, { as: first, query: { waiting: '1' } })
  return body.data.find(({ targetId }) => targetId === id)
}
const approve = (as: Caller, id: string) => approveAs(app, as, id)

test('a member’s lost second step is reset by two operators, with an audit entry, a message and the end of all sessions', async () => {
  const owner = await app.callerOf((await buildMarketer(app.db)).id)
  const { id } = await buildMember(app.db, owner.accountId, 'finance')
  const member = await app.callerOf(id)
  expect((await reset(id)).body.code, 'it is off').toBe('conflict')
  await setUpTwoStep(app, member)
  expect((await reset(id, ' ')).status).toBe(400)
  expect((await reset(id)).body.data.twoStep).toMatchObject({ resetWaits: true })
  expect((await reset(id)).body.code).toBe('approval_waiting')
  const request = await waiting(id)
  expect(request).toMatchObject({ kind: 'two_step_reset', amount: 0, reason: CHECK })
  expect((await approve(first, request!.id)).body.code).toBe('second_approval_required')
  const status = () => app.call(twoStep.status, { as: member, params: { id: member.accountId } })
  expect((await status()).body.data.recoveryCodesLeft).toBe(10)

  expect((await approve(second, request!.id)).body.data.status).toBe('approved')
  expect((await status()).body.data).toEqual({ since: null, recoveryCodesLeft: 0 })
  const open = (await app.db.select().from(sessions).where(eq(sessions.accountId, id))).filter((row) => !row.endedAt)
  expect(open).toEqual([])
  const log = await app.db.select().from(auditLog).where(eq(auditLog.targetId, id))
  expect(log).toMatchObject([{ act: 'account.two_step_reset', actorId: second.accountId, why: CHECK }])
  const mails = (await app.outbox()).filter(
    ({ kind, accountId }) => kind === 'security.two_step_reset' && accountId === id,
  )
  expect(mails.map(({ channel }) => channel)).toContain('email')
  // It can be set up again, and no other account was changed.
  await setUpTwoStep(app, member)
  expect((await status()).body.data.since).not.toBeNull()
})

test('a declined request changes nothing, and it is a conflict if the second step was switched off in the meantime', async () => {
  const owner = await app.callerOf((await buildMarketer(app.db)).id)
  const { recoveryCodes } = await setUpTwoStep(app, owner)
  await reset(owner.accountId)
  const request = await waiting(owner.accountId)
  await app.call(contract.decline, {
    as: second,
    params: { id: request!.id },
    body: { reason: CHECK },
    idempotencyKey: newId(),
  })
  const user = await app.call(contract.user, { as: first, params: { id: owner.accountId } })
  expect(user.body.data.twoStep).toMatchObject({ resetWaits: false })
  expect(recoveryCodes).toHaveLength(10)
  const { id } = await buildMarketer(app.db)
  expect((await app.call(contract.user, { as: first, params: { id } })).body.data.twoStep).toBeNull()
})

test('an operator’s lost second step is reset by two others, and nobody requests their own reset', async () => {
  const third = await app.callerOf((await buildOperator(app.db)).id)
  await setUpTwoStep(app, third)
  const viewBy = async (as: Caller) =>
    (await app.call(contract.user, { as, params: { id: third.accountId } })).body.data.twoStep
  expect(await viewBy(first)).toMatchObject({ resetWaits: false })
  expect(await viewBy(third)).toBeNull()
  const params = { id: third.accountId }
  expect((await app.call(contract.resetTwoStep, { as: third, params, body: { check: CHECK } })).body.code).toBe(
    'conflict',
  )
  expect((await reset(third.accountId)).body.data.twoStep).toMatchObject({ resetWaits: true })
  const { id } = (await waiting(third.accountId))!
  expect((await approve(first, id)).body.code).toBe('second_approval_required')
  expect((await approve(second, id)).body.data.status).toBe('approved')
  expect((await app.call(twoStep.operatorStatus, { as: third })).body.data.since).toBeNull()
  const sent = (await app.outbox()).filter(
    ({ kind, accountId }) => kind === 'security.two_step_reset' && accountId === third.accountId,
  )
  expect(new Set(sent.map(({ href }) => href))).toEqual(new Set(['/Operator/twoStep']))
})

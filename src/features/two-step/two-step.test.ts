import { eq } from 'drizzle-orm'
import { generate } from 'otplib'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { buildMarketer, buildMember } from '../../../tests/factories.ts'
import { openTestApp, type TestApp } from '../../../tests/harness.ts'
import { OWNER_PASSWORD, ownerWithPassword, setUpTwoStep } from '../../../tests/two-step.ts'
import { MINUTE, SECOND } from '../../core/clock.ts'
import type { Caller, Ctx } from '../../platform/context.ts'
import { auditLog } from '../../platform/schema.ts'
import { hashPassword } from '../accounts/passwords/passwords.ts'
import { contract } from './contract.ts'
import { recoveryCodes, twoStepLogins } from './schema.ts'
import { requireSecondStep } from './service.ts'

const PASSWORD = 'korat-mango-7-lamp'
let app: TestApp
let passwordHash: string
beforeAll(async () => {
  app = await openTestApp()
  passwordHash = await hashPassword(PASSWORD)
})
afterAll(() => app.close())

const owner = async () => app.callerOf((await buildMarketer(app.db, {}, { passwordHash })).id)
const start = (as: Caller, password = PASSWORD) =>
  app.call(contract.start, { as, params: { id: as.accountId }, body: { password } })
const confirm = (as: Caller, code: string) =>
  app.call(contract.confirm, { as, params: { id: as.accountId }, body: { code } })
const end = (as: Caller, code: string, password = PASSWORD) =>
  app.call(contract.end, { as, params: { id: as.accountId }, body: { password, code } })
const status = async (as: Caller) => (await app.call(contract.status, { as, params: { id: as.accountId } })).body.data

/** Uses a code for an action. Returns the error code, or null. */
const use = async (caller: Caller, code: string): Promise<string | null> => {
  const ctx = { caller, clock: app.clock, config: app.app.config, db: app.db } as unknown as Ctx
  try {
    const take = await requireSecondStep(ctx, code)
    await app.db.transaction(async (tx) => take(tx as never))
    return null
  } catch (error) {
    return (error as { code: string }).code
  }
}

it('is set up with the password and a first code; the tables contain neither secret nor recovery codes in plain text', async () => {
  const as = await owner()
  expect((await start(as, 'wrong-password')).body.code).toBe('password_current_wrong')
  const { secret, uri, qr } = (await start(as)).body.data
  expect(uri).toContain(`secret=${secret}`)
  expect(qr).toContain('<svg')
  expect(await status(as)).toEqual({ since: null, recoveryCodesLeft: 0 })
  expect((await confirm(as, '000000')).body.code).toBe('two_step_wrong')
  const again = await owner()
  const { recoveryCodes: codes } = await setUpTwoStep(app, again)
  expect(new Set(codes).size).toBe(10)
  expect(await status(again)).toMatchObject({ recoveryCodesLeft: 10 })
  expect((await start(again)).body.code).toBe('two_step_on')
  const stored = JSON.stringify([await app.db.select().from(twoStepLogins), await app.db.select().from(recoveryCodes)])
  for (const plain of [secret, 'JBSWY3DPEHPK3PXP', ...codes]) expect(stored).not.toContain(plain)
})

it('a code of the app works once, and earlier ones do not work after it', async () => {
  const as = await owner()
  const { code } = await setUpTwoStep(app, as)
  const first = await code()
  expect(await use(as, first), 'used to set it up').toBe('two_step_wrong')
  app.clock.advance(30 * SECOND)
  const second = await code()
  expect(await use(as, ` ${second.slice(0, 3)} ${second.slice(3)}`)).toBeNull()
  expect(await use(as, second)).toBe('two_step_wrong')
  app.clock.advance(30 * SECOND)
  const third = await code()
  const answers = await Promise.all([use(as, third), use(as, third), use(as, third)])
  expect(answers.filter((answer) => answer === null)).toHaveLength(1)
  app.clock.advance(5 * MINUTE)
  expect(await use(as, third)).toBe('two_step_wrong')
})

it('a recovery code works once', async () => {
  const as = await owner()
  const { recoveryCodes: codes } = await setUpTwoStep(app, as)
  expect(await use(as, codes[0]!.toUpperCase())).toBeNull()
  expect(await use(as, codes[0]!)).toBe('two_step_wrong')
  expect(await status(as)).toMatchObject({ recoveryCodesLeft: 9 })
})

it('locks after five wrong codes, even for the right code', async () => {
  const as = await owner()
  const { code } = await setUpTwoStep(app, as)
  app.clock.advance(MINUTE)
  for (let i = 0; i < 5; i++) expect(await use(as, '000000')).toBe('two_step_wrong')
  expect(await use(as, await code())).toBe('two_step_locked')
  app.clock.advance(15 * MINUTE)
  expect(await use(as, await code())).toBeNull()
})

it('belongs to the login, not to the account, and is turned off with password and code', async () => {
  const as = await owner()
  await setUpTwoStep(app, as)
  const member = await app.callerOf((await buildMember(app.db, as.accountId, 'finance', { passwordHash })).id)
  expect(await status(member)).toMatchObject({ since: null })
  expect(await use(member, '123456')).toBe('two_step_required')
  const { recoveryCodes: codes } = await setUpTwoStep(app, member)
  expect((await end(member, codes[0]!, 'wrong-password')).body.code).toBe('password_current_wrong')
  expect((await end(member, 'abcde-fghjk')).body.code).toBe('two_step_wrong')
  expect((await end(member, codes[0]!)).status).toBe(200)
  expect(await status(member)).toEqual({ since: null, recoveryCodesLeft: 0 })
  expect(await status(as)).toMatchObject({ recoveryCodesLeft: 10 })
  const left = await app.db.select().from(recoveryCodes).where(eq(recoveryCodes.accountId, member.personId!))
  expect(left).toEqual([])
})

it('used codes do not avoid the lockout', async () => {
  const as = await owner()
  const { code, recoveryCodes: codes } = await setUpTwoStep(app, as)
  app.clock.advance(MINUTE)
  const used = await code()
  expect(await use(as, used)).toBeNull()
  expect(await use(as, codes[0]!)).toBeNull()
  for (let i = 0; i < 4; i++) expect(await use(as, '000000')).toBe('two_step_wrong')
  expect(await use(as, used)).toBe('two_step_wrong')
  expect(await use(as, codes[0]!)).toBe('two_step_wrong')
  expect(await use(as, '000000')).toBe('two_step_wrong')
  expect(await use(as, codes[1]!)).toBe('two_step_locked')
})

it('works the same for operators, with their own page in the messages and entries in the audit log', async () => {
  const as = await ownerWithPassword(app, 'operator')
  const body = { password: OWNER_PASSWORD }
  const status = async () => (await app.call(contract.operatorStatus, { as })).body.data
  expect((await app.call(contract.operatorStart, { as, body: { password: 'wrong-password' } })).body.code).toBe(
    'password_current_wrong',
  )
  const { data } = (await app.call(contract.operatorStart, { as, body })).body
  expect(await status()).toEqual({ since: null, recoveryCodesLeft: 0 })
  expect((await app.call(contract.operatorConfirm, { as, body: { code: '000000' } })).body.code).toBe('two_step_wrong')
  const code = await generate({ secret: data.secret, epoch: Math.floor(app.clock.now().getTime() / 1_000) })
  const { recoveryCodes: codes } = (await app.call(contract.operatorConfirm, { as, body: { code } })).body.data
  expect(await status()).toMatchObject({ since: expect.any(String), recoveryCodesLeft: 10 })
  app.clock.advance(SECOND)
  expect((await app.call(contract.operatorEnd, { as, body: { ...body, code } })).body.code).toBe('two_step_wrong')
  expect((await app.call(contract.operatorEnd, { as, body: { ...body, code: codes[0]! } })).status).toBe(200)
  expect(await status()).toEqual({ since: null, recoveryCodesLeft: 0 })
  const sent = (await app.outbox()).filter(({ accountId }) => accountId === as.accountId)
  expect(new Set(sent.map(({ kind, href }) => `${kind} ${href}`))).toEqual(
    new Set(['security.two_step_on /Operator/twoStep', 'security.two_step_off /Operator/twoStep']),
  )
  const log = await app.db.select().from(auditLog).where(eq(auditLog.targetId, as.accountId)).orderBy(auditLog.id)
  expect(log.map(({ act, actorId }) => [act, actorId])).toEqual([
    ['account.two_step_on', as.accountId],
    ['account.two_step_off', as.accountId],
  ])
})

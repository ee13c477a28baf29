import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { buildMarketer, buildOperator } from '../../../../tests/factories.ts'
import { openTestApp, type TestApp } from '../../../../tests/harness.ts'
import { setUpTwoStep } from '../../../../tests/two-step.ts'
import { MINUTE, SECOND } from '../../../core/clock.ts'
import { hashPassword } from '../passwords/passwords.ts'
import { sessions } from '../schema-access.ts'
import { signinContract } from './contract.ts'

const PASSWORD = 'korat-mango-7-lamp'
let app: TestApp
let passwordHash: string
beforeAll(async () => {
  app = await openTestApp()
  passwordHash = await hashPassword(PASSWORD)
})
afterAll(() => app.close())
// Past the throttle window of the previous test.
beforeEach(() => app.clock.advance(30 * MINUTE))

const operator = async () => buildOperator(app.db, { passwordHash })
/** An operator with two-step verification whose current code is unused. */
async function withSecondStep() {
  const { id, email } = await operator()
  const { code, recoveryCodes } = await setUpTwoStep(app, await app.callerOf(id))
  app.clock.advance(30 * SECOND)
  return { id, email, code, recoveryCodes }
}
const signIn = (email: string, code?: string, password = PASSWORD) =>
  app.call(signinContract.signinOperator, { body: { email, password, ...(code && { code }) } })
const sessionsOf = (id: string) => app.db.select().from(sessions).where(eq(sessions.accountId, id))

it('needs no code while two-step verification is off', async () => {
  const { id, email } = await operator()
  expect((await signIn(email)).status).toBe(200)
  expect((await signIn(email, '123456')).status).toBe(200)
  expect(await sessionsOf(id)).toHaveLength(2)
})

it('opens a session only with the code; without it, the error is at the code field', async () => {
  const { id, email, code } = await withSecondStep()
  const refused = await signIn(email)
  expect(refused).toMatchObject({ status: 401, body: { code: 'two_step_code_required', fields: { code: /app/ } } })
  expect(refused.cookies).toEqual([])
  expect(await sessionsOf(id)).toEqual([])
  const { status, body } = await signIn(email, await code())
  expect([status, body.uuid]).toEqual([200, id])
  expect(await sessionsOf(id)).toHaveLength(1)
})

it('does not reveal two-step verification and uses up no code while the password is wrong', async () => {
  const { email, code } = await withSecondStep()
  const [plain, wrong] = ['plain@example.com', 'wrong-password-1'] as const
  const answers = [
    await signIn(email, undefined, wrong),
    await signIn(email, await code(), wrong),
    await signIn(email, '000000', wrong),
    await signIn(plain, '000000', wrong),
  ]
  for (const { status, body } of answers) expect([status, body]).toEqual([401, answers[0]!.body])
  expect(answers[0]!.body.code).toBe('login_failed')
  // A wrong code does not count either: the correct code is accepted after more tries than the limit.
  for (let i = 0; i < 3; i++) {
    app.clock.advance(30 * MINUTE)
    for (let n = 0; n < 2; n++) await signIn(email, '000000', wrong)
  }
  expect((await signIn(email, await code())).status).toBe(200)
})

it('a code logs in once, even in parallel, and cannot confirm anything else afterwards', async () => {
  const { id, email, code, recoveryCodes } = await withSecondStep()
  const now = await code()
  const answers = await Promise.all([signIn(email, now), signIn(email, now), signIn(email, now)])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422])
  expect((await signIn(email, now)).body).toMatchObject({
    code: 'two_step_wrong',
    fields: { code: expect.any(String) },
  })
  const [recovery = ''] = recoveryCodes
  expect((await signIn(email, recovery)).status).toBe(200)
  expect((await signIn(email, recovery)).body.code).toBe('two_step_wrong')
  expect(await sessionsOf(id)).toHaveLength(2)
})

it('wrong codes block the second step, and passwords remain throttled separately', async () => {
  const { id, email, code } = await withSecondStep()
  for (let i = 0; i < 5; i++) expect((await signIn(email, '000000')).body.code).toBe('two_step_wrong')
  expect((await signIn(email, await code())).body).toMatchObject({
    code: 'two_step_locked',
    details: { minutes: 15 },
    fields: { code: /15/ },
  })
  expect(await sessionsOf(id)).toEqual([])
  for (let i = 0; i < 5; i++) expect((await signIn(email, '000000', 'wrong-password-1')).status).toBe(401)
  expect((await signIn(email, await code())).body.code).toBe('login_throttled')
  app.clock.advance(15 * MINUTE)
  expect((await signIn(email, await code())).status).toBe(200)
})

it('a marketer logs in without a two-step code', async () => {
  const { id, email } = await buildMarketer(app.db, {}, { passwordHash })
  await setUpTwoStep(app, await app.callerOf(id))
  const body = { email, password: PASSWORD }
  expect((await app.call(signinContract.signinMarketer, { body })).status).toBe(200)
  expect(
    (await app.call(signinContract.signinMarketer, { body: { ...body, code: '123456' } as never })).body.code,
  ).toBe('unknown_field')
})

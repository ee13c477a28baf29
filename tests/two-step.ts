import { eq } from 'drizzle-orm'
import { generate } from 'otplib'
import { newId } from '../src/core/ids.ts'
import { hashPassword } from '../src/features/accounts/passwords/passwords.ts'
import { contract as operators } from '../src/features/operators/contract.ts'
import { contract } from '../src/features/two-step/contract.ts'
import { twoStepLogins } from '../src/features/two-step/schema.ts'
import type { Caller } from '../src/platform/context.ts'
import { buildMarketer, buildOperator } from './factories.ts'
import type { TestApp } from './harness.ts'

export const OWNER_PASSWORD = 'korat-mango-7-lamp'

/** A new marketer or operator with this password. */
export async function ownerWithPassword(app: TestApp, role: 'marketer' | 'operator' = 'marketer'): Promise<Caller> {
  const login = { passwordHash: await hashPassword(OWNER_PASSWORD) }
  const { id } = role === 'operator' ? await buildOperator(app.db, login) : await buildMarketer(app.db, {}, login)
  return app.callerOf(id)
}

/** Sets up an authenticator app for a login, without its password. */
export async function setUpTwoStep(app: TestApp, as: Caller) {
  const accountId = as.personId ?? as.accountId
  const secret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP'
  const sealed = app.app.config.secrets.seal(secret, `two-step:${accountId}`)
  await app.db.insert(twoStepLogins).values({ accountId, secret: sealed, createdAt: app.clock.now() })
  /** The code that the app shows. */
  const code = () => generate({ secret, epoch: Math.floor(app.clock.now().getTime() / 1_000) })
  const request = { as, body: { code: await code() }, idempotencyKey: newId() }
  const { body } =
    as.scope === 'operator'
      ? await app.call(contract.operatorConfirm, request)
      : await app.call(contract.confirm, { ...request, params: { id: as.accountId } })
  return { code, recoveryCodes: body.data.recoveryCodes }
}

const left = new WeakMap<TestApp, Map<string, string[]>>()

/**
 * An operator's code for one action: a recovery code, so that the clock does not matter. Sets up two-step verification at
 * the first call, and again when its codes are used up.
 */
export async function secondStepOf(app: TestApp, { accountId, ...caller }: Caller): Promise<string> {
  const all = left.get(app) ?? new Map<string, string[]>()
  left.set(app, all)
  const codes = all.get(accountId) ?? []
  if (codes.length === 0) {
    await app.db.delete(twoStepLogins).where(eq(twoStepLogins.accountId, accountId))
    codes.push(...(await setUpTwoStep(app, { ...caller, accountId })).recoveryCodes)
    all.set(accountId, codes)
  }
  return codes.pop() as string
}

/** Approves an action as the second operator. */
export const approveAs = async (app: TestApp, as: Caller, id: string, idempotencyKey?: string) =>
  app.call(operators.approve, {
    as,
    params: { id },
    body: { code: await secondStepOf(app, as) },
    ...(idempotencyKey && { idempotencyKey }),
  })

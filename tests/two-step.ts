import { generate } from 'otplib'
import { newId } from '../src/core/ids.ts'
import { hashPassword } from '../src/features/accounts/passwords/passwords.ts'
import { contract } from '../src/features/two-step/contract.ts'
import { twoStepLogins } from '../src/features/two-step/schema.ts'
import type { Caller } from '../src/platform/context.ts'
import { buildMarketer } from './factories.ts'
import type { TestApp } from './harness.ts'

export const OWNER_PASSWORD = 'korat-mango-7-lamp'

/** A new marketer who knows this password. */
export async function ownerWithPassword(app: TestApp): Promise<Caller> {
  const passwordHash = await hashPassword(OWNER_PASSWORD)
  return app.callerOf((await buildMarketer(app.db, {}, { passwordHash })).id)
}

/** An authenticator app for a login, set up without its password. */
export async function setUpTwoStep(app: TestApp, as: Caller) {
  const accountId = as.personId ?? as.accountId
  const secret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP'
  const sealed = app.app.config.secrets.seal(secret, `two-step:${accountId}`)
  await app.db.insert(twoStepLogins).values({ accountId, secret: sealed, createdAt: app.clock.now() })
  /** The code that the app shows now. */
  const code = () => generate({ secret, epoch: Math.floor(app.clock.now().getTime() / 1_000) })
  const { body } = await app.call(contract.confirm, {
    as,
    params: { id: as.accountId },
    body: { code: await code() },
    idempotencyKey: newId(),
  })
  return { code, recoveryCodes: body.data.recoveryCodes }
}

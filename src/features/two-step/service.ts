import { createHash, randomBytes } from 'node:crypto'
import { generateSecret, generateURI, verify } from 'otplib'
import { isoTime, MINUTE } from '../../core/clock.ts'
import { AppError } from '../../core/errors.ts'
import { qrSvg } from '../../core/qr-code.ts'
import { withTx } from '../../db/tx.ts'
import type { Tx } from '../../db/types.ts'
import { type Ctx, type Handlers, personOf } from '../../platform/context.ts'
import { ownAccount } from '../../platform/own-account.ts'
import { findAccount, requireOwnPassword } from '../accounts/service.ts'
import { notify } from '../notifications/service.ts'
import type { contract } from './contract.ts'
import {
  countRecoveryCodes,
  deleteTwoStep,
  findTwoStep,
  hasRecoveryCode,
  lockTwoStep,
  replaceRecoveryCodes,
  saveSecret,
  type TwoStepRecord,
  takeRecoveryCode,
  takeStep,
  updateTwoStep,
} from './store.ts'

const RECOVERY_CODES = 10
/** Wrong codes before a pause, and its length. */
const FAILURES_MAX = 5
const LOCKOUT_MS = 15 * MINUTE
/** Seconds by which the clock of a phone may differ. */
const TOLERANCE = 30

/** A secret is encrypted for its account and this use. */
const sealedFor = (accountId: string): string => `two-step:${accountId}`

/** Ten characters without those that look alike, in two groups. */
function newRecoveryCode(): string {
  const letters = 'abcdefghjkmnpqrstuvwxyz23456789'
  const code = Array.from(randomBytes(10), (byte) => letters[byte % letters.length]).join('')
  return `${code.slice(0, 5)}-${code.slice(5)}`
}

const hashOf = (accountId: string, code: string): string =>
  createHash('sha256')
    .update(`${accountId} ${code.toLowerCase().replace(/[^a-z0-9]/g, '')}`)
    .digest('hex')

type Proof = { step: number } | { recovery: string }

/** What a code proves, whether it was used before or not; null if it is wrong. */
async function proofOf(tx: Tx, ctx: Ctx, row: TwoStepRecord, code: string): Promise<Proof | null> {
  const digits = code.replace(/\s/g, '')
  if (!/^\d{6}$/.test(digits)) {
    const recovery = hashOf(row.accountId, code)
    return row.confirmedAt && (await hasRecoveryCode(tx, row.accountId, recovery)) ? { recovery } : null
  }
  const secret = ctx.config.secrets.open(row.secret, sealedFor(row.accountId))
  if (!secret) return null
  const epoch = Math.floor(ctx.clock.now().getTime() / 1_000)
  const result = await verify({ secret: secret.text, token: digits, epoch, epochTolerance: TOLERANCE })
  return result.valid && 'timeStep' in result ? { step: result.timeStep } : null
}

/**
 * Checks a code and counts wrong ones, in a transaction of its own: a refusal must not undo the count. Errors:
 * `two_step_required`, `two_step_wrong`, `two_step_locked`.
 */
async function checkCode(ctx: Ctx, code: string, isUsable: (row: TwoStepRecord) => boolean): Promise<Proof> {
  const accountId = personOf(ctx.caller)
  const now = ctx.clock.now()
  const answer = await withTx(ctx.db, async (tx): Promise<Proof | AppError> => {
    const row = await lockTwoStep(tx, accountId)
    if (!row || !isUsable(row)) return new AppError('two_step_required')
    const left = (row.lockedUntil?.getTime() ?? 0) - now.getTime()
    if (left > 0) return new AppError('two_step_locked', { minutes: Math.ceil(left / MINUTE) })
    const proof = await proofOf(tx, ctx, row, code)
    if (proof) {
      await updateTwoStep(tx, accountId, { failures: 0, lockedUntil: null })
      return proof
    }
    const failures = row.failures + 1
    const pause = failures >= FAILURES_MAX
    await updateTwoStep(tx, accountId, {
      failures: pause ? 0 : failures,
      lockedUntil: pause ? new Date(now.getTime() + LOCKOUT_MS) : null,
    })
    return new AppError('two_step_wrong', {}, { code: 'two_step_wrong' })
  })
  if (answer instanceof AppError) throw answer
  return answer
}

/** Uses a checked code up in the transaction of the act: a second use is refused, a rolled back one gives it back. */
async function takeProof(tx: Tx, ctx: Ctx, proof: Proof): Promise<void> {
  const accountId = personOf(ctx.caller)
  const taken =
    'step' in proof
      ? await takeStep(tx, accountId, proof.step)
      : await takeRecoveryCode(tx, accountId, proof.recovery, ctx.clock.now())
  if (!taken) throw new AppError('two_step_wrong', {}, { code: 'two_step_wrong' })
}

/**
 * The second step of an act, by the caller's app or a recovery code: checked now, used up in the act's transaction by
 * the function that it returns. Errors: `two_step_required`, `two_step_wrong`, `two_step_locked`.
 */
export async function requireSecondStep(ctx: Ctx, code: string): Promise<(tx: Tx) => Promise<void>> {
  const proof = await checkCode(ctx, code, ({ confirmedAt }) => confirmedAt !== null)
  return (tx) => takeProof(tx, ctx, proof)
}

const notifyChange = (tx: Tx, ctx: Ctx, kind: 'security.two_step_on' | 'security.two_step_off'): Promise<void> => {
  const now = ctx.clock.now()
  const accountId = personOf(ctx.caller)
  return notify(tx, now, {
    kind,
    key: `${kind}:${accountId}:${now.getTime()}`,
    to: { accountId },
    data: { time: now },
    href: '/Marketer/twoStep',
  })
}

/** Since when the second step of a login is on; null where it is off. */
export const twoStepSince = async (tx: Tx, accountId: string): Promise<Date | null> =>
  (await findTwoStep(tx, accountId))?.confirmedAt ?? null

/** Turns the second step of a login off, its recovery codes included. */
export const resetTwoStep = deleteTwoStep

export const handlers = {
  async status(ctx, { params }) {
    ownAccount(ctx, params.id)
    const accountId = personOf(ctx.caller)
    const row = await findTwoStep(ctx.db, accountId)
    return {
      since: isoTime(row?.confirmedAt),
      recoveryCodesLeft: row?.confirmedAt ? await countRecoveryCodes(ctx.db, accountId) : 0,
    }
  },

  async start(ctx, { params, body }) {
    ownAccount(ctx, params.id)
    await requireOwnPassword(ctx, body.password, 'password')
    const accountId = personOf(ctx.caller)
    const secret = generateSecret()
    const sealed = ctx.config.secrets.seal(secret, sealedFor(accountId))
    const account = await findAccount(ctx.db, accountId)
    const uri = generateURI({ issuer: 'Talad', label: account?.email ?? '', secret })
    await ctx.write(async (tx) => {
      if (!(await saveSecret(tx, accountId, sealed, ctx.clock.now()))) throw new AppError('two_step_on')
    })
    return { secret, uri, qr: await qrSvg(uri) }
  },

  async confirm(ctx, { params, body }) {
    ownAccount(ctx, params.id)
    const accountId = personOf(ctx.caller)
    if ((await findTwoStep(ctx.db, accountId))?.confirmedAt) throw new AppError('two_step_on')
    const proof = await checkCode(ctx, body.code, () => true).catch((error: unknown) => {
      throw error instanceof AppError && error.code === 'two_step_required'
        ? new AppError('two_step_not_started')
        : error
    })
    const codes = Array.from({ length: RECOVERY_CODES }, newRecoveryCode)
    return ctx.write(async (tx) => {
      const row = await lockTwoStep(tx, accountId)
      if (row?.confirmedAt) throw new AppError('two_step_on')
      await takeProof(tx, ctx, proof)
      await updateTwoStep(tx, accountId, { confirmedAt: ctx.clock.now() })
      await replaceRecoveryCodes(
        tx,
        accountId,
        codes.map((code) => hashOf(accountId, code)),
      )
      await notifyChange(tx, ctx, 'security.two_step_on')
      return { recoveryCodes: codes }
    })
  },

  async end(ctx, { params, body }) {
    ownAccount(ctx, params.id)
    await requireOwnPassword(ctx, body.password, 'password')
    const take = await requireSecondStep(ctx, body.code)
    return ctx.write(async (tx) => {
      await take(tx)
      await deleteTwoStep(tx, personOf(ctx.caller))
      await notifyChange(tx, ctx, 'security.two_step_off')
      return { ok: true as const }
    })
  },
} satisfies Handlers<typeof contract>

import { createHash, randomBytes } from 'node:crypto'
import { generateSecret, generateURI, verify } from 'otplib'
import { isoTime, MINUTE } from '../../core/clock.ts'
import type { HandlerInput } from '../../core/endpoint.ts'
import { AppError } from '../../core/errors.ts'
import { qrSvg } from '../../core/qr-code.ts'
import { ROLE_PATH } from '../../core/role-path.ts'
import { withTx } from '../../db/tx.ts'
import type { Tx } from '../../db/types.ts'
import { audit } from '../../platform/audit.ts'
import { type Ctx, type Handlers, personOf } from '../../platform/context.ts'
import { ownAccount } from '../../platform/own-account.ts'
import { requireOwnPassword } from '../accounts/service.ts'
import { notify } from '../notifications/service.ts'
import type { contract } from './contract.ts'
import {
  consumeRecoveryCode,
  consumeTimeStep,
  countRecoveryCodes,
  deleteTwoStep,
  findTwoStep,
  hasRecoveryCode,
  lockTwoStep,
  replaceRecoveryCodes,
  saveSecret,
  type TwoStepRecord,
  updateTwoStep,
} from './store.ts'

const RECOVERY_CODES = 10
/** Number of wrong codes before a lockout, and its length. */
const FAILURES_MAX = 5
const LOCKOUT_MS = 15 * MINUTE
/** Tolerated clock difference of a phone, seconds. */
const TOLERANCE = 30

/** Encryption context: a secret can be decrypted only for its account and this purpose. */
const sealedFor = (accountId: string): string => `two-step:${accountId}`

/** Ten characters in two groups, without characters that look alike. */
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

/** The proof that a code gives, even if it was used before; null if it is wrong. */
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

const refusal = (code: 'two_step_code_required' | 'two_step_wrong' | 'two_step_locked', minutes?: number): AppError =>
  new AppError(code, { ...(minutes !== undefined && { minutes }) }, { code })

/**
 * Checks a code and counts wrong ones. Runs in a separate transaction, so that a refusal does not roll back the count.
 * Errors: `two_step_required`, `two_step_wrong`, `two_step_locked`.
 */
async function checkCode(
  ctx: Ctx,
  accountId: string,
  code: string,
  isUsable: (row: TwoStepRecord) => boolean,
): Promise<Proof> {
  const now = ctx.clock.now()
  const answer = await withTx(ctx.db, async (tx): Promise<Proof | AppError> => {
    const row = await lockTwoStep(tx, accountId)
    if (!row || !isUsable(row)) return new AppError('two_step_required')
    const left = (row.lockedUntil?.getTime() ?? 0) - now.getTime()
    if (left > 0) return refusal('two_step_locked', Math.ceil(left / MINUTE))
    const proof = await proofOf(tx, ctx, row, code)
    if (proof) return proof
    const failures = row.failures + 1
    const pause = failures >= FAILURES_MAX
    await updateTwoStep(tx, accountId, {
      failures: pause ? 0 : failures,
      lockedUntil: pause ? new Date(now.getTime() + LOCKOUT_MS) : null,
    })
    return refusal('two_step_wrong')
  })
  if (answer instanceof AppError) throw answer
  return answer
}

/**
 * Consumes a checked code in the transaction of the action. A second use is refused; after a rollback the code can be
 * used again. Only this resets the count of wrong codes, so that a used code cannot reset it to avoid the lockout.
 */
async function takeProof(tx: Tx, ctx: Ctx, accountId: string, proof: Proof): Promise<void> {
  const taken =
    'step' in proof
      ? await consumeTimeStep(tx, accountId, proof.step)
      : await consumeRecoveryCode(tx, accountId, proof.recovery, ctx.clock.now())
  if (!taken) throw refusal('two_step_wrong')
  await updateTwoStep(tx, accountId, { failures: 0, lockedUntil: null })
}

/** Consumes a checked code, in the transaction of the action. */
export type ConsumeCode = (tx: Tx) => Promise<void>

/**
 * Requires the second step for an action: a code of the login's app or a recovery code. The code is checked at once;
 * the returned function consumes it in the action's transaction. Errors: `two_step_required`, `two_step_wrong`,
 * `two_step_locked`.
 */
export async function requireSecondStep(
  ctx: Ctx,
  code: string,
  accountId: string = personOf(ctx.caller),
): Promise<ConsumeCode> {
  const proof = await checkCode(ctx, accountId, code, ({ confirmedAt }) => confirmedAt !== null)
  return (tx) => takeProof(tx, ctx, accountId, proof)
}

/**
 * Like `requireSecondStep` if the login has two-step verification; otherwise no code is needed. Errors:
 * `two_step_code_required`, `two_step_wrong`, `two_step_locked`.
 */
export async function requireSecondStepIfOn(
  ctx: Ctx,
  code: string | undefined,
  accountId: string = personOf(ctx.caller),
): Promise<ConsumeCode> {
  if (!(await twoStepSince(ctx.db, accountId))) return async () => {}
  if (!code) throw refusal('two_step_code_required')
  return requireSecondStep(ctx, code, accountId)
}

/** The page on which users turn their two-step verification on and off. */
export const twoStepPage = (role: 'marketer' | 'operator'): string => `/${ROLE_PATH[role]}/twoStep`

/** Notifies the owner of the login. An operator's change is also written to the audit log. */
async function recordChange(tx: Tx, ctx: Ctx, change: 'on' | 'off'): Promise<void> {
  const now = ctx.clock.now()
  const accountId = personOf(ctx.caller)
  const kind = `security.two_step_${change}` as const
  const isOperator = ctx.caller.scope === 'operator'
  await notify(tx, now, {
    kind,
    key: `${kind}:${accountId}:${now.getTime()}`,
    to: { accountId },
    data: { time: now },
    href: twoStepPage(isOperator ? 'operator' : 'marketer'),
  })
  if (!isOperator) return
  const act = change === 'on' ? 'account.two_step_on' : 'account.two_step_off'
  await audit(tx, ctx, { act, targetType: 'account', targetId: accountId })
}

/** Since when two-step verification of a login is on; null if it is off. */
export const twoStepSince = async (tx: Tx, accountId: string): Promise<Date | null> =>
  (await findTwoStep(tx, accountId))?.confirmedAt ?? null

/** Turns off two-step verification of a login and deletes its recovery codes. */
export const resetTwoStep = deleteTwoStep

type Body<Name extends keyof typeof contract> = Pick<HandlerInput<(typeof contract)[Name]>, 'body'>

async function readStatus(ctx: Ctx) {
  const accountId = personOf(ctx.caller)
  const since = await twoStepSince(ctx.db, accountId)
  return {
    since: isoTime(since),
    recoveryCodesLeft: since ? await countRecoveryCodes(ctx.db, accountId) : 0,
  }
}

async function start(ctx: Ctx, { body }: Body<'start'>) {
  const { id: accountId, email } = await requireOwnPassword(ctx, body.password, 'password')
  const secret = generateSecret()
  const sealed = ctx.config.secrets.seal(secret, sealedFor(accountId))
  const uri = generateURI({ issuer: 'Talad', label: email, secret })
  await ctx.write(async (tx) => {
    if (!(await saveSecret(tx, accountId, sealed, ctx.clock.now()))) throw new AppError('two_step_on')
  })
  return { secret, uri, qr: await qrSvg(uri) }
}

async function confirm(ctx: Ctx, { body }: Body<'confirm'>) {
  const accountId = personOf(ctx.caller)
  if (await twoStepSince(ctx.db, accountId)) throw new AppError('two_step_on')
  const proof = await checkCode(ctx, accountId, body.code, () => true).catch((error: unknown) => {
    throw error instanceof AppError && error.code === 'two_step_required' ? new AppError('two_step_not_started') : error
  })
  const recoveryCodes = Array.from({ length: RECOVERY_CODES }, newRecoveryCode)
  return ctx.write(async (tx) => {
    const row = await lockTwoStep(tx, accountId)
    if (row?.confirmedAt) throw new AppError('two_step_on')
    await takeProof(tx, ctx, accountId, proof)
    await updateTwoStep(tx, accountId, { confirmedAt: ctx.clock.now() })
    await replaceRecoveryCodes(
      tx,
      accountId,
      recoveryCodes.map((code) => hashOf(accountId, code)),
    )
    await recordChange(tx, ctx, 'on')
    return { recoveryCodes }
  })
}

async function end(ctx: Ctx, { body }: Body<'end'>) {
  await requireOwnPassword(ctx, body.password, 'password')
  const take = await requireSecondStep(ctx, body.code)
  return ctx.write(async (tx) => {
    await take(tx)
    await deleteTwoStep(tx, personOf(ctx.caller))
    await recordChange(tx, ctx, 'off')
    return { ok: true as const }
  })
}

/** For marketers, checks that the account in the path is the one that the login acts for. */
const ofOwn =
  <I, O>(run: (ctx: Ctx, input: I) => Promise<O>) =>
  async (ctx: Ctx, input: I & { params: { id: string } }): Promise<O> => {
    ownAccount(ctx, input.params.id)
    return run(ctx, input)
  }

export const handlers = {
  status: ofOwn(readStatus),
  start: ofOwn(start),
  confirm: ofOwn(confirm),
  end: ofOwn(end),
  operatorStatus: readStatus,
  operatorStart: start,
  operatorConfirm: confirm,
  operatorEnd: end,
} satisfies Handlers<typeof contract>

import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'
import { DAY, MINUTE, SECOND } from '../../core/clock.ts'
import { AppError } from '../../core/errors.ts'
import { newId } from '../../core/ids.ts'
import type { OtpPurpose, Settings } from '../../core/settings.ts'
import type { Lang } from '../../core/shapes.ts'
import type { Tx } from '../../db/types.ts'
import { formatTime } from '../../i18n/formats.ts'
import { type NoticeTo, notify } from '../notifications/service.ts'
import { countTry, insertCode, lockAddress, lockLastCode, markUsed, type Send, sendsBy, sendsTo } from './code-store.ts'
import { codeDigits, codeExpiry, codeFromBytes, maySend, type SendAnswer, verifyCode } from './rules/otp.ts'
import { referenceFrom } from './rules/sign-up.ts'
import type { SentCodeView } from './shapes.ts'

export const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex')
const hashCode = (id: string, code: string): string => sha256(`${id} ${code}`)

function sameHash(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a, 'hex'), Buffer.from(b, 'hex')]
  return left.length === right.length && timingSafeEqual(left, right)
}

function drawCode(digits: number): string {
  for (;;) {
    const code = codeFromBytes(randomBytes(4), digits)
    if (code !== null) return code
  }
}

export interface CodeTarget {
  purpose: OtpPurpose
  /** The role whose account is meant: a code of one role opens nothing in the other. */
  role: string
  /** E-mail address or E.164 number. */
  address: string
  /** Set for a signed-in account, whose sends are then limited too. */
  accountId: string | null
}

export interface CodeRequest extends CodeTarget {
  /** The address is the signed-in account's own: what strangers ask for in its name does not count. */
  own: boolean
  via: 'email' | 'sms'
  lang: Lang
  /** False: everything happens as always, but nothing is sent (recovery of an address without an account). */
  deliver: boolean
}

/** Purposes and accounts together may send an address so many times what one of them may. */
const ALL_TOGETHER = 2

const purposeKey = ({ purpose, role }: CodeTarget): string => `${purpose}:${role}`

function refuseSend(answer: SendAnswer, lang: Lang, now: Date): void {
  if (answer.ok) return
  const seconds = Math.ceil((answer.nextAt.getTime() - now.getTime()) / SECOND)
  throw new AppError(answer.code, { s: seconds, time: formatTime(lang, answer.nextAt) })
}

/**
 * Refuses a send that is too early or too many: of an account by all its own sends; of a stranger by what strangers sent
 * there for the same purpose; of both, unless the address is theirs, by everything that went there.
 */
async function refuseTooMany(tx: Tx, now: Date, settings: Settings, request: CodeRequest): Promise<void> {
  const { address, accountId, lang } = request
  const since = new Date(now.getTime() - DAY)
  if (accountId) refuseSend(maySend(await sendsBy(tx, accountId, since), now, settings), lang, now)
  if (request.own) return
  const sends = await sendsTo(tx, address, since)
  const alike = sends.filter((send) => send.accountId === null && send.purpose === purposeKey(request))
  const times = (of: readonly Send[]) => of.map(({ createdAt }) => createdAt)
  if (!accountId) refuseSend(maySend(times(alike), now, settings), lang, now)
  refuseSend(maySend(times(sends), now, settings, ALL_TOGETHER), lang, now)
}

/**
 * Sends one code. Errors: `otp_resend_wait`, `otp_hour_limit`, `otp_day_limit`. The code itself stands only in the
 * message: the row keeps a salted hash.
 */
export async function sendCode(tx: Tx, now: Date, settings: Settings, request: CodeRequest): Promise<SentCodeView> {
  const { address, accountId, via, lang } = request
  await lockAddress(tx, address, now)
  if (accountId) await lockAddress(tx, accountId, now)
  await refuseTooMany(tx, now, settings, request)
  const id = newId(now.getTime())
  const digits = codeDigits(request.purpose, settings)
  const code = drawCode(digits)
  const ref = referenceFrom(randomBytes(4))
  const expiresAt = codeExpiry(now, settings)
  await insertCode(tx, {
    id,
    address,
    accountId,
    purpose: purposeKey(request),
    codeHash: hashCode(id, code),
    ref,
    createdAt: now,
    expiresAt,
  })
  const owner = accountId ? { accountId } : {}
  const to: NoticeTo = via === 'sms' ? { phone: address, lang, ...owner } : { email: address, lang, ...owner }
  if (request.deliver) await notify(tx, now, { kind: 'security.code', key: `code:${id}`, to, data: { code, ref } })
  const resendAt = new Date(now.getTime() + settings['otp.resend_seconds'] * SECOND)
  return { to: address, via, digits, ref, expiresAt: expiresAt.toISOString(), resendAt: resendAt.toISOString() }
}

export type CodeTry =
  | { ok: true; codeId: string }
  | { ok: false; code: 'otp_wrong' | 'otp_used_up' | 'otp_expired'; triesLeft: number }

/**
 * Tries a code and keeps the count. A wrong try must be committed, so the refusal is returned: throw it with
 * `refuseTry` after the transaction.
 */
export async function tryCode(
  tx: Tx,
  now: Date,
  settings: Settings,
  target: CodeTarget & { code: string },
  keep: { grant?: boolean; tokenHash?: string } = {},
): Promise<CodeTry> {
  const sent = await lockLastCode(tx, target.address, purposeKey(target), target.accountId)
  const hashMatches = sent !== null && sameHash(sent.codeHash, hashCode(sent.id, target.code))
  const row = sent && { ...sent, purpose: target.purpose }
  const answer = verifyCode(row, { purpose: target.purpose, hashMatches }, now, settings)
  if (!answer.ok || !sent) {
    if (answer.ok) return { ok: false, code: 'otp_expired', triesLeft: 0 }
    if (sent && answer.countTry) await countTry(tx, sent.id)
    return { ok: false, code: answer.code, triesLeft: answer.triesLeft }
  }
  const grantUntil = new Date(now.getTime() + settings['withdrawal.step_up_minutes'] * MINUTE)
  await markUsed(tx, sent.id, {
    usedAt: now,
    ...(keep.grant && { grantUntil }),
    ...(keep.tokenHash && { tokenHash: keep.tokenHash }),
  })
  return { ok: true, codeId: sent.id }
}

/** Throws the refusal of a try, with the tries that are left. */
export function refuseTry(answer: CodeTry): void {
  if (!answer.ok)
    throw new AppError(answer.code, { n: answer.triesLeft }, { code: { code: answer.code, n: answer.triesLeft } })
}

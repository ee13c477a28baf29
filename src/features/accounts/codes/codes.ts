import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'
import { DAY, HOUR, MINUTE, SECOND } from '../../../core/clock.ts'
import { AppError } from '../../../core/errors.ts'
import { newId } from '../../../core/ids.ts'
import { networkOf } from '../../../core/network.ts'
import type { OtpPurpose, Settings } from '../../../core/settings.ts'
import type { Lang } from '../../../core/shapes.ts'
import type { Tx } from '../../../db/types.ts'
import { formatFrom } from '../../../i18n/formats.ts'
import { type NoticeTo, notify } from '../../notifications/service.ts'
import {
  codeDigits,
  codeExpiry,
  codeFromBytes,
  maySend,
  type SendAnswer,
  type SendHistory,
  verifyCode,
} from '../rules/otp.ts'
import { referenceFrom } from '../rules/sign-up.ts'
import type { PendingCodeView, SentCodeView } from '../shapes.ts'
import {
  type CodeRow,
  countTry,
  findLastCode,
  insertCode,
  lockAddress,
  lockLastCode,
  markUsed,
  type Send,
  sendsSince,
} from './store.ts'

export const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex')
/** An unguessable token of 32 random bytes: stored only hashed, by `sha256`. */
export const newToken = (): string => randomBytes(32).toString('base64url')
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
  /** Hash of the token of the sign-up or recovery, where there is one: others' codes to the same address do not count. */
  clientHash?: string | null
  /** Of a recovery, who asks for the code: a key of `networkRequester` or `deviceRequester`. */
  requester?: string | null
}

/** Whoever asks from a network. */
export const networkRequester = (ip: string): string => `network:${networkOf(ip)}`
/** A device in which the account logged in before. */
export const deviceRequester = (accountId: string, deviceHash: string): string => `device:${accountId}:${deviceHash}`
const isDevice = (requester: string | null): boolean => requester?.startsWith('device:') ?? false

export interface CodeRequest extends CodeTarget {
  /** The address is the signed-in account's own: what strangers ask for in its name does not count. */
  own: boolean
  via: 'email' | 'sms'
  /** Of who asks: the refusal is in it. */
  lang: Lang
  /** Of who receives the message, where that is another: a refusal in it would show that there is an account. */
  messageLang?: Lang
  /** False: everything happens as always, but nothing is sent (recovery of an address without an account). */
  deliver: boolean
}

export const purposeKey = ({ purpose, role }: Pick<CodeTarget, 'purpose' | 'role'>): string => `${purpose}:${role}`
const isOf = (purpose: OtpPurpose, send: Send): boolean => send.purpose.startsWith(`${purpose}:`)

type Counted = Pick<CodeRequest, 'purpose' | 'address' | 'accountId' | 'own' | 'requester'>

/** The sends that count against one more: of the account, and to the address unless it is known to be the account's own. */
function histories(sends: readonly Send[], request: Counted, settings: Settings): SendHistory[] {
  const { purpose, address, accountId, own, requester } = request
  const alike = sends.filter((send) => isOf(purpose, send))
  const timesOf = (counts: (send: Send) => boolean) => alike.filter(counts).map(({ createdAt }) => createdAt)
  const toAddress = (send: Send) => send.address === address
  if (requester) {
    const usual = { sends: timesOf((send) => toAddress(send) && send.requester === requester) }
    if (isDevice(requester)) return [usual]
    // Wide limits: what one network asks for in somebody's name must not use up the codes of the owner.
    const strangers = timesOf((send) => toAddress(send) && !isDevice(send.requester))
    const network = timesOf((send) => send.requester === requester)
    return [
      usual,
      { sends: strangers, dayMax: settings['otp.recovery_per_address_day'] },
      { sends: network, dayMax: settings['otp.recovery_per_network_day'] },
    ]
  }
  return [
    ...(accountId ? [{ sends: timesOf((send) => send.accountId === accountId) }] : []),
    ...(own ? [] : [{ sends: timesOf(toAddress) }]),
  ]
}

/** From when the next code may be asked for, as the error and the page show it. */
function refuseSend(answer: SendAnswer, lang: Lang, now: Date): void {
  if (answer.ok) return
  const { code, nextAt, max } = answer
  const s = Math.ceil((nextAt.getTime() - now.getTime()) / SECOND)
  throw new AppError(code, { n: max, s, time: formatFrom(lang, nextAt, now), nextAt: nextAt.toISOString() })
}

/**
 * Sends one code. Errors: `otp_resend_wait`, `otp_hour_limit`, `otp_day_limit`. The code itself stands only in the
 * message: the row keeps a salted hash.
 */
export async function sendCode(tx: Tx, now: Date, settings: Settings, request: CodeRequest): Promise<SentCodeView> {
  const { address, accountId, via, lang, messageLang = lang, clientHash = null, requester = null } = request
  await lockAddress(tx, address, now)
  if (accountId) await lockAddress(tx, accountId, now)
  if (requester) await lockAddress(tx, requester, now)
  const sends = await sendsSince(tx, { address, accountId, requester }, new Date(now.getTime() - DAY))
  refuseSend(maySend(histories(sends, request, settings), now, settings), lang, now)
  const wrongTries = sends
    .filter((send) => send.address === address || (accountId !== null && send.accountId === accountId))
    .reduce((sum, { tries }) => sum + tries, 0)
  const digits = codeDigits(request.purpose, wrongTries, settings)
  const id = newId(now.getTime())
  const code = drawCode(digits)
  const ref = referenceFrom(randomBytes(4))
  const row = {
    id,
    address,
    accountId,
    purpose: purposeKey(request),
    codeHash: hashCode(id, code),
    digits,
    clientHash,
    requester,
    ref,
    tries: 0,
    createdAt: now,
    expiresAt: codeExpiry(now, settings),
  }
  await insertCode(tx, row)
  const common = { lang: messageLang, ...(accountId && { accountId }) }
  const to: NoticeTo = via === 'sms' ? { phone: address, ...common } : { email: address, ...common }
  if (request.deliver) await notify(tx, now, { kind: 'security.code', key: `code:${id}`, to, data: { code, ref } })
  return sentView(row, resendFrom([...sends, row], request, now, settings))
}

/** From when one more code may be asked for; now, if nothing holds it back. */
function resendFrom(sends: readonly Send[], request: Counted, now: Date, settings: Settings): Date {
  const answer = maySend(histories(sends, request, settings), now, settings)
  return answer.ok ? now : answer.nextAt
}

const sentView = (
  { address, digits, ref, expiresAt }: Pick<CodeRow, 'address' | 'digits' | 'ref' | 'expiresAt'>,
  resendAt: Date,
): SentCodeView => ({
  to: address,
  via: address.includes('@') ? 'email' : 'sms',
  digits,
  ref,
  expiresAt: expiresAt.toISOString(),
  resendAt: resendAt.toISOString(),
})

/**
 * The code that its owner was sent last for a purpose, as the step of a page that is opened again: null without one of the
 * last hour, and once its act was done.
 */
export async function pendingCode(
  tx: Tx,
  now: Date,
  settings: Settings,
  owner: Pick<CodeRequest, 'purpose' | 'role' | 'accountId' | 'clientHash'> & { isOwn: (address: string) => boolean },
): Promise<PendingCodeView | null> {
  const { purpose, role, accountId, clientHash = null, isOwn } = owner
  if (!accountId && !clientHash) return null
  const row = await findLastCode(tx, { purpose: purposeKey({ purpose, role }), accountId, clientHash })
  const since = new Date(now.getTime() - DAY)
  const state = row && row.createdAt.getTime() > now.getTime() - HOUR ? stateOf(row, now, settings) : null
  if (!row || !state) return null
  const { address, requester } = row
  const sends = await sendsSince(tx, { address, accountId, requester }, since)
  const request = { purpose, address, accountId, requester, own: isOwn(address) }
  return { ...sentView(row, resendFrom(sends, request, now, settings)), state }
}

function stateOf(row: CodeRow, now: Date, settings: Settings): PendingCodeView['state'] | null {
  if (row.usedAt) return row.grantUntil && row.grantUntil > now && !row.grantUsedAt ? 'verified' : null
  if (now >= row.expiresAt) return 'expired'
  return row.tries >= settings['otp.tries'] ? 'used_up' : 'sent'
}

export type CodeTry =
  | { ok: true; codeId: string }
  | { ok: false; code: 'otp_wrong' | 'otp_used_up' | 'otp_expired'; triesLeft: number }

/** What a right code becomes: a grant for one act, behind a token where there is no session. */
export interface TryOutcome {
  grant?: boolean
  tokenHash?: string
}

/**
 * Tries a code and keeps the count. A wrong try must be committed, so the refusal is returned: throw it with
 * `refuseTry` after the transaction.
 */
export async function tryCode(
  tx: Tx,
  now: Date,
  settings: Settings,
  target: CodeTarget & { code: string },
  outcome: TryOutcome = {},
): Promise<CodeTry> {
  const { address, accountId, clientHash = null } = target
  const sent = await lockLastCode(tx, { purpose: purposeKey(target), address, accountId, clientHash })
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
    ...(outcome.grant && { grantUntil }),
    ...(outcome.tokenHash && { tokenHash: outcome.tokenHash }),
  })
  return { ok: true, codeId: sent.id }
}

/** Throws the refusal of a try, with the tries that are left. */
export function refuseTry(answer: CodeTry): void {
  if (answer.ok) return
  const { code, triesLeft: n } = answer
  throw new AppError(code, { n }, { code: { code, n } })
}

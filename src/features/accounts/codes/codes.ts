import { randomBytes, timingSafeEqual } from 'node:crypto'
import { DAY, HOUR, MINUTE, SECOND } from '../../../core/clock.ts'
import { AppError } from '../../../core/errors.ts'
import { newId } from '../../../core/ids.ts'
import { networkOf } from '../../../core/network.ts'
import type { OtpPurpose, Settings } from '../../../core/settings.ts'
import type { Lang } from '../../../core/shapes.ts'
import type { Tx } from '../../../db/types.ts'
import { formatFrom } from '../../../i18n/formats.ts'
import { hashToken } from '../../../platform/tokens.ts'
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

const hashCode = (id: string, code: string): string => hashToken(`${id} ${code}`)

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
  /** The role of the account that the code is for; it is not valid for the other role. */
  role: string
  /** Email address or E.164 number. */
  address: string
  /** Set for a signed-in account, whose own sends are then limited too. */
  accountId: string | null
  /**
   * Hash of the token of the sign-up or recovery, if any. Codes that other clients requested for the same address are
   * ignored.
   */
  clientHash?: string | null
  /** For a recovery: who requests the code, from `networkRequester` or `deviceRequester`. */
  requester?: string | null
}

/** A requester identified by network. */
export const networkRequester = (ip: string): string => `network:${networkOf(ip)}`
/** A device on which the account has logged in before. */
export const deviceRequester = (accountId: string, deviceHash: string): string => `device:${accountId}:${deviceHash}`
const isDevice = (requester: string | null): boolean => requester?.startsWith('device:') ?? false

export interface CodeRequest extends CodeTarget {
  /**
   * True if the address belongs to the signed-in account: codes that strangers requested for it do not count toward the
   * limits.
   */
  own: boolean
  via: SentCodeView['via']
  /** Language of the error that reports the requester's limits. */
  lang: Lang
  /** Language of the message, if the recipient may be another person; the default is `lang`. */
  messageLang?: Lang
  /**
   * False stores the code without sending it (recovery of an address without an account), so that the response does not
   * reveal whether the account exists.
   */
  deliver: boolean
}

export const purposeKey = ({ purpose, role }: Pick<CodeTarget, 'purpose' | 'role'>): string => `${purpose}:${role}`
const isOf = (purpose: OtpPurpose, send: Send): boolean => send.purpose.startsWith(`${purpose}:`)

type Counted = Pick<CodeRequest, 'purpose' | 'address' | 'accountId' | 'own' | 'requester'>

/**
 * Earlier sends that count toward the limits: those of the account, and those to the address unless it belongs to the
 * account.
 */
function histories(sends: readonly Send[], request: Counted, settings: Settings): SendHistory[] {
  const { purpose, address, accountId, own, requester } = request
  const alike = sends.filter((send) => isOf(purpose, send))
  const timesOf = (counts: (send: Send) => boolean) => alike.filter(counts).map(({ createdAt }) => createdAt)
  const toAddress = (send: Send) => send.address === address
  if (requester) {
    const usual = { sends: timesOf((send) => toAddress(send) && send.requester === requester) }
    if (isDevice(requester)) return [usual]
    // Separate, higher limits, so that recovery requests by strangers for this address do not use up the owner's
    // limits.
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

/** Throws the error of a rejected send, with the time from which another code can be requested. */
function refuseSend(answer: SendAnswer, lang: Lang, now: Date): void {
  if (answer.ok) return
  const { code, nextAt, max } = answer
  const s = Math.ceil((nextAt.getTime() - now.getTime()) / SECOND)
  throw new AppError(code, { n: max, s, time: formatFrom(lang, nextAt, now), nextAt: nextAt.toISOString() })
}

/**
 * Sends one code. Errors: `otp_resend_wait`, `otp_hour_limit`, `otp_day_limit`. Only the message contains the code; the
 * database stores a salted hash.
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
  const to: NoticeTo = { ...ADDRESS_OF[via](address), ...common }
  const data = { code, ref, minutes: settings['otp.life_minutes'] }
  if (request.deliver) await notify(tx, now, { kind: 'security.code', key: `code:${id}`, to, data })
  return sentView(row, resendFrom([...sends, row], request, now, settings))
}

/** The time from which another code can be requested; now if no limit is reached. */
function resendFrom(sends: readonly Send[], request: Counted, now: Date, settings: Settings): Date {
  const answer = maySend(histories(sends, request, settings), now, settings)
  return answer.ok ? now : answer.nextAt
}

const ADDRESS_OF = {
  email: (email: string) => ({ email }),
  sms: (phone: string) => ({ phone }),
  whatsapp: (whatsapp: string) => ({ whatsapp }),
} as const satisfies Record<SentCodeView['via'], unknown>

function viaOf({ address, purpose }: Pick<CodeRow, 'address' | 'purpose'>): SentCodeView['via'] {
  if (address.includes('@')) return 'email'
  return purpose.startsWith('verify_whatsapp:') ? 'whatsapp' : 'sms'
}

const sentView = (
  row: Pick<CodeRow, 'address' | 'purpose' | 'digits' | 'ref' | 'expiresAt'>,
  resendAt: Date,
): SentCodeView => ({
  to: row.address,
  via: viaOf(row),
  digits: row.digits,
  ref: row.ref,
  expiresAt: row.expiresAt.toISOString(),
  resendAt: resendAt.toISOString(),
})

/**
 * The last code sent for a purpose, which restores the step of a reopened page. Null if none was sent in the last hour
 * or its action is done.
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

export type CodeCheck =
  | { ok: true; codeId: string }
  | { ok: false; code: 'otp_wrong' | 'otp_used_up' | 'otp_expired'; triesLeft: number }

/** What a correct code grants: one action, tied to a token if there is no session. */
export interface CodeGrant {
  grant?: boolean
  tokenHash?: string
}

/**
 * Checks a code and counts the try. Returns the error instead of throwing it, because a wrong try must be committed:
 * throw it with `throwIfWrongCode` after the transaction.
 */
export async function checkCode(
  tx: Tx,
  now: Date,
  settings: Settings,
  target: CodeTarget & { code: string },
  outcome: CodeGrant = {},
): Promise<CodeCheck> {
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

/** Throws the error of a failed try, with the number of tries left. */
export function throwIfWrongCode(answer: CodeCheck): void {
  if (answer.ok) return
  const { code, triesLeft: n } = answer
  throw new AppError(code, { n }, { code: { code, n } })
}

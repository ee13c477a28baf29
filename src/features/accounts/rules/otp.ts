import { DAY, HOUR, MINUTE, SECOND } from '../../../core/clock.ts'
import type { OtpPurpose, Settings } from '../../../core/settings.ts'

export const codeDigits = (purpose: OtpPurpose, settings: Settings): number => settings['otp.digits'][purpose]

export const codeExpiry = (sentAt: Date, settings: Settings): Date =>
  new Date(sentAt.getTime() + settings['otp.life_minutes'] * MINUTE)

/**
 * A code of so many digits from random bytes (four for each code, cryptographic). A draw at the upper end, which would
 * favour low codes, gives null: draw again.
 */
export function codeFromBytes(bytes: Uint8Array, digits: number): string | null {
  const range = 10 ** digits
  const drawn = new DataView(bytes.buffer, bytes.byteOffset, 4).getUint32(0)
  const limit = Math.floor(2 ** 32 / range) * range
  return drawn < limit ? String(drawn % range).padStart(digits, '0') : null
}

export type SendRefusal = 'otp_resend_wait' | 'otp_hour_limit' | 'otp_day_limit'
export type SendAnswer = { ok: true } | { ok: false; code: SendRefusal; nextAt: Date }

/** When a limit of `max` sends in `span` lets one more through: once the oldest of the last `max` is out of the span. */
function limitEnds(sends: readonly Date[], max: number, span: number, now: Date): Date | null {
  const inside = sends.map((s) => s.getTime()).filter((s) => s > now.getTime() - span)
  if (inside.length < max) return null
  inside.sort((a, b) => b - a)
  return new Date((inside[max - 1] ?? now.getTime()) + span)
}

/**
 * Whether one more code may be sent. `sends` are earlier sends, used or not, of one account or to one address: call it
 * once with each history. `times` widens the limits for a history that several share. Of several limits the longest
 * wait is told.
 */
export function maySend(sends: readonly Date[], now: Date, settings: Settings, times = 1): SendAnswer {
  const limits: readonly (readonly [SendRefusal, number, number])[] = [
    ['otp_day_limit', settings['otp.per_day'], DAY],
    ['otp_hour_limit', settings['otp.per_hour'], HOUR],
    ['otp_resend_wait', 1, settings['otp.resend_seconds'] * SECOND],
  ]
  for (const [code, max, span] of limits) {
    const nextAt = limitEnds(sends, max * times, span, now)
    if (nextAt !== null) return { ok: false, code, nextAt }
  }
  return { ok: true }
}

/** A code as stored. `hashMatches` is the comparison that the service made in constant time. */
export interface SentCode {
  purpose: string
  tries: number
  expiresAt: Date
  usedAt: Date | null
}

export type VerifyAnswer =
  | { ok: true }
  /** `triesLeft` of this code after the try; `countTry`: store one try more. */
  | { ok: false; code: 'otp_wrong' | 'otp_used_up' | 'otp_expired'; triesLeft: number; countTry: boolean }

/**
 * Decides a try. A code of another purpose, used or expired, is expired to whoever asks; after five wrong tries even the
 * right digits are refused.
 */
export function verifyCode(
  sent: SentCode | null,
  given: { purpose: OtpPurpose; hashMatches: boolean },
  now: Date,
  settings: Settings,
): VerifyAnswer {
  const refuse = (code: 'otp_wrong' | 'otp_used_up' | 'otp_expired', triesLeft: number, countTry = false) =>
    ({ ok: false, code, triesLeft, countTry }) as const
  if (sent === null || sent.purpose !== given.purpose || sent.usedAt !== null || now >= sent.expiresAt)
    return refuse('otp_expired', 0)
  const left = settings['otp.tries'] - sent.tries
  if (left <= 0) return refuse('otp_used_up', 0)
  if (given.hashMatches) return { ok: true }
  return refuse(left === 1 ? 'otp_used_up' : 'otp_wrong', left - 1, true)
}

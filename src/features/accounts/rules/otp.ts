import { DAY, HOUR, MINUTE, SECOND } from '../../../core/clock.ts'
import type { OtpPurpose, Settings } from '../../../core/settings.ts'

/**
 * Number of digits of the next code. `wrongTries` are those of the last day, for codes of the same address or account:
 * after several used-up codes the next ones are longer, because short codes are easier to guess.
 */
export function codeDigits(purpose: OtpPurpose, wrongTries: number, settings: Settings): number {
  // Settings stored before this purpose existed do not contain it.
  const usual = settings['otp.digits'][purpose] ?? settings['otp.digits'].recovery
  const used = wrongTries >= settings['otp.tries'] * settings['otp.used_up_max']
  return used ? Math.max(usual, settings['otp.digits_after_used_up']) : usual
}

export const codeExpiry = (sentAt: Date, settings: Settings): Date =>
  new Date(sentAt.getTime() + settings['otp.life_minutes'] * MINUTE)

/**
 * Converts random bytes (four, cryptographic) to a code of `digits` digits. Returns null for a value at the upper end
 * of the range, which would make low codes more likely; the caller draws again.
 */
export function codeFromBytes(bytes: Uint8Array, digits: number): string | null {
  const range = 10 ** digits
  const drawn = new DataView(bytes.buffer, bytes.byteOffset, 4).getUint32(0)
  const limit = Math.floor(2 ** 32 / range) * range
  return drawn < limit ? String(drawn % range).padStart(digits, '0') : null
}

export type SendAnswer =
  | { ok: true }
  /** `max`: sends allowed by the limit that ends last; `nextAt`: when another code can be requested. */
  | { ok: false; code: 'otp_resend_wait' | 'otp_hour_limit' | 'otp_day_limit'; nextAt: Date; max: number }

/**
 * When a limit of `max` sends in `span` allows another send: when the oldest of the last `max` is older than the span.
 */
function limitEnds(sends: readonly Date[], max: number, span: number, now: Date): Date | null {
  const inside = sends.map((s) => s.getTime()).filter((s) => s > now.getTime() - span)
  if (inside.length < max) return null
  inside.sort((a, b) => b - a)
  return new Date((inside[max - 1] ?? now.getTime()) + span)
}

/** Earlier sends for one purpose, whether used or not: of an account, to an address, or of a network. */
export interface SendHistory {
  sends: readonly Date[]
  /** A daily limit that replaces the usual limits. */
  dayMax?: number
}

/** Whether another code may be sent. If several limits apply, the one that ends last counts. */
export function maySend(histories: readonly SendHistory[], now: Date, settings: Settings): SendAnswer {
  const usual = [
    { code: 'otp_day_limit', max: settings['otp.per_day'], span: DAY },
    { code: 'otp_hour_limit', max: settings['otp.per_hour'], span: HOUR },
    { code: 'otp_resend_wait', max: 1, span: settings['otp.resend_seconds'] * SECOND },
  ] as const
  let last: SendAnswer = { ok: true }
  for (const { sends, dayMax } of histories)
    for (const { code, max, span } of dayMax ? [{ ...usual[0], max: dayMax }] : usual) {
      const nextAt = limitEnds(sends, max, span, now)
      if (nextAt !== null && (last.ok || nextAt > last.nextAt)) last = { ok: false, code, nextAt, max }
    }
  return last
}

/** A stored code. */
export interface SentCode {
  purpose: string
  tries: number
  expiresAt: Date
  usedAt: Date | null
}

export type VerifyAnswer =
  | { ok: true }
  /** `triesLeft`: tries left for this code; `countTry`: whether the caller must store one more try. */
  | { ok: false; code: 'otp_wrong' | 'otp_used_up' | 'otp_expired'; triesLeft: number; countTry: boolean }

/**
 * Decides a try; `hashMatches` is the service's constant-time comparison. A code for another purpose, a used code and
 * an old code are all reported as expired; after five wrong tries even the correct code is rejected.
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

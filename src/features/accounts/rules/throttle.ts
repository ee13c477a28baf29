import { MINUTE } from '../../../core/clock.ts'
import type { Settings } from '../../../core/settings.ts'

export type LoginAnswer = { ok: true } | { ok: false; code: 'login_throttled'; nextAt: Date }

function blockedUntil(failures: readonly Date[], max: number, span: number, now: Date): number {
  const inside = failures.map((f) => f.getTime()).filter((f) => f > now.getTime() - span)
  if (inside.length < max) return 0
  inside.sort((a, b) => b - a)
  return (inside[max - 1] ?? 0) + span
}

/**
 * Whether a login may be tried: too many failures of one account, or from one address, within the window refuse it for
 * all who ask, so that the answer tells nothing about the account. The longer of the two waits is told.
 */
export function mayLogin(
  failures: { account: readonly Date[]; address: readonly Date[] },
  now: Date,
  settings: Settings,
): LoginAnswer {
  const span = settings['login.window_minutes'] * MINUTE
  const until = Math.max(
    blockedUntil(failures.account, settings['login.failures_account'], span, now),
    blockedUntil(failures.address, settings['login.failures_address'], span, now),
  )
  return until === 0 ? { ok: true } : { ok: false, code: 'login_throttled', nextAt: new Date(until) }
}

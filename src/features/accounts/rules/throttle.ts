import { MINUTE, SECOND } from '../../../core/clock.ts'
import type { Settings } from '../../../core/settings.ts'

export type LoginAnswer = { ok: true } | { ok: false; code: 'login_throttled' | 'login_slowed'; nextAt: Date }

const timesWithin = (failures: readonly Date[], span: number, now: Date): number[] =>
  failures
    .map((failure) => failure.getTime())
    .filter((time) => time > now.getTime() - span)
    .sort((a, b) => b - a)

function blockedUntil(failures: readonly Date[], max: number, span: number, now: Date): number {
  const times = timesWithin(failures, span, now)
  return times.length < max ? 0 : (times[max - 1] ?? 0) + span
}

const spanOf = (settings: Settings): number => settings['login.window_minutes'] * MINUTE

function answer(until: number, code: 'login_throttled' | 'login_slowed', now: Date): LoginAnswer {
  return until <= now.getTime() ? { ok: true } : { ok: false, code, nextAt: new Date(until) }
}

/** Throttle for a known device of the account, or its signed-in owner: only their own failures count. */
export const throttleRecognizedDevice = (own: readonly Date[], now: Date, settings: Settings): LoginAnswer =>
  answer(blockedUntil(own, settings['login.failures_account'], spanOf(settings), now), 'login_throttled', now)

export interface StrangerFailures {
  /** Failures of this network at this account. */
  here: readonly Date[]
  /** Failures of this network at all accounts. */
  network: readonly Date[]
  /** Failures of all unknown devices at this account. */
  account: readonly Date[]
}

/**
 * Throttle for an unknown device. Its network has few tries for one account and some more in total. If many networks
 * fail at one account, the delay between tries doubles with each failure, up to some seconds: guessing becomes slow,
 * and the owner on a new device waits no longer than that. The result is the same if the account does not exist.
 */
export function throttleNewDevice(failures: StrangerFailures, now: Date, settings: Settings): LoginAnswer {
  const span = spanOf(settings)
  const few = settings['login.failures_account']
  const blocked = Math.max(
    blockedUntil(failures.here, few, span, now),
    blockedUntil(failures.network, settings['login.failures_address'], span, now),
  )
  const refused = answer(blocked, 'login_throttled', now)
  const times = timesWithin(failures.account, span, now)
  if (!refused.ok || times.length < few) return refused
  const seconds = Math.min(settings['login.slowdown_max_seconds'], 2 ** (times.length - few))
  return answer((times[0] ?? 0) + seconds * SECOND, 'login_slowed', now)
}

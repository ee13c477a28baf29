import { MINUTE } from '../../core/clock.ts'
import { AppError } from '../../core/errors.ts'
import { networkOf } from '../../core/network.ts'
import type { Settings } from '../../core/settings.ts'
import type { Ctx } from '../../service/context.ts'
import { readSettings } from '../../service/settings.ts'
import { dropTries, failuresOf, forgiveKey, recordTries } from './attempt-store.ts'
import { passwordMatches } from './passwords.ts'
import { mayLogin } from './rules/throttle.ts'

/**
 * Compares a password under the throttle of the account's key and of the caller's network. A try that may not be made
 * is `login_throttled` whoever asks; a wrong one is counted and answers false with the tries that are left.
 */
export async function tryPassword(
  ctx: Ctx,
  key: string,
  stored: string | null,
  password: string,
): Promise<{ ok: boolean; triesLeft: number }> {
  const now = ctx.clock.now()
  const address = `address:${networkOf(ctx.ip)}`
  // Committed before anybody counts: of tries at the same time, each sees those that were written before it.
  const ids = await ctx.write((tx) => recordTries(tx, [key, address], now))
  const begun = await ctx.write(async (tx) => {
    const settings = await readSettings(tx, now)
    const since = new Date(now.getTime() - settings['login.window_minutes'] * MINUTE)
    const account = await failuresOf(tx, key, since, ids)
    const answer = mayLogin({ account, address: await failuresOf(tx, address, since, ids) }, now, settings)
    if (!answer.ok) await dropTries(tx, ids)
    return { ids, answer, settings, failed: account.length }
  })
  if (!begun.answer.ok) throw throttled(begun.answer.nextAt, now)
  const ok = await passwordMatches(stored, password)
  if (ok)
    await ctx.write(async (tx) => {
      await dropTries(tx, begun.ids)
      await forgiveKey(tx, key)
    })
  return { ok, triesLeft: triesLeft(begun.failed, begun.settings) }
}

const triesLeft = (failed: number, settings: Settings): number =>
  Math.max(0, settings['login.failures_account'] - failed - 1)

const throttled = (until: Date, now: Date): AppError =>
  new AppError('login_throttled', { minutes: Math.max(1, Math.ceil((until.getTime() - now.getTime()) / MINUTE)) })

import { MINUTE, SECOND } from '../../../core/clock.ts'
import { AppError } from '../../../core/errors.ts'
import { networkOf } from '../../../core/network.ts'
import type { Settings } from '../../../core/settings.ts'
import type { Tx } from '../../../db/types.ts'
import type { Ctx } from '../../../platform/context.ts'
import { readSettings } from '../../../platform/settings.ts'
import { passwordMatches } from '../passwords/passwords.ts'
import { type LoginAnswer, throttleNewDevice, throttleRecognizedDevice } from '../rules/throttle.ts'
import { deleteAttempts, deleteFailures, failuresOf, type LoginAttempt, recordAttempts } from './store.ts'

/**
 * Who tries a password. `own`: the key of a known device of the account or of its signed-in owner; `account`: anybody
 * else, with the account they try.
 */
export type AttemptSource = { own: string } | { account: string }

interface Keys {
  /** Key of the failures at this account. */
  here: string
  /** Key of the failures at all accounts. */
  network: string
  tries: LoginAttempt[]
}

function keysOf(trier: AttemptSource, ip: string): Keys {
  const network = `address:${networkOf(ip)}`
  if ('own' in trier) return { here: trier.own, network, tries: [{ key: trier.own }] }
  const here = `${trier.account} ${network}`
  return { here, network, tries: [{ key: here, account: trier.account }, { key: network }] }
}

/** Decides a try that is already stored. `here`: earlier failures of the same client at this account. */
async function decide(
  tx: Tx,
  trier: AttemptSource,
  { here: key, network }: Keys,
  ids: readonly string[],
  { now, settings }: { now: Date; settings: Settings },
): Promise<{ answer: LoginAnswer; here: Date[] }> {
  const since = new Date(now.getTime() - settings['login.window_minutes'] * MINUTE)
  const failures = (of: Parameters<typeof failuresOf>[1]) => failuresOf(tx, of, since, ids)
  const here = await failures({ key })
  if ('own' in trier) return { answer: throttleRecognizedDevice(here, now, settings), here }
  const others = { network: await failures({ key: network }), account: await failures({ account: trier.account }) }
  return { answer: throttleNewDevice({ here, ...others }, now, settings), here }
}

/**
 * Compares a password, throttled. A try that is not allowed throws `login_throttled` or `login_slowed`. A wrong
 * password is counted: the result is false with the number of tries left and, after the last one, with the error that
 * the next try would get.
 */
export async function verifyPassword(
  ctx: Ctx,
  trier: AttemptSource,
  stored: string | null,
  password: string,
): Promise<{ ok: boolean; triesLeft: number; blocked: AppError | null }> {
  const now = ctx.clock.now()
  const keys = keysOf(trier, ctx.ip)
  // Committed before the decision, so that parallel tries count each other.
  const ids = await ctx.write((tx) => recordAttempts(tx, keys.tries, now))
  const { answer, here, settings } = await ctx.write(async (tx) => {
    const settings = await readSettings(tx, now)
    const decided = await decide(tx, trier, keys, ids, { now, settings })
    if (!decided.answer.ok) await deleteAttempts(tx, ids)
    return { ...decided, settings }
  })
  if (!answer.ok) throw throttled(answer, now)
  const ok = await passwordMatches(stored, password).catch(async (error: unknown) => {
    // The password was not compared, so the try does not count.
    await ctx.write((tx) => deleteAttempts(tx, ids))
    throw error
  })
  if (ok)
    await ctx.write(async (tx) => {
      await deleteAttempts(tx, ids)
      await deleteFailures(tx, keys.here)
    })
  const next = throttleRecognizedDevice([...here, now], now, settings)
  const blocked = ok || next.ok ? null : throttled(next, now)
  return { ok, triesLeft: Math.max(0, settings['login.failures_account'] - here.length - 1), blocked }
}

function throttled({ code, nextAt }: Extract<LoginAnswer, { ok: false }>, now: Date): AppError {
  const wait = nextAt.getTime() - now.getTime()
  const s = Math.max(1, Math.ceil(wait / SECOND))
  return code === 'login_slowed'
    ? new AppError(code, { s })
    : new AppError(code, { s, minutes: Math.ceil(wait / MINUTE) })
}

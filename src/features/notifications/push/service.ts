import { type Clock, DAY } from '../../../core/clock.ts'
import { AppError } from '../../../core/errors.ts'
import { newId } from '../../../core/ids.ts'
import { withTx } from '../../../db/tx.ts'
import type { Db } from '../../../db/types.ts'
import { type Handlers, personOf } from '../../../platform/context.ts'
import { deviceName } from '../../accounts/rules/device-name.ts'
import { PERSISTENT_DAYS } from '../../accounts/rules/sessions.ts'
import type { pushContract } from './contract.ts'
import {
  deleteById,
  deleteForgotten,
  deleteOwn,
  deviceOf,
  endOldest,
  findByEndpoint,
  listDevices,
  moveSubscription,
  saveSubscription,
} from './store.ts'

/** Maximum number of subscribed devices of an account; the oldest one is removed first. */
export const MOST_DEVICES = 10

export const pushHandlers = {
  async push(ctx) {
    const { sessionId } = ctx.caller
    const accountId = personOf(ctx.caller)
    const [rows, device] = await Promise.all([
      listDevices(ctx.db, accountId, ctx.clock.now()),
      deviceOf(ctx.db, accountId, sessionId),
    ])
    const devices = rows.map(({ id, loginId, createdAt, userAgent }) => ({
      id,
      name: deviceName(userAgent, {}),
      createdAt: createdAt.toISOString(),
      current: loginId === device,
    }))
    return { publicKey: ctx.ports.push.publicKey, devices }
  },

  async subscribe(ctx, { body }) {
    if (!ctx.ports.push.accepts(body)) throw new AppError('push_unsupported')
    const { sessionId } = ctx.caller
    const accountId = personOf(ctx.caller)
    const now = ctx.clock.now()
    await ctx.write(async (tx) => {
      const loginId = await deviceOf(tx, accountId, sessionId)
      if (!loginId) throw new AppError('unauthenticated')
      await saveSubscription(tx, { id: newId(now.getTime()), accountId, loginId, ...body, createdAt: now })
      await endOldest(tx, accountId, MOST_DEVICES)
    })
    return { ok: true as const }
  },

  async checkPush(ctx, { body }) {
    const { sessionId } = ctx.caller
    const accountId = personOf(ctx.caller)
    const on = await ctx.write(async (tx) => {
      const row = await findByEndpoint(tx, body.endpoint)
      const device = await deviceOf(tx, accountId, sessionId)
      if (!row || !device) return false
      const valid = row.accountId === accountId && body.publicKey === ctx.ports.push.publicKey
      if (!valid) await deleteById(tx, row.id)
      else if (row.loginId !== device) await moveSubscription(tx, row.id, device)
      return valid
    })
    return { on }
  },

  async endPush(ctx, { params }) {
    const ended = await ctx.write((tx) => deleteOwn(tx, personOf(ctx.caller), params.id))
    if (!ended) throw new AppError('not_found')
    return { ok: true as const }
  },
} satisfies Handlers<typeof pushContract>

/** Deletes the subscriptions of devices that were logged out or not used for a month. */
export async function sweepPush(app: { db: Db; clock: Clock }): Promise<void> {
  await withTx(app.db, (tx) => deleteForgotten(tx, new Date(app.clock.now().getTime() - PERSISTENT_DAYS * DAY)))
}

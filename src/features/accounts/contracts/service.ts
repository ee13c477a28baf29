import type { Clock } from '../../../core/clock.ts'
import { AppError } from '../../../core/errors.ts'
import { newId } from '../../../core/ids.ts'
import { withTx } from '../../../db/tx.ts'
import type { Db } from '../../../db/types.ts'
import { audit } from '../../../platform/audit.ts'
import { type Handlers, OPEN_CALLER } from '../../../platform/context.ts'
import { notify } from '../../notifications/service.ts'
import { endSessions } from '../sessions/session.ts'
import type { contractsContract } from './contract.ts'
import { expireEnded, findRenewal, insertRenewal, lockExpired, updateNote } from './store.ts'

const SWEEP_BATCH = 100

/** Expires marketers whose contract has ended. The sweep of the jobs, which runs after this one, pauses their jobs. */
export async function expireContracts({ db, clock }: { db: Db; clock: Clock }): Promise<void> {
  const now = clock.now()
  let found: number
  do {
    found = await withTx(db, async (tx) => {
      const ended = await expireEnded(tx, now, SWEEP_BATCH)
      for (const { id, endedAt } of ended) {
        await endSessions(tx, id, now)
        const act = { act: 'account.expire', targetType: 'account', targetId: id } as const
        const change = { before: { status: 'active' }, after: { status: 'expired' } }
        await audit(tx, { caller: OPEN_CALLER, clock, ip: '' }, { ...act, ...change })
        await notify(tx, now, {
          kind: 'account.expired',
          key: `account:${id}:contract:${endedAt?.getTime()}`,
          to: { accountId: id },
          data: { date: endedAt },
        })
      }
      return ended.length
    })
  } while (found === SWEEP_BATCH)
}

export const contractsHandlers = {
  async requestRenewal(ctx, { body: { note } }) {
    const { accountId } = ctx.caller
    const now = ctx.clock.now()
    return ctx.write(async (tx) => {
      const expired = await lockExpired(tx, accountId)
      if (!expired) throw new AppError('conflict')
      const before = await findRenewal(tx, accountId)
      if (before) {
        await updateNote(tx, accountId, note)
        return { requestedAt: before.requestedAt.toISOString() }
      }
      const id = newId(now.getTime())
      await insertRenewal(tx, { id, accountId, note, requestedAt: now })
      await notify(tx, now, {
        kind: 'operator.renewal',
        key: `renewal:${id}`,
        to: { operators: true },
        data: { brand: expired.names, date: expired.endedAt, note },
        href: `/Operator/user?open=${accountId}`,
      })
      return { requestedAt: now.toISOString() }
    })
  },
} satisfies Handlers<typeof contractsContract>

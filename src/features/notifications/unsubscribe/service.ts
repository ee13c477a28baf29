import { AppError } from '../../../core/errors.ts'
import type { Tx } from '../../../db/types.ts'
import type { Ctx, Handlers } from '../../../platform/context.ts'
import { listPreferences, savePreferences } from '../preferences/store.ts'
import { canUnsubscribe, groupOf, type KindGroup, type NoticeKind } from '../rules.ts'
import { findEmail } from '../store-list.ts'
import type { unsubscribeContract } from './contract.ts'

/** The account and group of an email with an unsubscribe link. Errors: `not_found`. */
async function findSubscription(tx: Tx, capability: string): Promise<{ accountId: string; group: KindGroup }> {
  const email = await findEmail(tx, capability)
  const kind = email?.kind as NoticeKind | undefined
  if (!email || !kind || !canUnsubscribe(kind)) throw new AppError('not_found')
  return { accountId: email.accountId, group: groupOf(kind) }
}

async function readSubscription(ctx: Ctx, capability: string) {
  const { accountId, group } = await findSubscription(ctx.db, capability)
  const switches = await listPreferences(ctx.db, accountId)
  const on = switches.some((one) => one.kindGroup === group && one.channel === 'email' && one.enabled)
  return { group, on }
}

export const unsubscribeHandlers = {
  subscription: (ctx, { params }) => readSubscription(ctx, params.id),
  unsubscribe: (ctx, { params }) =>
    ctx.write(async (tx) => {
      const { accountId, group } = await findSubscription(tx, params.id)
      await savePreferences(tx, accountId, [{ kindGroup: group, channel: 'email', enabled: false }])
      return { ok: true as const }
    }),
} satisfies Handlers<typeof unsubscribeContract>

import { DAY } from '../../core/clock.ts'
import type { Tx } from '../../db/types.ts'
import type { Ctx } from '../../platform/context.ts'
import { readSettings } from '../../platform/settings.ts'
import { notify } from '../notifications/service.ts'
import { endInvitations, giveNotice } from './store.ts'

/**
 * Ends what a manager agreed with partners, with the agreed notice: jobs that are accepted until then keep their terms.
 * Invitations end at once.
 */
export async function endAgreementsOf(tx: Tx, ctx: Ctx, manager: { id: string; name: string }): Promise<void> {
  const now = ctx.clock.now()
  const endsAt = new Date(now.getTime() + (await readSettings(tx, now))['manager.notice_days'] * DAY)
  await endInvitations(tx, manager.id)
  for (const { id, partnerId } of await giveNotice(tx, manager.id, endsAt, ctx.caller.accountId))
    await notify(tx, now, {
      kind: 'partner.ending',
      key: `partner:${id}:ending`,
      to: { accountId: partnerId },
      data: { name: manager.name, date: endsAt },
    })
}

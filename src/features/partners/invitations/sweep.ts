import type { SQL } from 'drizzle-orm'
import type { Clock } from '../../../core/clock.ts'
import { withTx } from '../../../db/tx.ts'
import type { Db, Tx } from '../../../db/types.ts'
import { notify } from '../../notifications/service.ts'
import { endOverdue, expireInvitations, readNames } from '../store.ts'

/** Closes invitations and agreements that have expired, and notifies both sides. */
export async function sweepPartners(app: { db: Db; clock: Clock }): Promise<void> {
  await withTx(app.db, (tx) => closeOverdue(tx, app.clock.now()))
}

/** The same for the rows that an action is about to use, in case the sweep has not run yet. */
export async function closeOverdue(tx: Tx, now: Date, only?: SQL): Promise<void> {
  const expired = await expireInvitations(tx, now, only)
  const ended = await endOverdue(tx, now, only)
  if (expired.length + ended.length === 0) return
  const names = await readNames(
    tx,
    [...expired, ...ended].flatMap(({ managerId, partnerId }) => (partnerId ? [managerId, partnerId] : [managerId])),
  )
  const nameOf = (id: string | null) => names.get(id ?? '') ?? ''
  for (const link of expired)
    await notify(tx, now, {
      kind: 'partner.expired',
      key: `partner:${link.id}:expired`,
      to: { accountId: link.managerId },
      data: { creator: link.email ?? nameOf(link.partnerId) },
      href: '/Influencer/partnerFriend?state=ended',
    })
  for (const link of ended) {
    if (!link.partnerId) continue
    const sides = [
      { reader: link.managerId, other: link.partnerId, href: '/Influencer/partnerFriend?state=ended' },
      { reader: link.partnerId, other: link.managerId, href: `/Influencer/partnerConsent/${link.id}` },
    ]
    for (const { reader, other, href } of sides)
      await notify(tx, now, {
        kind: 'partner.ended',
        key: `partner:${link.id}:ended:${reader}`,
        to: { accountId: reader },
        data: { name: nameOf(other) },
        href,
      })
  }
}

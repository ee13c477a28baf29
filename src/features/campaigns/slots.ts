import type { Clock } from '../../core/clock.ts'
import { AppError } from '../../core/errors.ts'
import { withTx } from '../../db/tx.ts'
import type { Db, Tx } from '../../db/types.ts'
import { invalidateContent } from '../../platform/content.ts'
import { notify } from '../notifications/service.ts'
import { removeFromIndex } from '../search/service.ts'
import { syncMarketListing } from './market/listing.ts'
import { campaignTransitionFor } from './rules/status.ts'
import { closeDue, countRunning, freeOneSlot, takeOneSlot } from './store.ts'

const BATCH = 100

/** Takes one slot. Throws `slot_taken` if none is free or the campaign is no longer live. */
export async function reserveSlot(tx: Tx, campaignId: string, now: Date): Promise<void> {
  const left = await takeOneSlot(tx, campaignId)
  if (left === null) throw new AppError('slot_taken')
  if (left === 0) await syncMarketListing(tx, campaignId, now)
}

/** Frees a slot. Throws `conflict` if none was taken. */
export async function releaseSlot(tx: Tx, campaignId: string, now: Date): Promise<void> {
  const left = await freeOneSlot(tx, campaignId)
  if (left === null) throw new AppError('conflict')
  if (left === 1) await syncMarketListing(tx, campaignId, now)
}

/** Closes live campaigns whose closing day has passed and notifies their brands. Returns their number. */
export async function closeDueCampaigns(app: { db: Db; clock: Clock }): Promise<number> {
  const now = app.clock.now()
  const { to, notify: notices } = campaignTransitionFor('live', 'close', 'system')
  for (let closed = 0; ; ) {
    const rows = await withTx(app.db, async (tx) => {
      const due = await closeDue(tx, to, now, BATCH)
      if (due.length === 0) return due
      const ids = due.map(({ id }) => id)
      await invalidateContent(tx, 'jobs')
      await removeFromIndex(tx, ids)
      const running = await countRunning(tx, ids)
      for (const row of due)
        for (const kind of notices)
          await notify(tx, now, {
            kind,
            key: `campaign:${row.id}:closed`,
            to: { accountId: row.marketerId },
            data: { campaign: row.title, n: running.get(row.id) },
            href: `/Marketer/manageCampaign/${row.id}`,
          })
      return due
    })
    closed += rows.length
    if (rows.length < BATCH) return closed
  }
}

import type { Logger } from 'pino'
import { dayOf, startOfDay } from '../../../core/calendar.ts'
import type { Clock } from '../../../core/clock.ts'
import { withTx } from '../../../db/tx.ts'
import type { Db, Tx } from '../../../db/types.ts'
import { readSettings } from '../../../platform/settings.ts'
import { sweepEach } from '../../../platform/sweep-each.ts'
import { eraseRetained } from '../../accounts/service.ts'
import { eraseAttachments } from '../../attachments/service.ts'
import { eraseChannels } from '../../channels/service.ts'
import { eraseJobContent } from '../../jobs/service.ts'
import { eraseInvitedAddress } from '../../partners/service.ts'
import { eraseBankAccounts } from '../../payouts/service.ts'
import { eraseNote, listRetained, lockRetained } from './store.ts'

/** Number of accounts per sweep. Each has its own transaction. */
const SWEEP_BATCH = 20

/**
 * Erases the personal data of closed accounts when the retention ends. It lasts whole calendar years after the year of
 * closing.
 */
export async function sweepRetention(app: { db: Db; clock: Clock; log: Pick<Logger, 'error'> }): Promise<void> {
  const now = app.clock.now()
  const years = (await readSettings(app.db, now))['account.retention_years']
  const before = startOfDay(`${Number(dayOf(now).slice(0, 4)) - years}-01-01`)
  await sweepEach(app.log, {
    sweep: 'retention',
    rows: await listRetained(app.db, before, SWEEP_BATCH),
    about: (accountId) => ({ accountId }),
    handle: (id) => withTx(app.db, (tx) => erase(tx, id, before, now)),
    required: true,
  })
}

async function erase(tx: Tx, id: string, before: Date, now: Date): Promise<void> {
  if (!(await lockRetained(tx, id, before))) return
  await eraseAttachments(tx, id, now)
  await eraseBankAccounts(tx, id, now)
  await eraseChannels(tx, id)
  await eraseJobContent(tx, id, now)
  await eraseInvitedAddress(tx, id)
  await eraseNote(tx, id)
  await eraseRetained(tx, id, now)
}

import type { Logger } from 'pino'
import { dayOf, startOfDay } from '../../../core/calendar.ts'
import { type Clock, DAY } from '../../../core/clock.ts'
import { withTx } from '../../../db/tx.ts'
import type { Db, Tx } from '../../../db/types.ts'
import { readSettings } from '../../../platform/settings.ts'
import { sweepEach } from '../../../platform/sweep-each.ts'
import { eraseRetained, updateAccount } from '../../accounts/service.ts'
import { eraseAttachments } from '../../attachments/service.ts'
import { eraseChannels } from '../../channels/service.ts'
import { eraseJobContent } from '../../jobs/service.ts'
import { eraseInvitedAddress } from '../../partners/service.ts'
import { eraseBankAccounts } from '../../payouts/service.ts'
import { eraseNote, listRetained, lockRetained, type Retained } from './store.ts'

/** Number of accounts per sweep. Each has its own transaction. */
const SWEEP_BATCH = 20
/** How long the identity files of a closed account are retained, as the privacy policy says. */
const FILE_RETENTION = 90 * DAY

interface SweepApp {
  db: Db
  clock: Clock
  log: Pick<Logger, 'error'>
}

/** Erases the identity files of accounts that were closed ninety days ago. */
export const sweepIdentityFiles = (app: SweepApp): Promise<unknown> =>
  eraseEach(app, 'filesErasedAt', new Date(app.clock.now().getTime() - FILE_RETENTION), eraseFiles)

/**
 * Erases the personal data of closed accounts when the retention ends. It lasts whole calendar years after the year of
 * closing.
 */
export async function sweepRetention(app: SweepApp): Promise<void> {
  const now = app.clock.now()
  const years = (await readSettings(app.db, now))['account.retention_years']
  await eraseEach(app, 'erasedAt', startOfDay(`${Number(dayOf(now).slice(0, 4)) - years}-01-01`), eraseAll)
}

/** Erases what is retained of the accounts that were closed before a time. */
async function eraseEach(
  app: SweepApp,
  what: Retained,
  before: Date,
  erase: (tx: Tx, accountId: string, now: Date) => Promise<void>,
): Promise<void> {
  const now = app.clock.now()
  await sweepEach(app.log, {
    sweep: 'retention',
    rows: await listRetained(app.db, what, before, SWEEP_BATCH),
    about: (accountId) => ({ accountId }),
    handle: (id) =>
      withTx(app.db, async (tx) => {
        if (await lockRetained(tx, what, id, before)) await erase(tx, id, now)
      }),
    required: true,
  })
}

async function eraseFiles(tx: Tx, id: string, now: Date): Promise<void> {
  await eraseAttachments(tx, id, now)
  await updateAccount(tx, id, { filesErasedAt: now })
}

async function eraseAll(tx: Tx, id: string, now: Date): Promise<void> {
  await eraseBankAccounts(tx, id, now)
  await eraseChannels(tx, id)
  await eraseJobContent(tx, id, now)
  await eraseInvitedAddress(tx, id)
  await eraseNote(tx, id)
  await eraseRetained(tx, id, now)
}

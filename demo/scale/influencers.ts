import { withTx } from '../../src/db/tx.ts'
import { accounts, consents, influencers } from '../../src/features/accounts/schema.ts'
import { channelPrices, channels } from '../../src/features/channels/schema.ts'
import { bankAccounts } from '../../src/features/payouts/schema.ts'
import { readSettings } from '../../src/platform/settings.ts'
import { channelRows } from '../channel-rows.ts'
import type { DemoInfluencer } from '../content/types.ts'
import { seedId, type Today, timeOn, todayAt } from '../day.ts'
import { influencerRows } from '../people.ts'
import { demoHash } from '../seed.ts'
import type { Seeding } from '../seeding.ts'
import { insertAll } from '../write.ts'
import { codeOf, scaleInfluencer } from './influencer.ts'
import { readProgress, saveProgress } from './progress.ts'

const BATCH = 500

/** The account id and joining time of an added influencer. */
export function accountOf(person: DemoInfluencer, today: Today): { id: string; joinedAt: Date } {
  const joinedAt = timeOn(today, person.joinedDay, 'joined', person.key)
  return { id: seedId(`creator/${person.key}`, joinedAt), joinedAt }
}

/**
 * Adds influencers with their channels and prices until the database has `count` of them, 500 per transaction.
 * `onProgress` receives the number of influencers after each batch.
 */
export async function seedInfluencers(
  app: Pick<Seeding, 'db' | 'clock'>,
  count: number,
  onProgress: (done: number) => void,
): Promise<void> {
  const { startedAt } = await readProgress(app.db, app.clock.now())
  const today = todayAt(new Date(startedAt))
  const [settings, passwordHash] = await Promise.all([readSettings(app.db, today.now), demoHash()])
  for (;;) {
    const progress = await readProgress(app.db, today.now)
    const from = progress.influencers
    if (from >= count) return
    const to = Math.min(from + BATCH, count)
    const batch = Array.from({ length: to - from }, (_, i) => {
      const person = scaleInfluencer(from + i)
      const { id, joinedAt } = accountOf(person, today)
      const owned = channelRows(person, { id, joinedAt }, today, settings)
      const rows = influencerRows(person, id, joinedAt, passwordHash)
      const code = codeOf(from + i)
      const influencer = { ...rows.influencer, handle: `creator-${code.toLowerCase()}`, refCode: code }
      return { ...rows, influencer, owned }
    })
    await withTx(app.db, async (tx) => {
      await insertAll(
        tx,
        accounts,
        batch.map(({ account }) => account),
      )
      await insertAll(
        tx,
        influencers,
        batch.map(({ influencer }) => influencer),
      )
      await insertAll(
        tx,
        consents,
        batch.flatMap((rows) => rows.consents),
      )
      await insertAll(
        tx,
        bankAccounts,
        batch.map(({ bank }) => bank),
      )
      await insertAll(
        tx,
        channels,
        batch.flatMap(({ owned }) => owned.map(({ channel }) => channel)),
      )
      await insertAll(
        tx,
        channelPrices,
        batch.flatMap(({ owned }) => owned.flatMap(({ prices }) => prices)),
      )
      await saveProgress(tx, { ...progress, influencers: to })
    })
    onProgress(to)
  }
}

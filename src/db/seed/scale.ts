import { sql } from 'drizzle-orm'
import { accounts, consents, influencers } from '../../features/accounts/schema.ts'
import { channelPrices, channels } from '../../features/channels/schema.ts'
import { bankAccounts } from '../../features/payouts/schema.ts'
import { readSettings } from '../../service/settings.ts'
import { withTx } from '../tx.ts'
import { channelRows } from './channel-rows.ts'
import { scaleCreators } from './content/scale.ts'
import { seedId, timeOn, todayAt } from './day.ts'
import { creatorRows } from './people.ts'
import { demoHash } from './seed.ts'
import type { Seeding } from './seeding.ts'
import { insertAll } from './write.ts'

const BATCH = 1_000
/** Further creators have e-mail addresses of this form; the number says how far a run came. */
const EMAIL = '^c[0-9]{6,}@demo[.]talad[.]test$'

/** How many further creators the database has: a run goes on after them. */
async function countFurther({ db }: Pick<Seeding, 'db'>): Promise<number> {
  const [row] = await db
    .select({ n: sql<number>`coalesce(max(split_part(substr(${accounts.email}, 2), '@', 1)::int), 0)` })
    .from(accounts)
    .where(sql`${accounts.email} ~ ${EMAIL}`)
  return Number(row?.n ?? 0)
}

/**
 * Adds `count` further creators with their channels and prices, a thousand in a transaction, so that a broken run goes
 * on where it stopped. `told` hears how many there are after each batch.
 */
export async function seedCreators(
  app: Pick<Seeding, 'db' | 'clock'>,
  count: number,
  told: (done: number) => void,
): Promise<void> {
  const now = app.clock.now()
  const today = todayAt(now)
  const [settings, passwordHash] = await Promise.all([readSettings(app.db, now), demoHash()])
  const first = await countFurther(app)
  for (let done = 0; done < count; done += BATCH) {
    const size = Math.min(BATCH, count - done)
    const batch = [...scaleCreators(size, first + done)].map((creator) => {
      const joinedAt = timeOn(today, creator.joinedDay, 'joined', creator.key)
      const id = seedId(`creator/${creator.key}`, joinedAt)
      const owned = channelRows(creator, { id, joinedAt }, today, settings)
      return { ...creatorRows(creator, id, joinedAt, passwordHash), owned }
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
    })
    told(done + size)
  }
}

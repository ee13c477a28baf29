import { eq, lt, sql } from 'drizzle-orm'
import { DAY } from '../src/core/clock.ts'
import type { Tx } from '../src/db/types.ts'
import { accounts, marketers } from '../src/features/accounts/schema.ts'
import { agencyBrands } from '../src/features/agency-brands/schema.ts'
import { campaignBrands } from '../src/features/agency-brands/schema-names.ts'
import { campaigns } from '../src/features/campaigns/schema.ts'
import { channels } from '../src/features/channels/schema.ts'
import type { JobNotice } from '../src/features/jobs/rules/events.ts'
import type { JobRecord } from '../src/features/jobs/schema.ts'
import { notifyParties } from '../src/features/jobs/step/notices.ts'
import type { JobRelations } from '../src/features/jobs/step/store-relations.ts'
import { outbox } from '../src/platform/schema.ts'
import { actorId } from './job-rows.ts'
import { jobIdOf, type Market } from './market.ts'
import type { PlayedJob, PlayedStep } from './play.ts'
import type { Seeding } from './seeding.ts'

/** The accounts whose messages the demo has; messages for everybody would only slow down the first start. */
const INFLUENCER = 'ploy'
const MARKETER = 'nuanuan'
/** How many milliseconds back messages go. */
const HISTORY = 7 * DAY

/** The messages of a step that go to one of these accounts or to operators. */
const readBy = ({ job }: PlayedJob, { decision }: PlayedStep): JobNotice[] =>
  decision.notify.filter(
    ({ to }) => to === 'operator' || (to === 'influencer' ? job.influencer === INFLUENCER : job.marketer === MARKETER),
  )

async function readArounds(tx: Tx): Promise<Map<string, JobRelations>> {
  const rows = await tx
    .select({ campaign: campaigns, brandName: campaignBrands(), marketerStatus: accounts.status })
    .from(campaigns)
    .innerJoin(marketers, eq(marketers.accountId, campaigns.marketerId))
    .innerJoin(accounts, eq(accounts.id, campaigns.marketerId))
    .leftJoin(agencyBrands, eq(agencyBrands.id, campaigns.brandId))
  const [channel] = await tx.select().from(channels).limit(1)
  return new Map(
    rows.map((row) => [
      row.campaign.id,
      {
        ...row,
        influencerName: { th: '', en: '' },
        influencerStatus: 'active',
        influencerTakesJobsFrom: null,
        channel: channel!,
      },
    ]),
  )
}

async function seedStepNotices(
  tx: Tx,
  app: Seeding,
  market: Market,
  event: { played: PlayedJob; at: number; row: JobRecord; relations: JobRelations },
): Promise<void> {
  const { played, at, relations } = event
  const step = played.steps[at]!
  const { settings } = market
  const { decision, act } = step
  const last = at === played.steps.length - 1
  const job: JobRecord = {
    ...event.row,
    version: at + 1,
    status: decision.to as JobRecord['status'],
    split: last ? event.row.split : null,
  }
  const work = {
    system: app,
    tx,
    now: step.at,
    settings,
    terms: settings,
    job,
    relations,
    facts: decision.after,
    act: { ...act, actorId: actorId(market, played, act.actor) },
  }
  await notifyParties(work, { ...decision, notify: readBy(played, step) })
}

/** Writes the messages of the last days with the product's own texts. All have been sent; yesterday's are unread. */
export async function seedNotices(
  tx: Tx,
  app: Seeding,
  market: Market,
  rows: ReadonlyMap<string, JobRecord>,
): Promise<void> {
  const { now } = market.today
  const relationsOfCampaign = await readArounds(tx)
  const since = now.getTime() - HISTORY
  for (const played of market.jobs) {
    const row = rows.get(jobIdOf(played))!
    const relations = {
      ...relationsOfCampaign.get(row.campaignId)!,
      influencerName: market.people.influencerNames(played.job.influencer),
    }
    for (const [at, step] of played.steps.entries())
      if (step.at.getTime() >= since && readBy(played, step).length > 0)
        await seedStepNotices(tx, app, market, { played, at, row, relations })
  }
  await tx
    .update(outbox)
    .set({ status: 'sent', sentAt: sql`${outbox.createdAt}` })
    .where(eq(outbox.status, 'pending'))
  await tx
    .update(outbox)
    .set({ openedAt: sql`${outbox.createdAt} + interval '2 hours'` })
    .where(lt(outbox.createdAt, new Date(market.today.midnight.getTime() - DAY)))
}

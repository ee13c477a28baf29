import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { describe, expect, test } from 'vitest'
import type { Lang } from '../../src/core/shapes.ts'
import { openBrowser } from './browser.ts'
import { influencerAccepts, influencerApplies, marketerAccepts } from './journey/apply.ts'
import { expectOnTheMarket, marketerSendsCampaign, operatorApprovesCampaign } from './journey/campaign.ts'
import { influencerSendsIdentity, operatorSetsTaxClass } from './journey/documents.ts'
import { influencerAddsChannel, influencerFillsProfile } from './journey/influencer.ts'
import { operatorLogsIn } from './journey/mailbox.ts'
import { marketerBuysCredits } from './journey/money.ts'
import {
  influencerAddsBank,
  influencerIsPaid,
  influencerWithdraws,
  operatorTransfers,
  statementsShowIt,
} from './journey/payout.ts'
import { influencerSignsUp, marketerSignsUp } from './journey/sign-up.ts'
import {
  influencerPosts,
  influencerSendsDraft,
  marketerApproves,
  marketerRejectsDraft,
  parcelGoesAndArrives,
  postIsCheckedAndMeasured,
} from './journey/work.ts'
import { expectNoErrors, openWorld, type World } from './journey/world.ts'
import { newDataDir, type RunningSite, type SiteOptions, startSite } from './site.ts'

const MINUTES = 60_000
const root = join(import.meta.dirname, '../..')

/** From empty accounts on both sides to money in a bank account, with clicks, keys and the codes from the outbox. */
async function playMainJob(world: World): Promise<void> {
  await operatorLogsIn(world)
  await marketerSignsUp(world)
  await marketerBuysCredits(world)
  await marketerSendsCampaign(world)
  await operatorApprovesCampaign(world)
  await expectOnTheMarket(world)
  await influencerSignsUp(world)
  await influencerFillsProfile(world)
  await influencerAddsChannel(world)
  await influencerSendsIdentity(world)
  await operatorSetsTaxClass(world)
  await influencerApplies(world)
  await marketerAccepts(world)
  await influencerAccepts(world)
  await parcelGoesAndArrives(world)
  await influencerSendsDraft(world, 1)
  await marketerRejectsDraft(world)
  await influencerSendsDraft(world, 2)
  await marketerApproves(world, 'approveDraft')
  await influencerPosts(world)
  await postIsCheckedAndMeasured(world)
  await marketerApproves(world, 'approveInsight')
  await influencerIsPaid(world)
  await influencerAddsBank(world)
  await influencerWithdraws(world)
  await operatorTransfers(world)
  await statementsShowIt(world)
}

/** Recomputes every balance of the stopped site. Throws with the printed checks if one differs. */
async function verifyLedger(site: RunningSite): Promise<string> {
  const args = ['src/server/ledger-verify.ts']
  return (await promisify(execFile)(process.execPath, args, { cwd: root, env: site.env })).stdout
}

describe('main job', () => {
  async function journey(lang: Lang, options: SiteOptions = {}): Promise<void> {
    const [site, browser] = await Promise.all([startSite(options), openBrowser()])
    try {
      const world = await openWorld(site, browser, lang)
      await playMainJob(world)
      expectNoErrors(world)
      for (const { leave } of [world.marketer, world.influencer, world.operator]) await leave()
      expect(await site.stop()).toBe(0)
      expect(await verifyLedger(site)).toContain(' 0 failed')
    } finally {
      await site.remove()
    }
  }

  test(
    'from sign-up to the bank, in Thai, on the embedded database',
    // An empty data directory: everything is created at the first start, as for a new user.
    () => journey('th', { dataDir: newDataDir({ seeded: false }) }),
    8 * MINUTES,
  )

  test.runIf(process.env.TEST_DATABASE_URL)(
    'from sign-up to the bank, in English, on PostgreSQL',
    () => journey('en'),
    8 * MINUTES,
  )
})

import { inArray } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach } from 'vitest'
import { buildChannel, buildInfluencer } from '../../../../tests/factories.ts'
import type { TestApp } from '../../../../tests/harness.ts'
import { buildJobWorld, type FakePlatform, type JobWorld, openJobApp, TAX_FACTS } from '../../../../tests/jobs-world.ts'
import { creditHolds } from '../../../ledger/credit-tables.ts'
import type { Caller } from '../../../platform/context.ts'

/** Twelve people with a channel. `world` is a new campaign with ten slots for each test. */
export let app: TestApp
export let platform: FakePlatform
export let world: JobWorld
export let people: { as: Caller; channelId: string }[]

/** The hold for one person: their pay and the fee. */
export const HOLD = 495_000
const PEOPLE = 12

/** Starts the application for the tests of a file. */
export function openBulk(): void {
  beforeAll(async () => {
    ;({ app, platform } = await openJobApp())
    people = []
    for (let i = 0; i < PEOPLE; i++) {
      const { id } = await buildInfluencer(app.db, { ...TAX_FACTS, nationalId: null })
      const channel = await buildChannel(app.db, { accountId: id }, { reel: 450_000 })
      people.push({ as: await app.callerOf(id), channelId: channel.id })
    }
  })
  beforeEach(async () => {
    world = await buildJobWorld(app, platform, { slots: 10 })
  })
  afterAll(() => app.close())
}

export const params = () => ({ id: world.campaignId })
export const holdsOf = (ids: readonly string[]) =>
  app.db
    .select()
    .from(creditHolds)
    .where(inArray(creditHolds.jobId, [...ids]))

import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildCampaign } from '../../../../tests/factories.ts'
import type { TestApp } from '../../../../tests/harness.ts'
import { buildJobWorld, type FakePlatform, openJobApp, working } from '../../../../tests/jobs-world.ts'
import { withTx } from '../../../db/tx.ts'
import { accounts } from '../../accounts/schema.ts'
import { jobs } from '../../jobs/schema.ts'
import { freezeJobsOf, sweepParties } from '../../jobs/service.ts'
import { contract } from '../contract.ts'

let app: TestApp
let platform: FakePlatform
beforeAll(async () => {
  ;({ app, platform } = await openJobApp())
})
afterAll(() => app.close())

test('jobs of a suspended brand are frozen and need an operator; they continue when the brand is reactivated', async () => {
  const world = await buildJobWorld(app, platform)
  const id = await working(world)
  const frozen = async () => (await app.db.select().from(jobs).where(eq(jobs.id, id)))[0]
  const setStatus = (act: 'suspend' | 'reactivate') =>
    app.call(contract.setStatus, {
      as: world.operator,
      params: { id: world.marketer.accountId },
      body: { act, reason: 'Checked by the office' },
    })
  const suspended = await setStatus('suspend')
  expect(suspended.body.data.jobs).toMatchObject({ open: 1, frozen: 1 })
  expect(await frozen()).toMatchObject({ frozenAt: app.clock.now(), officeAt: app.clock.now() })
  const back = await setStatus('reactivate')
  expect(back.body.data.jobs).toMatchObject({ open: 1, frozen: 0 })
  expect(await frozen()).toMatchObject({ frozenAt: null, officeAt: null })
})

test('suspending freezes a limited number of jobs at once, and the sweep freezes the others', async () => {
  const world = await buildJobWorld(app, platform)
  const { accountId } = world.marketer
  const { id: campaignId } = await buildCampaign(app.db, { marketerId: accountId, draftBy: null, postBy: null })
  const [one, two] = [await working(world), await working({ ...world, campaignId })]
  const frozen = async () => {
    const rows = await app.db.select().from(jobs).where(eq(jobs.marketerId, accountId))
    return rows.filter(({ id, frozenAt }) => [one, two].includes(id) && frozenAt !== null).length
  }
  await withTx(app.db, async (tx) => {
    await tx.update(accounts).set({ status: 'suspended' }).where(eq(accounts.id, accountId))
    expect(await freezeJobsOf(tx, app.app, accountId, 1)).toBe(1)
  })
  expect(await frozen()).toBe(1)
  await sweepParties(app.app)
  expect(await frozen()).toBe(2)
})

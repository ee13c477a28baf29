import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TestApp } from '../../../../tests/harness.ts'
import { buildJobWorld, type FakePlatform, openJobApp, working } from '../../../../tests/jobs-world.ts'
import { jobs } from '../../jobs/schema.ts'
import { contract } from '../contract.ts'

let app: TestApp
let platform: FakePlatform
beforeAll(async () => {
  ;({ app, platform } = await openJobApp())
})
afterAll(() => app.close())

test('a job of a suspended brand is frozen and waits for an operator; it goes on when the brand comes back', async () => {
  const world = await buildJobWorld(app, platform)
  const id = await working(world)
  const frozen = async () => (await app.db.select().from(jobs).where(eq(jobs.id, id)))[0]
  const setStatus = (act: 'suspend' | 'reactivate') =>
    app.call(contract.setStatus, {
      as: world.operator,
      params: { id: world.brand.accountId },
      body: { act, reason: 'Checked by the office' },
    })
  const suspended = await setStatus('suspend')
  expect(suspended.body.data.jobs).toMatchObject({ open: 1, frozen: 1 })
  expect(await frozen()).toMatchObject({ frozenAt: app.clock.now(), officeAt: app.clock.now() })
  const back = await setStatus('reactivate')
  expect(back.body.data.jobs).toMatchObject({ open: 1, frozen: 0 })
  expect(await frozen()).toMatchObject({ frozenAt: null, officeAt: null })
})

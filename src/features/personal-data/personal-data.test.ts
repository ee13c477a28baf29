import { strFromU8, unzipSync } from 'fflate'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { buildInfluencer } from '../../../tests/factories.ts'
import { openTestApp, type TestApp } from '../../../tests/harness.ts'
import { creatorWithBalance } from '../../../tests/money-factories.ts'
import { DAY } from '../../core/clock.ts'
import { baht } from '../../core/money.ts'
import { contract } from './contract.ts'
import { sweepDataExports } from './service.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

it('is prepared in the background, announced with its deadline, downloaded by its owner alone and gone after it', async () => {
  const as = await app.callerOf(await creatorWithBalance(app.db, baht(500), app.clock.now()))
  const stranger = await app.callerOf((await buildInfluencer(app.db)).id)
  const latest = async () => (await app.call(contract.latest, { as })).body.data
  expect(await latest()).toBeNull()
  const first = (await app.call(contract.request, { as })).body.data
  expect((await app.call(contract.request, { as })).body.data.id).toBe(first.id)
  expect(await latest()).toMatchObject({ id: first.id, readyAt: null })
  const file = (caller: typeof as) => app.call(contract.file, { as: caller, params: { id: first.id } })
  expect((await file(as)).status).toBe(404)
  await sweepDataExports(app.app)
  await sweepDataExports(app.app)
  expect(await latest()).toMatchObject({ expiresAt: new Date(app.clock.now().getTime() + 7 * DAY).toISOString() })
  const notices = (await app.outbox(as.accountId)).filter(({ kind }) => kind === 'account.data_ready')
  expect(notices.map(({ href }) => href)).toEqual(['/Influencer/personalData'])
  expect((await file(stranger)).status).toBe(404)
  const { blob } = await file(as)
  const entries = unzipSync(new Uint8Array((blob as { bytes: Uint8Array }).bytes))
  const text = strFromU8(entries['data.json']!)
  expect(text).not.toMatch(/passwordHash|tokenHash|storageKey/)
  const data = JSON.parse(text) as Record<string, Record<string, unknown>[]>
  expect(data.account).toMatchObject([{ id: as.accountId }])
  expect(data.bankAccounts).toHaveLength(1)
  expect(data.statement).toMatchObject([{ balance: 50_000 }])
  app.clock.advance(7 * DAY)
  expect((await file(as)).status).toBe(404)
  await sweepDataExports(app.app)
  expect(await app.ports.storage.get(`export-${first.id}.zip`)).toBeNull()
  expect((await app.call(contract.request, { as })).body.data.id).not.toBe(first.id)
})

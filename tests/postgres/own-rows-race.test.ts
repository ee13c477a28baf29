import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { rowsOf } from '../../src/db/rows.ts'
import { withTx } from '../../src/db/tx.ts'
import type { Tx } from '../../src/db/types.ts'
import { contract as accountsContract } from '../../src/features/accounts/contract.ts'
import { hashPassword } from '../../src/features/accounts/passwords/passwords.ts'
import { accounts, influencers, marketers } from '../../src/features/accounts/schema.ts'
import { sessions } from '../../src/features/accounts/schema-access.ts'
import { contract as channelsContract } from '../../src/features/channels/contract.ts'
import { channelPrices, channels } from '../../src/features/channels/schema.ts'
import type { Caller } from '../../src/platform/context.ts'
import { buildChannel, buildInfluencer, buildMarketer } from '../factories.ts'
import { openTestApp, type TestApp } from '../harness.ts'

// One connection changes a row after another one's request has read it. Only a real PostgreSQL has several connections.
if (!process.env.TEST_DATABASE_URL) throw new Error('TEST_DATABASE_URL is not set')

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

/**
 * Starts a request before a change is committed. The change is committed once the request waits for it or has finished.
 */
async function during<T>(change: (tx: Tx) => PromiseLike<unknown>, request: () => Promise<T>): Promise<T> {
  const { answer } = await withTx(app.db, async (tx) => {
    await change(tx)
    const [own] = await rowsOf<{ pid: number }>(tx, sql`select pg_backend_pid() as pid`)
    let isOver = false
    const answer = request().finally(() => {
      isOver = true
    })
    while (!isOver) {
      const query = sql`select pid from pg_stat_activity where ${own!.pid} = any(pg_blocking_pids(pid))`
      if ((await rowsOf(app.db, query)).length > 0) break
    }
    return { answer }
  })
  return answer
}

const PASSWORD = 'korat-mango-7-lamp'

async function influencer() {
  const passwordHash = await hashPassword(PASSWORD)
  const { id, email } = await buildInfluencer(app.db, {}, { passwordHash })
  return { as: await app.callerOf(id), email }
}

const ofChannel = ({ id }: { id: string }) => eq(channels.id, id)
const channelCall = (as: Caller, id: string) => ({ as, params: { a: as.accountId, b: id } })

it('an appeal about a channel that is banned meanwhile is refused', async () => {
  const { as } = await influencer()
  const channel = await buildChannel(app.db, { accountId: as.accountId, status: 'rejected', statusReason: 'no' })
  const ban = (tx: Tx) => tx.update(channels).set({ status: 'blacklist' }).where(ofChannel(channel))
  const body = { act: 'appeal' as const, note: 'please' }
  const answer = await during(ban, () => app.call(channelsContract.update, { ...channelCall(as, channel.id), body }))
  expect(answer.body.code).toBe('channel_not_usable')
  expect(await app.db.select().from(channels).where(ofChannel(channel))).toMatchObject([{ appealedAt: null }])
})

it('an appeal about a score is refused if its deduction is waived meanwhile', async () => {
  const { as } = await influencer()
  const scoreReasons = [{ code: 'growth', points: -20 }]
  const channel = await buildChannel(app.db, { accountId: as.accountId, scoreReasons })
  const waive = (tx: Tx) => tx.update(channels).set({ scoreReasons: [] }).where(ofChannel(channel))
  const body = { act: 'appealScore' as const, note: 'please' }
  const answer = await during(waive, () => app.call(channelsContract.update, { ...channelCall(as, channel.id), body }))
  expect(answer.body.code).toBe('channel_not_usable')
  expect(await app.db.select().from(channels).where(ofChannel(channel))).toMatchObject([{ scoreAppealedAt: null }])
})

it('prices of a channel stay unchanged if it is suspended meanwhile', async () => {
  const { as } = await influencer()
  const channel = await buildChannel(app.db, { accountId: as.accountId }, { reel: 450_000 })
  const suspend = (tx: Tx) => tx.update(channels).set({ status: 'suspended' }).where(ofChannel(channel))
  const body = { prices: { reel: 990_000 } }
  const save = () => app.call(channelsContract.savePrices, { ...channelCall(as, channel.id), body })
  expect((await during(suspend, save)).body.code).toBe('channel_not_usable')
  const prices = app.db.select().from(channelPrices).where(eq(channelPrices.channelId, channel.id))
  expect(await prices).toMatchObject([{ price: 450_000 }])
})

it('details stay unchanged and locked if an operator locks them meanwhile', async () => {
  const { as } = await influencer()
  const own = eq(influencers.accountId, as.accountId)
  const lock = (tx: Tx) => tx.update(influencers).set({ readiness: 'DisableDetail' }).where(own)
  const call = { as, params: { uuid: as.accountId } }
  const rename = { ...call, body: { legalName: 'คนอื่น' } }
  const answer = await during(lock, () => app.call(accountsContract.updateGeneral, rename))
  expect(answer.body.code).toBe('details_locked')

  const ready = { readiness: 'Ready' as const, legalName: null }
  await app.db.update(influencers).set(ready).where(own)
  const checked = await during(lock, () => app.call(accountsContract.ready, call))
  expect(checked.body.data).toMatchObject({ readiness: 'DisableDetail' })
  expect(await app.db.select().from(influencers).where(own)).toMatchObject([{ readiness: 'DisableDetail' }])
})

it('two tips that are closed at the same time both stay closed', async () => {
  const { as } = await influencer()
  const own = eq(influencers.accountId, as.accountId)
  const close = { as, params: { uuid: as.accountId }, body: { toast: 'public_profile' as const } }
  const other = (tx: Tx) =>
    tx
      .update(influencers)
      .set({ toastSeen: ['saved_search'] })
      .where(own)
  const answer = await during(other, () => app.call(accountsContract.toast, close))
  expect(answer.body.data.seen).toEqual(['saved_search', 'public_profile'])
})

it("a person's tax id is refused if the account becomes a company meanwhile", async () => {
  const { id } = await buildMarketer(app.db, { accountType: 'individual' })
  const as = await app.callerOf(id)
  const own = eq(marketers.accountId, id)
  const change = (tx: Tx) => tx.update(marketers).set({ accountType: 'company', taxId: null }).where(own)
  const save = () => app.call(accountsContract.patchMarketerProfile, { as, body: { taxId: '1103702071811' } })
  expect((await during(change, save)).body).toMatchObject({
    code: 'invalid_input',
    fields: { taxId: expect.any(String) },
  })
  expect(await app.db.select().from(marketers).where(own)).toMatchObject([{ accountType: 'company', taxId: null }])
})

it('a password that is replaced meanwhile neither opens a session nor changes the password', async () => {
  const { as, email } = await influencer()
  const passwordHash = await hashPassword('another-mango-9-lamp')
  const own = eq(accounts.id, as.accountId)
  const replace = (tx: Tx) => tx.update(accounts).set({ passwordHash }).where(own)
  const signIn = () => app.call(accountsContract.signinInfluencer, { body: { email, password: PASSWORD } } as never)
  expect((await during(replace, signIn)).body.code).toBe('login_failed')
  expect(await app.db.select().from(sessions).where(eq(sessions.accountId, as.accountId))).toEqual([])

  await app.db
    .update(accounts)
    .set({ passwordHash: await hashPassword(PASSWORD) })
    .where(own)
  const body = { currentPassword: PASSWORD, password: 'a-third-mango-5-lamp' }
  const change = () =>
    app.call(accountsContract.changeInfluencerPassword, { as, params: { uuid: as.accountId }, body } as never)
  expect((await during(replace, change)).body.code).toBe('unauthenticated')
  expect(await app.db.select().from(accounts).where(own)).toMatchObject([{ passwordHash }])
})

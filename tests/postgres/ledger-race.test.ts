import { afterAll, beforeAll, expect, it } from 'vitest'
import { AppError } from '../../src/core/errors.ts'
import { newId } from '../../src/core/ids.ts'
import { satang as s } from '../../src/core/money.ts'
import { type Database, openPostgres } from '../../src/db/connect.ts'
import { withTx } from '../../src/db/tx.ts'
import type { Db, Tx } from '../../src/db/types.ts'
import { account } from '../../src/ledger/account.ts'
import { balanceOf, influencerBalance, marketerCredits } from '../../src/ledger/balances.ts'
import { entryOf, move } from '../../src/ledger/entry.ts'
import { type Hold, hold } from '../../src/ledger/holds.ts'
import { daysAfter } from '../../src/ledger/lot-plan.ts'
import { buyLot, expireDue } from '../../src/ledger/lots.ts'
import { buyPackage, holdUnit, packageLotsOf } from '../../src/ledger/packages.ts'
import { post } from '../../src/ledger/post.ts'
import { withdrawalPaid, withdrawalRejected, withdrawalRequested } from '../../src/ledger/recipes/index.ts'
import { settleJob } from '../../src/ledger/settle.ts'
import { verifyLedger } from '../../src/ledger/verify.ts'
import { createDatabase, dropDatabase } from '../cluster.ts'
import { giveBack } from '../give-back.ts'

let url: string
let database: Database
let db: Db
const now = new Date('2026-03-01T05:00:00Z')
const expiresAt = daysAfter(now, 365)

beforeAll(async () => {
  url = await createDatabase('race', process.env.TEST_MIGRATED_DATABASE)
  database = await openPostgres(url, 20)
  db = database.db
})
afterAll(async () => {
  const { rows } = await database.execute('select deadlocks from pg_stat_database where datname = current_database()')
  await database.close()
  await dropDatabase(url)
  expect(rows).toEqual([{ deadlocks: 0 }])
})

/** A transaction without the retries of `withTx`, so that a deadlock fails the test. */
const once = <T>(run: (tx: Tx) => Promise<T>) => db.transaction((tx) => run(tx as unknown as Tx))
const times = <T>(n: number, run: (i: number) => Promise<T>) =>
  Promise.allSettled(Array.from({ length: n }, (_, i) => run(i)))
const done = <T>(results: PromiseSettledResult<T>[]): T[] =>
  results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []))
const codes = (results: PromiseSettledResult<unknown>[]) =>
  new Set(
    results.flatMap((result) =>
      result.status === 'rejected'
        ? [result.reason instanceof AppError ? result.reason.code : String(result.reason)]
        : [],
    ),
  )
/** This check is ignored, because the test of opposite postings moves money in a way that no event does. */
const BY_HAND = 'entries move money only where their event may'
const intact = async () =>
  expect((await verifyLedger(db)).checks.filter((check) => !check.ok && check.name !== BY_HAND)).toEqual([])

async function buildMarketer(net: number): Promise<string> {
  const marketerId = newId()
  await once((tx) => buyLot(tx, { chargeId: newId(), marketerId, net: s(net), vat: s(0), expiresAt }, now))
  return marketerId
}

it('a hundred parallel holds of one lot sell exactly what it has', async () => {
  const marketerId = await buildMarketer(37_500)
  const results = await times(100, () =>
    once((tx) => hold(tx, { marketerId, jobId: newId(), purpose: 'job', amount: s(1_000) }, now)),
  )
  expect(done(results).length).toBe(37)
  expect(codes(results)).toEqual(new Set(['insufficient_credits']))
  expect(await marketerCredits(db, marketerId, now)).toMatchObject({ available: 500, held: 37_000 })
  await intact()
})

it('a hold that is requested twenty times at once is taken once', async () => {
  const marketerId = await buildMarketer(100_000)
  const jobId = newId()
  const results = await times(20, () =>
    once((tx) => hold(tx, { marketerId, jobId, purpose: 'job', amount: s(900) }, now)),
  )
  expect(new Set(done(results).map((held) => held.id)).size).toBe(1)
  expect(codes(results)).toEqual(new Set())
  expect(await balanceOf(db, 'customer_credits_held', marketerId)).toBe(900)
})

it('opposite postings between two accounts never deadlock', async () => {
  const [a, b] = [newId(), newId()]
  const payable = (owner: string) => account('creator_payable', owner)
  const start = [a, b].flatMap((owner) => move(account('creator_service_cost'), payable(owner), s(1_000_000)))
  await once((tx) => post(tx, entryOf('bank_moved', newId(), {}, {}, start), now))
  const results = await times(400, (i) => {
    const [from, to] = i % 2 ? [a, b] : [b, a]
    const line = move(payable(from), payable(to), s(1 + (i % 7)))
    return once((tx) => post(tx, entryOf('bank_moved', newId(), {}, {}, line), now))
  })
  expect(codes(results)).toEqual(new Set())
  expect((await balanceOf(db, 'creator_payable', a)) + (await balanceOf(db, 'creator_payable', b))).toBe(2_000_000)
  await intact()
})

it('holds, releases, settlements and expiry of one brand run in parallel without loss', async () => {
  const marketerId = await buildMarketer(400_000)
  for (let day = 1; day <= 5; day++) {
    const charge = { chargeId: newId(), marketerId, net: s(50_000), vat: s(0), expiresAt: daysAfter(now, day) }
    await once((tx) => buyLot(tx, charge, now))
  }
  const jobs = Array.from({ length: 60 }, () => newId())
  const held = done(
    await times(60, (i) =>
      once((tx) => hold(tx, { marketerId, jobId: jobs[i]!, purpose: 'job', amount: s(5_000) }, now)),
    ),
  )
  expect(held.length).toBe(60)
  const influencers = [newId(), newId(), newId()]
  const later = daysAfter(now, 4)
  const settle = (h: Hold, i: number) => {
    const part = {
      from: 'credits',
      holdId: h.id,
      pay: s(4_000),
      fee: s(400),
      returned: s(600),
      reimbursement: s(0),
    } as const
    const payees = [{ owner: influencers[i % 3]!, gross: s(4_000), tax: s(120), vat: s(0) }]
    return withTx(db, (tx) => settleJob(tx, 'cancelled', { jobId: h.jobId, marketerId, parts: [part], payees }, later))
  }
  const results = await times<unknown>(90, (i) => {
    if (i >= 80) return withTx(db, (tx) => expireDue(tx, later))
    if (i >= 60)
      return withTx(db, (tx) => hold(tx, { marketerId, jobId: newId(), purpose: 'job', amount: s(700) }, later))
    const h = held[i]!
    return i % 2 ? settle(h, i) : withTx(db, (tx) => giveBack(tx, h, later))
  })
  expect(codes(results)).toEqual(new Set())
  const earned = await Promise.all(influencers.map((owner) => influencerBalance(db, owner)))
  expect(earned.reduce((total, balance) => total + balance.available, 0)).toBe(30 * 3_880)
  await intact()
})

it('one wallet is never withdrawn twice and a withdrawal ends in one way', async () => {
  const ownerId = newId()
  const earned = move(account('creator_service_cost'), account('creator_payable', ownerId), s(100_000))
  await once((tx) => post(tx, entryOf('job_completed', newId(), {}, { jobId: newId() }, earned), now))
  const outcomes = await times(20, async () => {
    const w = { withdrawalId: newId(), ownerId, price: s(60_000), fee: s(1_500), feeVat: s(98) }
    await once((tx) => post(tx, withdrawalRequested(w), now))
    return w
  })
  expect(codes(outcomes)).toEqual(new Set(['insufficient_balance']))
  const [w] = done(outcomes)
  const ends = await times(20, (i) => once((tx) => post(tx, (i % 2 ? withdrawalPaid : withdrawalRejected)(w!), now)))
  const fresh = done(ends).filter((posted) => !posted.replayed)
  expect(done(outcomes).length).toBe(1)
  expect(fresh.length).toBe(1)
  await intact()
})

it('the last package job is held once', async () => {
  const [marketerId, packageId] = [newId(), newId()]
  const purchase = {
    chargeId: newId(),
    marketerId,
    packageId,
    units: 7,
    creatorPay: s(5_000),
    net: s(50_000),
    vat: s(3_500),
  }
  await once((tx) => buyPackage(tx, { ...purchase, expiresAt }, now))
  const results = await times(40, () => once((tx) => holdUnit(tx, { jobId: newId(), marketerId, packageId }, now)))
  expect(new Set(done(results).map((unit) => unit.no)).size).toBe(7)
  expect(codes(results)).toEqual(new Set(['package_empty']))
  expect(await packageLotsOf(db, marketerId)).toMatchObject([{ available: 0, held: 7 }])
  await intact()
})

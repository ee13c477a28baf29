import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestDatabase } from '../../tests/database.ts'
import type { AppError } from '../core/errors.ts'
import { newId } from '../core/ids.ts'
import { satang as s } from '../core/money.ts'
import { sqlState, violatedConstraint } from '../db/tx.ts'
import type { Db } from '../db/types.ts'
import { account, accountId } from './account.ts'
import { balanceOf } from './balances.ts'
import { type Entry, entryOf, move } from './entry.ts'
import { post, postAll } from './post.ts'
import { creditsPurchased, jobHeld, withdrawalPaid, withdrawalRequested, withdrawalReturned } from './recipes/index.ts'
import { verifyLedger } from './verify.ts'

let db: Db
let close: () => Promise<void>
beforeAll(async () => {
  ;({ db, close } = await openTestDatabase())
})
afterAll(() => close())

const now = new Date('2026-03-01T05:00:00Z')
const purchase = (marketerId: string, net = 100_000) =>
  creditsPurchased({ chargeId: newId(), marketerId, net: s(net), vat: s((net * 7) / 100) })

describe('post', () => {
  it('updates both balances in the database', async () => {
    const marketer = newId()
    const vat = await balanceOf(db, 'output_vat')
    await post(db, purchase(marketer), now)
    expect(await balanceOf(db, 'customer_credits', marketer)).toBe(100_000)
    expect(await balanceOf(db, 'output_vat')).toBe(vat + 7_000)
  })

  it('replays the same content and refuses different content with the same reference', async () => {
    const marketer = newId()
    const entry = purchase(marketer)
    const first = await post(db, entry, now)
    expect(await post(db, entry, new Date(now.getTime() + 5_000))).toEqual({ id: first.id, replayed: true })
    const other = { ...entry, postings: entry.postings.slice(0, 1) }
    await expect(post(db, other, now)).rejects.toMatchObject({ code: 'idempotency_conflict' })
    const renamed = { ...entry, refs: {} }
    await expect(post(db, renamed, now)).rejects.toMatchObject({ code: 'idempotency_conflict' })
    expect(await balanceOf(db, 'customer_credits', marketer)).toBe(100_000)
  })

  it('never lets an owner’s balance go below zero and returns the missing amount', async () => {
    const marketer = newId()
    await post(db, purchase(marketer), now)
    const held = jobHeld({ jobId: newId(), marketerId: marketer, amount: s(100_001) })
    await expect(db.transaction((tx) => post(tx as never, held, now))).rejects.toMatchObject({
      code: 'insufficient_credits',
      details: { gap: 1 },
    })
    const withdrawal = withdrawalRequested({ withdrawalId: newId(), ownerId: newId(), price: s(10_000) })
    await expect(db.transaction((tx) => post(tx as never, withdrawal, now))).rejects.toMatchObject({
      code: 'insufficient_balance',
      details: { gap: 10_000 },
    })
    expect(await balanceOf(db, 'customer_credits', marketer)).toBe(100_000)
  })

  it('returns how much can be withdrawn; a shortfall of another account is a conflict', async () => {
    const w = { withdrawalId: newId(), ownerId: newId(), price: s(100_000), fee: s(1_500), feeVat: s(98) }
    const earned = move(account('creator_service_cost'), account('creator_payable', w.ownerId), s(60_000))
    await post(db, entryOf('job_completed', `job:${newId()}:completed`, {}, { jobId: newId() }, earned), now)
    const refusal = (entry: Entry) =>
      db
        .transaction((tx) => post(tx as never, entry, now))
        .then(
          () => null,
          ({ code, details }: AppError) => ({ code, details }),
        )
    expect(await refusal(withdrawalRequested(w))).toEqual({
      code: 'insufficient_balance',
      details: { gap: 40_000, max: 60_000 },
    })
    expect(await refusal(withdrawalPaid(w))).toEqual({ code: 'conflict', details: {} })
    expect(await balanceOf(db, 'creator_payable', w.ownerId)).toBe(60_000)
  })

  it('names the maximum of the owner who is short, when entries of several owners are posted together', async () => {
    const owners = [newId(), newId()] as const
    const earn = (ownerId: string, amount: number) =>
      entryOf(
        'job_completed',
        `job:${newId()}:completed`,
        {},
        { jobId: newId() },
        move(account('creator_service_cost'), account('creator_payable', ownerId), s(amount)),
      )
    await post(db, earn(owners[0], 90_000), now)
    await post(db, earn(owners[1], 20_000), now)
    for (const [ownerId, max] of [
      [owners[0], 90_000],
      [owners[1], 20_000],
    ] as const) {
      const entries = owners.map((owner) =>
        withdrawalRequested({ withdrawalId: newId(), ownerId: owner, price: s(owner === ownerId ? max + 500 : 1_000) }),
      )
      await expect(db.transaction((tx) => postAll(tx as never, entries, now))).rejects.toMatchObject({
        code: 'insufficient_balance',
        details: { gap: 500, max },
      })
    }
  })

  it('refuses an entry without postings', async () => {
    await expect(post(db, entryOf('bank_moved', newId(), {}, {}), now)).rejects.toMatchObject({
      code: 'ledger_unbalanced',
    })
  })

  it('reverses once, on the same sub-accounts', async () => {
    const ownerId = newId()
    const w = { withdrawalId: newId(), ownerId, price: s(50_000), fee: s(1_500), feeVat: s(98) }
    const earned = move(account('creator_service_cost'), account('creator_payable', ownerId), s(60_000))
    await post(db, entryOf('job_completed', `job:${newId()}:completed`, {}, { jobId: newId() }, earned), now)
    await post(db, withdrawalRequested(w), now)
    await expect(postAll(db, withdrawalReturned(w), now)).rejects.toMatchObject({ code: 'not_found' })
    await post(db, withdrawalPaid(w), now)
    expect(await postAll(db, withdrawalReturned(w), now)).toMatchObject([{ replayed: false }, { replayed: false }])
    expect(await balanceOf(db, 'creator_payable', ownerId)).toBe(60_000)
    const [reversal] = withdrawalReturned(w)
    const again = { ...reversal, reference: `${reversal.reference}:again` }
    await expect(post(db, again, now)).rejects.toMatchObject({ code: 'conflict' })
    const lots = 'available credits equal the lots' // these tests buy without lots
    const { checks } = await verifyLedger(db)
    expect(checks.filter((check) => !check.ok && check.name !== lots)).toEqual([])
  })
})

describe('guards', () => {
  const refused = async (statement: ReturnType<typeof sql>, constraint: string) => {
    const error = await db.execute(statement).then(
      () => undefined,
      (reason: unknown) => reason,
    )
    expect([sqlState(error), violatedConstraint(error)]).toEqual(['23001', constraint])
  }

  it.each(['ledger_entries', 'ledger_postings'])('%s cannot be changed, removed or truncated', async (table) => {
    const name = sql.raw(table)
    const column = sql.raw(table === 'ledger_entries' ? 'event = event' : 'amount = amount + 1')
    await refused(sql`update ${name} set ${column}`, 'ledger_immutable')
    await refused(sql`delete from ${name}`, 'ledger_immutable')
    await refused(sql`truncate ${name} cascade`, 'ledger_immutable')
  })

  it('a balance cannot be set by hand', async () => {
    await refused(sql`update ledger_accounts set balance = balance + 1`, 'ledger_balance_by_postings')
    await refused(sql`delete from ledger_accounts`, 'ledger_immutable')
    await refused(
      sql`insert into ledger_accounts (id, code, owner_id, normal_side, allow_negative, balance)
        values (${newId()}::uuid, 'customer_credits', ${newId()}::uuid, 'credit', false, 5)`,
      'ledger_balance_by_postings',
    )
  })

  it('a posting cannot be added to an existing entry or left out of a new one', async () => {
    const marketer = newId()
    const { id } = await post(db, purchase(marketer), now)
    const from = accountId(account('customer_credits', marketer))
    const [other] = await db
      .execute(sql`select id from ledger_accounts where code = 'output_vat' limit 1`)
      .then((result) => (result as unknown as { rows: { id: string }[] }).rows)
    await refused(
      sql`insert into ledger_postings values (${id}::uuid, 3, ${from}::uuid, ${other!.id}::uuid, 1)`,
      'ledger_entry_whole',
    )
    const half = newId()
    await db.execute(sql`insert into ledger_entries (id, reference, event, lines, occurred_at)
      values (${half}::uuid, ${half}, 'bank_moved', 2, now())`)
    await refused(
      sql`insert into ledger_postings values (${half}::uuid, 1, ${from}::uuid, ${other!.id}::uuid, 1)`,
      'ledger_entry_whole',
    )
  })
})

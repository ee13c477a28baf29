import { type SQL, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { seedDemo } from '../../demo/seed.ts'
import { openTestApp, type TestApp } from '../../tests/harness.ts'
import { newId } from '../core/ids.ts'
import type { Tx } from '../db/types.ts'
import { account, accountId, accountRow } from '../ledger/account.ts'
import { insertAccounts } from '../ledger/account-rows.ts'
import { entryId } from '../ledger/entry-id.ts'
import { verifyLedger, verifyWithin } from '../ledger/verify.ts'
import { allLedgerChecks } from './ledger-checks.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
  await seedDemo(app.app)
}, 300_000)
afterAll(() => app.close())

const GUARDED = ['ledger_entries', 'ledger_postings', 'ledger_accounts', 'documents']
const ALWAYS: Record<string, string> = {
  ledger_entries_immutable: 'ledger_entries',
  ledger_postings_immutable: 'ledger_postings',
  ledger_postings_move: 'ledger_postings',
  ledger_accounts_kept: 'ledger_accounts',
  ledger_accounts_guard: 'ledger_accounts',
  documents_append_only: 'documents',
}
const run = (tx: Tx, query: SQL) => tx.execute(query)

/** Changes rows as somebody with the database in hand would: no trigger sees it, the balances fit again, the guards are back. */
async function tamper(tx: Tx, change: (tx: Tx) => Promise<unknown>): Promise<void> {
  for (const table of GUARDED) await run(tx, sql`alter table ${sql.identifier(table)} disable trigger user`)
  await change(tx)
  await run(
    tx,
    sql`update ledger_accounts a set balance = coalesce((select sum(net) from (
      select amount as net from ledger_postings where destination_account = a.id
      union all select -amount from ledger_postings where source_account = a.id) sides), 0)`,
  )
  for (const [trigger, table] of Object.entries(ALWAYS))
    await run(tx, sql`alter table ${sql.identifier(table)} enable always trigger ${sql.identifier(trigger)}`)
}

const one = async <T>(tx: Tx, query: SQL): Promise<T> => {
  const { rows } = (await tx.execute(query)) as unknown as { rows: T[] }
  if (!rows[0]) throw new Error('the demo has no such row')
  return rows[0]
}

/** What the checks find after the change, which is then undone. */
async function findings(change: (tx: Tx) => Promise<unknown>): Promise<Record<string, string>> {
  const undo = new Error('undo')
  let found: Record<string, string> = {}
  const tampered = app.db.transaction(async (tx) => {
    await tamper(tx as unknown as Tx, change)
    const { checks } = await verifyWithin(tx as unknown as Tx, allLedgerChecks)
    found = Object.fromEntries(checks.filter(({ ok }) => !ok).map(({ name, detail }) => [name, detail]))
    throw undo
  })
  await expect(tampered).rejects.toBe(undo)
  return found
}

/** An entry by plain INSERT, with an id and a date that fit each other. */
async function invent(
  tx: Tx,
  entry: {
    reference: string
    event: string
    jobId?: string
    chargeId?: string
    from: string
    to: string
    amount: number
  },
): Promise<string> {
  const now = app.clock.now()
  const id = entryId(now)
  await run(
    tx,
    sql`insert into ledger_entries (id, reference, event, lines, occurred_at, job_id, charge_id)
      values (${id}::uuid, ${entry.reference}, ${entry.event}, 1, ${now.toISOString()}::timestamptz,
        ${entry.jobId ?? null}::uuid, ${entry.chargeId ?? null}::uuid)`,
  )
  await run(
    tx,
    sql`insert into ledger_postings (entry_id, seq, source_account, destination_account, amount)
      values (${id}::uuid, 1, ${entry.from}::uuid, ${entry.to}::uuid, ${entry.amount})`,
  )
  return id
}

const costs = accountId({ code: 'creator_service_cost', owner: null }, 0)
const payableOf = (owner: string) => accountId({ code: 'creator_payable', owner })
const anInfluencer = (tx: Tx, not = newId()) =>
  one<{ owner_id: string }>(
    tx,
    sql`select owner_id from ledger_accounts where code = 'creator_payable' and owner_id <> ${not}::uuid order by id limit 1`,
  )

it('finds nothing in the demo market', async () => {
  const { checks } = await verifyLedger(app.db, allLedgerChecks)
  expect(checks.filter((check) => !check.ok)).toEqual([])
})

describe('finds a database that was changed by hand:', () => {
  it('a payout rerouted to another influencer', async () => {
    const found = await findings(async (tx) => {
      const paid = await one<{ entry_id: string; seq: number; owner_id: string }>(
        tx,
        sql`select p.entry_id, p.seq, a.owner_id from ledger_postings p join ledger_entries e on e.id = p.entry_id
          join ledger_accounts a on a.id = p.destination_account and a.code = 'creator_payable' and a.balance >= p.amount
          where e.event = 'job_completed' order by e.id desc limit 1`,
      )
      const other = await anInfluencer(tx, paid.owner_id)
      await run(
        tx,
        sql`update ledger_postings set destination_account = ${payableOf(other.owner_id)}::uuid
          where entry_id = ${paid.entry_id}::uuid and seq = ${paid.seq}`,
      )
    })
    expect(found['settled jobs have their entries']).toMatch(/entry .* posts [\d.]+ from .* to creator_payable/)
  })

  it('a withdrawal that was sent to the bank account of another', async () => {
    const found = await findings((tx) =>
      run(
        tx,
        sql`update withdrawals w set bank_account_id = (select id from bank_accounts b where b.account_id <> w.account_id limit 1)
          where id = (select id from withdrawals order by id limit 1)`,
      ),
    )
    expect(Object.keys(found)).toEqual(['withdrawals go to an account of their owner'])
  })

  it.each(['job_completed', 'withdrawal_rejected', 'bank_moved'])(
    'an invented payout of 5,000 as %s',
    async (event) => {
      const found = await findings(async (tx) => {
        const { owner_id: owner } = await anInfluencer(tx)
        const jobId = newId()
        const reference = `${event.startsWith('job') ? 'job' : 'withdrawal'}:${jobId}:x`
        const jobs = event.startsWith('job') ? { jobId } : {}
        await invent(tx, { reference, event, ...jobs, from: costs, to: payableOf(owner), amount: 500_000 })
      })
      const expected = {
        job_completed: 'entries have their settled jobs',
        withdrawal_rejected: 'entries have their withdrawals',
        bank_moved: 'entries move money only where their event may',
      }[event]!
      expect(Object.keys(found)).toContain(expected)
      expect(found[expected]).toMatch(new RegExp(`entry [0-9a-f-]{36} \\(${event}`))
    },
  )

  it('credits for a charge that does not exist', async () => {
    const found = await findings(async (tx) => {
      const brand = await one<{ owner_id: string }>(
        tx,
        sql`select owner_id from credit_lots where source = 'purchase' order by id limit 1`,
      )
      const chargeId = newId()
      await invent(tx, {
        reference: `charge:${chargeId}:credits`,
        event: 'credits_purchased',
        chargeId,
        from: accountId({ code: 'bank_clearing', owner: null }, 0),
        to: accountId({ code: 'customer_credits', owner: brand.owner_id }),
        amount: 1_000_000,
      })
      await run(
        tx,
        sql`insert into credit_lots (id, owner_id, source, charge_id, bought, available, purchased_at, expires_at)
          values (${newId()}::uuid, ${brand.owner_id}::uuid, 'purchase', ${chargeId}::uuid, 1000000, 1000000, now(), now() + interval '1 year')`,
      )
    })
    expect(Object.keys(found)).toEqual(['entries have their paid charges', 'bought lots belong to their charges'])
  })

  it('three certificates that were deleted', async () => {
    const found = await findings((tx) =>
      run(
        tx,
        sql`delete from documents where id in (
          select id from documents where kind = 'withholding_certificate' and ref_type = 'job' order by id limit 3)`,
      ),
    )
    expect(found['taxed pay has its certificate']?.split('\n')).toHaveLength(3)
    expect(found['document numbers run without gaps']).toMatch(/withholding_certificate \d+: .* missing \d/)
  })

  it('a finished transfer set back to Pending', async () => {
    const found = await findings((tx) =>
      run(
        tx,
        sql`update withdrawals set status = 'Pending', decided_at = null, transfer_ref = null
          where id = (select id from withdrawals w where status = 'TransferComplete' and not exists (
            select 1 from withdrawals x where x.account_id = w.account_id and x.status = 'Pending') order by id limit 1)`,
      ),
    )
    expect(found).toEqual({ 'entries have their withdrawals': expect.stringMatching(/^entry .* \(withdrawal_paid, /) })
  })

  it('a job that is COMPLETED but was never paid', async () => {
    const found = await findings((tx) =>
      run(
        tx,
        sql`update jobs set status = 'COMPLETED', completed_at = now()
          where id = (select id from jobs where status = 'INSIGHT' order by id limit 1)`,
      ),
    )
    expect(found['settled jobs have their entries']).toMatch(/^job .*: the entry job:.*:completed is missing/)
    expect(found['jobs under way have their credits on hold']).toMatch(/COMPLETED/)
  })

  it('entries that were dated 40 days earlier', async () => {
    const found = await findings(async (tx) => {
      await run(
        tx,
        sql`update ledger_entries set occurred_at = occurred_at - interval '40 days' where id in (
          select id from ledger_entries where event = 'withdrawal_paid' order by id limit 5)`,
      )
    })
    expect(found['entries are dated as their ids']?.split('\n')).toHaveLength(5)
    expect(found['withdrawals have their entries']?.split('\n')).toHaveLength(5)
  })

  it('a paid charge whose entry is gone', async () => {
    const found = await findings(async (tx) => {
      const { id } = await one<{ id: string }>(
        tx,
        sql`select e.id from ledger_entries e join charges c on c.id = e.charge_id
          join ledger_accounts a on a.owner_id = c.marketer_id and a.code = 'customer_credits' and a.balance >= c.net
          where e.event = 'credits_purchased' order by e.id limit 1`,
      )
      await run(tx, sql`delete from ledger_postings where entry_id = ${id}::uuid`)
      await run(tx, sql`delete from ledger_entries where id = ${id}::uuid`)
    })
    expect(found['paid charges have their entries']).toMatch(
      /^charge \w+ \(.*\): the entry charge:.*:credits is missing/,
    )
  })

  describe('money in suspense:', () => {
    const AMOUNT = 123_400
    const keys = [account('unmatched_receipts'), account('refund_clearing'), account('bank_clearing')] as const
    const [suspense, refunds, bank] = keys.map((key) => accountId(key)) as [string, string, string]
    beforeAll(() =>
      insertAccounts(
        app.db,
        keys.map((key) => accountRow(key, 0)),
      ),
    )
    const charge = (tx: Tx) =>
      one<{ id: string }>(tx, sql`select id from charges where status = 'paid' order by id limit 1`)

    /** A receipt as it should be stored, with its entry or without. */
    async function receive(tx: Tx, entry = true): Promise<{ id: string; chargeId: string }> {
      const [id, { id: chargeId }] = [newId(), await charge(tx)]
      const now = app.clock.now().toISOString()
      await run(
        tx,
        sql`insert into receipts (id, charge_id, amount, problem, bank_ref, status, received_at)
          values (${id}::uuid, ${chargeId}::uuid, ${AMOUNT}, 'duplicate', ${id}, 'unmatched', ${now}::timestamptz)`,
      )
      const reference = `receipt:${id}:unmatched`
      const moved = { chargeId, from: bank, to: suspense, amount: AMOUNT }
      if (entry) await invent(tx, { reference, event: 'receipt_unmatched', ...moved })
      return { id, chargeId }
    }
    const decide = (tx: Tx, id: string, status: string, matched: string | null = null) =>
      run(
        tx,
        sql`update receipts set status = ${status}, matched_charge_id = ${matched}::uuid, decided_at = now()
          where id = ${id}::uuid`,
      )
    /** The refund of a receipt, without entries. */
    const refund = (tx: Tx, { id, chargeId }: { id: string; chargeId: string }) =>
      run(
        tx,
        sql`insert into charge_refunds (id, charge_id, receipt_id, net, vat, gross, status, reason, requested_by, created_at)
          values (${newId()}::uuid, ${chargeId}::uuid, ${id}::uuid, 0, 0, ${AMOUNT}, 'requested', 'x', ${newId()}::uuid, now())`,
      )

    it('nothing, where a receipt has its entry', async () => {
      expect(await findings((tx) => receive(tx))).toEqual({})
    })

    it('a receipt without its entry', async () => {
      const found = await findings((tx) => receive(tx, false))
      expect(Object.keys(found)).toEqual([
        'receipts in suspense have their entries',
        'suspense holds the unmatched receipts',
      ])
    })

    it.each([
      ['receipt_unmatched', 'receipt', 'unmatched', 'entries have their receipts in suspense'],
      ['receipt_returned', 'refund', 'requested', 'entries have their refunds'],
    ])('an invented entry %s', async (event, record, act, expected) => {
      const found = await findings(async (tx) => {
        const { id: chargeId } = await charge(tx)
        // The database refuses to return more than stands there.
        await receive(tx)
        const [from, to] = event === 'receipt_unmatched' ? [bank, suspense] : [suspense, refunds]
        await invent(tx, { reference: `${record}:${newId()}:${act}`, event, chargeId, from, to, amount: AMOUNT })
      })
      expect(found[expected]).toMatch(new RegExp(`entry [0-9a-f-]{36} \\(${event}`))
      expect(Object.keys(found)).toContain('suspense holds the unmatched receipts')
    })

    it('a receipt set to returned, of which nothing went back', async () => {
      const found = await findings(async (tx) => decide(tx, (await receive(tx)).id, 'returned'))
      expect(found).toEqual({
        'receipts leave suspense as decided': expect.stringMatching(
          /^receipt .*returned\): 0 satang went back, not 123400/,
        ),
        'suspense holds the unmatched receipts': expect.anything(),
      })
    })

    it('a receipt set to matched with a charge that was paid otherwise', async () => {
      const found = await findings(async (tx) => {
        const { id, chargeId } = await receive(tx)
        await decide(tx, id, 'matched', chargeId)
      })
      expect(Object.keys(found)).toEqual(
        expect.arrayContaining(['paid charges have their entries', 'receipts leave suspense as decided']),
      )
    })

    it('a return without its entry, also of a receipt that nobody decided', async () => {
      const found = await findings(async (tx) => refund(tx, await receive(tx)))
      expect(found['refunds have their entries']).toMatch(/the entry refund:.*:requested is missing/)
      expect(Object.keys(found)).toContain('receipts leave suspense as decided')
    })
  })
})

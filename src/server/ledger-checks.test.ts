import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openDemoApp } from '../../tests/demo-app.ts'
import type { TestApp } from '../../tests/harness.ts'
import { deleteEntry, findingsAfter, insertEntry, one, payableOf, run } from '../../tests/ledger-tampering.ts'
import { newId } from '../core/ids.ts'
import type { Tx } from '../db/types.ts'
import { accountId } from '../ledger/account.ts'
import { verifyLedger } from '../ledger/verify.ts'
import { allLedgerChecks } from './ledger-checks.ts'

let app: TestApp
beforeAll(async () => {
  app = await openDemoApp()
}, 300_000)
afterAll(() => app.close())

const findings = (change: (tx: Tx) => Promise<unknown>) => findingsAfter(app, allLedgerChecks, change)
const costs = accountId({ code: 'creator_service_cost', owner: null }, 0)
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
  it('a payout to another influencer', async () => {
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

  it('a withdrawal to the bank account of another influencer', async () => {
    const found = await findings(async (tx) => {
      await run(tx, sql`alter table withdrawals drop constraint withdrawals_own_bank_account`)
      await run(
        tx,
        sql`update withdrawals w set bank_account_id = (select id from bank_accounts b where b.account_id <> w.account_id limit 1)
          where id = (select id from withdrawals order by id limit 1)`,
      )
    })
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
        await insertEntry(tx, app.clock.now(), {
          reference,
          event,
          ...jobs,
          from: costs,
          to: payableOf(owner),
          amount: 500_000,
        })
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
      const marketer = await one<{ owner_id: string }>(
        tx,
        sql`select owner_id from credit_lots where source = 'purchase' order by id limit 1`,
      )
      const chargeId = newId()
      await insertEntry(tx, app.clock.now(), {
        reference: `charge:${chargeId}:credits`,
        event: 'credits_purchased',
        chargeId,
        from: accountId({ code: 'bank_clearing', owner: null }, 0),
        to: accountId({ code: 'customer_credits', owner: marketer.owner_id }),
        amount: 1_000_000,
      })
      await run(
        tx,
        sql`insert into credit_lots (id, owner_id, source, charge_id, bought, available, purchased_at, expires_at)
          values (${newId()}::uuid, ${marketer.owner_id}::uuid, 'purchase', ${chargeId}::uuid, 1000000, 1000000, now(), now() + interval '1 year')`,
      )
    })
    expect(Object.keys(found)).toEqual([
      'sums of days equal balances',
      'entries have their paid charges',
      'bought lots belong to their charges',
    ])
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
    expect(found['entries have their withdrawals']).toMatch(/^entry .* \(withdrawal_paid, /)
    const ofFee = 'invoices of fees have their withdrawal'
    expect(Object.keys(found).filter((name) => name !== ofFee)).toEqual(['entries have their withdrawals'])
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

  it('entries whose date was moved 40 days back', async () => {
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

  it('a paid charge whose entry was deleted', async () => {
    const found = await findings(async (tx) => {
      const { id } = await one<{ id: string }>(
        tx,
        sql`select e.id from ledger_entries e join charges c on c.id = e.charge_id
          join ledger_accounts a on a.owner_id = c.marketer_id and a.code = 'customer_credits' and a.balance >= c.net
          where e.event = 'credits_purchased' order by e.id limit 1`,
      )
      await deleteEntry(tx, id)
    })
    expect(found['paid charges have their entries']).toMatch(
      /^charge \w+ \(.*\): the entry charge:.*:credits is missing/,
    )
  })
})

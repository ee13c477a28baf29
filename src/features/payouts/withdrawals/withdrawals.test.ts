import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { openTestApp, type TestApp } from '../../../../tests/harness.ts'
import { run } from '../../../../tests/ledger-tampering.ts'
import { returnTransfer } from '../../../../tests/money-factories.ts'
import { allow, buildPayee, operatorCaller, withdraw } from '../../../../tests/payees.ts'
import { approveAs, secondStepOf } from '../../../../tests/two-step.ts'
import { dayOf } from '../../../core/calendar.ts'
import { DAY, HOUR } from '../../../core/clock.ts'
import { newId } from '../../../core/ids.ts'
import { verifyLedger } from '../../../ledger/verify.ts'
import type { Caller } from '../../../platform/context.ts'
import { accounts, influencers } from '../../accounts/schema.ts'
import { contract as office } from '../../operators/contract.ts'
import { contract } from '../contract.ts'
import { bankAccounts, withdrawals } from '../schema.ts'
import { runAutomaticWithdrawals } from '../service.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

describe('withdraw', () => {
  it('debits the price from the balance, with the fee included in it, and writes one message', async () => {
    const { id, as } = await buildPayee(app)
    const made = await withdraw(app, id, as, 50_000)
    expect(made.status).toBe(200)
    expect(made.body.data).toMatchObject({ price: 50_000, fee: 1_500, net: 48_500, status: 'Pending', type: 'manual' })
    const { body } = await app.call(contract.standing, { as, params: { uuid: id } })
    expect(body.data).toMatchObject({ available: 950_000, pending: 50_000 })
  })

  it('is found in the ledger by its number', async () => {
    const { id, as } = await buildPayee(app)
    const { reference } = (await withdraw(app, id, as, 50_000)).body.data
    const operator = await operatorCaller(app)
    const found = await app.call(office.ledgerEntries, { as: operator, query: { reference } })
    expect(found.body.data.map(({ event }) => event)).toEqual(['withdrawal_requested'])
  })

  it('is free from 1,000 baht on', async () => {
    const { id, as } = await buildPayee(app)
    expect((await withdraw(app, id, as, 100_000)).body.data).toMatchObject({ fee: 0, net: 100_000 })
  })

  it.each([
    [9_999, 'withdrawal_minimum'],
    [1_000_001, 'insufficient_balance'],
  ])('refuses %i satang: %s', async (price, code) => {
    const { id, as } = await buildPayee(app)
    const answer = await withdraw(app, id, as, price)
    expect(answer.status).toBe(422)
    expect(answer.body.code).toBe(code)
  })

  it('needs a verified code for each action', async () => {
    const { id, as } = await buildPayee(app)
    expect((await withdraw(app, id, as, 20_000)).status).toBe(200)
    const operator = await operatorCaller(app)
    const pending = (await app.call(contract.standing, { as, params: { uuid: id } })).body.data.waiting
    await app.call(contract.complete, { as: operator, params: { id: pending!.id }, body: { transferRef: 'X1' } })
    expect((await withdraw(app, id, as, 20_000)).body.code).toBe('step_up_required')
  })

  it('returns the first response to a second click, and a conflict to another body', async () => {
    const { id, as } = await buildPayee(app)
    const key = newId()
    const first = await withdraw(app, id, as, 30_000, key)
    const second = await withdraw(app, id, as, 30_000, key)
    expect(second).toMatchObject({ status: 200, body: { data: { id: first.body.data.id } } })
    expect((await withdraw(app, id, as, 40_000, key)).body.code).toBe('idempotency_conflict')
  })

  it('allows one Pending withdrawal', async () => {
    const { id, as } = await buildPayee(app)
    await withdraw(app, id, as, 30_000)
    await allow(app, id, 'withdrawal')
    expect((await withdraw(app, id, as, 30_000)).body.code).toBe('withdrawal_pending')
  })

  it('is listed in the operators’ queue, which shows since when the oldest is pending', async () => {
    const { id, as } = await buildPayee(app)
    const { body } = await withdraw(app, id, as, 30_000)
    const operator = await operatorCaller(app)
    const queue = await app.call(contract.queue, { as: operator, query: { status: 'Pending', limit: 100 } })
    const times = queue.body.data.map((row) => row.requestedAt).sort()
    expect((await app.call(contract.queueTotals, { as: operator })).body.data.oldest).toBe(times[0])
    expect(times).toContain(body.data.requestedAt)
  })

  it('does not find another person’s account', async () => {
    const { as } = await buildPayee(app)
    const { id } = await buildPayee(app)
    expect((await withdraw(app, id, as, 30_000)).status).toBe(404)
  })
})

describe('operators', () => {
  it('reject: the whole price is credited back; return a finished transfer: both entries remain', async () => {
    const operator = await operatorCaller(app)
    const { id, as } = await buildPayee(app)
    const one = (await withdraw(app, id, as, 50_000)).body.data
    const rejected = await app.call(contract.reject, {
      as: operator,
      params: { id: one.id },
      body: { reason: 'ชื่อไม่ตรง' },
    })
    expect(rejected.body.data).toMatchObject({ status: 'Rejected', reason: 'ชื่อไม่ตรง' })
    await allow(app, id, 'withdrawal')
    const two = (await withdraw(app, id, as, 50_000)).body.data
    await app.call(contract.complete, { as: operator, params: { id: two.id }, body: { transferRef: 'B1' } })
    expect(
      (await app.call(contract.complete, { as: operator, params: { id: two.id }, body: { transferRef: 'B2' } })).status,
    ).toBe(409)
    expect((await returnTransfer(app, operator, two.id)).status).toBe(200)
    const { body } = await app.call(contract.standing, { as, params: { uuid: id } })
    expect(body.data).toMatchObject({ available: 1_000_000, pending: 0 })
    expect((await verifyLedger(app.db)).checks.filter((check) => !check.ok)).toEqual([])
  })

  it('find a withdrawal by its number, the name or the account, oldest first; those in a batch are listed apart', async () => {
    const operator = await operatorCaller(app)
    const ids: string[] = []
    for (const name of ['ค้นหา หนึ่ง', 'ค้นหา สอง']) {
      const { id, as } = await buildPayee(app)
      await app.db.update(influencers).set({ legalName: name }).where(eq(influencers.accountId, id))
      ids.push((await withdraw(app, id, as, 50_000)).body.data.id)
      app.clock.advance(1_000)
    }
    const [one, two] = ids as [string, string]
    const find = async (query: object) =>
      (await app.call(contract.queue, { as: operator, query: { status: 'Pending', ...query } })).body.data
    const found = await find({ q: 'ค้นหา' })
    expect(
      found.map(({ id }) => id),
      'the oldest first',
    ).toEqual([one, two])
    expect((await find({ q: found[1]!.reference })).map(({ id }) => id)).toEqual([two])
    expect((await find({ q: found[0]!.last4 })).map(({ id }) => id)).toContain(one)
    expect((await find({ id: two })).map(({ id }) => id)).toEqual([two])
    expect(await find({ q: 'ไม่มีชื่อนี้' })).toEqual([])
    expect(await find({ q: '--' }), 'only dashes are no account number').toEqual([])
    const rest = await app.call(contract.queue, { as: operator, query: { status: 'Pending', q: 'ค้นหา', limit: 1 } })
    expect((await find({ q: 'ค้นหา', after: rest.body.next! })).map(({ id }) => id)).toEqual([two])
    const code = await secondStepOf(app, operator)
    await app.call(contract.createBatch, { as: operator, body: { ids: [one], code } })
    expect((await find({ q: 'ค้นหา', single: '1' })).map(({ id }) => id)).toEqual([two])
    expect((await app.call(contract.queueTotals, { as: operator })).body.data.batched).toBe(1)
  })

  it('need a second operator above the set amount, both to mark and to export', async () => {
    const [one, two] = [await operatorCaller(app), await operatorCaller(app)]
    const { id, as } = await buildPayee(app, 9_000_000)
    const made = (await withdraw(app, id, as, 8_000_000)).body.data
    const complete = (caller: Caller) =>
      app.call(contract.complete, { as: caller, params: { id: made.id }, body: { transferRef: 'C1' } })
    const toBank = async () =>
      app.call(contract.createBatch, { as: two, body: { ids: [made.id], code: await secondStepOf(app, two) } })
    expect((await complete(one)).body.code).toBe('second_approval_required')
    await app.call(contract.approve, { as: one, params: { id: made.id } })
    expect((await app.call(contract.approve, { as: two, params: { id: made.id } })).body.code).toBe('approval_waiting')
    for (const refused of [await complete(two), await toBank()])
      expect(refused.body.code).toBe('second_approval_required')
    const [waiting] = (await app.call(office.approvals, { as: two, query: { waiting: '1' } })).body.data
    expect(waiting).toMatchObject({ kind: 'withdrawal', targetId: made.id, amount: 8_000_000, about: made.reference })
    const agree = (caller: Caller) => approveAs(app, caller, waiting!.id)
    expect((await agree(one)).body.code).toBe('second_approval_required')
    expect((await agree(two)).body.data).toMatchObject({ status: 'approved', decidedBy: { id: two.accountId } })
    expect((await agree(two)).body.code).toBe('conflict')
    expect((await toBank()).status).toBe(200)
    expect((await complete(one)).status).toBe(200)
  })
})

describe('the Monday run', () => {
  it('sends whole balances from 1,000 baht on, without a fee, once, and skips payees with a Pending withdrawal', async () => {
    const poor = await buildPayee(app, 99_999)
    const due = await buildPayee(app, 150_000)
    const busy = await buildPayee(app, 300_000)
    await withdraw(app, busy.id, busy.as, 100_000)
    const monday = new Date('2025-12-01T03:00:00Z')
    app.clock.set(monday)
    expect(await runAutomaticWithdrawals(app.app)).toBeGreaterThan(0)
    await runAutomaticWithdrawals(app.app)
    const of = async ({ id, as }: { id: string; as: Caller }) =>
      (await app.call(contract.withdrawals, { as, params: { uuid: id } })).body.data
    expect(await of(due)).toMatchObject([{ type: 'automatic', price: 150_000, fee: 0 }])
    expect(await of(poor)).toEqual([])
    expect((await of(busy)).length).toBe(1)
    app.clock.set(new Date(monday.getTime() + DAY))
    expect(await runAutomaticWithdrawals(app.app)).toBe(0)
  })

  it('makes a transfer on the day that was shown to the payee, and none if the payee was shown what is missing', async () => {
    const monday = new Date('2025-12-01T03:00:00Z')
    app.clock.set(new Date(monday.getTime() - 3 * DAY))
    const bankOf = (id: string, set: Partial<typeof bankAccounts.$inferInsert>) =>
      app.db.update(bankAccounts).set(set).where(eq(bankAccounts.accountId, id))
    const cases: [says: string, balance: number, change?: (id: string, as: Caller) => Promise<unknown>][] = [
      ['2025-12-01', 100_000],
      ['withdrawal_minimum', 99_999],
      ['withdrawal_pending', 300_000, (id, as) => withdraw(app, id, as, 100_000)],
      ['bank_account_unverified', 150_000, (id) => bankOf(id, { status: 'waiting' })],
      ['bank_account_missing', 150_000, (id) => bankOf(id, { status: 'rejected' })],
      ['bank_account_missing', 150_000, (id) => app.db.delete(bankAccounts).where(eq(bankAccounts.accountId, id))],
      ['2025-12-01', 150_000, (id) => bankOf(id, { usableFrom: new Date('2025-12-01T09:00:00Z') })],
      ['2025-12-08', 150_000, (id) => bankOf(id, { usableFrom: new Date('2025-12-01T18:00:00Z') })],
      ['promptpay_changed', 150_000, (id) => bankOf(id, { bank: null, promptpay: 'phone', number: '0812340001' })],
      [
        'automatic_off',
        150_000,
        (id, as) => app.call(contract.setAutomatic, { as, params: { uuid: id }, body: { automatic: false } }),
      ],
      [
        'account_suspended',
        150_000,
        (id) => app.db.update(accounts).set({ status: 'suspended' }).where(eq(accounts.id, id)),
      ],
    ]
    const says = async (uuid: string, as: Caller) => {
      const { data } = (await app.call(contract.standing, { as, params: { uuid } })).body
      return data.nextAutomaticOn ?? data.automaticProblem
    }
    const payees: { id: string; as: Caller; on: string | null }[] = []
    for (const [expected, balance, change] of cases) {
      const { id, as } = await buildPayee(app, balance)
      await change?.(id, as)
      expect(await says(id, as)).toBe(expected)
      payees.push({ id, as, on: /^\d/.test(expected) ? expected : null })
    }
    for (let day = 0; day < 14; day++) {
      for (const hours of [0, 12]) {
        app.clock.set(new Date(monday.getTime() + day * DAY + hours * HOUR))
        await runAutomaticWithdrawals(app.app)
      }
    }
    for (const { id, on } of payees) {
      const rows = await app.db.select().from(withdrawals).where(eq(withdrawals.accountId, id))
      const made = rows.filter(({ type }) => type === 'automatic').map(({ requestedAt }) => dayOf(requestedAt))
      expect({ id, made }).toEqual({ id, made: on ? [on] : [] })
    }
  })

  it('pays once a day: an amount returned to the balance is paid by the next run, and the payee is told so', async () => {
    const { id, as } = await buildPayee(app, 150_000)
    const read = async () => (await app.call(contract.standing, { as, params: { uuid: id } })).body.data
    app.clock.set(new Date('2026-01-05T03:00:00Z'))
    expect(await read()).toMatchObject({ nextAutomaticOn: '2026-01-05' })
    await runAutomaticWithdrawals(app.app)
    const { waiting } = await read()
    expect(await read()).toMatchObject({
      nextAutomaticOn: null,
      automaticProblem: 'withdrawal_pending',
      nextRunOn: '2026-01-05',
    })
    const reject = { as: await operatorCaller(app), params: { id: waiting!.id }, body: { reason: 'ชื่อไม่ตรง' } }
    expect((await app.call(contract.reject, reject)).status).toBe(200)
    expect(await read()).toMatchObject({ nextAutomaticOn: '2026-01-12', automaticProblem: null })
    await runAutomaticWithdrawals(app.app)
    expect((await read()).waiting).toBeNull()
    app.clock.set(new Date('2025-12-02T03:00:00Z'))
  })

  it('notifies a payee who changed the mobile number that PromptPay no longer pays to it', async () => {
    const { id, as } = await buildPayee(app, 150_000)
    await app.db
      .update(bankAccounts)
      .set({ bank: null, promptpay: 'phone', number: '0812340000' })
      .where(eq(bankAccounts.accountId, id))
    app.clock.set(new Date('2025-12-08T03:00:00Z'))
    await runAutomaticWithdrawals(app.app)
    await runAutomaticWithdrawals(app.app)
    expect((await app.outbox(id)).map(({ kind }) => kind)).toContain('bank.rejected')
    const { body } = await app.call(contract.bank, { as, params: { uuid: id } })
    expect(body.data).toMatchObject({ status: 'rejected', promptpay: 'phone' })
  })

  it('pays everybody after a payee whose payout fails, logs that payee, and ends with an error; a refusal is no error', async () => {
    const broken = await buildPayee(app, 150_000)
    const refused = await buildPayee(app, 150_000)
    const due = await buildPayee(app, 150_000)
    await run(
      app.db,
      sql.raw(`create function refuse_some() returns trigger language plpgsql as $$ begin
        if new.account_id = '${broken.id}' then raise exception 'broken'; end if;
        if new.account_id = '${refused.id}' then
          raise exception 'refused' using errcode = 'unique_violation', constraint = 'withdrawals_one_pending';
        end if;
        return new; end $$`),
    )
    await run(
      app.db,
      sql`create trigger refuse_some before insert on withdrawals for each row execute function refuse_some()`,
    )
    app.clock.set(new Date('2025-12-15T03:00:00Z'))
    const log = { error: vi.fn(), debug: vi.fn() }
    await expect(runAutomaticWithdrawals({ ...app.app, log })).rejects.toThrow('1 automatic withdrawals failed')
    await run(app.db, sql`drop function refuse_some() cascade`)
    const { data } = (await app.call(contract.withdrawals, { as: due.as, params: { uuid: due.id } })).body
    expect(data).toMatchObject([{ type: 'automatic', price: 150_000 }])
    expect(log.error.mock.calls.map(([fields]) => fields)).toMatchObject([{ accountId: broken.id }])
    const refusals = log.debug.mock.calls.map(([fields]) => fields)
    expect(refusals).toContainEqual({ accountId: refused.id, code: 'withdrawal_pending' })
  })
})

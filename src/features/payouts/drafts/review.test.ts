import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '../../../../tests/harness.ts'
import { grantStepUp, influencerWithBalance } from '../../../../tests/money-factories.ts'
import { DAY, HOUR } from '../../../core/clock.ts'
import { newId } from '../../../core/ids.ts'
import { satang } from '../../../core/money.ts'
import type { Lang } from '../../../core/shapes.ts'
import type { Caller } from '../../../platform/context.ts'
import { contract } from '../contract.ts'
import { payoutDrafts } from '../schema.ts'
import { sweepPayoutDrafts } from '../service.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

let id: string
let as: Caller
beforeEach(async () => {
  id = await influencerWithBalance(app.db, satang(271_600), app.clock.now())
  as = await app.callerOf(id)
})

const review = (price: number, lang: Lang = 'en') =>
  app.call(contract.reviewWithdrawal, { as, lang, params: { uuid: id }, body: { price } })
const drafts = async () => (await app.call(contract.drafts, { as, params: { uuid: id } })).body.data

describe('an amount, before a code is sent', () => {
  it.each([
    [9_999_900, 'insufficient_balance', 'You can withdraw up to ฿2,716.00.'],
    [271_601, 'insufficient_balance', 'You can withdraw up to ฿2,716.00.'],
    [5_000, 'withdrawal_minimum', 'The minimum withdrawal is ฿100.00.'],
    [9_999, 'withdrawal_minimum', 'The minimum withdrawal is ฿100.00.'],
    [0, 'withdrawal_minimum', 'The minimum withdrawal is ฿100.00.'],
  ])('of %i satang is refused at its field: %s', async (price, code, message) => {
    const answer = await review(price)
    expect(answer).toMatchObject({ status: 422, body: { code, fields: { price: message } } })
    expect(answer.body).toMatchObject({ details: { min: 10_000, max: 271_600 } })
    expect((await drafts()).price).toBeNull()
  })

  it.each([
    [10_000, 1_500, 8_500, 261_600],
    [99_999, 1_500, 98_499, 171_601],
    [100_000, 0, 100_000, 171_600],
    [271_600, 0, 271_600, 0],
  ])('of %i satang costs %i, pays %i and leaves %i', async (price, fee, net, left) => {
    expect((await review(price)).body.data).toEqual({ price, fee, net, left })
    expect((await drafts()).price).toBe(price)
  })

  it('is the amount of the withdrawal, and the draft is deleted', async () => {
    const { data } = (await review(50_000)).body
    await grantStepUp(app.db, id, 'withdrawal', app.clock.now())
    const body = { price: data.price }
    const made = await app.call(contract.withdraw, { as, params: { uuid: id }, body, idempotencyKey: newId() })
    expect(made.body.data).toMatchObject({ fee: data.fee, net: data.net })
    expect(await drafts()).toEqual({ price: null, bank: null, promptpay: null })
    expect((await review(50_000, 'th')).body).toMatchObject({
      code: 'withdrawal_pending',
      message: 'มีรายการรอโอน ฿500.00 อยู่ รอให้โอนเสร็จก่อน',
    })
  })

  it('is refused without a usable account', async () => {
    id = await influencerWithBalance(app.db, satang(271_600), app.clock.now(), { bank: false })
    as = await app.callerOf(id)
    expect((await review(50_000)).body.code).toBe('bank_account_missing')
  })
})

describe('a bank account, before a code is sent', () => {
  const good = { bank: 'KBANK', number: '048-211482 1', name: 'ผู้รับ ทดสอบ' }
  const check = (change: Partial<typeof good> & { confirmed?: boolean }) =>
    app.call(contract.reviewBank, { as, params: { uuid: id }, body: { ...good, ...change } })

  it.each([
    [{ name: 'คนอื่น' }, 'bank_account_name', ['name']],
    [{ number: '123456' }, 'bank_account_digits', ['number']],
    [{ number: '12345abc' }, 'invalid_input', ['number']],
    [{ number: '12345678' }, 'bank_account_unusual', ['number']],
    [{ bank: 'XYZ' }, 'invalid_input', ['bank']],
    [{ number: '123', name: 'คนอื่น' }, 'invalid_input', ['number', 'name']],
    [{ number: '12345678', name: 'คนอื่น' }, 'invalid_input', ['number', 'name']],
    [{ bank: 'XYZ', name: 'คนอื่น' }, 'invalid_input', ['bank', 'name']],
  ])('%j is refused with every wrong field: %s', async (change, code, fields) => {
    const { body } = await check(change)
    expect(body.code).toBe(code)
    expect(Object.keys(body.fields ?? {})).toEqual(fields)
    expect((await drafts()).bank).toBeNull()
  })

  it('asks to confirm an unusual number even if there is another error', async () => {
    expect((await check({ number: '12345678', name: 'คนอื่น' })).body).toMatchObject({ details: { unusual: true } })
    expect((await check({ number: '12345678', confirmed: true })).status).toBe(200)
  })

  it('is a draft for a day, visible only to its owner, until it is saved', async () => {
    expect((await check({})).body.data).toEqual({ bank: 'KBANK', last4: '4821', name: good.name })
    const bank = { bank: 'KBANK', number: '0482114821', name: good.name, confirmed: false }
    expect((await drafts()).bank).toEqual(bank)
    const other = await influencerWithBalance(app.db, satang(1), app.clock.now())
    const stranger = await app.callerOf(other)
    expect((await app.call(contract.drafts, { as: stranger, params: { uuid: id } })).status).toBe(404)
    app.clock.advance(HOUR)
    await grantStepUp(app.db, id, 'bank_change', app.clock.now())
    await app.call(contract.saveBank, { as, params: { uuid: id }, body: bank })
    expect((await drafts()).bank).toBeNull()
  })

  it('expires after a day, and the sweep deletes it', async () => {
    await check({})
    app.clock.advance(DAY)
    expect((await drafts()).bank).toBeNull()
    await sweepPayoutDrafts(app.app)
    app.clock.advance(1)
    await sweepPayoutDrafts(app.app)
    expect(await app.db.select().from(payoutDrafts)).toEqual([])
  })
})

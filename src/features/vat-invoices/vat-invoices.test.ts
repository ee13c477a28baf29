import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { PICTURE } from '../../../tests/access/example.ts'
import { buildInfluencer, buildOperator } from '../../../tests/factories.ts'
import type { TestApp } from '../../../tests/harness.ts'
import { call, type FakePlatform, openJobApp } from '../../../tests/jobs-world.ts'
import { buildBank, buildVatPayment, grantStepUp, sentVatInvoice } from '../../../tests/money-factories.ts'
import { completedWithVat } from '../../../tests/vat-payments.ts'
import { DAY, HOUR } from '../../core/clock.ts'
import { newId } from '../../core/ids.ts'
import { balanceOf, influencerBalance } from '../../ledger/balances.ts'
import { ledgerChecks, verifyLedger } from '../../ledger/verify.ts'
import type { Caller } from '../../platform/context.ts'
import { auditLog } from '../../platform/schema.ts'
import { contract as deactivation } from '../deactivation/contract.ts'
import { contract as files } from '../files/contract.ts'
import { contract as payouts } from '../payouts/contract.ts'
import { jobLedgerChecks } from '../settlement/ledger-checks.ts'
import { contract } from './contract.ts'
import { vatInvoiceLedgerChecks } from './ledger-checks.ts'
import { sweepVatInvoices } from './service.ts'

let app: TestApp
let platform: FakePlatform
let operators: Caller[]
beforeAll(async () => {
  ;({ app, platform } = await openJobApp())
  operators = await Promise.all([0, 1].map(async () => app.callerOf((await buildOperator(app.db)).id)))
})
afterAll(() => app.close())

const payee = async () => app.callerOf((await buildInfluencer(app.db, { vatRegistered: true })).id)
const ofOwner = (as: Caller, id: string) => ({ as, params: { uuid: as.accountId, id } })
const INVOICE = { number: 'IV 2025/11-001', issuedOn: '2025-11-21' }
const send = (as: Caller, id: string, body: object = INVOICE) =>
  app.call(contract.send, { ...ofOwner(as, id), body: { ...INVOICE, ...body }, file: PICTURE })
const listOf = async (as: Caller, query = {}) =>
  (await app.call(contract.list, { as, params: { uuid: as.accountId }, query })).body
const approve = (id: string, as = operators[0]!, version = 1) =>
  app.call(contract.approve, { as, params: { id }, body: { version }, idempotencyKey: newId() })
const reject = (id: string, as = operators[0]!, body = {}) =>
  app.call(contract.reject, { as, params: { id }, body: { version: 1, reasonCode: 'buyer', ...body } })
const vatOf = async (owner: string) => ({
  pending: await balanceOf(app.db, 'creator_vat_pending', owner),
  available: (await influencerBalance(app.db, owner)).available,
})
const noticesTo = async (accountId: string, kind: string) =>
  (await app.outbox()).filter((row) => row.accountId === accountId && row.kind === kind && row.channel === 'site')

/** Failed checks of the ledger against the records of jobs and VAT. */
const findings = async () =>
  (await verifyLedger(app.db, [...ledgerChecks, ...jobLedgerChecks, ...vatInvoiceLedgerChecks])).checks.filter(
    ({ ok }) => !ok,
  )

describe('a payment with VAT', () => {
  it('keeps the VAT out of the balance until its tax invoice is approved, in the ledger and on all pages', async () => {
    const { world, jobId, influencer } = await completedWithVat(app, platform)
    const owner = influencer.accountId
    expect(await vatOf(owner)).toEqual({ pending: 31_500, available: 436_500 })
    const moneyOfJob = async () => (await call(world, 'get', influencer, jobId)).body.data.creatorMoney
    expect(await moneyOfJob()).toMatchObject({ vat: 0, vatOnInvoice: 31_500, net: 436_500 })
    const standing = async () =>
      (await app.call(payouts.standing, { as: influencer, params: { uuid: owner } })).body.data
    expect(await standing()).toMatchObject({
      available: 436_500,
      vatPending: 31_500,
      vatUnsent: 31_500,
      lifetime: 436_500,
    })
    await buildBank(app.db, owner, app.clock.now())
    const review = await app.call(payouts.reviewWithdrawal, {
      as: influencer,
      params: { uuid: owner },
      body: { price: 436_501 },
    })
    expect(review.body.code).toBe('insufficient_balance')

    const { data, pending, counts, buyer } = await listOf(influencer)
    expect(pending).toBe(31_500)
    expect(counts).toEqual({ todo: 1, review: 0, done: 0 })
    expect(buyer).toMatchObject({ taxId: expect.stringMatching(/^\d{13}$/), address: expect.any(String) })
    expect(data).toMatchObject([
      { status: 'waiting', base: 450_000, amount: 31_500, total: 481_500, job: { id: jobId }, canSend: true },
    ])
    expect(await noticesTo(owner, 'vat.requested')).toHaveLength(1)
    expect(await findings()).toEqual([])

    const { id } = data[0]!
    const issuedOn = new Date(app.clock.now().getTime()).toISOString().slice(0, 10)
    expect((await send(influencer, id, { issuedOn })).body.data).toMatchObject({ status: 'in_progress' })
    expect(await moneyOfJob()).toMatchObject({ vatOnInvoice: 31_500 })
    expect(await vatOf(owner)).toEqual({ pending: 31_500, available: 436_500 })
    expect(await standing()).toMatchObject({ vatPending: 31_500, vatUnsent: 0 })
    expect((await approve(id)).body.data).toMatchObject({ status: 'approved', canDecide: false })
    expect(await moneyOfJob()).toMatchObject({ vatOnInvoice: 0, net: 436_500 })
    expect(await vatOf(owner)).toEqual({ pending: 0, available: 468_000 })
    expect(await standing()).toMatchObject({ available: 468_000, vatPending: 0, lifetime: 468_000 })
    expect(await noticesTo(owner, 'vat.released')).toHaveLength(1)
    expect(await findings()).toEqual([])

    const statement = await app.call(payouts.statement, { as: influencer, params: { uuid: owner }, query: {} })
    expect(statement.body.data).toMatchObject([
      {
        event: 'vat_released',
        kind: 'work',
        label: { en: 'VAT on your tax invoice' },
        job: { id: jobId },
        gross: 0,
        vat: 31_500,
        tax: 0,
        in: 31_500,
        balance: 468_000,
        document: null,
      },
      { event: 'job_completed', gross: 450_000, vat: 0, tax: 13_500, in: 436_500, balance: 436_500 },
    ])
    const summary = await app.call(payouts.summary, { as: influencer, params: { uuid: owner, x: 'all' } })
    expect(summary.body.data).toMatchObject({ earned: 450_000, tax: 13_500, vat: 31_500, net: 468_000, jobs: 1 })
  })

  it('requests a separate tax invoice from each payee: creator and manager', async () => {
    const { influencer, manager } = await completedWithVat(app, platform, { manager: true })
    expect(await vatOf(influencer.accountId)).toMatchObject({ pending: 25_200 })
    expect(await vatOf(manager!.accountId)).toMatchObject({ pending: 6_300 })
    const [own] = (await listOf(manager!)).data
    expect(own).toMatchObject({ base: 90_000, amount: 6_300, job: { influencer: expect.any(String) } })
    const [influencers] = (await listOf(influencer)).data
    expect(influencers).toMatchObject({ base: 360_000, job: { influencer: null } })
    expect((await app.call(contract.get, ofOwner(influencer, own!.id))).status).toBe(404)
    expect((await send(influencer, own!.id)).status).toBe(404)
    expect(await findings()).toEqual([])
  })
})

describe('a tax invoice', () => {
  it('needs a file, a date between the month of the payment and today, and a unique number', async () => {
    const as = await payee()
    const [first, second] = [await buildVatPayment(app, as.accountId), await buildVatPayment(app, as.accountId)]
    const today = app.clock.now().toISOString().slice(0, 10)
    const month = today.slice(0, 7)
    const body = { ...INVOICE, issuedOn: today }
    const bare = await app.call(contract.send, { ...ofOwner(as, first), body })
    expect(bare.body).toMatchObject({ code: 'file_required', fields: { file: expect.any(String) } })
    const early = await send(as, first, { issuedOn: '2025-10-31' })
    expect(early.body).toMatchObject({ code: 'invalid_input', fields: { issuedOn: expect.stringMatching(/\S/) } })
    expect((await send(as, first, { issuedOn: '2026-12-31' })).body.fields).toHaveProperty('issuedOn')
    expect((await send(as, first, { issuedOn: `${month}-01` })).status).toBe(200)
    const again = await send(as, second, { number: 'iv  2025/11-001', issuedOn: today })
    expect(again.body).toMatchObject({ code: 'vat_invoice_number_used', fields: { number: expect.any(String) } })
    const spaced = await send(as, second, { number: 'iv2025/11-001', issuedOn: today })
    expect(spaced.body.data.number).toBe('IV2025/11-001')
    const other = await payee()
    const foreign = await buildVatPayment(app, other.accountId)
    expect((await send(other, foreign, { issuedOn: today })).status).toBe(200)
  })

  it('accepts a previously uploaded file of the right purpose and owner', async () => {
    const [as, other] = [await payee(), await payee()]
    const id = await buildVatPayment(app, as.accountId)
    const issuedOn = app.clock.now().toISOString().slice(0, 10)
    const upload = async (by: Caller, purpose: 'vat' | 'vat_invoice') =>
      (await app.call(files.upload, { as: by, body: { purpose }, file: PICTURE })).body.data.id
    const sendFile = (fileId: string) =>
      app.call(contract.send, { ...ofOwner(as, id), body: { ...INVOICE, issuedOn, fileId } })
    expect((await sendFile(await upload(other, 'vat_invoice'))).status).toBe(404)
    expect((await sendFile(await upload(as, 'vat'))).status).toBe(404)
    const sent = await sendFile(await upload(as, 'vat_invoice'))
    expect(sent.body.data).toMatchObject({ status: 'in_progress', file: { contentType: 'image/png' } })
  })

  it('is accepted from a suspended payee, because the VAT is due', async () => {
    const as = await payee()
    const id = await buildVatPayment(app, as.accountId)
    const issuedOn = app.clock.now().toISOString().slice(0, 10)
    expect((await send({ ...as, status: 'suspended' }, id, { issuedOn })).status).toBe(200)
    expect((await send({ ...as, status: 'permanently' }, id, { issuedOn })).status).toBe(403)
  })

  it('is accepted for only one of two payments sent at the same time with one number', async () => {
    const as = await payee()
    const ids = [await buildVatPayment(app, as.accountId), await buildVatPayment(app, as.accountId)]
    const issuedOn = app.clock.now().toISOString().slice(0, 10)
    const answers = await Promise.all(ids.map((id) => send(as, id, { issuedOn })))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  })

  it('is rejected with a reason that the payee sees, and sent again; the VAT stays pending', async () => {
    const { id, payee: as } = await sentVatInvoice(app)
    expect((await reject(id, operators[0], { reasonCode: 'other' })).body).toMatchObject({
      code: 'reason_required',
      fields: { reason: expect.any(String) },
    })
    expect((await reject(id, operators[0], { reason: 'สาขาต้องเป็นสำนักงานใหญ่' })).status).toBe(200)
    const { data } = await listOf(as, { view: 'todo' })
    expect(data).toMatchObject([
      { id, status: 'rejected', reason: { th: 'ข้อมูลผู้ซื้อไม่ถูกต้อง · สาขาต้องเป็นสำนักงานใหญ่' }, canSend: true },
    ])
    expect((await noticesTo(as.accountId, 'vat.rejected'))[0]?.body).toContain('สำนักงานใหญ่')
    expect((await approve(id)).body.code).toBe('vat_invoice_decided')
    expect(await vatOf(as.accountId)).toMatchObject({ pending: 31_500, available: 450_000 })
    const issuedOn = app.clock.now().toISOString().slice(0, 10)
    expect((await send(as, id, { issuedOn })).body.data).toMatchObject({ status: 'in_progress', reason: null })
    expect((await approve(id, operators[0], 1)).body.code).toBe('vat_invoice_replaced')
    expect((await approve(id, operators[0], 2)).status).toBe(200)
    expect(await vatOf(as.accountId)).toMatchObject({ pending: 0, available: 481_500 })
    const log = await app.db.select().from(auditLog).where(eq(auditLog.targetId, as.accountId))
    expect(log.map((row) => row.act).sort()).toEqual(['vat_invoice.approve', 'vat_invoice.reject'])
  })

  it('that was replaced during the review cannot be decided', async () => {
    const { id, payee: as, as: operator } = await sentVatInvoice(app)
    const issuedOn = app.clock.now().toISOString().slice(0, 10)
    await send(as, id, { issuedOn })
    expect((await approve(id, operator)).body.code).toBe('vat_invoice_replaced')
    expect((await reject(id, operator)).body.code).toBe('vat_invoice_replaced')
    const review = await app.call(contract.review, { as: operator, params: { id } })
    expect(review.body).toMatchObject({ data: { version: 2, canDecide: true }, buyer: { taxId: expect.any(String) } })
  })

  it('is decided once: a second click changes nothing, another operator gets an error', async () => {
    const { id, payee: as } = await sentVatInvoice(app)
    const first = await approve(id)
    expect((await approve(id)).body.data).toEqual(first.body.data)
    expect((await approve(id, operators[1])).body.code).toBe('vat_invoice_decided')
    expect((await reject(id, operators[1])).body.code).toBe('vat_invoice_decided')
    expect((await send(as, id, { number: 'X1' })).body.code).toBe('vat_invoice_decided')
    expect(await vatOf(as.accountId)).toMatchObject({ pending: 0, available: 481_500 })
    expect(await noticesTo(as.accountId, 'vat.released')).toHaveLength(1)
  })

  it('is listed in a queue by deadline, page by page, and is found by name and number', async () => {
    const sent = [await sentVatInvoice(app), await sentVatInvoice(app), await sentVatInvoice(app)]
    const ids: string[] = []
    const as = operators[0]!
    for (let after: string | undefined; ; ) {
      const query = { status: 'in_progress' as const, limit: 2, ...(after && { after }) }
      const { body } = await app.call(contract.queue, { as, query })
      ids.push(...body.data.map(({ id }) => id))
      if (!body.next) break
      after = body.next
    }
    expect(new Set(ids).size).toBe(ids.length)
    expect(sent.every(({ id }) => ids.includes(id))).toBe(true)
    const q = `IV-${sent[1]!.id.slice(-8)}`
    const { body } = await app.call(contract.queue, { as, query: { q } })
    expect(body.data.map(({ id }) => id)).toEqual([sent[1]!.id])
  })
})

describe('time', () => {
  it('sends one reminder after days without a sweep, and continues on a later day', async () => {
    const as = await payee()
    await buildVatPayment(app, as.accountId)
    const seen: number[] = []
    for (const days of [40, 0, 1, 300]) {
      app.clock.advance(days * DAY)
      await sweepVatInvoices(app.app)
      seen.push((await noticesTo(as.accountId, 'vat.reminder')).length)
    }
    expect(seen).toEqual([1, 1, 1, 1])
  })

  it('reminds the payee on the days of the setting, and no more once it is sent', async () => {
    const as = await payee()
    const [id, sentId] = [await buildVatPayment(app, as.accountId), await buildVatPayment(app, as.accountId)]
    await send(as, sentId, { issuedOn: app.clock.now().toISOString().slice(0, 10) })
    const reminders = async () => (await noticesTo(as.accountId, 'vat.reminder')).length
    await sweepVatInvoices(app.app)
    expect(await reminders()).toBe(0)
    app.clock.advance(8 * DAY)
    await Promise.all([sweepVatInvoices(app.app), sweepVatInvoices(app.app)])
    await sweepVatInvoices(app.app)
    expect(await reminders()).toBe(1)
    app.clock.advance(23 * DAY)
    await sweepVatInvoices(app.app)
    expect(await reminders()).toBe(2)
    app.clock.advance(300 * DAY)
    await sweepVatInvoices(app.app)
    expect(await reminders()).toBe(2)
    expect((await app.call(contract.get, ofOwner(as, id))).body.data).toMatchObject({
      status: 'waiting',
      canSend: true,
    })
  })

  it('alerts operators once to an overdue review', async () => {
    const { id, as } = await sentVatInvoice(app)
    app.clock.advance(25 * HOUR)
    await sweepVatInvoices(app.app)
    await sweepVatInvoices(app.app)
    const alarms = (await noticesTo(as.accountId, 'operator.alarm')).filter(({ href }) => href?.endsWith(id))
    expect(alarms).toHaveLength(1)
  })
})

describe('closing an account', () => {
  const CHOICE = { reason: 'not_needed', note: '' } as const
  const stateOf = async (as: Caller) =>
    (await app.call(deactivation.validate, { as, params: { uuid: as.accountId } })).body.data
  const leave = async (as: Caller, given: { giveUp: number; giveUpVat: number }) => {
    await grantStepUp(app.db, as.accountId, 'deactivation', app.clock.now())
    return app.call(deactivation.deactivate, { as, params: { uuid: as.accountId }, body: { ...CHOICE, ...given } })
  }

  it('waits for the review of a tax invoice, and forgoes VAT only if the owner confirms it', async () => {
    const as = await payee()
    // A balance that is lower than the withdrawal fee.
    const id = await buildVatPayment(app, as.accountId, 1_400 as never)
    expect(await stateOf(as)).toMatchObject({ allowed: true, rest: 1_400, vatUnsent: 98 })
    expect((await leave(as, { giveUp: 1_400, giveUpVat: 0 })).body).toMatchObject({
      code: 'deactivation_blocked',
      fields: { giveUpVat: expect.any(String) },
    })
    await send(as, id, { issuedOn: app.clock.now().toISOString().slice(0, 10) })
    expect((await stateOf(as)).blockers.map(({ code }) => code)).toEqual(['DOCUMENTS_IN_PROCESS'])
    await reject(id)
    const undue = await balanceOf(app.db, 'input_vat_undue')
    const closed = await leave(as, { giveUp: 1_400, giveUpVat: 98 })
    expect(closed.body.data).toMatchObject({ givenUp: 1_498 })
    expect(await vatOf(as.accountId)).toEqual({ pending: 0, available: 0 })
    expect((await balanceOf(app.db, 'input_vat_undue')) - undue).toBe(98)
    const review = await app.call(contract.review, { as: operators[0], params: { id } })
    expect(review.body.data).toMatchObject({ status: 'forgone', canDecide: false })
    expect((await approve(id)).body.code).toBe('vat_invoice_decided')
  })
})

import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type BankApp, buildBuyer, openBankApp } from '../../../../tests/bank.ts'
import { DAY, MINUTE, SECOND } from '../../../core/clock.ts'
import { newId } from '../../../core/ids.ts'
import { baht } from '../../../core/money.ts'
import { verifyLedger } from '../../../ledger/verify.ts'
import type { Caller } from '../../../platform/context.ts'
import { PortError } from '../../../ports/http.ts'
import { contract as documents } from '../../documents/contract.ts'
import { documentsOf } from '../../documents/service.ts'
import { contract } from '../contract.ts'
import { sweepAlerts, sweepCharges, sweepLots } from '../sweep.ts'
import { type ChargeRecord, findCharge } from './store.ts'

let app: BankApp
let marketer: Caller
beforeAll(async () => {
  app = await openBankApp()
})
afterAll(() => app.close())
beforeEach(async () => {
  marketer = await app.callerOf(await buildBuyer(app.db))
  app.webhooks.length = 0
  app.answers.length = 0
})

type Method = 'promptpay' | 'card' | 'transfer'
const start = async (amount = baht(50_000), method: Method = 'promptpay', as = marketer) => {
  const answer = await app.call(contract.createCharge, { as, body: { amount, method } })
  expect(answer.body.code).toBeUndefined()
  return answer.body.data
}
const row = async (id: string) => (await findCharge(app.db, id)) as ChargeRecord
const total = async (as = marketer) => (await app.call(contract.total, { as, params: { id: as.accountId } })).body.data
const readCharge = async (id: string, refresh?: '1') =>
  (await app.call(contract.getCharge, { as: marketer, params: { id }, query: refresh ? { refresh } : {} })).body
const invoices = (id: string) => documentsOf(app.db, 'charge', [id])
const expectLedgerClean = async () => expect((await verifyLedger(app.db)).checks.filter((c) => !c.ok)).toEqual([])
/** Checks that credits were added once: one lot, one invoice, one message. */
async function expectPaidOnce(id: string, credits = baht(50_000)) {
  expect(await total()).toMatchObject({ available: credits })
  expect(await invoices(id)).toHaveLength(1)
  expect((await app.outbox(marketer.accountId)).filter((m) => m.kind === 'credits.purchased')).toHaveLength(1)
  await expectLedgerClean()
}

test('a QR payment adds credits with an expiry date, and sends a tax invoice and a message', async () => {
  const charge = await start()
  expect(charge).toMatchObject({ status: 'pending', net: 5_000_000, vat: 350_000, total: 5_350_000 })
  expect(charge.reference).toMatch(/^[A-Z0-9]{1,20}$/)
  const open = await readCharge(charge.id)
  expect(open.payment.qrSvg).toContain('<svg')
  const stored = await row(charge.id)
  expect(stored.qrPayload).toContain(charge.reference)
  expect(stored.qrPayload).toContain('5303764')
  await app.pay(open.payment.sandboxUrl!)
  expect(app.answers).toEqual([200])
  await expectPaidOnce(charge.id)
  const paid = await readCharge(charge.id)
  expect(paid.data).toMatchObject({ status: 'paid', balanceAfter: 5_000_000, received: 5_350_000 })
  expect(paid.data.validUntil).toMatch(/^2026-11-21/)
  const [invoice] = await invoices(charge.id)
  const pdf = await app.call(documents.get, { as: marketer, params: { id: invoice!.id } })
  expect(pdf.blob?.type).toBe('application/pdf')
  const lots = await app.call(contract.lots, { as: marketer, params: { id: marketer.accountId } })
  expect(lots.body.data).toMatchObject([{ bought: 5_000_000, available: 5_000_000, chargeId: charge.id }])
})

test.each(['double', 'out_of_order', 'late'] as const)('a %s webhook adds the credits once', async (behaviour) => {
  const charge = await start()
  await app.pay((await readCharge(charge.id)).payment.sandboxUrl!, { behaviour })
  if (behaviour === 'late') {
    expect((await row(charge.id)).status).toBe('pending')
    app.clock.advance(20 * MINUTE)
    expect((await readCharge(charge.id)).data.status).toBe('expired')
    await app.bank.flush()
  }
  expect(new Set(app.answers)).toEqual(new Set([200]))
  await expectPaidOnce(charge.id)
})

test('a wrong amount is not credited and needs an operator', async () => {
  const charge = await start()
  await app.pay((await readCharge(charge.id)).payment.sandboxUrl!, { behaviour: 'wrong_amount' })
  expect(await row(charge.id)).toMatchObject({ status: 'review', reviewReason: 'wrong_amount', received: 5_349_900 })
  expect(await total()).toMatchObject({ available: 0 })
  expect(await invoices(charge.id)).toEqual([])
  await app.bank.flush()
  expect((await readCharge(charge.id, '1')).data.status).toBe('review')
  await expectLedgerClean()
})

test('a webhook with a bad signature, an old timestamp, another provider or an invalid body changes nothing', async () => {
  const charge = await start()
  await app.bank.behave('late')
  await app.pay((await readCharge(charge.id)).payment.sandboxUrl!)
  await app.bank.behave('normal')
  const send = (input: { rawBody?: string; headers?: Record<string, string>; provider?: string }) =>
    app
      .call(contract.webhook, { params: { provider: input.provider ?? 'sandbox' }, rawBody: '', headers: {}, ...input })
      .then((answer) => answer.status)
  await app.bank.flush()
  const { rawBody, headers } = app.webhooks[0]!
  await expectPaidOnce(charge.id)
  expect(await send({ rawBody: rawBody.replace('successful', 'successfuI'), headers })).toBe(401)
  expect(await send({ rawBody, headers: { ...headers, 'omise-signature': 'ab'.repeat(32) } })).toBe(401)
  expect(await send({ rawBody })).toBe(401)
  expect(await send({ rawBody, headers, provider: 'omise' })).toBe(404)
  app.clock.advance(5 * MINUTE + SECOND)
  expect(await send({ rawBody, headers })).toBe(401)
  await expectPaidOnce(charge.id)
})

test('a repeated webhook gets a 200 response and changes nothing', async () => {
  const charge = await start()
  await app.pay((await readCharge(charge.id)).payment.sandboxUrl!)
  for (let i = 0; i < 3; i++) await app.call(contract.webhook, { params: { provider: 'sandbox' }, ...app.webhooks[0]! })
  await expectPaidOnce(charge.id)
})

test('a lost webhook is made up for when the owner opens the page, and by the sweep', async () => {
  const seen = await start()
  await app.pay((await readCharge(seen.id)).payment.sandboxUrl!, { behaviour: 'none' })
  expect((await readCharge(seen.id)).data.status).toBe('pending')
  expect((await readCharge(seen.id, '1')).data.status).toBe('paid')
  await expectPaidOnce(seen.id)
  const unseen = await start(baht(1_000))
  await app.pay((await readCharge(unseen.id)).payment.sandboxUrl!, { behaviour: 'none' })
  app.clock.advance(MINUTE)
  await sweepCharges(app.app)
  expect((await row(unseen.id)).status).toBe('paid')
  await expectLedgerClean()
})

test('an unpaid QR expires; a failed payment shows the reason', async () => {
  const charge = await start()
  app.clock.advance(15 * MINUTE)
  const shown = await readCharge(charge.id)
  expect(shown.data.status).toBe('expired')
  expect(shown.payment).toMatchObject({ qrSvg: null, sandboxUrl: null })
  await sweepCharges(app.app)
  expect((await row(charge.id)).status).toBe('expired')
  const refused = await start()
  await app.pay((await readCharge(refused.id)).payment.sandboxUrl!, { outcome: 'failed' })
  const failed = await readCharge(refused.id)
  expect(failed.data).toMatchObject({ status: 'failed', failure: 'you cancelled on the bank’s page' })
  expect(await total()).toMatchObject({ available: 0 })
})

test('a card pays once even if the request is repeated; a refused card is not charged', async () => {
  const charge = await start(baht(2_000), 'card')
  expect((await readCharge(charge.id)).payment.cardUrl).toContain('/card')
  const body = { token: await app.cardToken() }
  const key = newId()
  const pay = () => app.call(contract.payCard, { as: marketer, params: { id: charge.id }, body, idempotencyKey: key })
  expect((await pay()).body.data).toMatchObject({ status: 'paid' })
  expect((await pay()).body.data).toMatchObject({ status: 'paid' })
  await expectPaidOnce(charge.id, baht(2_000))
  const other = await start(baht(2_000), 'card')
  const bad = await app.cardToken('4111111111140011')
  const refused = await app.call(contract.payCard, { as: marketer, params: { id: other.id }, body: { token: bad } })
  expect(refused.body.data).toMatchObject({ status: 'failed', failure: 'not enough funds on the card' })
  const used = await start(baht(2_000), 'card')
  const again = await app.call(contract.payCard, { as: marketer, params: { id: used.id }, body: { token: bad } })
  expect(again.body.code).toBe('charge_failed')
  await expectPaidOnce(charge.id, baht(2_000))
})

test('a card charged just before a crash is matched by its reference', async () => {
  const charge = await start(baht(3_000), 'card')
  const { reference, total: amount } = charge
  const cardToken = await app.cardToken()
  await app.ports.payment.createCharge({ id: charge.id, amount: amount as never, method: 'card', reference, cardToken })
  await app.bank.idle()
  expect((await row(charge.id)).status).toBe('paid')
  await expectPaidOnce(charge.id, baht(3_000))
})

test('after a provider timeout a QR is created once, by the owner’s page or by the sweep', async () => {
  const { payment } = app.ports
  const real = payment.createCharge
  const down = () => Promise.reject(new PortError('sandbox', 'unreachable'))
  const atBank = (reference: string) => app.books().charges.filter((one) => one.metadata.reference === reference)
  payment.createCharge = down
  const seen = await start()
  const unseen = await start(baht(2_000))
  expect((await readCharge(seen.id, '1')).payment.qrSvg).toBeNull()
  // The bank created the charge, but its response was lost.
  payment.createCharge = async (charge) => {
    await real(charge)
    return down()
  }
  app.clock.advance(3 * SECOND)
  await readCharge(seen.id, '1')
  payment.createCharge = real
  app.clock.advance(3 * SECOND)
  expect((await readCharge(seen.id, '1')).payment.qrSvg).toContain('<svg')
  expect((await row(unseen.id)).qrPayload).toBeNull()
  await sweepCharges(app.app)
  expect((await row(unseen.id)).qrPayload).toContain(unseen.reference)
  for (const { reference } of [seen, unseen]) expect(atBank(reference)).toHaveLength(1)
  await app.pay((await readCharge(seen.id)).payment.sandboxUrl!)
  await expectPaidOnce(seen.id)
})

test('a charge that cannot be read does not block the others', async () => {
  const [broken, paid] = [await start(baht(2_000)), await start(baht(3_000))]
  const { providerChargeId } = await row(broken.id)
  await app.pay((await readCharge(paid.id)).payment.sandboxUrl!, { behaviour: 'none' })
  const { payment } = app.ports
  const real = payment.getCharge
  payment.getCharge = async (id) => {
    if (id === providerChargeId) throw new TypeError('an answer of an unexpected shape')
    return real(id)
  }
  app.clock.advance(MINUTE)
  await expect(sweepCharges(app.app)).rejects.toThrow(/^charges: 1 of/)
  payment.getCharge = real
  await expectPaidOnce(paid.id, baht(3_000))
})

test('a QR that was not created because of a crash is created when its owner opens the page', async () => {
  const { payment } = app.ports
  const real = payment.createCharge
  payment.createCharge = async () => {
    throw new Error('the process ended')
  }
  const idempotencyKey = newId()
  const send = () =>
    app.call(contract.createCharge, {
      as: marketer,
      body: { amount: baht(2_000), method: 'promptpay' },
      idempotencyKey,
    })
  await send()
  payment.createCharge = real
  const { id } = (await send()).body.data
  app.clock.advance(3 * SECOND)
  expect((await readCharge(id, '1')).payment.qrSvg).toContain('<svg')
  const { reference } = await row(id)
  expect(app.books().charges.filter((one) => one.metadata.reference === reference)).toHaveLength(1)
})

test('a card payment whose response and webhook were lost is completed by the sweep', async () => {
  const charge = await start(baht(2_000), 'card')
  const { payment } = app.ports
  const real = payment.createCharge
  await app.bank.behave('none')
  payment.createCharge = async (given) => {
    await real(given)
    throw new PortError('sandbox', 'timeout')
  }
  const body = { token: await app.cardToken() }
  const pay = (token: string) =>
    app.call(contract.payCard, { as: marketer, params: { id: charge.id }, body: { token } })
  expect((await pay(body.token)).body.code).toBe('provider_unavailable')
  payment.createCharge = real
  expect((await pay(await app.cardToken())).body.code).toBe('conflict')
  expect((await readCharge(charge.id)).payment.cardUrl).toBeNull()
  app.clock.advance(60 * MINUTE)
  await sweepCharges(app.app)
  await app.bank.behave('normal')
  expect(await row(charge.id)).toMatchObject({ status: 'paid', cardToken: null })
  expect(app.books().charges.filter((one) => one.metadata.reference === charge.reference)).toHaveLength(1)
  await expectPaidOnce(charge.id, baht(2_000))
})

test('a charge checks the amount, the profile, the idempotency key and the tenant', async () => {
  const post = (as: Caller, amount: number, idempotencyKey = newId()) =>
    app.call(contract.createCharge, { as, body: { amount, method: 'promptpay' }, idempotencyKey })
  expect((await post(marketer, baht(999))).body).toMatchObject({ code: 'amount_too_small' })
  expect((await post(marketer, 100_001)).body.code).toBe('invalid_input')
  expect((await post(marketer, baht(9_000_000))).body.code).toBe('amount_too_large')
  const bare = await app.callerOf(await buildBuyer(app.db, { address: null }))
  expect((await post(bare, baht(1_000))).body.code).toBe('profile_incomplete')
  const key = newId()
  const first = await post(marketer, baht(1_000), key)
  expect((await post(marketer, baht(1_000), key)).body.data.id).toBe(first.body.data.id)
  expect((await post(marketer, baht(2_000), key)).status).toBe(409)
  const stranger = await app.callerOf(await buildBuyer(app.db))
  const params = { id: first.body.data.id }
  const wallet = { id: marketer.accountId }
  const slip = { name: 'slip.png', bytes: new Uint8Array([1]) }
  const foreign = [
    app.call(contract.getCharge, { as: stranger, params }),
    app.call(contract.qr, { as: stranger, params }),
    app.call(contract.payCard, { as: stranger, params, body: { token: 'x' } }),
    app.call(contract.slip, { as: stranger, params, file: slip }),
    app.call(contract.total, { as: stranger, params: wallet }),
    app.call(contract.lots, { as: stranger, params: wallet }),
    app.call(contract.statement, { as: stranger, params: wallet }),
    app.call(contract.statementCsv, { as: stranger, params: wallet }),
    app.call(contract.topUp, { as: stranger, params: wallet }),
  ]
  for (const answer of await Promise.all(foreign)) expect(answer.status).toBe(404)
  expect((await app.call(contract.qr, { as: marketer, params })).blob?.type).toBe('image/png')
})

test('credits expire on their date, with alerts 30, 7 and 1 days before', async () => {
  const charge = await start()
  await app.pay((await readCharge(charge.id)).payment.sandboxUrl!)
  const { validUntil } = (await readCharge(charge.id)).data
  const to = (daysBefore: number) =>
    app.clock.advance(Date.parse(validUntil!) - daysBefore * DAY - app.clock.now().getTime())
  const alerts = async () => (await app.outbox(marketer.accountId)).filter((m) => m.kind === 'credits.expiring').length
  for (const [daysBefore, sent] of [
    [30, 1],
    [29, 1],
    [7, 2],
    [1, 3],
  ] as const) {
    to(daysBefore)
    await sweepAlerts(app.app)
    await sweepAlerts(app.app)
    expect(await alerts()).toBe(sent)
  }
  const ending = await app.call(contract.expiring, { as: marketer })
  expect(ending.body.data.credits).toMatchObject([{ amount: 5_000_000, daysLeft: 1 }])
  to(0)
  await sweepLots(app.app)
  expect(await total()).toMatchObject({ available: 0, expiringNext: null })
  const wallet = { id: marketer.accountId }
  const lines = await app.call(contract.statement, { as: marketer, params: wallet, query: { limit: 1 } })
  expect(lines.body.data).toMatchObject([
    { kind: 'expiry', type: 'subtract', available: -5_000_000, availableAfter: 0 },
  ])
  const rest = await app.call(contract.statement, { as: marketer, params: wallet, query: { after: lines.body.next! } })
  expect(rest.body.data).toMatchObject([{ kind: 'top_up', available: 5_000_000, availableAfter: 5_000_000 }])
  const month = await app.call(contract.statement, { as: marketer, params: wallet, query: { type: 'add' } })
  expect(month.body.data).toHaveLength(1)
  expect(month.body.data[0]?.document?.serial).toBeTruthy()
  const csv = await app.call(contract.statementCsv, { as: marketer, params: wallet })
  expect(new TextDecoder().decode(csv.blob?.bytes).split('\r\n')).toHaveLength(4)
  await expectLedgerClean()
})

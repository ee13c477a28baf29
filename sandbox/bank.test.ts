import { mkdtemp, rm } from 'node:fs/promises'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { DAY, MINUTE } from '../src/core/clock.ts'
import { baht } from '../src/core/money.ts'
import { localPayment } from '../src/ports/payment/local.ts'
import { type PaymentPort, PROMPTPAY_BANK } from '../src/ports/payment/port.ts'
import { type MovableClock, movableClock } from '../tests/clock.ts'
import { type SandboxBank, startSandboxBank } from './bank.ts'
import { type Listener, type Received, startListener } from './listener.ts'

const SHOP = 'http://localhost:3000'
const signingKey = Buffer.from('sandbox webhook key').toString('base64')
let dataDir: string
let clock: MovableClock
let shop: Listener
let events: { key: string; status: string; amount: number; id: string }[]
let shopStatus: number[]
let bank: SandboxBank
let port: PaymentPort

const start = () =>
  startSandboxBank({
    webhookUrl: `${shop.url}/hook`,
    secret: 'skey_sandbox',
    signingKey,
    shopOrigin: SHOP,
    dataDir,
    clock,
    retryDelaysMs: [0, 0],
    lateMs: DAY,
  })

/** The shop: accepts only signed webhooks and responds as the test says. */
function hook(received: Received) {
  const check = port.verifyWebhook(received.rawBody, received.headers, clock.now())
  if (!check.ok) return { status: 400 }
  const status = shopStatus.shift() ?? 200
  const event = JSON.parse(received.rawBody)
  if (status === 200)
    events.push({ key: event.key, status: event.data.status, amount: event.data.amount, id: event.id })
  return { status }
}

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'bank-'))
  clock = movableClock(new Date('2026-02-01T03:00:00Z'))
  events = []
  shopStatus = []
  shop = await startListener({ routes: [{ method: 'POST', path: '/hook', handle: hook }] })
  bank = await start()
  port = localPayment({ url: bank.url, secretKey: 'skey_sandbox', signingKeys: [signingKey] })
})
afterEach(async () => {
  await bank.close()
  await shop.close()
  await rm(dataDir, { recursive: true })
})

const buy = (id = 'c-1') => port.createCharge({ id, amount: baht(1_070), method: 'promptpay', reference: 'REF0001' })
const press = (chargeId: string, form: Record<string, string>, headers: Record<string, string> = {}) =>
  fetch(`${bank.url}/pay/${chargeId}`, { method: 'POST', body: new URLSearchParams(form), headers, redirect: 'manual' })
const api = (path: string, body: object) =>
  fetch(`${bank.url}${path}`, {
    method: 'POST',
    headers: { authorization: `Basic ${btoa('skey_sandbox:')}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })

test('a charge that is paid on its page sends the shop one signed webhook', async () => {
  const charge = await buy()
  expect(charge).toMatchObject({ status: 'pending', amount: 107_000 })
  expect(charge.qrPayload).toContain('REF0001')
  expect((await buy()).id).toBe(charge.id)
  const html = await (await fetch(charge.authorizeUrl ?? '')).text()
  expect(html).toContain('จ่ายแล้ว')
  expect(html).toContain('<svg')
  expect((await press(charge.id, { outcome: 'paid' })).status).toBe(303)
  await press(charge.id, { outcome: 'failed' })
  await bank.idle()
  expect(events).toMatchObject([{ key: 'charge.complete', status: 'successful', amount: 107_000 }])
  expect(await port.getCharge(charge.id)).toMatchObject({ status: 'successful', paidAt: clock.now() })
})

test('another site cannot submit the payment form', async () => {
  const charge = await buy()
  expect((await press(charge.id, { outcome: 'paid' }, { origin: 'https://evil.example' })).status).toBe(403)
  expect(await port.getCharge(charge.id)).toMatchObject({ status: 'pending' })
})

test('webhooks can be double, out of order, missing or late, and the amount wrong', async () => {
  const pay = async (id: string, behaviour: string) => {
    events.length = 0
    const charge = await buy(id)
    await press(charge.id, { outcome: 'paid', behaviour })
    await bank.idle()
    return charge.id
  }
  await pay('d', 'double')
  expect(events).toHaveLength(2)
  expect(events[0]?.id).toBe(events[1]?.id)
  await pay('o', 'out_of_order')
  expect(events.map((h) => [h.key, h.status])).toEqual([
    ['charge.complete', 'successful'],
    ['charge.create', 'pending'],
  ])
  const wrong = await pay('w', 'wrong_amount')
  expect(events[0]?.amount).toBe(106_900)
  expect(await port.getCharge(wrong)).toMatchObject({ status: 'successful', amount: 106_900 })
  const none = await pay('n', 'none')
  expect(events).toEqual([])
  expect(await port.getCharge(none)).toMatchObject({ status: 'successful' })
  await pay('l', 'late')
  expect(events).toEqual([])
  await bank.flush()
  expect(events).toHaveLength(1)
})

test('the behaviour can be set for all payments and by the API, and a payment can be marked as paid', async () => {
  await bank.behave('none')
  const charge = await buy()
  expect((await api(`/charges/${charge.id}/mark`, { status: 'paid', amount: 5_000 })).status).toBe(200)
  expect(await port.getCharge(charge.id)).toMatchObject({ amount: 5_000 })
  expect((await api('/behaviour', { behaviour: 'odd' })).status).toBe(400)
  expect(events).toEqual([])
})

test('a webhook that is not accepted is retried a limited number of times', async () => {
  const first = await buy('r1')
  shopStatus = [500, 503]
  await press(first.id, { outcome: 'paid' })
  await expect.poll(() => events.length).toBe(1)
  events.length = 0
  const second = await buy('r2')
  shopStatus = [500, 500, 500, 200]
  await press(second.id, { outcome: 'paid' })
  await expect.poll(() => shopStatus.length).toBe(1)
  await bank.flush()
  expect(events).toEqual([])
})

test('charges, tokens and held webhooks survive a restart', async () => {
  const charge = await buy()
  await press(charge.id, { outcome: 'paid', behaviour: 'late' })
  await bank.close()
  bank = await start()
  port = localPayment({ url: bank.url, secretKey: 'skey_sandbox', signingKeys: [signingKey] })
  expect(await port.getCharge(charge.id)).toMatchObject({ status: 'successful' })
  await bank.flush()
  expect(events).toHaveLength(1)
})

test('a charge expires and cannot be paid any more', async () => {
  const expiresAt = new Date(clock.now().getTime() + 15 * MINUTE)
  const wanted = { id: 'e', amount: baht(100), method: 'promptpay', reference: 'E1', expiresAt } as const
  const charge = await port.createCharge(wanted)
  clock.advance(15 * MINUTE)
  await press(charge.id, { outcome: 'paid' })
  expect(await port.getCharge(charge.id)).toMatchObject({ status: 'expired', expiresAt })
  expect(events).toEqual([])
})

const promptpay = { amount: 107_000, currency: 'thb', source: { type: 'promptpay' } }
const urlencoded = { 'content-type': 'application/x-www-form-urlencoded' }
/** Sends a request exactly as written; `fetch` would normalize the path or the Host header. */
const send = (method: string, path: string, headers: Record<string, string> = {}, body = '') =>
  new Promise<{ status: number; body: string }>((done, fail) => {
    const sent = request({ host: '127.0.0.1', port: bank.port, method, path, headers }, async (answer) =>
      done({ status: answer.statusCode ?? 0, body: await text(answer) }),
    )
    sent.on('error', fail).end(body)
  })
const card = { number: '4242 4242 4242 4242', expiration_month: '12', expiration_year: '2030', security_code: '123' }

test('a card token comes from the page and is valid once; a refused card does not pay', async () => {
  const page = new URL(port.cardPageUrl(`${SHOP}/shop?step=2`, 'en') ?? '')
  expect(await (await fetch(page)).text()).toContain('Card number')
  const take = async (form: Record<string, string>) => {
    const answer = await fetch(page, { method: 'POST', body: new URLSearchParams(form), redirect: 'manual' })
    return new URL(answer.headers.get('location') ?? '', bank.url)
  }
  const back = await take(card)
  expect(back.searchParams.get('step')).toBe('2')
  const cardToken = back.searchParams.get('token') ?? ''
  const charge = { id: 'k1', amount: baht(100), method: 'card', reference: 'K1', cardToken } as const
  expect(await port.createCharge(charge)).toMatchObject({ status: 'successful', method: 'card' })
  await expect(port.createCharge({ ...charge, id: 'k2' })).rejects.toMatchObject({ code: 'not_found' })
  expect((await take({ ...card, number: '4242424242424241' })).searchParams.has('refused')).toBe(true)
  const bad = (await take({ ...card, number: '4111111111140011' })).searchParams.get('token') ?? ''
  const refused = await port.createCharge({ ...charge, id: 'k3', cardToken: bad })
  expect(refused).toMatchObject({ status: 'failed', failureCode: 'insufficient_fund' })
})

test('refunds never exceed the charge; the same key refunds once', async () => {
  const charge = await buy()
  await press(charge.id, { outcome: 'paid' })
  const part = { id: 'r-1', chargeId: charge.id, amount: baht(70) }
  expect((await port.refund(part)).id).toBe((await port.refund(part)).id)
  expect(await port.getCharge(charge.id)).toMatchObject({ refunded: 7_000, status: 'successful' })
  const rest = { ...part, id: 'r-2', amount: baht(1_001) }
  await expect(port.refund(rest)).rejects.toMatchObject({ code: 'refused', detail: 'amount_exceeds_charge' })
  await port.refund({ ...rest, amount: baht(1_000) })
  expect(await port.getCharge(charge.id)).toMatchObject({ status: 'reversed' })
})

test('payouts and account checks have the documented results', async () => {
  const account = (number: string) => ({ bank: 'KBANK', number, name: 'สมศรี ใจดี' })
  const pay = (id: string, number: string) => port.transfer({ id, amount: baht(500), account: account(number) })
  const paid = await pay('t1', '1234567890')
  expect(paid).toMatchObject({ status: 'paid', amount: 50_000 })
  expect((await pay('t1', '1234567890')).id).toBe(paid.id)
  expect(await pay('t2', '1234560000')).toMatchObject({ status: 'failed', failureCode: 'account_closed' })
  const slow = await pay('t3', '1234569999')
  expect(slow.status).toBe('sent')
  await api(`/transfers/${slow.id}/mark`, { status: 'paid' })
  expect(await port.getTransfer(slow.id)).toMatchObject({ status: 'paid' })
  expect(await port.checkAccount(account('1234567890'))).toEqual({ result: 'match', holder: 'สมศรี ใจดี' })
  expect(await port.checkAccount(account('1234561111'))).toMatchObject({ result: 'mismatch' })
  expect(await port.checkAccount(account('1234560000'))).toMatchObject({ result: 'closed' })
  const promptpay = { ...account('0812344821'), bank: PROMPTPAY_BANK }
  expect(await port.checkAccount(promptpay)).toEqual({ result: 'match', holder: 'สมศรี ใจดี' })
})

test.each(['/pay/constructor', '/pay/__proto__', '/pay/%5F%5Fproto%5F%5F', '//', '//pay/x', '/pay/%00', '/pay/%'])(
  'an address that was never issued is not found: %s',
  async (path) => {
    expect([400, 404]).toContain((await send('GET', path)).status)
    expect([400, 404]).toContain((await send('POST', path)).status)
  },
)

test.each(['/charges/constructor', '/transfers/__proto__'])('the API finds nothing under %s', async (path) => {
  const answer = await send('GET', path, { authorization: `Basic ${btoa('skey_sandbox:')}` })
  expect(answer).toEqual({ status: 404, body: expect.stringContaining('not_found') })
})

test('a payer is sent back to the shop only', async () => {
  for (const url of [
    'https://evil.example/shop',
    `${SHOP}1/shop`,
    'javascript:alert(1)',
    `http://localhost:3000@evil.example/`,
  ]) {
    const page = `/card?${new URLSearchParams({ return_uri: url })}`
    expect((await send('GET', page)).status, url).toBe(400)
    const answer = await fetch(bank.url + page, { method: 'POST', body: new URLSearchParams(card), redirect: 'manual' })
    expect(answer.status, url).toBe(400)
    expect((await api('/charges', { ...promptpay, return_uri: url })).status, url).toBe(400)
  }
})

test('a form from a page at another host name of this machine is refused, whatever its Host header says', async () => {
  const charge = await buy()
  const headers = { origin: 'http://evil.example:4000', host: 'evil.example:4000', ...urlencoded }
  expect((await send('POST', `/pay/${charge.id}`, headers, 'outcome=paid')).status).toBe(403)
  const cardPage = `/card?${new URLSearchParams({ return_uri: `${SHOP}/x` })}`
  expect((await send('POST', cardPage, headers, new URLSearchParams(card).toString())).status).toBe(403)
  expect(await port.getCharge(charge.id)).toMatchObject({ status: 'pending' })
  const own = { origin: bank.url, ...urlencoded }
  expect((await send('POST', `/pay/${charge.id}`, own, 'outcome=paid')).status).toBe(303)
})

test.each([
  ['an amount in letters', { amount: '107000' }, 'invalid_amount'],
  ['half a satang', { amount: 107_000.5 }, 'invalid_amount'],
  ['an amount of nothing', { amount: 0 }, 'invalid_amount'],
  ['another currency', { currency: 'usd' }, 'invalid_currency'],
  ['an unknown source', { source: { type: 'cheque' } }, 'invalid_charge'],
  ['an end in the past', { expires_at: '2026-01-31T00:00:00.000Z' }, 'invalid_expires_at'],
  ['an end that is no time', { expires_at: 'tomorrow' }, 'invalid_expires_at'],
])('a charge with %s is refused', async (_, wrong, code) => {
  const answer = await api('/charges', { ...promptpay, ...wrong })
  expect([answer.status, (await answer.json()).code]).toEqual([400, code])
})

test.each([
  ['a wrong check digit', { number: '4242424242424241' }, 'invalid_card_number'],
  ['too few digits', { number: '4242' }, 'invalid_card_number'],
  ['a thirteenth month', { expiration_month: '13' }, 'invalid_expiry'],
  ['half a month', { expiration_month: '1.5' }, 'invalid_expiry'],
  ['a month that has passed', { expiration_month: '1', expiration_year: '2026' }, 'invalid_expiry'],
  ['a year in two digits', { expiration_year: '30' }, 'invalid_expiry'],
  ['a year no card has', { expiration_year: '9999' }, 'invalid_expiry'],
  ['a security code of two digits', { security_code: '12' }, 'invalid_security_code'],
])('a card with %s is refused', async (_, wrong, code) => {
  const answer = await api('/tokens', { card: { ...card, ...wrong } })
  expect([answer.status, (await answer.json()).code]).toEqual([400, code])
})

test.each([
  ['an unknown bank', { brand: 'atlantis', number: '1234567890', name: 'สมศรี ใจดี' }],
  ['letters in its number', { brand: 'kbank', number: '12345678X0', name: 'สมศรี ใจดี' }],
  ['no holder', { brand: 'kbank', number: '1234567890', name: ' ' }],
])('an account with %s cannot receive money', async (_, bank_account) => {
  const answer = await api('/recipients', { bank_account })
  expect([answer.status, (await answer.json()).code]).toEqual([400, 'invalid_bank_account'])
})

test('one idempotency key never creates two refunds or transfers', async () => {
  const charge = await buy()
  await press(charge.id, { outcome: 'paid' })
  const refund = { id: 'r-1', chargeId: charge.id, amount: baht(70) }
  await port.refund(refund)
  await expect(port.refund({ ...refund, amount: baht(71) })).rejects.toMatchObject({ detail: 'idempotency_key_reused' })
  const account = { bank: 'KBANK', number: '1234567890', name: 'สมศรี ใจดี' }
  await port.transfer({ id: 't-1', amount: baht(500), account })
  await expect(port.transfer({ id: 't-1', amount: baht(501), account })).rejects.toMatchObject({
    detail: 'idempotency_key_reused',
  })
})

test('an expired charge is refused on its page and by the API', async () => {
  const charge = await buy()
  clock.advance(2 * DAY)
  const answer = await press(charge.id, { outcome: 'paid' })
  expect([answer.status, await answer.text()]).toEqual([409, expect.stringContaining('หมดเวลาจ่ายแล้ว')])
  expect((await api(`/charges/${charge.id}/mark`, { status: 'paid' })).status).toBe(409)
})

test('the API requires the secret key', async () => {
  const stranger = localPayment({ url: bank.url, secretKey: 'other', signingKeys: [] })
  await expect(stranger.getCharge('x')).rejects.toMatchObject({ code: 'unauthorized' })
})

import { type ActionFunctionArgs, type LoaderFunctionArgs, RouterContextProvider } from 'react-router'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type BankApp, buildBuyer, openBankApp } from '../../../../tests/bank.ts'
import { buildContent } from '../../../../tests/content-factory.ts'
import type { AnyEndpoint } from '../../../core/endpoint.ts'
import { newId } from '../../../core/ids.ts'
import { baht } from '../../../core/money.ts'
import type { Caller } from '../../../platform/context.ts'
import { pageContext } from '../../../web/page.ts'
import { contract as packages } from '../../packages/contract.ts'
import * as packagePage from '../../packages/pages/buy-package.tsx'
import { contract } from '../contract.ts'
import * as creditPage from '../pages/buy-credit.tsx'

let app: BankApp
let marketer: Caller
const PRICE = baht(18_000)
const SLUG = 'nano-20'
const ORDER = { poNumber: 'PO-2568/118', costCentre: 'MKT-01', withhold: true, method: 'transfer' } as const

beforeAll(async () => {
  app = await openBankApp()
  const title = { th: '20 นาโนครีเอเตอร์', en: '20 nano creators' }
  const doc = { title, channelType: 'INSTAGRAM', units: 20, price: PRICE, creatorPay: baht(810) } as const
  await buildContent(app.db, 'package', { slug: SLUG, position: 1, live: true, doc })
})
afterAll(() => app.close())
beforeEach(async () => {
  marketer = await app.callerOf(await buildBuyer(app.db))
})

const endpoints: readonly AnyEndpoint[] = [...Object.values(contract), ...Object.values(packages)]

/** The arguments that React Router passes to a loader or action, as the brand. */
function argsOf(path: string, form?: Record<string, string>) {
  const url = new URL(`http://localhost/en/Marketer/${path}`)
  const context = new RouterContextProvider()
  context.set(pageContext, {
    lang: 'en',
    viewer: { scope: 'marketer', uuid: marketer.accountId },
    newKey: newId,
    now: () => app.clock.now().getTime(),
    dispatch: async (id: string, input: object) => {
      const endpoint = endpoints.find((one) => one.id === id)
      const { status, body } = await app.call(endpoint as AnyEndpoint, { as: marketer, ...input } as never)
      return status < 300 ? { ok: true, body } : { ok: false, error: { ...(body as object), status } }
    },
  } as never)
  const request = new Request(url, form && { method: 'POST', body: new URLSearchParams(form) })
  return { request, url, params: { slug: SLUG }, context, pattern: '' } as unknown as ActionFunctionArgs &
    LoaderFunctionArgs
}

const start = async (as = marketer) =>
  (await app.call(contract.createCharge, { as, body: { amount: baht(12_000), ...ORDER } })).body.data
const statusOf = async (id: string, as = marketer) =>
  (await app.call(contract.getCharge, { as, params: { id } })).body.data.status
const idIn = (answer: unknown): string => (answer as Response).headers.get('Location')?.split('/').at(-1) ?? ''

test('a changed top-up keeps all inputs, and the previous order is cancelled after the new one is created', async () => {
  const { id, payable } = await start()
  const { replaced, wished } = await creditPage.loader(argsOf(`buyCredit?from=${id}`))
  expect([wished, replaced]).toEqual([baht(12_000), { id, net: baht(12_000), payable, isOpen: true, ...ORDER }])
  const form = { intent: 'buy', amount: '10000', method: 'promptpay', replaces: id, idempotencyKey: newId() }
  const next = idIn(await creditPage.action(argsOf(`buyCredit?from=${id}`, form)))
  expect([await statusOf(next), await statusOf(id)]).toEqual(['pending', 'cancelled'])
  const again = await creditPage.loader(argsOf(`buyCredit?from=${id}`))
  expect(again.replaced).toMatchObject({ isOpen: false, ...ORDER })
})

test('a rejected change keeps the previous order', async () => {
  const { id } = await start()
  await creditPage.action(argsOf('buyCredit', { intent: 'buy', amount: '1', method: 'promptpay', replaces: id }))
  expect(await statusOf(id)).toBe('pending')
})

test('another brand’s order is neither shown nor cancelled', async () => {
  const other = await app.callerOf(await buildBuyer(app.db))
  const { id } = await start(other)
  expect(await creditPage.loader(argsOf(`buyCredit?from=${id}`))).toMatchObject({ replaced: null, wished: null })
  const form = { intent: 'buy', amount: '10000', method: 'promptpay', replaces: id, idempotencyKey: newId() }
  const next = idIn(await creditPage.action(argsOf('buyCredit', form)))
  expect([await statusOf(next), await statusOf(id, other)]).toEqual(['pending', 'pending'])
})

test('a changed package purchase replaces the previous order, and a top-up cannot replace it', async () => {
  const params = { slug: SLUG }
  const { id } = (await app.call(packages.purchase, { as: marketer, params, body: { price: PRICE, ...ORDER } })).body
    .data
  const path = `buyPackage/${SLUG}?from=${id}`
  expect((await packagePage.loader(argsOf(path))).replaced).toMatchObject({ id, isOpen: true, ...ORDER })
  expect((await creditPage.loader(argsOf(`buyCredit?from=${id}`))).replaced).toBeNull()
  const form = { intent: 'buy', price: String(PRICE), method: 'promptpay', replaces: id, idempotencyKey: newId() }
  const next = idIn(await packagePage.action(argsOf(path, form)))
  expect([await statusOf(next), await statusOf(id)]).toEqual(['pending', 'cancelled'])
})

import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { DAY, MINUTE } from '../../src/core/clock.ts'
import { contract as keys } from '../../src/features/api-keys/contract.ts'
import type { ApiScope } from '../../src/features/api-keys/kinds.ts'
import { contract as campaigns } from '../../src/features/campaigns/contract.ts'
import { checkPosts } from '../../src/features/deliverables/service.ts'
import { signedHeaders } from '../../src/features/webhook-endpoints/rules.ts'
import { deliverWebhooks } from '../../src/features/webhook-endpoints/service.ts'
import { httpsWebhooks } from '../../src/ports/webhook/https.ts'
import { partnerClient } from '../../src/server/v1/example/client.ts'
import { playMainJob } from '../../src/server/v1/example/main-job.ts'
import { isGenuine, startReceiver } from '../../src/server/v1/example/receiver.ts'
import { SCOPES } from '../../src/server/v1/example/sign-up.ts'
import { PICTURE } from '../access/example.ts'
import { type BankApp, buildBuyer, openBankApp } from '../bank.ts'
import { codeSentTo } from '../codes.ts'
import { buildChannel, buildInfluencer, buildOperator } from '../factories.ts'
import { openHttp } from '../http.ts'
import { expectBooks, fakeSocial, passTime, TAX_FACTS } from '../jobs-world.ts'
import { buildBank } from '../money-factories.ts'

let app: BankApp
let http: Awaited<ReturnType<typeof openHttp>>
let receiver: Awaited<ReturnType<typeof startReceiver>>
beforeAll(async () => {
  app = await openBankApp()
  http = await openHttp(app)
  await http.listen({ port: 0 })
  receiver = await startReceiver({ now: () => app.clock.now() })
  Object.assign(app.ports, { webhook: httpsWebhooks({ receivers: [receiver.origin] }) })
})
afterAll(async () => {
  receiver.close()
  await http.close()
  await app.close()
})

it('the example of the guide plays the main job from top-up to withdrawal: API keys, webhooks and a typed client', async () => {
  const { platform, social } = fakeSocial()
  Object.assign(app.ports, { social })
  const marketer = await app.callerOf(await buildBuyer(app.db))
  const account = await buildInfluencer(app.db, TAX_FACTS)
  const influencer = await app.callerOf(account.id)
  const operator = await app.callerOf((await buildOperator(app.db)).id)
  const channel = await buildChannel(app.db, { accountId: account.id }, { reel: 450_000 })
  if (!(platform.post instanceof Error)) platform.post = { ...platform.post, authorExternalId: channel.externalId }
  await buildBank(app.db, account.id, app.clock.now())
  const origin = `http://127.0.0.1:${(http.server.address() as AddressInfo).port}`
  const clientOf = async (as: typeof marketer) => {
    const scopes = SCOPES[as.scope as keyof typeof SCOPES] as ApiScope[]
    const { body } = await app.call(keys.create, { as, body: { name: 'Partner', scopes, expiresInDays: 365 } })
    return partnerClient(origin, body.token)
  }
  // What other people do, or time brings about, before an event.
  const before: Record<string, (id: string) => Promise<unknown>> = {
    'campaign.live': (id) => app.call(campaigns.approve, { as: operator, params: { id } }),
    'job.insight': () => checkPosts(app.app),
    'job.completed': async () => {
      await passTime(app, 2 * DAY)
      await checkPosts(app.app)
      await passTime(app, 2 * DAY)
    },
  }
  await playMainJob(await clientOf(marketer), await clientOf(influencer), {
    now: app.clock.now(),
    receiver: `${receiver.origin}/talad`,
    trust: receiver.trust,
    webhook: async (type, id) => {
      await before[type]?.(id)
      await deliverWebhooks(app.app)
      return receiver.wait(type, id)
    },
    pays: (url) => app.pay(url),
    publishes: async () => 'https://www.instagram.com/reel/C1aB2cD3eF/',
    codeOnPhone: async () => {
      const [last] = await app.outbox()
      return codeSentTo(app, last?.address ?? '')
    },
    picture: new Blob([new Uint8Array(PICTURE.bytes)], { type: 'image/png' }),
  })
  await expectBooks(app)
})

it('rejects a webhook without a signature of its secret, with a changed body, or with an old timestamp', () => {
  const secret = 'whsec_c2VjcmV0IG9mIHRoZSB0ZXN0'
  const now = new Date('2025-11-21T07:00:00Z')
  const body = '{"type":"charge.paid"}'
  const headers = signedHeaders([secret, 'whsec_b3RoZXI='], 'a4b6a2f0', now, body)
  const later = new Date(now.getTime() + 6 * MINUTE)
  expect(isGenuine(headers, body, ['whsec_b25l', secret], now)).toBe(true)
  expect(isGenuine(headers, body, ['whsec_b25l'], now)).toBe(false)
  expect(isGenuine(headers, `${body} `, [secret], now)).toBe(false)
  expect(isGenuine({ ...headers, 'webhook-id': 'b' }, body, [secret], now)).toBe(false)
  expect(isGenuine(headers, body, [secret], later)).toBe(false)
  expect(isGenuine({}, body, [secret], now)).toBe(false)
})

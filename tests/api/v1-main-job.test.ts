import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { DAY } from '../../src/core/clock.ts'
import { contract as keys } from '../../src/features/api-keys/contract.ts'
import { SCOPES_OF } from '../../src/features/api-keys/kinds.ts'
import { contract as campaigns } from '../../src/features/campaigns/contract.ts'
import { checkPosts } from '../../src/features/deliverables/service.ts'
import { PICTURE } from '../access/example.ts'
import { type BankApp, buildBuyer, openBankApp } from '../bank.ts'
import { codeSentTo } from '../codes.ts'
import { buildChannel, buildInfluencer, buildOperator } from '../factories.ts'
import { openHttp } from '../http.ts'
import { expectBooks, fakeSocial, passTime, TAX_FACTS } from '../jobs-world.ts'
import { buildBank } from '../money-factories.ts'
import { partnerClient } from '../partner/client.ts'
import { playMainJob } from '../partner/main-job.ts'

let app: BankApp
let http: Awaited<ReturnType<typeof openHttp>>
beforeAll(async () => {
  app = await openBankApp()
  http = await openHttp(app)
  await http.listen({ port: 0 })
})
afterAll(async () => {
  await http.close()
  await app.close()
})

it('is played from top-up to withdrawal by API keys and a client typed by the document', async () => {
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
    const scopes = [...SCOPES_OF[as.scope as keyof typeof SCOPES_OF]]
    const { body } = await app.call(keys.create, { as, body: { name: 'Partner', scopes, expiresInDays: 365 } })
    return partnerClient(origin, body.token)
  }
  await playMainJob(await clientOf(marketer), await clientOf(influencer), {
    pays: (url) => app.pay(url),
    approvesBrief: async (id) =>
      expect((await app.call(campaigns.approve, { as: operator, params: { id } })).status).toBe(200),
    postIsChecked: async () => {
      await checkPosts(app.app)
    },
    checkTimePasses: async () => {
      await passTime(app, 2 * DAY)
      await checkPosts(app.app)
      await passTime(app, 2 * DAY)
    },
    codeOnPhone: async () => {
      const [last] = await app.outbox()
      return codeSentTo(app, last?.address ?? '')
    },
    picture: new Blob([new Uint8Array(PICTURE.bytes)], { type: 'image/png' }),
  })
  await expectBooks(app)
})

import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { signinContract } from '../../src/features/accounts/sign-in/contract.ts'
import { errorMessage } from '../../src/server/errors.ts'
import { type RunningSite, startSite } from './site.ts'

/** Allowed log-ins per minute and network. */
const SHARE = 30

let site: RunningSite
beforeAll(async () => {
  site = await startSite({ env: { RATE_LIMITS: '1' } })
}, 240_000)
afterAll(() => site?.remove())

const post = (path: string, type: string, body: string) =>
  fetch(site.url + path, { method: 'POST', headers: { 'content-type': type, origin: site.url }, body })
const typed = 'somebody@limits.test'
/** A log-in form without its password; it is refused and counted. */
const form = (path: string) =>
  post(path, 'application/x-www-form-urlencoded', new URLSearchParams({ intent: 'logIn', email: typed }).toString())

describe('log-ins', () => {
  test('are counted together across pages and the API; above the limit the form says so and keeps the input', async () => {
    const api = await post(signinContract.signinInfluencer.path, 'application/json', '{}')
    expect(api.status).toBe(400)
    for (let n = 1; n < SHARE; n++) {
      const path = n % 2 ? '/th/Influencer/login' : '/en/Marketer/login'
      expect((await form(path)).status).toBe(400)
    }
    for (const lang of ['th', 'en'] as const) {
      const refused = await form(`/${lang}/Influencer/login`)
      expect(refused.status).toBe(429)
      const html = await refused.text()
      expect(html).toContain(errorMessage(lang, 'rate_limited'))
      expect(html).toContain(`value="${typed}"`)
    }
    const refused = await post(signinContract.signinMarketer.path, 'application/json', '{}')
    expect(refused.status).toBe(429)
    const wait = Number(refused.headers.get('retry-after'))
    expect(wait > 0 && wait <= 60).toBe(true)
  })
})

test('a form without files may be a quarter of a megabyte long', async () => {
  const answer = await post('/th/contact', 'application/x-www-form-urlencoded', `message=${'x'.repeat(300_000)}`)
  expect(answer.status).toBe(413)
})

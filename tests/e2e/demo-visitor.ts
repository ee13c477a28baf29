import type { Browser } from 'playwright-core'
import type { Lang } from '../../src/core/shapes.ts'
import { signinContract } from '../../src/features/accounts/sign-in/contract.ts'
import { newVisitor, type Visitor } from './browser.ts'
import type { SiteAddress } from './site.ts'

export type Role = 'open' | 'influencer' | 'marketer' | 'operator'

export const DEMO_PASSWORD = 'talad-demo-2568'
export const DEMO_EMAIL: Readonly<Record<Exclude<Role, 'open'>, string>> = {
  influencer: 'ploy@demo.talad.test',
  marketer: 'nuanuan@demo.talad.test',
  operator: 'operator@demo.talad.test',
}
const ENDPOINT = {
  influencer: signinContract.signinInfluencer.path,
  marketer: signinContract.signinMarketer.path,
  operator: signinContract.signinOperator.path,
}

/** Signs a visitor in through the endpoint that the log-in page calls. */
export async function signIn(
  visitor: Visitor,
  site: SiteAddress,
  role: Exclude<Role, 'open'>,
  email = DEMO_EMAIL[role],
): Promise<void> {
  const post = () =>
    visitor.context.request.post(site.url + ENDPOINT[role], {
      data: { email, password: DEMO_PASSWORD },
      headers: { origin: site.url },
    })
  let answer = await post()
  // Another journey on the shared site has two-step verification turned on for this operator for a moment.
  for (let tries = 0; tries < 200 && (await answer.text()).includes('two_step_code_required'); tries++) {
    await visitor.page.waitForTimeout(300)
    answer = await post()
  }
  if (!answer.ok()) throw new Error(`${role} was not signed in: ${await answer.text()}`)
}

/** The session cookies of a demo account without a browser, as a request sends them. */
export async function sessionCookie(site: SiteAddress, role: Exclude<Role, 'open'>): Promise<string> {
  const answer = await fetch(site.url + ENDPOINT[role], {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: site.url },
    body: JSON.stringify({ email: DEMO_EMAIL[role], password: DEMO_PASSWORD }),
  })
  if (!answer.ok) throw new Error(`${role} was not signed in: ${await answer.text()}`)
  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ')
}

/** A browser of a demo account, or of a visitor without one. The cookie card is already answered. */
export async function demoVisitor(browser: Browser, site: SiteAddress, role: Role, lang: Lang): Promise<Visitor> {
  const visitor = await newVisitor(browser, { lang })
  await visitor.context.addCookies([{ name: 'cookieConsent', value: 'necessary', url: site.url }])
  if (role !== 'open') await signIn(visitor, site, role)
  return visitor
}

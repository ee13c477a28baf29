import type { Page } from 'playwright-core'
import { routeTable } from '../../src/app/route-table.ts'
import type { Lang } from '../../src/core/shapes.ts'
import type { Role } from './demo-visitor.ts'

const CAMPAIGN = 'Marketer/manageCampaign/:id'

/** Pages with an id in their path, and the page that lists links to them. */
const LISTS: Readonly<Record<string, string>> = {
  'articles/detail/:slug': 'articles',
  'caseStudy/detail/:slug': 'caseStudy',
  'Marketer/package/detail/:slug': 'Marketer/package',
  'jobMarketBoard/:campaignId': 'jobMarketBoard',
  'Marketer/buyCredit/:chargeId': 'Marketer/credit',
  'Marketer/findInfluencer/:id': 'Marketer/findInfluencer',
  'Marketer/shortlist/:id': 'Marketer/shortlist',
  [CAMPAIGN]: 'Marketer/manageCampaign',
  'Marketer/manageCampaign/:id/job/:jobId': 'Marketer/dashboard',
  'Marketer/buyPackage/:slug': 'Marketer/buyPackage',
  'Influencer/brandJob/:id': 'Influencer/brandJob',
  'Influencer/channelDetail/:id': 'Influencer/channelDetail',
  'Influencer/jobMarket/:campaignId': 'Influencer/jobMarket',
  'Influencer/partnerConsent/:id': 'Influencer/partnerConsent',
  'Influencer/developer/:id': 'Influencer/developer',
  'Marketer/developer/:id': 'Marketer/developer',
  'Operator/package/:id': 'Operator/package',
  'Operator/content/:kind': 'Operator/content',
  'Operator/content/:kind/:id': 'Operator/content/article',
}
/** Further pages of a campaign, in addition to the one that its list links to. */
const OF_CAMPAIGN = ['/applicants', '/applicants/review', '/shipping', '/coupons', '/content']
/**
 * Pages that may not exist: a charge has a page only while it is pending, an agreement only for creators with a manager,
 * a shortlist or a webhook endpoint only once one is created.
 */
const MAY_LACK = [
  'Marketer/buyCredit/:chargeId',
  'Marketer/shortlist/:id',
  'Marketer/developer/:id',
  'Influencer/developer/:id',
  'Influencer/partnerConsent/:id',
]
/** Pages that only redirect, and pages that need a private link; other tests check them. */
const NO_PAGES = [
  'unsubscribe/:id',
  'report/:token',
  'Marketer/joinTeam/:token',
  'logout',
  'Influencer/preLogin/goto:login',
]
const GROUPS = ['controls', 'forms', 'money', 'jobs', 'market', 'states']
/** Pages of things that no list links to: one of each kind. */
const FIXED_ADDRESSES: Readonly<Record<string, readonly string[]>> = {
  'Download/:id': ['Download/ios', 'Download/creator-handbook'],
  'influencer/:handle': ['influencer/ploy.skin'],
  styleguide: GROUPS.map((group) => `styleguide?group=${group}`),
}

const ID = '[0-9a-f]{8}-[0-9a-f-]{27}'

/** The first link of a list to a page of this shape; null if the demo has none. */
function linked(html: string, lang: Lang, path: string): string | null {
  const shape = new RegExp(
    `^/${lang}/(${path
      .replace(/:kind\b/, '[A-Za-z]+')
      .replace(/:slug\b/, '[\\w-]+')
      .replace(/:\w+/g, ID)})(\\?|$)`,
  )
  for (const [, href = ''] of html.matchAll(/<a [^>]*href="([^"]+)"/g)) {
    const match = shape.exec(href)
    if (match) return match[1] as string
  }
  return null
}

/** The addresses, without the language, of every page of a role, with real ids from its lists. */
export async function addressesOf(page: Page, site: string, lang: Lang, role: Role): Promise<string[]> {
  const found: string[] = []
  for (const { path, file, guard, visitorsOnly, talentManager, agency } of routeTable) {
    // Other tests check the pages that only a talent manager or an agency has.
    if (
      !file ||
      talentManager ||
      agency ||
      guard !== role ||
      NO_PAGES.includes(path) ||
      (visitorsOnly && role !== 'open')
    )
      continue
    if (OF_CAMPAIGN.some((end) => path === CAMPAIGN + end)) continue
    const fixedAddresses = FIXED_ADDRESSES[path]
    if (fixedAddresses) {
      found.push(...fixedAddresses)
      continue
    }
    const list = LISTS[path]
    if (!list) {
      if (path.includes(':')) throw new Error(`no list is known that leads to ${path}`)
      found.push(path)
      continue
    }
    const html = await (await page.request.get(`${site}/${lang}/${list}`)).text()
    const address = linked(html, lang, path)
    if (address) found.push(address)
    else if (!MAY_LACK.includes(path)) throw new Error(`${list} leads to no ${path}`)
  }
  const campaign = found.find((address) => /^Marketer\/manageCampaign\/[0-9a-f-]{36}$/.test(address))
  return campaign ? [...found, ...OF_CAMPAIGN.map((end) => campaign + end)] : found
}

import { ROLE_PATH } from '../core/role-path.ts'
import { decodePath } from './asked-path.ts'
import { articleQuery, caseQuery, marketQuery, offerQuery, type PageQuery, versionQuery } from './page-query.ts'

/** Who may open a page. A visitor is sent to the role's login, another role gets the 404 page. */
export type Guard = 'open' | 'influencer' | 'marketer' | 'operator' | 'all-authenticated'
export type LayoutName = 'public' | 'app' | 'bare'

export interface PageRoute {
  /** Path below /{lang}, in React Router's spelling; empty for the home page. */
  path: string
  /** Route module below src/; without one the page answers 404 and nothing links to it. */
  file?: string
  guard: Guard
  layout: LayoutName
  /** Only for talent managers; others get the 404 page. */
  talentManager?: true
  /** A signed-in user has no business here and goes to the dashboard. */
  visitorsOnly?: true
  /** Kept in the page cache for visitors: content tags that drop it, and what it knows of a query. */
  cache?: { tags: readonly string[]; query?: PageQuery }
  /** Its owner reaches it while the account is suspended, expired or closed: documents. */
  whileClosed?: true
  /** Its forms carry files. */
  uploads?: true
  /** Never indexed. */
  noindex?: true
}

type Extra = Partial<Omit<PageRoute, 'path' | 'guard' | 'layout'>>

const open = (path: string, extra: Extra = {}): PageRoute => ({ path, guard: 'open', layout: 'public', ...extra })
const bare = (path: string, extra: Extra = {}): PageRoute => ({ path, guard: 'open', layout: 'bare', ...extra })
const app = (
  guard: 'influencer' | 'marketer' | 'operator',
  path: string,
  file?: string,
  extra: Extra = {},
): PageRoute => ({
  path: `${ROLE_PATH[guard]}/${path}`,
  guard,
  layout: 'app',
  ...(file && { file }),
  noindex: true,
  ...extra,
})
const flow = (
  guard: 'influencer' | 'marketer' | 'operator',
  path: string,
  file: string,
  extra: Extra = {},
): PageRoute => ({
  ...app(guard, path, file, extra),
  layout: 'bare',
})

/** The open routes of the specification, in its order. */
const openRoutes: PageRoute[] = [
  open('', { file: 'features/pages/pages/home.tsx', cache: { tags: ['jobs', 'channels', 'packages'] } }),
  open('faq', {
    file: 'features/faq/pages/faq.tsx',
    cache: { tags: ['faq'], query: { audience: ['marketer', 'influencer'] } },
  }),
  open('about', {
    file: 'features/legal/pages/about.tsx',
    cache: { tags: ['pages'], query: versionQuery },
  }),
  open('contact', { file: 'features/contact/pages/contact.tsx' }),
  open('privacy', {
    file: 'features/legal/pages/privacy.tsx',
    cache: { tags: ['pages'], query: versionQuery },
  }),
  open('termsOfUse', {
    file: 'features/legal/pages/terms-of-use.tsx',
    cache: { tags: ['pages'], query: versionQuery },
  }),
  open('partnership', { file: 'features/contact/pages/partnership.tsx' }),
  open('articles', {
    file: 'features/articles/pages/articles.tsx',
    cache: { tags: ['articles'], query: articleQuery },
  }),
  open('articles/detail/:slug', { file: 'features/articles/pages/article.tsx', cache: { tags: ['articles'] } }),
  open('caseStudy', {
    file: 'features/cases/pages/case-studies.tsx',
    cache: { tags: ['cases'], query: caseQuery },
  }),
  open('caseStudy/detail/:slug', { file: 'features/cases/pages/case-study.tsx', cache: { tags: ['cases'] } }),
  open('jobMarketBoard', {
    file: 'features/campaigns/pages/job-market-board.tsx',
    cache: { tags: ['jobs'], query: marketQuery },
  }),
  open('jobMarketBoard/:campaignId', {
    file: 'features/campaigns/pages/public-campaign.tsx',
    cache: { tags: ['jobs'] },
  }),
  open('winnerThailandInfluencerAwards', {
    file: 'features/winners/pages/winners.tsx',
    cache: { tags: ['winners'], query: { year: /^20\d\d$/ } },
  }),
  open('Download/:id', {
    file: 'features/downloads/pages/download.tsx',
    cache: { tags: ['downloads'], query: { started: ['1'] } },
  }),
  open('Marketer', {
    file: 'features/pages/pages/marketer-landing.tsx',
    cache: { tags: ['jobs', 'channels', 'packages'] },
  }),
  open('Influencer', { file: 'features/pages/pages/influencer-landing.tsx', cache: { tags: ['jobs', 'channels'] } }),
  bare('Marketer/signup', { file: 'features/accounts/pages/marketer-signup.tsx', visitorsOnly: true }),
  bare('Influencer/signup', { file: 'features/accounts/pages/influencer-signup.tsx', visitorsOnly: true }),
  bare('Influencer/signup/success', { file: 'features/accounts/pages/signup-success.tsx', noindex: true }),
  open('Marketer/package', {
    file: 'features/packages/pages/packages.tsx',
    cache: { tags: ['packages'], query: offerQuery },
  }),
  open('Marketer/package/detail/:slug', {
    file: 'features/packages/pages/package.tsx',
    cache: { tags: ['packages', 'faq'] },
  }),
  open('Marketer/influencerPackage', {
    file: 'features/pages/pages/influencer-package.tsx',
    cache: { tags: ['packages', 'channels'] },
  }),
  open('Marketer/publicCampaign', {
    file: 'features/pages/pages/public-campaign.tsx',
    cache: { tags: ['jobs', 'faq', 'packages'] },
  }),
  open('Marketer/inviteOnlyCampaign', {
    file: 'features/pages/pages/invite-only-campaign.tsx',
    cache: { tags: ['channels', 'faq', 'packages'] },
  }),
  bare('Marketer/recovery', { file: 'features/accounts/pages/marketer-recovery.tsx', noindex: true }),
  bare('Influencer/recovery', { file: 'features/accounts/pages/influencer-recovery.tsx', noindex: true }),
  open('Marketer/expired', { file: 'features/closures/pages/expired.tsx', cache: { tags: [] }, noindex: true }),
  open('Marketer/suspended', { file: 'features/closures/pages/suspended.tsx', cache: { tags: [] }, noindex: true }),
  open('Marketer/permanently', { file: 'features/closures/pages/permanently.tsx', cache: { tags: [] }, noindex: true }),
  open('deactivateSucceed', {
    file: 'features/closures/pages/deactivate-succeed.tsx',
    cache: { tags: [] },
    noindex: true,
  }),
  open('setCookieGGForm', { file: 'app/pages/cookie-settings.tsx', noindex: true }),
  open('Influencer/preLogin/goto:login', { file: 'features/visitor/pages/pre-login.tsx', noindex: true }),
  open('search', { file: 'features/search/pages/search.tsx', noindex: true }),
  open('error', { file: 'app/pages/error-preview.tsx', noindex: true }),
  open('test', { file: 'features/visitor/pages/self-check.tsx', noindex: true }),
  bare('logout', { file: 'app/pages/logout.tsx', noindex: true }),
  open('styleguide', { file: 'app/pages/styleguide.tsx', noindex: true }),
  bare('Marketer/login', { file: 'features/accounts/pages/marketer-login.tsx', visitorsOnly: true, noindex: true }),
  bare('Influencer/login', { file: 'features/accounts/pages/influencer-login.tsx', visitorsOnly: true, noindex: true }),
  bare('Operator/login', { file: 'features/accounts/pages/operator-login.tsx', visitorsOnly: true, noindex: true }),
]

const marketerRoutes: PageRoute[] = [
  app('marketer', 'account', 'features/accounts/pages/marketer-account.tsx', { uploads: true }),
  app('marketer', 'dashboard', 'features/jobs/pages/marketer-dashboard.tsx'),
  app('marketer', 'changeEmail'),
  app('marketer', 'changePassword', 'features/accounts/pages/marketer-change-password.tsx'),
  app('marketer', 'changeMobilePhone'),
  app('marketer', 'verifyMobilePhone'),
  flow('marketer', 'signUpProfile', 'features/accounts/pages/marketer-profile.tsx'),
  app('marketer', 'lineNotification'),
  app('marketer', 'usageStatement', 'features/credits/pages/usage-statement.tsx', { whileClosed: true }),
  app('marketer', 'credit', 'features/credits/pages/credit.tsx'),
  app('marketer', 'buyCredit', 'features/credits/pages/buy-credit.tsx'),
  app('marketer', 'buyCredit/:chargeId', 'features/credits/pages/charge.tsx', { uploads: true }),
  app('marketer', 'manageCampaign', 'features/campaigns/pages/campaign-list.tsx'),
  app('marketer', 'manageCampaign/new', 'features/campaigns/pages/campaign-new.tsx'),
  app('marketer', 'manageCampaign/:id', 'features/campaigns/pages/campaign.tsx', { uploads: true }),
  app('marketer', 'manageCampaign/:id/applicants', 'features/jobs/pages/applicants.tsx'),
  app('marketer', 'manageCampaign/:id/job/:jobId', 'features/jobs/pages/marketer-job.tsx'),
  app('marketer', 'packageBalance'),
  app('marketer', 'managePackageCampaign'),
  app('marketer', 'findInfluencer'),
  app('marketer', 'shortlist/:id'),
  app('marketer', 'team'),
  app('marketer', 'notification', 'features/notifications/pages/marketer-notification.tsx'),
  flow('marketer', 'acceptConsent', 'features/accounts/pages/marketer-consent.tsx'),
  app('marketer', 'sessions', 'features/accounts/pages/marketer-sessions.tsx'),
]

const influencerRoutes: PageRoute[] = [
  app('influencer', 'account', 'features/accounts/pages/influencer-account.tsx', { uploads: true }),
  app('influencer', 'dashboard', 'features/jobs/pages/influencer-dashboard.tsx'),
  flow('influencer', 'withdraw', 'features/payouts/pages/withdraw.tsx'),
  flow('influencer', 'bankAccount', 'features/payouts/pages/bank-account.tsx'),
  flow('influencer', 'channelAdd', 'features/channels/pages/channel-add.tsx'),
  app('influencer', 'channelDetail', 'features/channels/pages/channel-detail.tsx'),
  app('influencer', 'partnerJob', undefined, { talentManager: true }),
  app('influencer', 'partnerJobList', undefined, { talentManager: true }),
  app('influencer', 'partnerFriend', undefined, { talentManager: true }),
  app('influencer', 'partnerProfile', undefined, { talentManager: true }),
  app('influencer', 'inviteFriend'),
  app('influencer', 'changeEmail'),
  app('influencer', 'changePassword', 'features/accounts/pages/influencer-change-password.tsx'),
  app('influencer', 'changeMobilePhone'),
  app('influencer', 'verifyMobilePhone'),
  flow('influencer', 'signUpProfile', 'features/accounts/pages/influencer-profile.tsx', { uploads: true }),
  flow('influencer', 'acceptConsent', 'features/accounts/pages/accept-consent.tsx'),
  app('influencer', 'lineNotification'),
  app('influencer', 'brandJob', 'features/jobs/pages/brand-jobs.tsx'),
  app('influencer', 'brandJob/:id', 'features/jobs/pages/influencer-job.tsx', { uploads: true }),
  app('influencer', 'jobMarket', 'features/campaigns/pages/influencer-job-market.tsx'),
  app('influencer', 'jobMarket/:campaignId', 'features/campaigns/pages/influencer-campaign.tsx'),
  app('influencer', 'statement', 'features/payouts/pages/statement.tsx'),
  app('influencer', 'notification', 'features/notifications/pages/influencer-notification.tsx'),
  app('influencer', 'sessions', 'features/accounts/pages/influencer-sessions.tsx'),
]

const operatorRoutes: PageRoute[] = [
  app('operator', 'dashboard', 'features/operators/pages/dashboard.tsx'),
  app('operator', 'user', 'features/operators/pages/users.tsx'),
  app('operator', 'channel', 'features/channels/pages/operator-channels.tsx'),
  app('operator', 'campaign', 'features/campaigns/pages/operator-campaigns.tsx'),
  app('operator', 'dispute', 'features/jobs/pages/operator-disputes.tsx'),
  app('operator', 'withdrawal', 'features/payouts/pages/operator-withdrawals.tsx'),
  app('operator', 'payment', 'features/credits/pages/operator-payments.tsx'),
  app('operator', 'approval', 'features/operators/pages/approvals.tsx'),
  app('operator', 'ledger', 'features/operators/pages/ledger.tsx'),
  app('operator', 'tax'),
  app('operator', 'package', 'features/content/pages/desk-packages.tsx'),
  app('operator', 'package/:id', 'features/content/pages/desk-package.tsx', { uploads: true }),
  app('operator', 'content', 'features/content/pages/desk-home.tsx'),
  app('operator', 'content/contact', 'features/contact/pages/operator-inbox.tsx'),
  app('operator', 'content/:kind', 'features/content/pages/desk-list.tsx'),
  app('operator', 'content/:kind/:id', 'features/content/pages/desk-item.tsx', { uploads: true }),
  app('operator', 'message', 'features/notifications/pages/messages.tsx'),
  app('operator', 'config'),
  app('operator', 'audit', 'features/operators/pages/audit.tsx'),
]

/** The whole route table: every page of the product, in both languages. */
export const routeTable: readonly PageRoute[] = [
  ...openRoutes,
  ...marketerRoutes,
  ...influencerRoutes,
  ...operatorRoutes,
]

/** Every link of a page asks whether its page exists: most paths are fixed, and found without trying patterns. */
const fixed = new Map(routeTable.filter(({ path }) => !path.includes(':')).map((route) => [route.path, route]))
const patterns = routeTable
  .filter(({ path }) => path.includes(':'))
  .map((route) => ({
    route,
    pattern: new RegExp(`^${route.path.replace(/(^|\/):\w+/g, '$1[^/]+').replace(/[.()]/g, '\\$&')}$`),
  }))

const rowOf = (path: string): PageRoute | undefined =>
  fixed.get(path) ?? patterns.find(({ pattern }) => pattern.test(path))?.route

/** The row of a path below the language prefix (`/th/faq` → the row of `faq`), case-sensitive. */
export function matchRoute(pathname: string): PageRoute | null {
  const path = decodePath(pathname)
    ?.replace(/^\/(th|en)(\/|$)/, '')
    .replace(/\/+$/, '')
  return path === undefined ? null : (rowOf(path) ?? null)
}

/** Whether a path below the language has a page: only such are linked. */
export const pageExists = (path: string): boolean => rowOf(path)?.file !== undefined

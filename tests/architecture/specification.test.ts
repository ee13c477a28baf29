import { describe, expect, test } from 'vitest'
import { routeTable } from '../../src/app/route-table.ts'
import { features } from '../../src/server/features.ts'

/** The page addresses that the specification fixes for partners and links, by who may open them. */
const PAGES = {
  open: [
    '',
    'faq',
    'about',
    'contact',
    'privacy',
    'termsOfUse',
    'partnership',
    'articles',
    'articles/detail/:slug',
    'caseStudy',
    'caseStudy/detail/:slug',
    'jobMarketBoard',
    'winnerThailandInfluencerAwards',
    'Download/:id',
    'Marketer',
    'Influencer',
    'Marketer/signup',
    'Influencer/signup',
    'Influencer/signup/success',
    'Marketer/package',
    'Marketer/package/detail/:slug',
    'Marketer/influencerPackage',
    'Marketer/publicCampaign',
    'Marketer/inviteOnlyCampaign',
    'Marketer/recovery',
    'Influencer/recovery',
    'Marketer/expired',
    'Marketer/suspended',
    'Marketer/permanently',
    'deactivateSucceed',
    'setCookieGGForm',
    'Influencer/preLogin/goto:login',
    'error',
    'test',
    'styleguide',
  ],
  marketer: [
    'Marketer/account',
    'Marketer/dashboard',
    'Marketer/changeEmail',
    'Marketer/changePassword',
    'Marketer/changeMobilePhone',
    'Marketer/verifyMobilePhone',
    'Marketer/signUpProfile',
    'Marketer/lineNotification',
  ],
  influencer: [
    'Influencer/account',
    'Influencer/dashboard',
    'Influencer/withdraw',
    'Influencer/bankAccount',
    'Influencer/channelAdd',
    'Influencer/channelDetail',
    'Influencer/partnerJob',
    'Influencer/partnerJobList',
    'Influencer/partnerFriend',
    'Influencer/partnerProfile',
    'Influencer/inviteFriend',
    'Influencer/changeEmail',
    'Influencer/changePassword',
    'Influencer/changeMobilePhone',
    'Influencer/verifyMobilePhone',
    'Influencer/signUpProfile',
    'Influencer/acceptConsent',
    'Influencer/lineNotification',
  ],
} as const

/** The API calls that apps and partners make: method and path, by who may make them. */
const CALLS = {
  open: [
    'GET /sv_influ_api/open/seo/{page}/{locale}',
    'GET /sv_influ_api/open/config',
    'GET /sv_influ_api/open/nationality/{x}',
    'GET /sv_influ_api/open/country/{x}',
    'GET /sv_influ_api/open/config/category/blog',
    'GET /sv_influ_api/open/config/category/casesstudy',
    'GET /api/blogs/lang/{locale}',
    'GET /api/influencer-success-cases/lang/{locale}',
    'GET /api/seo/page/{page}/{locale}',
    'GET /sv_influ_api/open/{locale}/casesstudy/{id}',
    'GET /sv_influ_api/open/{locale}/{x}/faq',
    'GET /sv_influ_api/open/display_consent/talentmanager/{x}',
    'GET /sv_influ_api/influSignup/checkRefCode/{code}',
    'GET /sv_influ_api/open/consent_file/{x}',
    'GET /sv_influ_api/open/signup/config',
    'GET /api/middle-config/influencer/tracking/pixel-data',
    'GET /api/middle-config/channels/display-homepage',
    'GET /sv_influ_api/open/keyword/{list}',
    'POST /api/notification/requestOtpEmail',
    'POST /api/notification/verifyEmailOtpSignUp',
    'POST /api/notification/verifyEmailOtp',
    'PATCH /sv_notification_api/{id}',
    'POST /sv_authauth/account/add_channel/{type}/uuid',
    'GET /sv_package/offer',
    'GET /api/package/home/list',
    'GET /sv_package/offer/find/{a}/{b}',
    'GET /sv_authauth/status',
    'POST /sv_authauth/signin/influencer',
    'POST /sv_authauth/marketer/authen',
    'POST /sv_influ_api/influSignup/signup',
    'POST /sv_influ_api/influSignup/createInfluMember',
    'PATCH /sv_influ_api/influ/changePasswordByEmail',
    'GET /sv_influ_api/influ/estimateWithOutToken/{type}/{socialId}',
    'POST /api/marketers/create-email',
    'PATCH /api/marketers/reset-password/{x}',
    'GET /api/campaigns/public/job',
    'GET /api/jobs/public',
  ],
  influencer: [
    'POST /api/notification/requestOtp',
    'POST /api/notification/verifyOtp',
    'POST /sv_influ_api/influ/updatePhone/{uuid}',
    'PATCH /sv_influ_api/influ/changePassword/{uuid}',
    'PATCH /sv_influ_api/influ/profile/ready/{uuid}',
    'GET /sv_influ_api/influ/dashboard/{uuid}',
    'GET /api/influencers/dashboard',
    'GET /sv_influ_api/influ/profile/general/{uuid}',
    'PATCH /sv_influ_api/influ/profile/general/{uuid}',
    'GET /sv_influ_api/influ/profile/prefs/{uuid}',
    'PATCH /sv_influ_api/influ/profile/prefs/{uuid}',
    'GET /sv_influ_api/influ/account/{uuid}',
    'GET /sv_influ_api/influ/getMemberCountry/{uuid}',
    'POST /sv_influ_api/influ/profile/image/{uuid}',
    'POST /sv_influ_api/influ/profile/createProfile/{uuid}',
    'POST /sv_influ_api/influ/attachment/{uuid}',
    'PATCH /api/influencers/{id}/upload-file-registration-vat',
    'PATCH /api/influencers/{id}/upload-file-work-permit',
    'POST /api/influencers/channel/deactivate',
    'PATCH /sv_influ_api/influ/account/deactivate/{uuid}',
    'GET /sv_influ_api/influ/validate/deactivate/{uuid}',
    'GET /sv_influ_api/influ/deactivate/reason',
    'POST /sv_influ_api/influ/consent/{uuid}',
    'GET /sv_influ_api/influ/channel/{a}/{b}/{c}',
    'GET /sv_influ_api/influ/channel/privilege/save/{a}/{b}',
    'GET /sv_influ_api/influ/estimate/{uuid}/{type}/{socialId}',
    'POST /sv_influ_api/influ/channel/addChannel',
    'PATCH /sv_influ_api/influ/channel/{a}/{b}',
    'PATCH /sv_influ_api/influ/channel/price/{a}/{b}',
    'GET /sv_influ_api/influ/earn/statement/{uuid}',
    'GET /sv_influ_api/influ/earn/bank/{uuid}',
    'GET /sv_influ_api/influ/earn/summary/{uuid}/{x}',
    'POST /sv_influ_api/influ/earn/withdraw/{uuid}',
    'GET /sv_influ_api/influ/earnmore/{uuid}',
    'GET /sv_influ_api/influ/partnerFriend/{a}/{b}',
    'GET /api/influencers/{id}/partner-friend/{x}',
    'GET /api/influencers/{id}/partner-friend/{x}/jobs/{y}',
    'GET /sv_influ_api/influ/channelProfile/{a}/{b}',
  ],
  marketer: [
    'GET /sv_marketer_profile',
    'PATCH /sv_marketer_profile',
    'GET /api/marketers/{id}',
    'GET /api/credits/marketers/{id}/total',
    'GET /api/marketers/alert-credits-package-before-expire',
    'PATCH /api/marketers/{id}/upload-profile-image',
    'POST /api/notification/marketer/requestOtp',
    'POST /api/notification/marketer/verifyOtp',
    'POST /api/marketers/update-marketer-profile',
    'PATCH /api/marketers/{id}/change-password',
    'GET /api/marketers/dashboard',
    'PATCH /sv_marketer_profile/notification',
    'GET /sv_marketer_profile/deactivate',
    'PATCH /sv_marketer_profile/deactivate',
  ],
  'all-authenticated': ['GET /api/jobs'],
} as const

/** Normalizes a path: parameters may have any name, and a trailing slash makes no difference. */
const shapeOf = (call: string): string =>
  call
    .replace(/\{\w+\}/g, '{}')
    .replace(/\?.*$/, '')
    .replace(/\/$/, '')

describe('the specification', () => {
  test.each(Object.entries(PAGES))('has every page of %s', (guard, paths) => {
    const byPath = new Map(routeTable.map((row) => [row.path, row.guard]))
    expect(paths.filter((path) => byPath.get(path) !== guard)).toEqual([])
  })

  test('has every call', () => {
    const existing = new Set(features.flat().map(({ endpoint }) => shapeOf(`${endpoint.method} ${endpoint.path}`)))
    const missing = Object.values(CALLS)
      .flat()
      .filter((call) => !existing.has(shapeOf(call)))
    expect(missing).toEqual([])
  })
})

import { type ErrorCode, type ErrorEntry, sharedErrors } from '../core/errors.ts'
import { contract as closures } from '../features/account-status/contract.ts'
import { handlers as closuresHandlers } from '../features/account-status/service.ts'
import { contract as accounts } from '../features/accounts/contract.ts'
import { errors as accountsErrors } from '../features/accounts/errors.ts'
import { handlers as accountsHandlers } from '../features/accounts/service.ts'
import { contract as agencyBrands } from '../features/agency-brands/contract.ts'
import { errors as agencyBrandsErrors } from '../features/agency-brands/errors.ts'
import { handlers as agencyBrandsHandlers } from '../features/agency-brands/service.ts'
import { contract as apiKeys } from '../features/api-keys/contract.ts'
import { errors as apiKeysErrors } from '../features/api-keys/errors.ts'
import { handlers as apiKeysHandlers, endKeysOf } from '../features/api-keys/service.ts'
import { contract as applications } from '../features/applications/contract.ts'
import { errors as applicationsErrors } from '../features/applications/errors.ts'
import { handlers as applicationsHandlers, rematchChanged } from '../features/applications/service.ts'
import { errors as approvalsErrors } from '../features/approvals/errors.ts'
import { contract as articles } from '../features/articles/contract.ts'
import { handlers as articlesHandlers } from '../features/articles/service.ts'
import { contract as attachments } from '../features/attachments/contract.ts'
import { errors as attachmentsErrors } from '../features/attachments/errors.ts'
import { handlers as attachmentsHandlers } from '../features/attachments/service.ts'
import { contract as buyerCertificates } from '../features/buyer-certificates/contract.ts'
import { errors as buyerCertificatesErrors } from '../features/buyer-certificates/errors.ts'
import { handlers as buyerCertificatesHandlers } from '../features/buyer-certificates/service.ts'
import { contract as calendar } from '../features/calendar/contract.ts'
import { handlers as calendarHandlers } from '../features/calendar/service.ts'
import { contract as campaignContent } from '../features/campaign-content/contract.ts'
import { errors as campaignContentErrors } from '../features/campaign-content/errors.ts'
import { handlers as campaignContentHandlers } from '../features/campaign-content/service.ts'
import { contract as campaignResults } from '../features/campaign-results/contract.ts'
import { errors as campaignResultsErrors } from '../features/campaign-results/errors.ts'
import { handlers as campaignResultsHandlers } from '../features/campaign-results/service.ts'
import { contract as campaigns } from '../features/campaigns/contract.ts'
import { errors as campaignsErrors } from '../features/campaigns/errors.ts'
import { handlers as campaignsHandlers } from '../features/campaigns/service.ts'
import { contract as cases } from '../features/cases/contract.ts'
import { handlers as casesHandlers } from '../features/cases/service.ts'
import { contract as channels } from '../features/channels/contract.ts'
import { errors as channelsErrors } from '../features/channels/errors.ts'
import { handlers as channelsHandlers } from '../features/channels/service.ts'
import { contract as contact } from '../features/contact/contract.ts'
import { errors as contactErrors } from '../features/contact/errors.ts'
import { handlers as contactHandlers } from '../features/contact/service.ts'
import { contract as content } from '../features/content/contract.ts'
import { errors as contentErrors } from '../features/content/errors.ts'
import { handlers as contentHandlers } from '../features/content/service.ts'
import { contract as coupons } from '../features/coupons/contract.ts'
import { errors as couponsErrors } from '../features/coupons/errors.ts'
import { handlers as couponsHandlers } from '../features/coupons/service.ts'
import { deliverCredits } from '../features/credits/charges/deliveries.ts'
import { contract as credits } from '../features/credits/contract.ts'
import { errors as creditsErrors } from '../features/credits/errors.ts'
import { operatorContract as payments } from '../features/credits/payments/contract.ts'
import { handlers as creditsHandlers, operatorHandlers as paymentsHandlers } from '../features/credits/service.ts'
import { contract as deactivation } from '../features/deactivation/contract.ts'
import { errors as deactivationErrors } from '../features/deactivation/errors.ts'
import { handlers as deactivationHandlers } from '../features/deactivation/service.ts'
import { contract as deliverables } from '../features/deliverables/contract.ts'
import { errors as deliverablesErrors } from '../features/deliverables/errors.ts'
import { handlers as deliverablesHandlers } from '../features/deliverables/service.ts'
import { contract as disputes } from '../features/disputes/contract.ts'
import { errors as disputesErrors } from '../features/disputes/errors.ts'
import { handlers as disputesHandlers } from '../features/disputes/service.ts'
import { contract as documentCorrections } from '../features/document-corrections/contract.ts'
import { errors as documentCorrectionsErrors } from '../features/document-corrections/errors.ts'
import { handlers as documentCorrectionsHandlers } from '../features/document-corrections/service.ts'
import { contract as documents } from '../features/documents/contract.ts'
import { errors as documentsErrors } from '../features/documents/errors.ts'
import { handlers as documentsHandlers } from '../features/documents/service.ts'
import { contract as downloads } from '../features/downloads/contract.ts'
import { handlers as downloadsHandlers } from '../features/downloads/service.ts'
import { contract as faq } from '../features/faq/contract.ts'
import { handlers as faqHandlers } from '../features/faq/service.ts'
import { contract as files } from '../features/files/contract.ts'
import { errors as filesErrors } from '../features/files/errors.ts'
import { handlers as filesHandlers } from '../features/files/service.ts'
import { contract as influencerBlocks } from '../features/influencer-blocks/contract.ts'
import { errors as influencerBlocksErrors } from '../features/influencer-blocks/errors.ts'
import { handlers as influencerBlocksHandlers } from '../features/influencer-blocks/service.ts'
import { contract as influencerSearch } from '../features/influencer-search/contract.ts'
import { errors as influencerSearchErrors } from '../features/influencer-search/errors.ts'
import { handlers as influencerSearchHandlers } from '../features/influencer-search/service.ts'
import { contract as jobPauses } from '../features/job-pauses/contract.ts'
import { errors as jobPausesErrors } from '../features/job-pauses/errors.ts'
import { handlers as jobPausesHandlers } from '../features/job-pauses/service.ts'
import { contract as jobs } from '../features/jobs/contract.ts'
import { errors as jobsErrors } from '../features/jobs/errors.ts'
import { handlers as jobsHandlers, mayReadHandedIn } from '../features/jobs/service.ts'
import { contract as pages } from '../features/landing/contract.ts'
import { handlers as pagesHandlers } from '../features/landing/service.ts'
import { contract as legal } from '../features/legal/contract.ts'
import { handlers as legalHandlers } from '../features/legal/service.ts'
import { contract as dashboard } from '../features/marketer-dashboard/contract.ts'
import { handlers as dashboardHandlers } from '../features/marketer-dashboard/service.ts'
import { contract as monthlyStatements } from '../features/monthly-statements/contract.ts'
import { errors as monthlyStatementsErrors } from '../features/monthly-statements/errors.ts'
import { handlers as monthlyStatementsHandlers } from '../features/monthly-statements/service.ts'
import { contract as notifications } from '../features/notifications/contract.ts'
import { errors as notificationsErrors } from '../features/notifications/errors.ts'
import { handlers as notificationsHandlers } from '../features/notifications/service.ts'
import { contract as operators } from '../features/operators/contract.ts'
import { errors as operatorsErrors } from '../features/operators/errors.ts'
import { handlers as operatorsHandlers } from '../features/operators/service.ts'
import { contract as packages } from '../features/packages/contract.ts'
import { errors as packagesErrors } from '../features/packages/errors.ts'
import { salesContract } from '../features/packages/sales/contract.ts'
import { deliverPackage, handlers as packagesHandlers, salesHandlers } from '../features/packages/service.ts'
import { contract as partners } from '../features/partners/contract.ts'
import { errors as partnersErrors } from '../features/partners/errors.ts'
import { handlers as partnersHandlers } from '../features/partners/service.ts'
import { contract as payoutsContract } from '../features/payouts/contract.ts'
import { errors as payoutsErrors } from '../features/payouts/errors.ts'
import { handlers as payoutsHandlers } from '../features/payouts/service.ts'
import { contract as personalData } from '../features/personal-data/contract.ts'
import { handlers as personalDataHandlers } from '../features/personal-data/service.ts'
import { contract as publicProfiles } from '../features/public-profiles/contract.ts'
import { errors as publicProfilesErrors } from '../features/public-profiles/errors.ts'
import { handlers as publicProfilesHandlers } from '../features/public-profiles/service.ts'
import { contract as referrals } from '../features/referrals/contract.ts'
import { handlers as referralsHandlers } from '../features/referrals/service.ts'
import { contract as reviews } from '../features/reviews/contract.ts'
import { errors as reviewsErrors } from '../features/reviews/errors.ts'
import { handlers as reviewsHandlers } from '../features/reviews/service.ts'
import { contract as search } from '../features/search/contract.ts'
import { handlers as searchHandlers } from '../features/search/service.ts'
import { contract as shipping } from '../features/shipping/contract.ts'
import { handlers as shippingHandlers } from '../features/shipping/service.ts'
import { contract as shortlists } from '../features/shortlists/contract.ts'
import { errors as shortlistsErrors } from '../features/shortlists/errors.ts'
import { handlers as shortlistsHandlers } from '../features/shortlists/service.ts'
import { contract as site } from '../features/site/contract.ts'
import { handlers as siteHandlers } from '../features/site/service.ts'
import { contract as talentManagers } from '../features/talent-managers/contract.ts'
import { handlers as talentManagersHandlers } from '../features/talent-managers/service.ts'
import { contract as teams } from '../features/teams/contract.ts'
import { errors as teamsErrors } from '../features/teams/errors.ts'
import { handlers as teamsHandlers } from '../features/teams/service.ts'
import { contract as twoStep } from '../features/two-step/contract.ts'
import { errors as twoStepErrors } from '../features/two-step/errors.ts'
import { requireSecondStepIfOn, handlers as twoStepHandlers } from '../features/two-step/service.ts'
import { contract as vatInvoices } from '../features/vat-invoices/contract.ts'
import { errors as vatInvoicesErrors } from '../features/vat-invoices/errors.ts'
import { handlers as vatInvoicesHandlers } from '../features/vat-invoices/service.ts'
import { contract as visitor } from '../features/visitor/contract.ts'
import { handlers as visitorHandlers } from '../features/visitor/service.ts'
import { contract as webhookEndpoints } from '../features/webhook-endpoints/contract.ts'
import { errors as webhookEndpointsErrors } from '../features/webhook-endpoints/errors.ts'
import { handlers as webhookEndpointsHandlers } from '../features/webhook-endpoints/service.ts'
import { contract as winners } from '../features/winners/contract.ts'
import { handlers as winnersHandlers } from '../features/winners/service.ts'
import type { Composition } from '../platform/context.ts'
import { feature, type Registered } from './registry.ts'

/** Every feature's contract with its service. Register a new feature here; the server needs no other change. */
export const features: Registered[][] = [
  feature(accounts, accountsHandlers),
  feature(apiKeys, apiKeysHandlers),
  feature(webhookEndpoints, webhookEndpointsHandlers),
  feature(articles, articlesHandlers),
  feature(calendar, calendarHandlers),
  feature(campaigns, campaignsHandlers),
  feature(cases, casesHandlers),
  feature(channels, channelsHandlers),
  feature(content, contentHandlers),
  feature(coupons, couponsHandlers),
  feature(credits, creditsHandlers),
  feature(payments, paymentsHandlers),
  feature(documents, documentsHandlers),
  feature(closures, closuresHandlers),
  feature(deactivation, deactivationHandlers),
  feature(contact, contactHandlers),
  feature(downloads, downloadsHandlers),
  feature(faq, faqHandlers),
  feature(legal, legalHandlers),
  feature(visitor, visitorHandlers),
  feature(winners, winnersHandlers),
  feature(files, filesHandlers),
  feature(influencerBlocks, influencerBlocksHandlers),
  feature(influencerSearch, influencerSearchHandlers),
  feature(shortlists, shortlistsHandlers),
  feature(jobPauses, jobPausesHandlers),
  feature(jobs, jobsHandlers),
  feature(applications, applicationsHandlers),
  feature(deliverables, deliverablesHandlers),
  feature(disputes, disputesHandlers),
  feature(campaignContent, campaignContentHandlers),
  feature(campaignResults, campaignResultsHandlers),
  feature(dashboard, dashboardHandlers),
  feature(monthlyStatements, monthlyStatementsHandlers),
  feature(notifications, notificationsHandlers),
  feature(operators, operatorsHandlers),
  feature(packages, packagesHandlers),
  feature(salesContract, salesHandlers),
  feature(pages, pagesHandlers),
  feature(agencyBrands, agencyBrandsHandlers),
  feature(attachments, attachmentsHandlers),
  feature(partners, partnersHandlers),
  feature(payoutsContract, payoutsHandlers),
  feature(documentCorrections, documentCorrectionsHandlers),
  feature(vatInvoices, vatInvoicesHandlers),
  feature(buyerCertificates, buyerCertificatesHandlers),
  feature(referrals, referralsHandlers),
  feature(personalData, personalDataHandlers),
  feature(publicProfiles, publicProfilesHandlers),
  feature(reviews, reviewsHandlers),
  feature(search, searchHandlers),
  feature(shipping, shippingHandlers),
  feature(site, siteHandlers),
  feature(talentManagers, talentManagersHandlers),
  feature(teams, teamsHandlers),
  feature(twoStep, twoStepHandlers),
]

/** Functions that services of one feature provide to features that may not import them. */
export const composition: Composition = {
  deliveries: { credits: deliverCredits, package: deliverPackage },
  rematchApplications: rematchChanged,
  endKeysOf,
  mayReadFile: mayReadHandedIn,
  requireSecondStepIfOn,
  findCommand: (id) => features.flat().find(({ endpoint }) => endpoint.id === id),
}

/** Every error code with its status and messages. A code that is missing here does not compile. */
export const errors: Readonly<Record<ErrorCode, ErrorEntry>> = {
  ...sharedErrors,
  ...accountsErrors,
  ...agencyBrandsErrors,
  ...apiKeysErrors,
  ...influencerBlocksErrors,
  ...influencerSearchErrors,
  ...shortlistsErrors,
  ...webhookEndpointsErrors,
  ...applicationsErrors,
  ...approvalsErrors,
  ...campaignContentErrors,
  ...campaignResultsErrors,
  ...campaignsErrors,
  ...channelsErrors,
  ...contactErrors,
  ...contentErrors,
  ...couponsErrors,
  ...creditsErrors,
  ...deactivationErrors,
  ...deliverablesErrors,
  ...disputesErrors,
  ...documentsErrors,
  ...filesErrors,
  ...jobPausesErrors,
  ...jobsErrors,
  ...monthlyStatementsErrors,
  ...notificationsErrors,
  ...operatorsErrors,
  ...packagesErrors,
  ...attachmentsErrors,
  ...partnersErrors,
  ...payoutsErrors,
  ...documentCorrectionsErrors,
  ...publicProfilesErrors,
  ...reviewsErrors,
  ...teamsErrors,
  ...twoStepErrors,
  ...vatInvoicesErrors,
  ...buyerCertificatesErrors,
}

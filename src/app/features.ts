import { routes as closures } from '../features/account-status/routes.ts'
import { routes as accounts } from '../features/accounts/routes.ts'
import { routes as agencyBrands } from '../features/agency-brands/routes.ts'
import { routes as apiKeys } from '../features/api-keys/routes.ts'
import { routes as applications } from '../features/applications/routes.ts'
import { routes as articles } from '../features/articles/routes.ts'
import { routes as attachments } from '../features/attachments/routes.ts'
import { routes as buyerCertificates } from '../features/buyer-certificates/routes.ts'
import { routes as calendar } from '../features/calendar/routes.ts'
import { routes as campaignContent } from '../features/campaign-content/routes.ts'
import { routes as campaignResults } from '../features/campaign-results/routes.ts'
import { routes as campaigns } from '../features/campaigns/routes.ts'
import { routes as cases } from '../features/cases/routes.ts'
import { routes as channels } from '../features/channels/routes.ts'
import { routes as contact } from '../features/contact/routes.ts'
import { routes as content } from '../features/content/routes.ts'
import { routes as coupons } from '../features/coupons/routes.ts'
import { routes as credits } from '../features/credits/routes.ts'
import { routes as deactivation } from '../features/deactivation/routes.ts'
import { routes as disputes } from '../features/disputes/routes.ts'
import { routes as documentCorrections } from '../features/document-corrections/routes.ts'
import { routes as documents } from '../features/documents/routes.ts'
import { routes as downloads } from '../features/downloads/routes.ts'
import { routes as faq } from '../features/faq/routes.ts'
import { routes as influencerBlocks } from '../features/influencer-blocks/routes.ts'
import { routes as influencerSearch } from '../features/influencer-search/routes.ts'
import { routes as jobPauses } from '../features/job-pauses/routes.ts'
import { routes as jobs } from '../features/jobs/routes.ts'
import { routes as pages } from '../features/landing/routes.ts'
import { routes as legal } from '../features/legal/routes.ts'
import { routes as dashboard } from '../features/marketer-dashboard/routes.ts'
import { routes as notifications } from '../features/notifications/routes.ts'
import { routes as operators } from '../features/operators/routes.ts'
import { routes as packages } from '../features/packages/routes.ts'
import { routes as partners } from '../features/partners/routes.ts'
import { routes as payouts } from '../features/payouts/routes.ts'
import { routes as personalData } from '../features/personal-data/routes.ts'
import { routes as publicProfiles } from '../features/public-profiles/routes.ts'
import { routes as referrals } from '../features/referrals/routes.ts'
import { routes as reviews } from '../features/reviews/routes.ts'
import { routes as search } from '../features/search/routes.ts'
import { routes as shipping } from '../features/shipping/routes.ts'
import { routes as shortlists } from '../features/shortlists/routes.ts'
import { routes as talentManagers } from '../features/talent-managers/routes.ts'
import { routes as teams } from '../features/teams/routes.ts'
import { routes as twoStep } from '../features/two-step/routes.ts'
import { routes as vatInvoices } from '../features/vat-invoices/routes.ts'
import { routes as visitor } from '../features/visitor/routes.ts'
import { routes as webhookEndpoints } from '../features/webhook-endpoints/routes.ts'
import { routes as winners } from '../features/winners/routes.ts'
import type { PageRoute } from '../web/page-route.ts'

/** All features with pages. Add new features here. */
export const featureRoutes: readonly (readonly PageRoute[])[] = [
  accounts,
  apiKeys,
  applications,
  agencyBrands,
  articles,
  calendar,
  campaigns,
  campaignContent,
  campaignResults,
  cases,
  channels,
  closures,
  contact,
  content,
  coupons,
  credits,
  dashboard,
  deactivation,
  disputes,
  documents,
  documentCorrections,
  downloads,
  faq,
  influencerBlocks,
  influencerSearch,
  shortlists,
  jobPauses,
  jobs,
  legal,
  notifications,
  operators,
  packages,
  pages,
  attachments,
  partners,
  payouts,
  personalData,
  publicProfiles,
  referrals,
  reviews,
  search,
  shipping,
  talentManagers,
  teams,
  twoStep,
  vatInvoices,
  buyerCertificates,
  visitor,
  webhookEndpoints,
  winners,
]

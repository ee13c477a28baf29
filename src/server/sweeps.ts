import { applyPhoneChanges, expireContracts, sweepAccounts } from '../features/accounts/service.ts'
import { sweepApplications, sweepMatches } from '../features/applications/service.ts'
import { sweepApprovals } from '../features/approvals/service.ts'
import { sweepAttachments } from '../features/attachments/service.ts'
import { sweepCertificates } from '../features/buyer-certificates/service.ts'
import { sweepMedians } from '../features/campaign-results/service.ts'
import { closeDueCampaigns, sweepSavedSearches } from '../features/campaigns/service.ts'
import { refreshDueChannels, revokeDueTokens, sweepRemovedChannels } from '../features/channels/service.ts'
import { sweepContactMessages } from '../features/contact/service.ts'
import { sweepContent } from '../features/content/service.ts'
import { sweepAlerts, sweepCharges, sweepLots, sweepMissingNotes, sweepRefunds } from '../features/credits/service.ts'
import { sweepIdentityFiles, sweepRetention } from '../features/deactivation/retention/sweep.ts'
import { checkPosts, sweepVideos } from '../features/deliverables/service.ts'
import { sweepFiles } from '../features/files/service.ts'
import { sweepInfluencerFacets } from '../features/influencer-facets/service.ts'
import { sweepInfluencerSearches } from '../features/influencer-search/service.ts'
import { sweepJobPauses } from '../features/job-pauses/service.ts'
import { sweepDueJobs, sweepJobContent, sweepParties, sweepReminders } from '../features/jobs/service.ts'
import { sweepMessages, sweepPush } from '../features/notifications/service.ts'
import { sweepPackages } from '../features/packages/service.ts'
import { sweepPartners } from '../features/partners/service.ts'
import { runAutomaticWithdrawals, sweepFeeInvoices, sweepPayoutDrafts } from '../features/payouts/service.ts'
import { sweepDataExports } from '../features/personal-data/service.ts'
import { sweepReviews } from '../features/reviews/service.ts'
import { sweepHoldRequests } from '../features/teams/service.ts'
import { sweepLinkVisits } from '../features/tracked-links/service.ts'
import { sweepVatInvoices } from '../features/vat-invoices/service.ts'
import { sweepWebhookDeliveries } from '../features/webhook-endpoints/service.ts'
import type { App } from './dispatch.ts'
import { mergeSums } from './merge-sums.ts'

/** Time-based work. Each is safe to run twice and in any process. */
export const sweeps: ((app: App) => Promise<unknown>)[] = [
  applyPhoneChanges,
  expireContracts,
  sweepAccounts,
  sweepPush,
  sweepMessages,
  sweepContactMessages,
  sweepApprovals,
  sweepHoldRequests,
  closeDueCampaigns,
  sweepMatches,
  sweepJobPauses,
  sweepParties,
  sweepDueJobs,
  sweepApplications,
  checkPosts,
  sweepReminders,
  sweepPartners,
  refreshDueChannels,
  revokeDueTokens,
  sweepRemovedChannels,
  sweepCharges,
  sweepRefunds,
  sweepMissingNotes,
  sweepLots,
  sweepAlerts,
  sweepPackages,
  runAutomaticWithdrawals,
  sweepPayoutDrafts,
  sweepFeeInvoices,
  sweepContent,
  sweepAttachments,
  sweepSavedSearches,
  sweepInfluencerFacets,
  sweepInfluencerSearches,
  sweepVideos,
  sweepVatInvoices,
  sweepCertificates,
  sweepIdentityFiles,
  sweepRetention,
  sweepJobContent,
  sweepFiles,
  sweepDataExports,
  sweepReviews,
  sweepLinkVisits,
  sweepMedians,
  mergeSums,
  sweepWebhookDeliveries,
]

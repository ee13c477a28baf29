import { sweepAccounts } from '../features/accounts/service.ts'
import { sweepApplications, sweepMatches } from '../features/applications/service.ts'
import { sweepApprovals } from '../features/approvals/service.ts'
import { sweepAttachments } from '../features/attachments/service.ts'
import { closeDueCampaigns } from '../features/campaigns/service.ts'
import { refreshDueChannels } from '../features/channels/service.ts'
import { sweepContent } from '../features/content/service.ts'
import { sweepCredits } from '../features/credits/service.ts'
import { checkPosts } from '../features/deliverables/service.ts'
import { sweepFiles } from '../features/files/service.ts'
import { sweepDueJobs, sweepParties, sweepReminders } from '../features/jobs/service.ts'
import { runAutomaticWithdrawals, sweepPayoutDrafts } from '../features/payouts/service.ts'
import { sweepDataExports } from '../features/personal-data/service.ts'
import type { App } from './dispatch.ts'

/** What the clock brings about, each safe to run twice and in any process. */
export const sweeps: ((app: App) => Promise<unknown>)[] = [
  sweepAccounts,
  sweepApprovals,
  closeDueCampaigns,
  sweepMatches,
  sweepParties,
  sweepDueJobs,
  sweepApplications,
  checkPosts,
  sweepReminders,
  refreshDueChannels,
  sweepCredits,
  runAutomaticWithdrawals,
  sweepPayoutDrafts,
  sweepContent,
  sweepAttachments,
  sweepFiles,
  sweepDataExports,
]

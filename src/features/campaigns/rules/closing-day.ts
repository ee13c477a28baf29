import type { CampaignStatus } from '../shapes.ts'

/** When a campaign will close. Null without a closing day, and for a closed campaign, which may have closed earlier. */
export const closingDay = ({ status, closeAt }: { status: CampaignStatus; closeAt: string | null }): string | null =>
  status === 'closed' ? null : closeAt

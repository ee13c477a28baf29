import type { CampaignStatus } from '../shapes.ts'

/** When a campaign will close; null for one that is closed, which may have been earlier than planned, or has no day. */
export const closingDay = ({ status, closeAt }: { status: CampaignStatus; closeAt: string | null }): string | null =>
  status === 'closed' ? null : closeAt

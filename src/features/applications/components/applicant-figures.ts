import { formatCompact, formatPercent } from '../../../i18n/formats.ts'
import type { JobRow } from '../../jobs/contract.ts'

/** `48.2K · ER 4.9%`, what of it is known. */
export function figuresOf({ channel }: Pick<JobRow, 'channel'>): string {
  return [
    channel.followers === null ? null : formatCompact(channel.followers),
    channel.engagementBps === null ? null : `ER ${formatPercent(channel.engagementBps)}`,
  ]
    .filter(Boolean)
    .join(' · ')
}

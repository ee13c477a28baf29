import { formatPercent } from '../../../i18n/formats.ts'

/** Engagements per hundred people reached, as text. Null if nobody was reached. */
export const engagementRate = (engagement: number | null, reach: number | null): string | null =>
  engagement !== null && reach ? formatPercent(Math.round((engagement / reach) * 1_000) * 10) : null

import { formatNumber } from '../../../i18n/formats.ts'
import { COUNTED_MAX } from './filters.ts'

/** Formats the number of channels for a filter option: `9,120`, or `10,000+` above the exact maximum. */
export const countWords = (n: number): string => (n > COUNTED_MAX ? `${formatNumber(COUNTED_MAX)}+` : formatNumber(n))

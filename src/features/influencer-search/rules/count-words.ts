import { formatNumber } from '../../../i18n/formats.ts'
import { COUNTED_MAX } from './filters.ts'

/** A number of channels beside an option of a filter: `9,120`, or `10,000+` beyond the exact numbers. */
export const countWords = (n: number): string => (n > COUNTED_MAX ? `${formatNumber(COUNTED_MAX)}+` : formatNumber(n))

import { z } from 'zod'
import { FIRST_YEAR, LAST_YEAR } from './calendar.ts'
import { PRICE_MAX } from './money.ts'
import { readableText } from './plain-text.ts'

// Our Content-Security-Policy forbids eval; zod would test for it before its first check and cause a violation report.
if (typeof document !== 'undefined') z.config({ jitless: true })

/** Shapes shared by the contracts. Amounts are satang integers; times are ISO 8601 in UTC; ids are UUIDs. */
export const zId = z.uuid()
export const zSatang = z.int()
/** The pay of a job as entered by a user, satang. */
export const zPay = zSatang.min(1, 'amount_zero').max(PRICE_MAX, 'amount_limit')
/** Version numbers, within the database's integer range. */
export const zCounter = z.int().min(1).max(2_147_483_647)
const CENTURIES = Array.from({ length: (LAST_YEAR + 1 - FIRST_YEAR) / 100 }, (_, i) => FIRST_YEAR / 100 + i)
const YEARS = new RegExp(`^(${CENTURIES.join('|')})\\d\\d-`)
export const zTime = z.iso.datetime({ offset: true }).regex(YEARS, 'date_range')
export const zDate = z.iso.date().regex(YEARS, 'date_range')
/** yyyy-mm of this century. */
export const zMonth = z.string().regex(/^20\d{2}-(0[1-9]|1[0-2])$/, 'month')
/** A month, or a whole year as yyyy. */
export const zPeriod = z.string().regex(/^20\d{2}(-(0[1-9]|1[0-2]))?$/, 'month')
export const zLang = z.enum(['th', 'en'])
export const zEmail = z
  .string()
  .trim()
  .max(254)
  .transform((s) => s.toLowerCase())
  .pipe(z.email())
/** Text for display, with at least one visible character unless `min` is 0. */
export const zText = (max: number, min = 1) => z.string().overwrite(readableText).min(min).max(max)
/** Maximum number of rows on a page. */
export const PAGE_MAX = 100
/** Keyset paging: `after` is the opaque cursor of the previous response. */
export const zPaging = {
  after: z.string().max(200).optional(),
  limit: z.coerce.number().int().min(1).max(PAGE_MAX).optional(),
}
/** A comma-separated list of at most `maxLength` characters. */
export const zJoined = <L extends z.ZodType<unknown, string[]>>(list: L, maxLength: number) =>
  z
    .string()
    .max(maxLength)
    .transform((text) => text.split(',').filter(Boolean))
    .pipe(list)
/** Comma-separated ids; duplicates are removed. */
export const zIdList = (max: number) =>
  z
    .string()
    .max(max * 37)
    .default('')
    .transform((text) => [...new Set(text.split(',').filter(Boolean))])
    .pipe(z.array(zId).max(max))
export const zNext = z.object({ next: z.string().nullable(), total: z.int().optional() })
export const zOk = z.object({ ok: z.literal(true) })

export type Lang = z.infer<typeof zLang>
/** A text in both languages. */
export type Bilingual = Readonly<Record<Lang, string>>

import { parseCsv } from '../../../core/csv-text.ts'
import type { Lang } from '../../../core/shapes.ts'
import type { CodeRow } from './codes.ts'
import type { UseRow } from './uses.ts'

const NAMES = {
  job: { th: 'รหัสงาน', en: 'Job ID' },
  influencer: { th: 'ครีเอเตอร์', en: 'Creator' },
  code: { th: 'โค้ดส่วนลด', en: 'Coupon code' },
  day: { th: 'วันที่', en: 'Date' },
  uses: { th: 'จำนวนครั้งที่ใช้', en: 'Uses' },
} as const
type Name = keyof typeof NAMES

/** The header row of the sheet of codes. */
export const codesHead = (lang: Lang): string[] =>
  (['job', 'influencer', 'code', 'uses'] as const).map((name) => NAMES[name][lang])

const plain = (text: string | undefined): string => (text ?? '').replace(/^'/, '').trim()
const same = (a: string, b: string): boolean => a.localeCompare(b, undefined, { sensitivity: 'accent' }) === 0

/** The rows of a sheet with the named columns, without empty lines. Null if a column is missing. */
function readRows<N extends Name>(text: string, names: readonly N[]): ({ line: number } & Record<N, string>)[] | null {
  const [head = [], ...rows] = parseCsv(text)
  const places = names.map((name) =>
    head.findIndex((title) => [name, NAMES[name].th, NAMES[name].en].some((one) => same(title, one))),
  )
  if (places.includes(-1)) return null
  return rows.map((cells, i) => {
    const values = names.map((name, at) => [name, plain(cells[places[at] ?? 0])] as const)
    return { line: i + 2, ...(Object.fromEntries(values) as Record<N, string>) }
  })
}

/** The rows with a code. Null if a column is missing. */
export function readCodes(text: string): CodeRow[] | null {
  const rows = readRows(text, ['job', 'code'])
  return rows?.flatMap(({ line, job, code }) => (code ? [{ line, jobId: job.toLowerCase(), code }] : [])) ?? null
}

/** The rows with a number of uses. Null if a column is missing. */
export const readUses = (text: string): UseRow[] | null =>
  readRows(text, ['code', 'day', 'uses'])?.filter(({ uses }) => uses !== '') ?? null

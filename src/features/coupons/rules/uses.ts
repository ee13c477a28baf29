import { BUDDHIST_OFFSET, type Day } from '../../../core/calendar.ts'
import { codeOf } from './codes.ts'

/** Larger than any real number of uses. */
export const USES_MAX = 1_000_000_000

export const USE_PROBLEMS = ['unknown_code', 'repeated', 'date', 'uses'] as const
export type UseProblem = (typeof USE_PROBLEMS)[number]

/** A row as it was uploaded. `line` is its line number in the sheet; the header is line 1. */
export interface UseRow {
  line: number
  code: string
  day: string
  uses: string
}

export interface PlannedUse {
  line: number
  code: string
  /** The date as it was uploaded if it is invalid. */
  day: string
  uses: number | null
  result: 'add' | 'change' | 'same' | UseProblem
}

/** A date in the formats of spreadsheets: 2025-11-21 or 21/11/2568. Null for anything else. */
export function dayIn(text: string): Day | null {
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(text.trim())
  const local = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/.exec(text.trim())
  const [year, month, date] = iso ? iso.slice(1) : local ? local.slice(1).reverse() : []
  if (!year || !month || !date) return null
  const common = Number(year) > 2_400 ? Number(year) - BUDDHIST_OFFSET : Number(year)
  const day = `${String(common).padStart(4, '0')}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`
  const at = new Date(`${day}T00:00:00Z`)
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(day) ? day : null
}

function usesIn(text: string): number | null {
  const plain = text.replaceAll(/[\s,]/g, '')
  return /^\d{1,10}$/.test(plain) && Number(plain) <= USES_MAX ? Number(plain) : null
}

export const keyOfUse = (code: string, day: Day): string => `${code} ${day}`

interface Known {
  codes: ReadonlySet<string>
  /** Stored numbers of uses, by `keyOfUse`. */
  stored: ReadonlyMap<string, number>
  /** The day on which the campaign was created. */
  first: Day
  today: Day
}

const resultOf = (before: number | undefined, uses: number): 'add' | 'same' | 'change' => {
  if (before === undefined) return 'add'
  return before === uses ? 'same' : 'change'
}

/** The result of each row of a report of uses. A row replaces the earlier report for its code and day. */
export function planUses(rows: readonly UseRow[], { codes, stored, first, today }: Known): PlannedUse[] {
  const seen = new Set<string>()
  const plan = ({ line, ...row }: UseRow): PlannedUse => {
    const code = codeOf(row.code) ?? row.code
    const day = dayIn(row.day)
    const uses = usesIn(row.uses)
    const shown = { line, code, day: day ?? row.day, uses }
    if (!codes.has(code)) return { ...shown, result: 'unknown_code' }
    if (day === null || day > today || day < first) return { ...shown, result: 'date' }
    if (uses === null) return { ...shown, result: 'uses' }
    const key = keyOfUse(code, day)
    if (seen.has(key)) return { ...shown, result: 'repeated' }
    seen.add(key)
    return { ...shown, result: resultOf(stored.get(key), uses) }
  }
  return rows.map(plan)
}

import { dayOf } from '../../core/calendar.ts'
import type { Bilingual, Lang } from '../../core/shapes.ts'
import type { UnitMove } from '../../core/unit-moves.ts'
import type { Tx } from '../../db/types.ts'
import { creditTotals } from '../../ledger/credit-statement.ts'
import { unitTotals } from '../../ledger/unit-statement.ts'
import { lineWords, moveWords } from '../credits/rules/moves.ts'
import { campaignsWithin, listMovements, monthBounds } from '../credits/service.ts'
import type { MonthlyStatement } from '../documents/pdf/shapes-monthly.ts'
import { jobNumberOf } from '../jobs/rules/job-number.ts'
import { listUnitMovements } from '../packages/service.ts'

/** Names of the movements of package jobs. */
const unitWords: Readonly<Record<UnitMove, Bilingual>> = {
  bought: { th: 'ซื้อแพ็กเกจ', en: 'Package bought' },
  granted: { th: 'แพ็กเกจจากทีมงาน', en: 'Package from Talad' },
  held: { th: 'พักสิทธิ์ให้งาน', en: 'Put on hold for a job' },
  returned: { th: 'คืนสิทธิ์ที่พักไว้', en: 'Returned from hold' },
  used: { th: 'ใช้สิทธิ์', en: 'Used' },
  expired: { th: 'สิทธิ์หมดอายุ', en: 'Expired' },
  refunded: { th: 'คืนเงินค่าแพ็กเกจ', en: 'Refunded' },
}

const PAGE = 500

interface Page<Line> {
  lines: Line[]
  next: string | null
}

/** All lines of a month, oldest first. Null if there are more than `most`. */
async function linesOf<Line>(
  read: (page: { limit: number; before?: string | undefined }) => Promise<Page<Line>>,
  most: number,
): Promise<Line[] | null> {
  const lines: Line[] = []
  for (let before: string | null | undefined; before !== null; ) {
    const page = await read({ limit: PAGE, before })
    lines.push(...page.lines)
    if (lines.length > most) return null
    before = page.next
  }
  return lines.toReversed()
}

/** The campaign and the job of a row, and the buyer's own numbers; empty if there is none. */
interface Reference {
  campaign: string
  jobNumber: string
  poNumber: string
  costCentre: string
}

/** A line of the statement with the time of its entry. */
export type MonthRow = MonthlyStatement['credits']['rows'][number] & Reference & { at: string }
export interface Month {
  credits: Omit<MonthlyStatement['credits'], 'rows'> & { rows: MonthRow[] }
  packages: Omit<MonthlyStatement['packages'], 'rows'> & { rows: MonthRow[] }
}

const MOST_LETTERS = 240
const textOf = (kind: string, about: (string | null)[]): string =>
  [kind, about.filter(Boolean).join(' · ')].filter(Boolean).join(': ').slice(0, MOST_LETTERS)

interface Referring {
  campaign: string | null
  jobId: string | null
  poNumber: string
  costCentre: string
}

const REFERENCES: Readonly<Record<Lang, Readonly<Record<'jobNumber' | 'poNumber' | 'costCentre', string>>>> = {
  th: { jobNumber: 'งาน', poNumber: 'PO', costCentre: 'ศูนย์ต้นทุน' },
  en: { jobNumber: 'Job', poNumber: 'PO', costCentre: 'Cost centre' },
}

/** The references of a row: one by one for the table, and as one line for the PDF. */
function referencesOf({ campaign, jobId, poNumber, costCentre }: Referring, lang: Lang) {
  const numbers = { jobNumber: jobId ? jobNumberOf(jobId) : '', poNumber, costCentre }
  const parts = (['jobNumber', 'poNumber', 'costCentre'] as const).map((name) =>
    numbers[name] === '' ? '' : `${REFERENCES[lang][name]} ${numbers[name]}`,
  )
  return { campaign: campaign ?? '', ...numbers, reference: parts.filter(Boolean).join(' · ') }
}

const bangkokDay = (at: string): string => dayOf(new Date(at))

interface MonthQuery {
  /** Bangkok month as yyyy-mm. */
  month: string
  lang: Lang
  most: number
  /** Only movements of this brand's jobs; balances are then the sums of these movements. */
  brandId?: string | undefined
}

interface Balances {
  available: number
  held: number
}

/** Rows of a single brand with running balances: each balance is the sum of the brand's movements up to that row. */
function summed(opening: Balances, rows: readonly MonthRow[]): MonthRow[] {
  const sum = { ...opening }
  return rows.map((row) => {
    sum.available += row.available
    sum.held += row.held
    return { ...row, availableAfter: sum.available, heldAfter: sum.held }
  })
}

async function creditsOf(tx: Tx, owner: string, query: MonthQuery): Promise<Month['credits'] | null> {
  const { month, lang, most, brandId } = query
  const lines = await linesOf(
    (page) => listMovements(tx, owner, { ...page, ...monthBounds(month), brandId }, lang),
    most,
  )
  if (!lines) return null
  const period = { ...monthBounds(month), campaigns: campaignsWithin({ brandId }) }
  const { opening, moves, closing } = await creditTotals(tx, owner, period)
  const rows = lines.map((line) => ({
    at: line.at,
    on: bangkokDay(line.at),
    text: textOf(lineWords(line)[lang], [line.title]),
    ...referencesOf(line, lang),
    document: line.document?.serial ?? '',
    available: line.available,
    held: line.held,
    availableAfter: line.availableAfter,
    heldAfter: line.heldAfter,
  }))
  return {
    opening,
    rows: brandId ? summed(opening, rows) : rows,
    totals: moves.map(({ kind, ...sums }) => ({ text: moveWords[kind][lang], ...sums })),
    closing,
  }
}

async function packagesOf(tx: Tx, owner: string, query: MonthQuery): Promise<Month['packages'] | null> {
  const { month, lang, most, brandId } = query
  const period = { ...monthBounds(month), campaigns: campaignsWithin({ brandId }) }
  const lines = await linesOf((page) => listUnitMovements(tx, owner, { ...page, ...period }, lang), most)
  if (!lines) return null
  const { opening, moves, closing } = await unitTotals(tx, owner, period)
  const rows = lines.map((line) => ({
    at: line.at,
    on: bangkokDay(line.at),
    text: textOf(unitWords[line.kind][lang], [line.package, line.about]),
    ...referencesOf(line, lang),
    document: line.document?.serial ?? '',
    available: line.change,
    held: line.held,
    availableAfter: line.availableAfter,
    heldAfter: line.heldAfter,
  }))
  return {
    opening,
    rows: brandId ? summed(opening, rows) : rows,
    totals: moves.map(({ kind, ...sums }) => ({ text: unitWords[kind][lang], ...sums })),
    closing,
  }
}

/**
 * Both wallets of a marketer in a month, or only the movements of one of its brands. Null if a wallet has more than
 * `most` lines.
 */
export async function readMonth(tx: Tx, owner: string, query: MonthQuery): Promise<Month | null> {
  const [credits, packages] = [await creditsOf(tx, owner, query), await packagesOf(tx, owner, query)]
  return credits && packages && { credits, packages }
}

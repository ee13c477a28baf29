import { dayOf } from '../../core/calendar.ts'
import type { Lang } from '../../core/shapes.ts'
import type { Tx } from '../../db/types.ts'
import { creditTotals } from '../../ledger/credit-statement.ts'
import { unitTotals } from '../../ledger/unit-statement.ts'
import { moveWords } from '../credits/rules/moves.ts'
import { listMovements, monthBounds } from '../credits/service.ts'
import type { MonthlyStatement } from '../documents/pdf/shapes-monthly.ts'
import { listUnitMovements } from '../packages/service.ts'
import { unitWords } from './words.ts'

const PAGE = 500

interface Page<Line> {
  lines: Line[]
  next: string | null
}

/** All lines of a month, the oldest first; null if there are more than `most`. */
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

/** A line of the statement with the moment of its entry. */
export type MonthRow = MonthlyStatement['credits']['rows'][number] & { at: string }
export interface Month {
  credits: Omit<MonthlyStatement['credits'], 'rows'> & { rows: MonthRow[] }
  packages: Omit<MonthlyStatement['packages'], 'rows'> & { rows: MonthRow[] }
}

const MOST_LETTERS = 240
const textOf = (kind: string, about: (string | null)[]): string =>
  [kind, about.filter(Boolean).join(' · ')].filter(Boolean).join(': ').slice(0, MOST_LETTERS)

/** A Bangkok day of an instant. */
const bangkokDay = (at: string): string => dayOf(new Date(at))

async function creditsOf(
  tx: Tx,
  owner: string,
  month: string,
  lang: Lang,
  most: number,
): Promise<Month['credits'] | null> {
  const lines = await linesOf((page) => listMovements(tx, owner, { ...page, month }, lang), most)
  if (!lines) return null
  const { opening, moves, closing } = await creditTotals(tx, owner, monthBounds(month))
  return {
    opening,
    rows: lines.map((line) => ({
      at: line.at,
      on: bangkokDay(line.at),
      text: textOf(moveWords[line.kind][lang], [line.title]),
      document: line.document?.serial ?? '',
      available: line.available,
      held: line.held,
      availableAfter: line.availableAfter,
      heldAfter: line.heldAfter,
    })),
    totals: moves.map(({ kind, ...sums }) => ({ text: moveWords[kind][lang], ...sums })),
    closing,
  }
}

async function packagesOf(
  tx: Tx,
  owner: string,
  month: string,
  lang: Lang,
  most: number,
): Promise<Month['packages'] | null> {
  const period = monthBounds(month)
  const lines = await linesOf((page) => listUnitMovements(tx, owner, { ...page, ...period }, lang), most)
  if (!lines) return null
  const { opening, moves, closing } = await unitTotals(tx, owner, period)
  return {
    opening,
    rows: lines.map((line) => ({
      at: line.at,
      on: bangkokDay(line.at),
      text: textOf(unitWords[line.kind][lang], [line.package, line.about]),
      document: line.document?.serial ?? '',
      available: line.change,
      held: line.held,
      availableAfter: line.availableAfter,
      heldAfter: line.heldAfter,
    })),
    totals: moves.map(({ kind, ...sums }) => ({ text: unitWords[kind][lang], ...sums })),
    closing,
  }
}

/** Both wallets of a marketer in a Bangkok month as yyyy-mm; null if one has more than `most` lines. */
export async function readMonth(
  tx: Tx,
  owner: string,
  { month, lang, most }: { month: string; lang: Lang; most: number },
): Promise<Month | null> {
  const [credits, packages] = [
    await creditsOf(tx, owner, month, lang, most),
    await packagesOf(tx, owner, month, lang, most),
  ]
  return credits && packages && { credits, packages }
}

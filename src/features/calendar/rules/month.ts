import { addDays, type Day, weekdayOf } from '../../../core/calendar.ts'

/** The month `by` months later, or earlier if negative. Months are `yyyy-mm`. */
export function shiftMonth(month: string, by: number): string {
  const [year, number] = month.split('-').map(Number) as [number, number]
  const index = year * 12 + (number - 1) + by
  return `${Math.floor(index / 12)}-${String((index % 12) + 1).padStart(2, '0')}`
}

/** The first and the last day of a month. */
export function daysOfMonth(month: string): { from: Day; to: Day } {
  return { from: `${month}-01`, to: addDays(`${shiftMonth(month, 1)}-01`, -1) }
}

/** The weeks of a month, starting on Sunday. Days of the adjacent months are null. */
export function weeksOf(month: string): (Day | null)[][] {
  const { from, to } = daysOfMonth(month)
  const first = addDays(from, -weekdayOf(from))
  const weeks: (Day | null)[][] = []
  for (let start = first; start <= to; start = addDays(start, 7))
    weeks.push(
      Array.from({ length: 7 }, (_, i) => {
        const day = addDays(start, i)
        return day < from || day > to ? null : day
      }),
    )
  return weeks
}

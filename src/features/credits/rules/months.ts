import { dayOf } from '../../../core/calendar.ts'

/** The twelve Bangkok months up to now, newest first, as yyyy-mm. */
export function lastMonths(now: Date): string[] {
  const [year, month] = dayOf(now).split('-').map(Number) as [number, number]
  return Array.from({ length: 12 }, (_, back) => {
    const index = year * 12 + (month - 1) - back
    return `${Math.floor(index / 12)}-${String((index % 12) + 1).padStart(2, '0')}`
  })
}

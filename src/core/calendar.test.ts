import { describe, expect, test } from 'vitest'
import { dayOf, hourOf, localTimeOf, monthOf, startOfMonth } from './calendar.ts'

describe('Bangkok time', () => {
  const midnight = new Date('2026-11-30T17:00:00Z')

  test('is seven hours ahead of UTC', () => {
    expect(localTimeOf(midnight)).toBe('2026-12-01T00:00:00.000')
    expect(dayOf(midnight)).toBe('2026-12-01')
    expect(monthOf(midnight)).toBe('2026-12')
    expect(monthOf(new Date(midnight.getTime() - 1))).toBe('2026-11')
    expect(hourOf(midnight)).toBe(0)
    expect(hourOf(new Date(midnight.getTime() - 1))).toBe(23)
  })

  test('starts a month at midnight of its first day', () => {
    expect(startOfMonth(new Date('2026-12-31T16:59:59Z'))).toEqual(midnight)
  })
})

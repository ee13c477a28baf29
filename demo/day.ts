import { createHash } from 'node:crypto'
import { addDays, type Day, dayOf, startOfDay, weekdayOf } from '../src/core/calendar.ts'
import { DAY, MINUTE } from '../src/core/clock.ts'
import { newId } from '../src/core/ids.ts'
import type { When } from './content/types-jobs.ts'

/** The Bangkok day that all days of the demo are counted from. */
export interface Today {
  now: Date
  day: Day
  midnight: Date
  /** 0 Sunday to 6 Saturday. */
  weekday: number
}

export function todayAt(now: Date): Today {
  const day = dayOf(now)
  return { now, day, midnight: startOfDay(day), weekday: weekdayOf(day) }
}

/** The instant of a point in time of the content. */
export const momentOf = (today: Today, { day, minute }: When): Date =>
  new Date(today.midnight.getTime() + day * DAY + minute * MINUTE)

/** The point in time of an instant; seconds are cut off. */
export function whenOf(today: Today, at: Date): When {
  const minutes = Math.floor((at.getTime() - today.midnight.getTime()) / MINUTE)
  const day = Math.floor(minutes / 1_440)
  return { day, minute: minutes - day * 1_440 }
}

/** A calendar day, `offset` days from today. */
export const dayAt = (today: Today, offset: number): Day => addDays(today.day, offset)

/** An instant in office hours of a day, always the same for the same words. */
export function timeOn(today: Today, offset: number, ...words: string[]): Date {
  const byte = createHash('sha256').update(words.join('|')).digest()
  return new Date(momentOf(today, { day: offset, minute: 9 * 60 + (byte.readUInt16BE(0) % 540) }).getTime())
}

/** A demo id: the same for the same key and instant. It sorts by time, as every id does. */
export const seedId = (key: string, at: Date): string =>
  newId(at.getTime(), createHash('sha256').update(key).digest().subarray(0, 10))

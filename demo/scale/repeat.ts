import { createHash } from 'node:crypto'
import { addDays, type Day } from '../../src/core/calendar.ts'
import { DAY } from '../../src/core/clock.ts'
import { newId } from '../../src/core/ids.ts'

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[0-9a-f]{4}-[0-9a-f]{12}$/
const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/
const DATE = /^\d{4}-\d\d-\d\d$/

/** How the rows of a model become new rows. */
export interface Repetition {
  /** Identifies this repetition; every new id is derived from it. */
  key: string
  /** Whole days, negative for the past. */
  shiftDays: number
  /** Ids of the model and their replacements. An id that is missing here gets a new one, which is stored here. */
  ids: Map<string, string>
}

const timeIn = (id: string): number => Number.parseInt(id.slice(0, 8) + id.slice(9, 13), 16)

/** The replacement of a model's id: it has the shifted time and is the same in every row of this repetition. */
export function idFor({ key, shiftDays, ids }: Repetition, id: string): string {
  const existing = ids.get(id)
  if (existing) return existing
  const digest = createHash('sha256').update(`${key}/${id}`).digest()
  const made = newId(timeIn(id) + shiftDays * DAY, digest.subarray(0, 10))
  ids.set(id, made)
  return made
}

function repeatText(text: string, repetition: Repetition): string {
  if (text.length === 36 && UUID.test(text)) return idFor(repetition, text)
  if (text.length === 24 && INSTANT.test(text)) return repeatTime(new Date(text), repetition).toISOString()
  if (text.length === 10 && DATE.test(text)) return addDays(text as Day, repetition.shiftDays)
  return text
}

export const repeatTime = (at: Date, { shiftDays }: Repetition): Date => new Date(at.getTime() + shiftDays * DAY)

/** A copy of a row with its ids replaced and all its times and days shifted. */
export function repeat<T>(value: T, repetition: Repetition): T {
  if (typeof value === 'string') return repeatText(value, repetition) as T
  if (typeof value !== 'object' || value === null) return value
  if (value instanceof Date) return repeatTime(value, repetition) as T
  if (Array.isArray(value)) return value.map((each) => repeat(each, repetition)) as T
  const copy: Record<string, unknown> = {}
  for (const [key, each] of Object.entries(value)) copy[key] = repeat(each, repetition)
  return copy as T
}

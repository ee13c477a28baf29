import { createHash } from 'node:crypto'
import { addDays, type Day } from '../../src/core/calendar.ts'
import { DAY } from '../../src/core/clock.ts'
import { newId } from '../../src/core/ids.ts'

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[0-9a-f]{4}-[0-9a-f]{12}$/
const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/
const DATE = /^\d{4}-\d\d-\d\d$/

/** How a model's rows become rows of their own. */
export interface Repetition {
  /** Names this repetition; every id that is made follows from it. */
  key: string
  /** Whole days, negative for the past. */
  shiftDays: number
  /** Ids of the model and what stands for them; any other id gets one of its own and is remembered here. */
  ids: Map<string, string>
}

const timeIn = (id: string): number => Number.parseInt(id.slice(0, 8) + id.slice(9, 13), 16)

/** The id that stands for one of the model: of the shifted time, the same in every row of this repetition. */
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

/** A copy of a row with its ids replaced and every time and day in it shifted. */
export function repeat<T>(value: T, repetition: Repetition): T {
  if (typeof value === 'string') return repeatText(value, repetition) as T
  if (typeof value !== 'object' || value === null) return value
  if (value instanceof Date) return repeatTime(value, repetition) as T
  if (Array.isArray(value)) return value.map((each) => repeat(each, repetition)) as T
  const copy: Record<string, unknown> = {}
  for (const [key, each] of Object.entries(value)) copy[key] = repeat(each, repetition)
  return copy as T
}

import { localTimeOf } from '../core/calendar.ts'
import { field } from './form-data.ts'

/** The value of a `DateTimeField` (`2026-11-21T14:30`, Bangkok time); empty for null. */
export const bangkokTimeOf = (iso: string | null): string => (iso ? localTimeOf(new Date(iso)).slice(0, 16) : '')

/**
 * The value of a `DateTimeField` in a form, empty without a date. An invalid value is passed on, so that the endpoint
 * rejects it.
 */
export function bangkokTimeIn(form: FormData, name: string): string {
  const day = field(form, `${name}Day`)
  if (!day) return ''
  const text = `${day}T${field(form, `${name}Hour`) || '12'}:${field(form, `${name}Minute`) || '00'}:00+07:00`
  const time = new Date(text)
  return Number.isNaN(time.getTime()) ? text : time.toISOString()
}

import { field } from './form-data.ts'

const OFFSET_MS = 7 * 3_600_000

/** A time as a `DateTimeField` has it (`2026-11-21T14:30`, Bangkok time); empty for none. */
export const bangkokTimeOf = (iso: string | null): string =>
  iso ? new Date(new Date(iso).getTime() + OFFSET_MS).toISOString().slice(0, 16) : ''

/** The time in a `DateTimeField` of a form, empty without a day; what is not a time is left for the endpoint to refuse. */
export function bangkokTimeIn(form: FormData, name: string): string {
  const day = field(form, `${name}Day`)
  if (!day) return ''
  const text = `${day}T${field(form, `${name}Hour`) || '12'}:${field(form, `${name}Minute`) || '00'}:00+07:00`
  const time = new Date(text)
  return Number.isNaN(time.getTime()) ? text : time.toISOString()
}

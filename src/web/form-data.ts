import { data } from 'react-router'
import { parseBaht } from '../i18n/typed-number.ts'

/** Text of a form field, trimmed; empty if the field is missing. */
export function field(form: FormData, name: string): string {
  const value = form.get(name)
  return typeof value === 'string' ? value.trim() : ''
}

/** The value of a field, or undefined if it is empty: for optional fields of a request body. */
export const optional = (form: FormData, name: string): string | undefined => field(form, name) || undefined

/** Every value of a repeated field (check boxes). */
export const allValues = (form: FormData, name: string): string[] =>
  form.getAll(name).filter((v): v is string => typeof v === 'string' && v !== '')

/** Converts entered baht to satang; invalid input becomes NaN, which the endpoint rejects with the field's message. */
export const satangField = (form: FormData, name: string): number => parseBaht(field(form, name)) ?? Number.NaN

/** An uploaded file of a form that was posted without JavaScript. */
export async function fileField(
  form: FormData,
  name: string,
): Promise<{ name: string; bytes: Uint8Array } | undefined> {
  const value = form.get(name)
  if (!(value instanceof File) || value.size === 0) return undefined
  return { name: value.name, bytes: new Uint8Array(await value.arrayBuffer()) }
}

/** Parses the form of a request. Throws a 400 for a malformed or truncated body. */
export const readForm = (request: Request): Promise<FormData> =>
  request.formData().catch(() => {
    throw data(null, { status: 400 })
  })

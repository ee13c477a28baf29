import { data, redirect } from 'react-router'
import { parseBaht } from './money.ts'
import { type Call, CallError, type CallFailure, pageCall } from './page.ts'

/** What a form shows after a refused submit: what went wrong, and everything that was typed. */
export interface FormState {
  error: CallFailure
  /** Field → message. */
  fields: Record<string, string>
  /** Field → what was typed; files and passwords are not kept. */
  values: Record<string, string>
  /** The act that was tried, for pages with several forms. */
  intent: string
}

/** Text of a form field, trimmed; empty when absent. */
export function field(form: FormData, name: string): string {
  const value = form.get(name)
  return typeof value === 'string' ? value.trim() : ''
}

/** A field, or undefined when it is empty: for optional members of a body. */
export const optional = (form: FormData, name: string): string | undefined => field(form, name) || undefined

/** Every value of a repeated field (check boxes). */
export const every = (form: FormData, name: string): string[] =>
  form.getAll(name).filter((v): v is string => typeof v === 'string' && v !== '')

/** Baht as typed to satang, or NaN, which the endpoint refuses with the field's message. */
export const satangField = (form: FormData, name: string): number => parseBaht(field(form, name)) ?? Number.NaN

/** An uploaded file of a form posted without JavaScript. */
export async function fileField(
  form: FormData,
  name: string,
): Promise<{ name: string; bytes: Uint8Array } | undefined> {
  const value = form.get(name)
  if (!(value instanceof File) || value.size === 0) return undefined
  return { name: value.name, bytes: new Uint8Array(await value.arrayBuffer()) }
}

const SECRET = /password|code|otp|cvc|card/i

function typed(form: FormData): Record<string, string> {
  const values: Record<string, string> = {}
  for (const [name, value] of form) if (typeof value === 'string' && !SECRET.test(name)) values[name] = value
  return values
}

/** The form of a request. Throws a 400 for a body that is none: cut off, or not as its boundary says. */
export const readForm = (request: Request): Promise<FormData> =>
  request.formData().catch(() => {
    throw data(null, { status: 400 })
  })

interface ActionArgs {
  request: Request
  context: Readonly<unknown>
}

/**
 * Runs a page's form. `act` calls endpoints and returns where to go next (a path) or data for the page. A refused call
 * comes back as FormState with the call's status, so that the page shows it with everything that was typed.
 */
export async function submit<T>(
  args: ActionArgs,
  act: (form: FormData, call: Call, intent: string) => Promise<string | T>,
) {
  const form = await readForm(args.request)
  const intent = field(form, 'intent')
  try {
    const next = await act(form, pageCall(args.context), intent)
    return typeof next === 'string' ? redirect(next, 303) : next
  } catch (error) {
    if (!(error instanceof CallError)) throw error
    const { failure } = error
    const state: FormState = { error: failure, fields: failure.fields ?? {}, values: typed(form), intent }
    return data(state, { status: failure.status })
  }
}

/** For an action to throw when the form names an act that the page does not have: nothing was changed. */
export const unknownIntent = () => data(null, { status: 400 })

/** Only paths of this site are followed after a login: `//host`, `/\host` and absolute addresses are not. */
export function safeNext(next: string | null | undefined, fallback: string): string {
  return next && /^\/(th|en)(\/(?![/\\])[^\\]*)?$/.test(next) && !next.includes('//') && !/\p{Cc}/u.test(next)
    ? next
    : fallback
}

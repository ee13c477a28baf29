import type { CallFailure } from './page.ts'

/** What a form shows after a refused submit: what went wrong, and everything that was entered. */
export interface FormState {
  error: CallFailure
  /** Field → message. */
  fields: Record<string, string>
  /** Field → what was entered, without files and secrets. Of a repeated field, the last value. */
  values: Record<string, string>
  /** The act that was tried, for pages with several forms. */
  intent: string
}

/** Fields whose values are never given back or stored. */
export const SECRET_NAME = /password|^code$|otp|cvc|card/i

/** What was entered in a form, as `FormState` gives it back. */
export function enteredIn(form: FormData): Record<string, string> {
  const values: Record<string, string> = {}
  for (const [name, value] of form) if (typeof value === 'string' && !SECRET_NAME.test(name)) values[name] = value
  return values
}

/** An answer of a page's action that is a refusal, or undefined. */
export const refusalOf = (answer: unknown): FormState | undefined =>
  typeof answer === 'object' && answer !== null && 'error' in answer ? (answer as FormState) : undefined

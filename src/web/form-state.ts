import type { CallFailure } from './page.ts'

/** The state of a form after a rejected submit: the errors and the entered values. */
export interface FormState {
  error: CallFailure
  /** Field to message. */
  fields: Record<string, string>
  /** Field to entered value, without files and secrets; the last value of a repeated field. */
  values: Record<string, string>
  /** Field to all its values, for fields that were sent several times. */
  lists?: Record<string, readonly string[]>
  /** The rejected intent, for pages with several forms. */
  intent: string
}

/** Fields whose values are never returned or stored. */
export const SECRET_NAME = /password|^code$|otp|cvc|card/i

/** The entered values of a form, for `FormState`. */
export function enteredIn(form: FormData): Record<string, string> {
  const values: Record<string, string> = {}
  for (const [name, value] of form) if (typeof value === 'string' && !SECRET_NAME.test(name)) values[name] = value
  return values
}

/**
 * The entered values of repeated fields, for `FormState`: selected checkboxes stay selected when the page is rendered
 * again.
 */
export function listsIn(form: FormData): Record<string, string[]> {
  const lists: Record<string, string[]> = {}
  for (const [name, value] of form)
    if (typeof value === 'string' && !SECRET_NAME.test(name)) lists[name] = [...(lists[name] ?? []), value]
  return Object.fromEntries(Object.entries(lists).filter(([, values]) => values.length > 1))
}

/** The rejected result of a page's action, or undefined. */
export const refusalOf = (answer: unknown): FormState | undefined =>
  typeof answer === 'object' && answer !== null && 'error' in answer ? (answer as FormState) : undefined

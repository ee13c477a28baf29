import { type BrowserDraft, readStored, store } from './browser-drafts.ts'
import { SECRET_NAME } from './form-state.ts'

/** Field to all of its values, as the form would send them. */
export type FormValues = Readonly<Record<string, readonly string[]>>

/**
 * The entered values of a form that is not yet submitted, stored for this tab, so that they survive a reload or a
 * change of language.
 */
export interface FormDraft {
  values: FormValues
  /** The values that the page showed before the first input. */
  initial: FormValues
  /** Idempotency key of a submit without a response. Sending the form again with it does not repeat the action. */
  idempotencyKey?: string | undefined
}

const SECRET_TYPES = ['password', 'file', 'hidden', 'submit', 'button']

/** Storage key of a form's draft: per viewer, and the same in both languages. */
export const draftKey = (viewer: string, pathname: string, form: string): string =>
  `form:${viewer}:${pathname.replace(/^\/(th|en)(?=\/|$)/, '')}:${form}`

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement
const isControl = (element: Element): element is Control =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement || element instanceof HTMLSelectElement

const controlsOf = (form: HTMLFormElement): Control[] =>
  [...form.elements]
    .filter(isControl)
    .filter(({ name, type, dataset }) => name !== '' && (!SECRET_TYPES.includes(type) || 'restore' in dataset))
    .filter(({ name }) => !SECRET_NAME.test(name))

const isTick = (control: Control): control is HTMLInputElement =>
  control.type === 'checkbox' || control.type === 'radio'

function collect(form: HTMLFormElement, read: (control: Control) => string | null): FormValues {
  const values: Record<string, string[]> = {}
  for (const control of controlsOf(form)) {
    const list = values[control.name] ?? []
    values[control.name] = list
    const value = read(control)
    if (value !== null) list.push(value)
  }
  return values
}

/** The current values of the form's fields, without secrets and files. */
export const valuesOf = (form: HTMLFormElement): FormValues =>
  collect(form, (control) => (isTick(control) && !control.checked ? null : control.value))

export const initialValuesOf = (form: HTMLFormElement): FormValues =>
  collect(form, (control) => {
    if (isTick(control)) return control.defaultChecked ? control.value : null
    return control instanceof HTMLSelectElement ? control.value : control.defaultValue
  })

const same = (a: readonly string[] = [], b: readonly string[] = []): boolean => JSON.stringify(a) === JSON.stringify(b)

/**
 * The part of a draft that is still valid. A field whose saved value has changed in the meantime shows the saved value.
 */
export function currentDraft({ values, initial, idempotencyKey }: FormDraft, now: FormValues): FormDraft {
  const entered = Object.entries(values).filter(([name, value]) => !same(value, initial[name]))
  const current = entered.filter(([name]) => same(initial[name], now[name]))
  return {
    values: Object.fromEntries(current),
    initial,
    idempotencyKey: current.length === entered.length ? idempotencyKey : undefined,
  }
}

/** React detects a value only if it is set through the element's native setter and followed by an event. */
function write(control: Control, value: string): void {
  const owner = Object.getPrototypeOf(control) as object
  Object.getOwnPropertyDescriptor(owner, 'value')?.set?.call(control, value)
  control.dispatchEvent(new Event(control instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }))
}

/**
 * Writes a draft's values into the form's fields. Hidden fields belong to components, which restore their own value.
 */
export function fillForm(form: HTMLFormElement, { values, idempotencyKey }: FormDraft): void {
  const next: Record<string, number> = {}
  for (const control of controlsOf(form)) {
    const list = values[control.name]
    if (!list || control.type === 'hidden') continue
    if (isTick(control)) {
      if (control.checked !== list.includes(control.value)) control.click()
      continue
    }
    const index = next[control.name] ?? 0
    next[control.name] = index + 1
    const value = list[index]
    if (value !== undefined && control.value !== value) write(control, value)
  }
  const key = form.elements.namedItem('idempotencyKey')
  if (idempotencyKey && key instanceof HTMLInputElement) key.value = idempotencyKey
}

const inTab = (key: string): BrowserDraft => ({ area: 'sessionStorage', key })

export function readDraft(key: string): FormDraft | null {
  const draft = readStored(inTab(key)) as FormDraft | null
  return draft && typeof draft.values === 'object' && typeof draft.initial === 'object' ? draft : null
}

export const saveDraft = (key: string, draft: FormDraft): void => store(inTab(key), draft)

/** The draft of the form being submitted. */
let submitted: string | null = null

export function markSubmitted(key: string, form: HTMLFormElement, initial: FormValues): void {
  const field = form.elements.namedItem('idempotencyKey')
  const idempotencyKey = field instanceof HTMLInputElement ? field.value : undefined
  saveDraft(key, { values: valuesOf(form), initial, idempotencyKey })
  submitted = key
}

/** Deletes the draft after a successful submit. */
export function dropSubmitted(): void {
  if (submitted) store(inTab(submitted), null)
  submitted = null
}

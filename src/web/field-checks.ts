import { type RefObject, useEffect, useRef, useState } from 'react'
import { useText } from '../i18n/use-text.tsx'
import { webText } from './text/index.ts'

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

const isControl = (target: EventTarget | null): target is Control =>
  target instanceof HTMLInputElement || target instanceof HTMLSelectElement || target instanceof HTMLTextAreaElement

type Check = 'required' | 'email' | 'not_a_link' | 'too_small' | 'too_big' | 'amount' | 'invalid'

const MISMATCH: Readonly<Record<string, Check | undefined>> = { email: 'email', url: 'not_a_link' }

const checkOf = (control: Control): Check => {
  const { validity, type } = control
  if (validity.valueMissing) return 'required'
  if (validity.typeMismatch) return MISMATCH[type] ?? 'invalid'
  // Fields with both a pattern and a decimal keyboard are amounts.
  if (validity.patternMismatch && control.inputMode === 'decimal') return 'amount'
  if (type !== 'number') return 'invalid'
  if (validity.rangeUnderflow) return 'too_small'
  return validity.rangeOverflow ? 'too_big' : 'invalid'
}

/** Limits that the error messages may contain. */
const boundsOf = (control: Control): { minimum: string; maximum: string } =>
  control instanceof HTMLInputElement ? { minimum: control.min, maximum: control.max } : { minimum: '', maximum: '' }

const CONTROLS = 'input:invalid, select:invalid, textarea:invalid'

/**
 * Errors of the browser's validation before a submit, by field name, in the language of the page. The browser shows its
 * own message in its own language for fields that `isOwn` excludes, and on a page without scripts.
 */
export function useFieldChecks(
  form: RefObject<HTMLFormElement | null>,
  isOwn: (control: { id: string; name: string }) => boolean,
): Readonly<Record<string, string>> {
  const t = useText(webText)
  const [checks, setChecks] = useState<Readonly<Record<string, string>>>({})
  useEffect(() => {
    const current = form.current
    if (!current) return
    const reject = (event: Event) => {
      const control = event.target
      if (!isControl(control) || !isOwn(control)) return
      event.preventDefault()
      const check = t(checkOf(control), boundsOf(control))
      setChecks((before) => ({ ...before, [control.name]: check }))
      if (current.querySelector(CONTROLS) === control) control.focus()
    }
    const correct = ({ target }: Event) => {
      if (!isControl(target) || !current.contains(target)) return
      setChecks((before) => {
        if (!(target.name in before)) return before
        const { [target.name]: _, ...rest } = before
        return rest
      })
    }
    // `invalid` does not bubble, so this listens in the capture phase.
    current.addEventListener('invalid', reject, true)
    // On `window`, so that it runs after React's listener: rendering earlier would restore the old value of a
    // controlled field.
    window.addEventListener('input', correct)
    return () => {
      current.removeEventListener('invalid', reject, true)
      window.removeEventListener('input', correct)
    }
  })
  return checks
}

const EVERY = (): boolean => true

/** The same for a form that is not an `ActionForm`, such as a GET form: its `ref`, and the errors of its fields. */
export function useFormChecks() {
  const ref = useRef<HTMLFormElement>(null)
  return { ref, checks: useFieldChecks(ref, EVERY) }
}

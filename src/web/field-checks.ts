import { type RefObject, useEffect, useState } from 'react'
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
  // Of the fields with a pattern those of amounts.
  if (validity.patternMismatch && control.inputMode === 'decimal') return 'amount'
  if (type !== 'number') return 'invalid'
  if (validity.rangeUnderflow) return 'too_small'
  return validity.rangeOverflow ? 'too_big' : 'invalid'
}

/** What the words of a check may name. */
const boundsOf = (control: Control): { minimum: string; maximum: string } =>
  control instanceof HTMLInputElement ? { minimum: control.min, maximum: control.max } : { minimum: '', maximum: '' }

const CONTROLS = 'input:invalid, select:invalid, textarea:invalid'

/**
 * What the browser rejects before a submit, by field and in the words of the page. The browser tells it itself, in its
 * own language, where the field is not one of `isOwn` or the page has no script.
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
    // The event does not bubble.
    current.addEventListener('invalid', reject, true)
    // After React's own listener: rendering before it would put the old value of a controlled field back.
    window.addEventListener('input', correct)
    return () => {
      current.removeEventListener('invalid', reject, true)
      window.removeEventListener('input', correct)
    }
  })
  return checks
}

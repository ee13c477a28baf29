import { type RefObject, useEffect, useState } from 'react'
import { useText } from '../i18n/use-text.tsx'
import { webText } from './text/index.ts'

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

const isControl = (target: EventTarget | null): target is Control =>
  target instanceof HTMLInputElement || target instanceof HTMLSelectElement || target instanceof HTMLTextAreaElement

const messageOf = ({ validity, type }: Control) =>
  validity.valueMissing ? 'required' : validity.typeMismatch && type === 'email' ? 'email' : 'invalid'

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
  const [checks, setChecks] = useState<Readonly<Record<string, ReturnType<typeof messageOf>>>>({})
  useEffect(() => {
    const current = form.current
    if (!current) return
    const reject = (event: Event) => {
      const control = event.target
      if (!isControl(control) || !isOwn(control)) return
      event.preventDefault()
      setChecks((before) => ({ ...before, [control.name]: messageOf(control) }))
      if (current.querySelector(CONTROLS) === control) control.focus()
    }
    const correct = ({ target }: Event) => {
      if (!isControl(target)) return
      setChecks((before) => {
        if (!(target.name in before)) return before
        const { [target.name]: _, ...rest } = before
        return rest
      })
    }
    // The event does not bubble.
    current.addEventListener('invalid', reject, true)
    current.addEventListener('input', correct)
    return () => {
      current.removeEventListener('invalid', reject, true)
      current.removeEventListener('input', correct)
    }
  })
  return Object.fromEntries(Object.entries(checks).map(([name, key]) => [name, t(key)]))
}

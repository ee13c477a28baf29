import { useEffect, useRef, useState } from 'react'
import { type Location, useLocation, useNavigation, useNavigationType, useSubmit } from 'react-router'

interface SubmitOnChange {
  /** The key of the form's fields. */
  version: number
  /** Call after each change of a field. */
  change: (form: HTMLFormElement) => void
}

/** The state of a location that such a form has led to. */
const OWN = { byChange: true }
const isByChange = ({ state }: Location<Partial<typeof OWN> | null>): boolean => state?.byChange === true

/**
 * Applies a form of filters as it is changed, so many milliseconds after the last change. Where `address` was changed
 * from outside (a removed chip, back), the fields start anew; the form's own changes keep the focus.
 */
export function useSubmitOnChange(address: string, delayMs: number): SubmitOnChange {
  const submit = useSubmit()
  const here = useLocation()
  const isOwn = useNavigationType() !== 'POP' && isByChange(here)
  const next = useNavigation().location
  const isLeaving = next !== undefined && !isByChange(next)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const last = useRef(address)
  const [version, setVersion] = useState(0)
  useEffect(() => {
    if (last.current === address) return
    last.current = address
    if (isOwn) return
    clearTimeout(timer.current)
    setVersion((n) => n + 1)
  }, [address, isOwn])
  // A link that was followed in the meantime is what the visitor wants.
  useEffect(() => {
    if (isLeaving) clearTimeout(timer.current)
  }, [isLeaving])
  useEffect(() => () => clearTimeout(timer.current), [])
  const change = (form: HTMLFormElement): void => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => {
      if (form.reportValidity()) void submit(form, { preventScrollReset: true, state: OWN })
    }, delayMs)
  }
  return { version, change }
}

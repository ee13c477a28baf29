import { useEffect, useRef, useState } from 'react'
import { type Location, useLocation, useNavigation, useNavigationType, useSubmit } from 'react-router'

interface SubmitOnChange {
  /** React key for the form's fields: a new key resets them. */
  version: number
  /** Call after each change of a field. */
  change: (form: HTMLFormElement) => void
}

/** Location state of a navigation that came from a change of the form. */
const OWN = { byChange: true }
const isByChange = ({ state }: Location<Partial<typeof OWN> | null>): boolean => state?.byChange === true

/**
 * Submits a filter form automatically, `delayMs` milliseconds after the last change. If `address` changes in another
 * way (a removed filter chip, Back), the fields are reset; after the form's own changes they keep the focus.
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
  // A link that the visitor has followed in the meantime takes precedence.
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

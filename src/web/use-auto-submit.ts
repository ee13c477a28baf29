import { type RefObject, useEffect, useRef } from 'react'

/** Submits the form once when the visitor arrives from another site. Without JavaScript, the form's button is used. */
export function useAutoSubmit(active = true): RefObject<HTMLDivElement | null> {
  const box = useRef<HTMLDivElement>(null)
  const sent = useRef(false)
  useEffect(() => {
    if (!active || sent.current) return
    sent.current = true
    box.current?.querySelector('form')?.requestSubmit()
  }, [active])
  return box
}

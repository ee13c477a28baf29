import { type MouseEvent, useState } from 'react'
import { ButtonLink, type ButtonLook } from './button.tsx'

export interface ShareButtonProps extends ButtonLook {
  /** The shared text. */
  text: string
  url: string
  label: string
  /** Shown after the text was copied. */
  copied: string
  className?: string
}

const isAborted = (error: unknown): boolean => error instanceof DOMException && error.name === 'AbortError'

/**
 * Shares a link with the device's share sheet; without one it copies the link; if neither is available, or without
 * JavaScript, it opens LINE.
 */
export function ShareButton({ text, url, label, copied, ...look }: ShareButtonProps) {
  const [done, setDone] = useState(false)
  const message = `${text} ${url}`
  const copy = () => navigator.clipboard.writeText(message).then(() => setDone(true))
  const share = (event: MouseEvent) => {
    if (!navigator.share && !navigator.clipboard) return
    event.preventDefault()
    const shared = navigator.share
      ? navigator.share({ text, url }).catch((error: unknown) => {
          if (!isAborted(error)) return copy()
        })
      : copy()
    shared.catch(() => {})
  }
  return (
    <>
      <ButtonLink
        {...look}
        href={`https://line.me/R/share?text=${encodeURIComponent(message)}`}
        reload
        target="_blank"
        rel="noopener noreferrer"
        onClick={share}
      >
        {done ? copied : label}
      </ButtonLink>
      <span role="status" className="sr-only">
        {done && copied}
      </span>
    </>
  )
}

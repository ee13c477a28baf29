import { type ReactNode, useEffect, useState } from 'react'
import { cx } from './class-names.ts'
import { Icon } from './icon.tsx'

export interface CopyButtonProps {
  text: string
  /** "Copy account number"; `done` is said after. */
  words: { copy: string; done: string }
  /** Shows words; without them only the icon. */
  children?: ReactNode
  className?: string
}

/** Copies a text; appears once script runs. */
export function CopyButton({ text, words, children, className }: CopyButtonProps) {
  const [live, setLive] = useState(false)
  const [done, setDone] = useState(false)
  useEffect(() => setLive(Boolean(navigator.clipboard)), [])
  useEffect(() => {
    if (!done) return
    const timer = setTimeout(() => setDone(false), 2000)
    return () => clearTimeout(timer)
  }, [done])
  if (!live) return null
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setDone(true),
      () => setDone(false),
    )
  return (
    <button
      type="button"
      onClick={copy}
      aria-label={children ? undefined : done ? words.done : words.copy}
      className={cx('hit inline-flex items-center gap-1.5 rounded-xs font-semibold text-action-text', className)}
    >
      <Icon name={done ? 'check-bold' : 'copy'} />
      {children && (done ? words.done : children)}
      <span role="status" className="sr-only">
        {done && words.done}
      </span>
    </button>
  )
}

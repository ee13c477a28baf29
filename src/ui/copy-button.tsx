import type { ReactNode } from 'react'
import { cx } from './class-names.ts'
import { Icon } from './icon.tsx'

export interface CopyButtonProps {
  text: string
  /** `copy`: "Copy account number"; `done` is announced after copying. */
  words: { copy: string; done: string }
  /** Visible label; without it only the icon is shown. */
  children?: ReactNode
  className?: string
}

/** Copies a text. The page script does this, and shows the button only if the browser supports it. */
export function CopyButton({ text, words, children, className }: CopyButtonProps) {
  return (
    <button
      type="button"
      data-copy={text}
      data-copied={words.done}
      aria-label={children ? undefined : words.copy}
      className={cx('copy hit inline-flex items-center gap-1.5 rounded-xs font-semibold text-action-text', className)}
    >
      <Icon name="copy" className="copy-idle" />
      <Icon name="check-bold" className="copy-done" />
      {children && <span className="copy-idle">{children}</span>}
      <span role="status" className={children ? undefined : 'sr-only'} />
    </button>
  )
}

/** A value with a button that copies it. */
export const CopiedValue = ({
  children,
  ...button
}: Pick<CopyButtonProps, 'text' | 'words'> & { children: ReactNode }) => (
  <span className="inline-flex items-start justify-end gap-2">
    <span className="min-w-0">{children}</span>
    <CopyButton {...button} />
  </span>
)

import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'

/** A question that expands to its answer; works without JavaScript. Open the first one of a list. */
export function FaqRow({
  question,
  children,
  open,
  id,
}: {
  question: ReactNode
  children: ReactNode
  open?: boolean
  id?: string
}) {
  return (
    <details id={id} open={open} className="border-t border-line last:border-b">
      <summary className="flex min-h-15 items-center justify-between gap-4 py-4 text-lg leading-[1.5] font-semibold">
        {question}
        <Icon name="caret-down-bold" className="caret-turn text-base" />
      </summary>
      <div className="max-w-[640px] pb-5 text-ink-2">{children}</div>
    </details>
  )
}

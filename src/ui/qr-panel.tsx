import type { ReactNode } from 'react'
import { Mark } from './art/logo.tsx'
import { cx } from './class-names.ts'

export interface QrPanelProps {
  /** The code as an image URL (data: or path) or as an inline SVG element. */
  code: ReactNode
  /** Accessible name: what the code pays for. */
  label: string
  /** Instruction ("Open any bank app and scan") and payee. */
  note: ReactNode
  /** Save the picture; if expired, create a new code. */
  act?: ReactNode
  expired?: boolean
}

/** Payment QR code: white in both themes, with the logo in its centre. */
export function QrPanel({ code, label, note, act, expired }: QrPanelProps) {
  return (
    <div className="text-center">
      <div className="relative mx-auto w-fit">
        <div
          role="img"
          aria-label={label}
          data-theme="light"
          className={cx(
            'relative rounded-panel bg-white p-4 inset-ring inset-ring-line [&>*:first-child]:size-[236px]',
            expired && 'opacity-20',
          )}
        >
          {code}
          <span className="absolute top-1/2 left-1/2 grid size-11 -translate-1/2 place-items-center rounded-sm bg-white">
            <Mark height={32} />
          </span>
        </div>
        {expired && <div className="absolute inset-0 grid place-items-center">{act}</div>}
      </div>
      <div className="mt-3 text-sm text-balance text-ink-2">{note}</div>
      {act && !expired && <div className="mt-3 flex justify-center">{act}</div>}
    </div>
  )
}

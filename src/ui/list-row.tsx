import type { ReactNode } from 'react'
import { cx } from './class-names.ts'
import { Icon } from './icon.tsx'
import { Link } from './link.tsx'
import { Phrases } from './phrases.tsx'

export interface ListRowProps {
  /** The whole row is the link. */
  href?: string
  /** Avatar, 56 px thumbnail, or a `RowDisc`. */
  lead?: ReactNode
  /** Line above the title: status badge and remaining time. */
  above?: ReactNode
  title: ReactNode
  note?: ReactNode
  /** At the right end: amount, badge or button. Without it, a row with a link shows a caret. */
  end?: ReactNode
  /** A separate card instead of a row with a line above it. */
  card?: boolean
  className?: string
}

/** Something that is linked to the account, and since when. */
export function LinkedRow({ title, note }: { title: ReactNode; note: ReactNode }) {
  return (
    <div className="flex items-center gap-3">
      <RowDisc tone="leaf">
        <Icon name="check-circle-fill" />
      </RowDisc>
      <div className="min-w-0 flex-1">
        <p className="font-semibold">{title}</p>
        <p className="text-xs text-ink-2">{note}</p>
      </div>
    </div>
  )
}

/** One row of a list: picture, text, next action. */
export function ListRow({ href, lead, above, title, note, end, card, className }: ListRowProps) {
  return (
    <div
      className={cx(
        // If the text would become too narrow, `end` wraps below it.
        'relative flex items-center gap-x-3 gap-y-2',
        end && 'flex-wrap',
        card ? 'rounded-card bg-surface p-4 inset-ring inset-ring-line' : 'border-t border-line py-3.5',
        href && 'hover:bg-sunken',
        className,
      )}
    >
      <div className="flex min-w-0 flex-1 basis-[15rem] items-center gap-3">
        {lead}
        <div className="min-w-0 flex-1">
          {above && <div className="mb-0.5 flex flex-wrap items-center gap-x-2 text-xs text-ink-2">{above}</div>}
          <p className="leading-normal font-semibold">
            {href ? (
              <Link href={href} className="after:absolute after:inset-0">
                <Phrases>{title}</Phrases>
              </Link>
            ) : (
              <Phrases>{title}</Phrases>
            )}
          </p>
          {note && (
            <p className="text-xs text-ink-2">
              <Phrases>{note}</Phrases>
            </p>
          )}
        </div>
      </div>
      {end ? (
        <div className="relative z-1 ml-auto shrink-0 text-right">{end}</div>
      ) : (
        href && <Icon name="caret-right-bold" className="text-ink-2" />
      )}
    </div>
  )
}

/** 36 px circle for an icon at the start of a row. */
export const RowDisc = ({ children, tone = 'plain' }: { children: ReactNode; tone?: 'plain' | 'leaf' }) => (
  <span
    className={cx(
      'grid size-9 shrink-0 place-items-center rounded-full text-[18px]',
      tone === 'leaf' ? 'bg-action-soft text-action-text' : 'bg-surface-2',
    )}
  >
    {children}
  </span>
)

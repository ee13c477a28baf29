import type { ReactNode } from 'react'
import { formatBaht, formatDateTime } from '../../../i18n/formats.ts'
import { useLang, useText } from '../../../i18n/use-text.tsx'
import { cx } from '../../../ui/class-names.ts'
import { walletAmount } from '../../settlement/rules/money.ts'
import type { Job } from '../contract.ts'
import { jobPageText } from '../text/job/index.ts'

/**
 * The bar with the page's current action. On phones it is fixed at the bottom of the screen, in place of the tab bar.
 */
export function ActBar({ note, children, className }: { note?: ReactNode; children: ReactNode; className?: string }) {
  return (
    <div
      data-act-bar
      className={cx(
        'max-lg:fixed max-lg:inset-x-0 max-lg:bottom-0 max-lg:z-30 max-lg:border-t max-lg:border-line max-lg:bg-surface max-lg:px-(--gutter) max-lg:pt-3 max-lg:pb-[calc(12px+env(safe-area-inset-bottom))] lg:mt-5',
        className,
      )}
    >
      {note && <div className="mb-2.5 flex flex-wrap items-baseline justify-between gap-x-4 text-sm">{note}</div>}
      {children}
    </div>
  )
}

/** Several possible actions: the first one is the primary button. */
export const ActChoices = ({ children }: { children: ReactNode }) => (
  <div className="flex flex-row-reverse flex-wrap gap-2.5 *:grow *:first:grow-99 lg:flex-row">{children}</div>
)

/** The deadline of the action, and the influencer's pay on completion. */
export function ActNote({ job: { timeline, creatorMoney } }: { job: Job }) {
  const t = useText(jobPageText)
  const lang = useLang()
  return (
    <>
      {timeline && <span className="text-ink-2">{t('actBy', { due: formatDateTime(lang, timeline.dueAt) })}</span>}
      {creatorMoney && (
        <span className="nb">
          {t('netShort')} <span className="font-semibold">{formatBaht(walletAmount(creatorMoney))}</span>
        </span>
      )}
    </>
  )
}

import type { ReactNode } from 'react'
import { formatBaht, formatBahtShort, formatPercent } from '../../../i18n/formats.ts'
import { useText } from '../../../i18n/use-text.tsx'
import { cx } from '../../../ui/class-names.ts'
import { Icon, type IconName } from '../../../ui/icon.tsx'
import type { Pricing } from '../contract.ts'
import { openText } from '../text/open.ts'

interface StepProps {
  icon: IconName
  title: string
  note: string
  label: string
  value: string
  day: string
  last?: boolean
}

function Artefact({ label, value, day, last }: Pick<StepProps, 'label' | 'value' | 'day' | 'last'>): ReactNode {
  return (
    <div
      className={cx(
        'mt-2.5 grid grid-cols-[1fr_auto] rounded-field px-3.5 py-3 text-xs lg:mt-4',
        last ? 'bg-(--leaf-800) text-(--leaf-200)' : 'bg-surface text-ink-2 inset-ring inset-ring-line',
      )}
    >
      <span>{label}</span>
      <span>{day}</span>
      <b className={cx('col-span-2 text-lg leading-normal font-title', last ? 'text-(--marigold-300)' : 'text-ink')}>
        {value}
      </b>
    </div>
  )
}

function Step({ icon, title, note, ...artefact }: StepProps) {
  return (
    <li
      className={cx(
        'relative grid grid-cols-[52px_minmax(0,1fr)] gap-x-4 pb-5.5 last:pb-0 lg:flex lg:flex-col lg:pr-7 lg:pb-0',
        !artefact.last &&
          'before:absolute before:top-13 before:bottom-0 before:left-[25px] before:border-l-2 before:border-dashed before:border-line-strong lg:before:top-[25px] lg:before:right-0 lg:before:bottom-auto lg:before:left-13 lg:before:border-t-2 lg:before:border-l-0',
      )}
    >
      <span className="z-1 grid size-13 place-items-center rounded-card bg-highlight text-[1.375rem] text-on-marigold max-lg:row-span-3">
        <Icon name={icon} />
      </span>
      <h3 className="text-[1.0625rem] leading-normal tracking-normal lg:mt-4 lg:mb-1 lg:text-xl">{title}</h3>
      <p className="text-sm text-ink-2 max-lg:col-start-2 lg:min-h-[46px]">{note}</p>
      <div className="max-lg:col-start-2 lg:mt-auto">
        <Artefact {...artefact} />
      </div>
    </li>
  )
}

/** One job from the hold to the wallet, with real amounts at the current rates. */
export function MoneyPath({ pricing }: { pricing: Pricing }) {
  const t = useText(openText)
  const { job } = pricing
  return (
    <section className="mt-10 lg:mt-22" aria-labelledby="money">
      <div className="measure">
        <div className="lg:rounded-stage lg:bg-sunken lg:py-11 lg:pr-5 lg:pl-12">
          <h2 id="money" className="mb-4 text-[1.5rem] lg:mb-0 lg:text-3xl">
            <span className="max-lg:block">{t('moneyTitle')}</span>{' '}
            <span className="max-lg:block">{t('moneyTitleEnd')}</span>
          </h2>
          <p className="mb-6 text-ink-2 max-lg:text-sm">{t('moneyNote', { amount: formatBahtShort(job.price) })}</p>
          <ol className="grid lg:grid-cols-4">
            <Step
              icon="lock-key"
              title={t('stepHold')}
              note={t('stepHoldNote')}
              label={t('onHold')}
              value={formatBaht(job.held)}
              day={t('day', { n: 1 })}
            />
            <Step
              icon="pencil-simple-line"
              title={t('stepDraft')}
              note={t('stepDraftNote', { n: pricing.draftReviewHours })}
              label={t('draftOne')}
              value={t('approved')}
              day={t('day', { n: 4 })}
            />
            <Step
              icon="link-simple"
              title={t('stepPost')}
              note={t('stepPostNote')}
              label={t('adTag')}
              value={t('passed')}
              day={t('day', { n: 6 })}
            />
            <Step
              icon="hand-coins"
              title={t('stepPaid')}
              note={t('stepPaidNote', { amount: formatBahtShort(pricing.withdrawal.min) })}
              label={t('afterTax', { p: formatPercent(job.taxBps) })}
              value={`+${formatBaht(job.net)}`}
              day={t('day', { n: 10 })}
              last
            />
          </ol>
        </div>
      </div>
    </section>
  )
}

import { formatBaht, formatBahtShort, formatPercent } from '../../../i18n/formats.ts'
import { useText } from '../../../i18n/use-text.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { Money } from '../../../ui/money.tsx'
import { Receipt } from '../../../ui/receipt.tsx'
import type { Pricing } from '../contract.ts'
import { influencerText } from '../text/influencer.ts'

/** A worked example: what a creator receives for one job. */
export function PayExample({ job }: { job: Pricing['job'] }) {
  const t = useText(influencerText)
  return (
    <section aria-labelledby="pay">
      <h2 id="pay" className="text-[1.625rem] leading-[1.42] lg:text-3xl">
        <span className="block">{t('payTitle', { amount: formatBahtShort(job.price) })}</span> {t('payTitleEnd')}
      </h2>
      <div className="mt-4 rounded-panel bg-surface px-4.5 pt-3 pb-4 inset-ring inset-ring-line lg:mt-6 lg:px-7 lg:py-5">
        <Receipt
          rows={[
            { label: t('payFromBrand'), value: formatBaht(job.price) },
            { label: t('feeTalad'), value: formatBaht(0) },
            { label: t('tax', { p: formatPercent(job.taxBps) }), value: formatBaht(-job.tax) },
          ]}
          total={{ label: t('youGet'), value: <Money satang={job.net} size="xl" /> }}
        />
        <p className="flex items-center gap-1.5 text-xs text-ink-2">
          <Icon name="file-text" />
          {t('certificate')}
        </p>
      </div>
    </section>
  )
}

/** Four steps, each with the time it takes. */
export function FirstSteps({ pricing }: { pricing: Pricing }) {
  const t = useText(influencerText)
  const { usual, lower } = pricing.followersMin
  const steps = [
    [t('step1'), t('step1Time'), t('step1Note', { usual, lower })],
    [t('step2'), t('step2Time'), t('step2Note')],
    [t('step3'), t('step3Time'), t('step3Note', { n: pricing.revisions })],
    [t('step4'), t('step4Time'), t('step4Note', { amount: formatBahtShort(pricing.withdrawal.min) })],
  ] as const
  return (
    <section aria-labelledby="steps">
      <h2 id="steps" className="mb-4 text-[1.625rem] leading-[1.42] lg:mb-6 lg:text-3xl">
        {t('stepsTitle')}
      </h2>
      <ol className="border-b border-line">
        {steps.map(([title, time, note], i) => (
          <li key={title} className="flex items-start gap-4 border-t border-line py-3.5">
            <span className="w-6 text-[1.75rem] leading-[1.2] font-title text-action-text" aria-hidden="true">
              {i + 1}
            </span>
            <div className="min-w-0 flex-1">
              <div className="flex items-baseline justify-between gap-3">
                <h3 className="text-[1.0625rem] leading-normal tracking-normal">{title}</h3>
                <span className="nb text-xs text-ink-2">{time}</span>
              </div>
              <p className="text-sm text-ink-2">{note}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}

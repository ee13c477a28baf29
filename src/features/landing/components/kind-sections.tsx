import { formatAmount, formatPercent } from '../../../i18n/formats.ts'
import { useText } from '../../../i18n/use-text.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { Receipt, type ReceiptRow } from '../../../ui/receipt.tsx'
import type { Pricing } from '../contract.ts'
import { kindsText } from '../text/kinds.ts'
import { Section } from './section.tsx'

/** The steps of a campaign, in order. */
export function KindSteps({ steps }: { steps: readonly (readonly [title: string, note: string])[] }) {
  const t = useText(kindsText)
  return (
    <Section id="steps" title={t('stepsTitle')}>
      <ol className="grid gap-x-7 gap-y-6 min-[640px]:grid-cols-2 lg:grid-cols-5">
        {steps.map(([title, note], i) => (
          <li key={title} className="flex gap-4 lg:block">
            <span
              aria-hidden="true"
              className="grid size-11 shrink-0 place-items-center rounded-[14px] bg-highlight text-lg font-title text-on-marigold"
            >
              {i + 1}
            </span>
            <div className="min-w-0 lg:mt-4">
              <h3 className="text-lg tracking-normal">{title}</h3>
              <p className="mt-0.5 text-sm text-ink-2">{note}</p>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  )
}

interface PriceExampleProps {
  pricing: Pricing
  people: number
  /** The example has one creator who declines the invitation; their held credits are released. */
  declined?: boolean
  note: string
  rules: readonly string[]
}

/** A worked example in credits, with the rules next to it. */
export function PriceExample({ pricing, people, declined, note, rules }: PriceExampleProps) {
  const t = useText(kindsText)
  const { job } = pricing
  const rows: ReceiptRow[] = [
    { label: t('jobPay'), value: formatAmount(job.price) },
    { label: t('fee', { p: formatPercent(job.feeBps) }), value: formatAmount(job.fee) },
    { label: t('perPerson'), value: formatAmount(job.held), ruled: true },
    { label: t('people', { n: people }), value: formatAmount(job.held * people) },
    ...(declined ? [{ label: t('declined'), value: `−${formatAmount(job.held)}` }] : []),
  ]
  const total = job.held * (people - (declined ? 1 : 0))
  return (
    <section aria-labelledby="price" className="mt-12 lg:mt-22">
      <div className="measure">
        <div className="rounded-[24px] bg-sunken p-5 max-lg:-mx-2 lg:grid lg:grid-cols-[minmax(0,1fr)_minmax(0,440px)] lg:items-center lg:gap-14 lg:rounded-stage lg:p-12">
          <div>
            <h2 id="price" className="text-2xl lg:text-3xl">
              {t('priceTitle', { n: people })}
            </h2>
            <p className="mt-2 max-w-[480px] text-ink-2">{note}</p>
            <h3 className="mt-6 text-lg tracking-normal">{t('rulesTitle')}</h3>
            <ul className="mt-2 grid gap-2">
              {rules.map((rule) => (
                <li key={rule} className="flex gap-3">
                  <Icon name="check-bold" className="mt-1 text-positive" />
                  {rule}
                </li>
              ))}
            </ul>
          </div>
          <div className="rounded-panel bg-surface px-5 py-3 inset-ring inset-ring-line max-lg:mt-6 lg:px-6">
            <Receipt
              rows={rows}
              total={{
                label: declined ? t('usedTotal') : t('heldTotal'),
                value: formatAmount(total),
                note: t('vatNote', { p: formatPercent(pricing.vatBps) }),
              }}
            />
          </div>
        </div>
      </div>
    </section>
  )
}

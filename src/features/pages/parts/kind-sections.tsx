import { formatAmount, formatPercent } from '../../../i18n/formats.ts'
import { useLang, useText } from '../../../i18n/use-text.tsx'
import { ButtonLink } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { TextLink } from '../../../ui/link.tsx'
import { Receipt, type ReceiptRow } from '../../../ui/receipt.tsx'
import type { Question } from '../../faq/contract.ts'
import { ChosenQuestions } from '../../faq/parts/chosen-questions.tsx'
import type { Pricing } from '../contract.ts'
import { kindsText } from '../text/kinds.ts'
import { Section } from './section.tsx'

/** What happens, in order. */
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
  /** One of them declines an invite: what was held comes back. */
  declined?: boolean
  note: string
  rules: readonly string[]
}

/** A worked example in credits, and the rules beside it. */
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

/** Public beside invite-only. */
export function CompareKinds() {
  const t = useText(kindsText)
  const rows: readonly (readonly [string, string, string])[] = [
    [t('seenBy'), t('seenByPublic'), t('seenByInvite')],
    [t('comeBy'), t('comeByPublic'), t('comeByInvite')],
    [t('heldWhen'), t('heldWhenPublic'), t('heldWhenInvite')],
    [t('goodFor'), t('goodForPublic'), t('goodForInvite')],
    [t('payBy'), t('payByBoth'), t('payByBoth')],
  ]
  return (
    <Section id="compare" title={t('compareTitle')}>
      <div className="rounded-[20px] bg-surface px-4 py-1 inset-ring inset-ring-line lg:px-7 lg:py-2">
        <table className="w-full table-fixed text-left max-lg:text-sm">
          <caption className="sr-only">{t('compareTable')}</caption>
          <thead>
            <tr>
              <td className="w-[25%] lg:w-[22%]" />
              <th scope="col" className="py-3.5 pr-3 text-lg font-title lg:text-xl">
                {t('public')}
              </th>
              <th scope="col" className="py-3.5 text-lg font-title lg:text-xl">
                {t('inviteOnly')}
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map(([name, open, invite]) => (
              <tr key={name} className="border-t border-line align-top">
                <th scope="row" className="py-3 pr-3 text-sm font-normal text-ink-2">
                  {name}
                </th>
                <td className="py-3 pr-3">{open}</td>
                <td className="py-3">{invite}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Section>
  )
}

/** Questions from the site's list; nothing where none of them is public. */
export function KindFaq({ questions }: { questions: readonly Question[] }) {
  const t = useText(kindsText)
  const lang = useLang()
  if (questions.length === 0) return null
  return (
    <section
      className="measure mt-12 grid gap-5 lg:mt-22 lg:grid-cols-[300px_minmax(0,1fr)] lg:gap-12 xl:grid-cols-[360px_minmax(0,1fr)] xl:gap-18"
      aria-labelledby="faq"
    >
      <div>
        <h2 id="faq" className="text-2xl lg:text-3xl">
          {t('faqTitle')}
        </h2>
        <p className="mt-2">
          <TextLink href={`/${lang}/faq?audience=marketer`} className="hit">
            {t('allQuestions')}
          </TextLink>
        </p>
      </div>
      <div>
        <ChosenQuestions questions={questions} />
      </div>
    </section>
  )
}

/** The one act again, on marigold. */
export function KindEnd({ start, other }: { start: string; other: { href: string; label: string } }) {
  const t = useText(kindsText)
  return (
    <section className="measure mt-12 mb-8 lg:mt-22 lg:mb-24">
      <div
        data-theme="light"
        className="flex flex-wrap items-center justify-between gap-5 rounded-[24px] bg-(--marigold-100) p-6 lg:rounded-stage lg:px-12 lg:py-11"
      >
        <div>
          <h2 className="text-[26px] leading-[1.4] lg:text-[32px]">{t('lastTitle')}</h2>
          <p className="text-(--marigold-900)">{t('lastNote')}</p>
        </div>
        <div className="flex flex-wrap gap-3 max-lg:w-full max-lg:flex-col">
          <ButtonLink href={start} size="lg">
            {t('create')}
          </ButtonLink>
          <ButtonLink href={other.href} size="lg" variant="text">
            {other.label}
          </ButtonLink>
        </div>
      </div>
    </section>
  )
}

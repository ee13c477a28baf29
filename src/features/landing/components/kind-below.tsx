import { useLang, useText } from '../../../i18n/use-text.tsx'
import { ButtonLink } from '../../../ui/button.tsx'
import { TextLink } from '../../../ui/link.tsx'
import { RelatedQuestions } from '../../faq/components/related-questions.tsx'
import type { Question } from '../../faq/contract.ts'
import type { Pricing } from '../contract.ts'
import { kindsText } from '../text/kinds.ts'
import { FinalCallToAction } from './final-call-to-action.tsx'
import { RefundScale } from './refund-scale.tsx'
import { Section } from './section.tsx'

/** Compares public campaigns with invite-only ones. */
function CompareKinds() {
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

/** Questions from the site's FAQ. Renders nothing if none of them is public. */
function KindFaq({ questions }: { questions: readonly Question[] }) {
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
        <RelatedQuestions questions={questions} />
      </div>
    </section>
  )
}

/** Repeats the page's main action on a marigold background. */
function KindEnd({ start, other }: { start: string; other: string }) {
  const t = useText(kindsText)
  return (
    <FinalCallToAction title={t('lastTitle')} note={t('lastNote')}>
      <div className="flex flex-wrap gap-3 max-lg:w-full max-lg:flex-col">
        <ButtonLink href={start} size="lg">
          {t('create')}
        </ButtonLink>
        <ButtonLink href={other} size="lg" variant="text">
          {t('other')}
        </ButtonLink>
      </div>
    </FinalCallToAction>
  )
}

interface KindBelowProps {
  pricing: Pricing
  questions: readonly Question[]
  /** Address where a brand starts a campaign. */
  start: string
  /** Page about the other kind. */
  other: string
}

/** The last sections of the pages about both kinds. */
export default function KindBelow({ pricing, questions, start, other }: KindBelowProps) {
  return (
    <>
      <CompareKinds />
      <RefundScale pricing={pricing} />
      <KindFaq questions={questions} />
      <KindEnd start={start} other={other} />
    </>
  )
}

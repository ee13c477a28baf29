import { useLang, useText } from '../../../i18n/use-text.tsx'
import { TextLink } from '../../../ui/link.tsx'
import { RelatedQuestions } from '../../faq/components/related-questions.tsx'
import type { Question } from '../../faq/contract.ts'
import type { OfferDetail } from '../shapes.ts'
import { packageText } from '../text/package.ts'
import { HowItWorks, WhenCancelled } from './offer-rules.tsx'

/** How a package works, what happens when a job is cancelled, and buyers' questions. */
export default function OfferBelow({ offer, questions }: { offer: OfferDetail; questions: readonly Question[] }) {
  const t = useText(packageText)
  const lang = useLang()
  return (
    <div className="grid gap-10 lg:gap-14">
      <HowItWorks offer={offer} />
      <WhenCancelled offer={offer} />
      {questions.length > 0 && (
        <section aria-labelledby="faq">
          <h2 id="faq" className="mb-3 text-xl lg:text-[1.625rem] lg:leading-[1.4]">
            {t('faq')}
          </h2>
          <RelatedQuestions questions={questions} />
          <p className="mt-4">
            <TextLink href={`/${lang}/faq?audience=marketer`} className="hit">
              {t('allQuestions')}
            </TextLink>
          </p>
        </section>
      )}
    </div>
  )
}

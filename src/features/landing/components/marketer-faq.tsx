import { formatList } from '../../../i18n/formats.ts'
import { useLang, useText } from '../../../i18n/use-text.tsx'
import { FaqRow } from '../../../ui/faq-row.tsx'
import type { Pricing } from '../contract.ts'
import { marketerText } from '../text/marketer.ts'

/** Questions that brands ask before they start. The figures are the current settings. */
export function MarketerFaq({ pricing }: { pricing: Pricing }) {
  const t = useText(marketerText)
  const lang = useLang()
  return (
    <section
      className="measure mt-12 grid gap-5 lg:mt-22 lg:grid-cols-[300px_minmax(0,1fr)] lg:gap-12 xl:grid-cols-[360px_minmax(0,1fr)] xl:gap-18"
      aria-labelledby="faq"
    >
      <h2 id="faq" className="text-2xl lg:text-3xl">
        <span className="lg:block">{t('faqTitle')}</span> {t('faqTitleEnd')}
      </h2>
      <div>
        <FaqRow question={t('askTax')} open>
          {t('answerTax')}
        </FaqRow>
        <FaqRow question={t('askExpiry')}>
          {t('answerExpiry', { n: pricing.creditMonths, days: formatList(lang, pricing.creditAlertDays) })}
        </FaqRow>
        <FaqRow question={t('askRights')}>{t('answerRights')}</FaqRow>
        <FaqRow question={t('askSilent')}>{t('answerSilent', { n: pricing.draftReviewHours })}</FaqRow>
      </div>
    </section>
  )
}

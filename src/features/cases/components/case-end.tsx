import { useLang, useText } from '../../../i18n/use-text.tsx'
import { ButtonLink } from '../../../ui/button.tsx'
import type { CaseStudy } from '../contract.ts'
import { casesText } from '../text/index.ts'
import { CaseCardView } from './case-card.tsx'
import { CASE_GRID } from './case-list.tsx'

/** The page's call to action, on a highlighted background. */
function CallToAction() {
  const t = useText(casesText)
  const lang = useLang()
  return (
    <section
      data-theme="light"
      aria-labelledby="act"
      className="mt-12 flex flex-wrap items-center justify-between gap-5 rounded-[24px] bg-(--marigold-100) p-6 lg:mt-20 lg:rounded-stage lg:px-12 lg:py-11"
    >
      <div className="max-w-[640px]">
        <h2 id="act" className="text-[1.625rem] leading-[1.4] lg:text-[2rem]">
          {t('actTitle')}
        </h2>
        <p className="text-(--marigold-900)">{t('actNote')}</p>
      </div>
      <div className="flex flex-wrap gap-3 max-lg:w-full max-lg:flex-col">
        <ButtonLink href={`/${lang}/Marketer/signup`} size="lg">
          {t('act')}
        </ButtonLink>
        <ButtonLink href={`/${lang}/Marketer/package`} size="lg" variant="text">
          {t('actMore')}
        </ButtonLink>
      </div>
    </section>
  )
}

/** What to do next: start a campaign or read another case study. */
export default function CaseEnd({ study }: { study: CaseStudy }) {
  const t = useText(casesText)
  return (
    <>
      <CallToAction />
      {study.related.length > 0 && (
        <section aria-labelledby="related" className="mt-12 lg:mt-20">
          <h2 id="related" className="mb-4 text-2xl lg:mb-6 lg:text-3xl">
            {t('related')}
          </h2>
          <ul className={CASE_GRID}>
            {study.related.map((card) => (
              <li key={card.id}>
                <CaseCardView card={card} level="h3" />
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}

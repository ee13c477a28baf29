import { formatPercent } from '../../../i18n/formats.ts'
import { useLang, useText } from '../../../i18n/use-text.tsx'
import { ButtonLink } from '../../../ui/button.tsx'
import { SectionHead } from '../../../ui/heading.tsx'
import type { Terms } from '../shapes.ts'
import { packagesText } from '../text/list.ts'

/** Offers credits as the alternative, with a link to the comparison. */
export function CreditsAlternative({ signup }: { signup: string }) {
  const t = useText(packagesText)
  return (
    <section
      aria-labelledby="rather"
      className="on-brand mt-10 flex flex-wrap items-center justify-between gap-x-8 gap-y-5 rounded-[24px] bg-(--leaf-800) p-6 text-white lg:rounded-stage lg:px-10 lg:py-8"
    >
      <div className="min-w-0 flex-1 basis-72">
        <h2 id="rather" className="text-[1.375rem] leading-[1.4] lg:text-[1.625rem]">
          {t('ratherTitle')}
        </h2>
        <p className="text-(--leaf-200)">{t('ratherNote')}</p>
      </div>
      <div className="flex flex-wrap gap-3 max-lg:w-full max-lg:flex-col-reverse">
        <ButtonLink href="#compare" variant="on-dark" size="lg">
          {t('compareAct')}
        </ButtonLink>
        <ButtonLink href={signup} variant="highlight" size="lg">
          {t('createCampaign')}
        </ButtonLink>
      </div>
    </section>
  )
}

/** Compares credits with packages, rule by rule, with the current figures. */
export function Compare({ terms }: { terms: Terms }) {
  const t = useText(packagesText)
  const lang = useLang()
  const p = formatPercent(terms.feeBps)
  const rows: readonly (readonly [string, string, string])[] = [
    [t('bestFor'), t('bestForCredits'), t('bestForPackage')],
    [t('price'), t('priceCredits', { p }), t('pricePackage')],
    [t('who'), t('whoCredits'), t('whoPackage')],
    [t('vat', { p: formatPercent(terms.vatBps) }), t('vatCredits'), t('vatPackage')],
    [t('life'), t('lifeCredits', { n: terms.creditMonths }), t('lifePackage', { n: terms.lifeMonths })],
    [t('cancelled'), t('cancelledCredits'), t('cancelledPackage', { n: terms.returnDays })],
    [t('extras'), t('extrasCredits'), t('extrasPackage')],
  ]
  return (
    <section id="compare" aria-labelledby="compare-title" className="mt-12 scroll-mt-6 lg:mt-20">
      <SectionHead
        id="compare-title"
        size="public"
        title={t('compareTitle')}
        note={t('compareNote')}
        link={{ href: `/${lang}/Marketer/influencerPackage`, label: t('byCreator') }}
      />
      <div className="mt-5 rounded-[20px] bg-surface px-4 py-1 inset-ring inset-ring-line lg:px-7 lg:py-2">
        <table className="w-full table-fixed text-left max-lg:text-sm">
          <caption className="sr-only">{t('compareTable')}</caption>
          <thead>
            <tr>
              <td className="w-[27%] lg:w-[22%]" />
              <th scope="col" className="py-3.5 pr-3 text-lg font-title lg:text-xl">
                {t('credits')}
              </th>
              <th scope="col" className="py-3.5 text-lg font-title lg:text-xl">
                {t('package')}
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map(([name, credits, bundle]) => (
              <tr key={name} className="border-t border-line align-top">
                <th scope="row" className="py-3 pr-3 text-sm font-normal text-ink-2">
                  {name}
                </th>
                <td className="py-3 pr-3">{credits}</td>
                <td className="py-3">{bundle}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}

import { formatBahtShort, formatCompact, formatPercent } from '../../../i18n/formats.ts'
import { useText } from '../../../i18n/use-text.tsx'
import { useWords } from '../../../i18n/vocabulary/use-words.ts'
import { DrawnAvatar } from '../../../ui/art/people-art.tsx'
import { ButtonLink } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import type { Offer } from '../../packages/contract.ts'
import type { Pricing } from '../contract.ts'
import { openText } from '../text/open.ts'

const FACES = ['ploy', 'nont', 'fah', 'beam', 'aisha', 'gun', 'mint', 'lung', 'view'] as const

const Reason = ({ children }: { children: string }) => (
  <p className="flex items-center gap-1.5 text-xs text-ink-2">
    <Icon name="arrow-up-bold" className="text-positive" />
    {children}
  </p>
)

/** A worked estimate for an example channel. */
function EstimateCard({ estimate }: { estimate: Pricing['estimate'] }) {
  const t = useText(openText)
  const words = useWords()
  return (
    <div className="rounded-card bg-surface p-5 text-ink shadow-float max-xl:mt-4 xl:absolute xl:top-11 xl:right-9 xl:w-[232px]">
      <div className="flex items-center gap-2.5">
        <DrawnAvatar name="mint" className="size-10 shrink-0 rounded-full" />
        <div>
          <p className="text-sm font-semibold">{t('exampleChannel')}</p>
          <p className="text-xs text-ink-2">Instagram · {words.post('reel', 'INSTAGRAM')}</p>
        </div>
      </div>
      <p className="mt-3.5 text-xs text-ink-2">{t('estimate')}</p>
      <p className="nb text-[1.5rem] leading-[1.3] font-title">
        {formatBahtShort(estimate.low)}–{formatBahtShort(estimate.high).slice(1)}
      </p>
      <hr className="my-3 border-line" />
      <Reason>{t('followers', { n: formatCompact(estimate.followers) })}</Reason>
      <Reason>{t('aboveGroup', { p: formatPercent(estimate.engagementBps) })}</Reason>
      <Reason>{t('trust', { n: estimate.score })}</Reason>
    </div>
  )
}

const PANEL = 'relative overflow-hidden rounded-[24px] p-5 lg:min-h-[330px] lg:rounded-stage lg:p-11'
const TITLE = 'text-[1.5rem] leading-[1.45] tracking-normal xl:max-w-[270px] lg:text-[1.875rem] lg:leading-[1.4]'

/** Text of the panel for brands: the recommended package, or creators in general if no package is recommended. */
function MarketerWords({ offer, lang }: { offer: Offer | null; lang: 'th' | 'en' }) {
  const t = useText(openText)
  const note = 'mt-1 mb-4 text-(--marigold-900) max-lg:text-sm lg:mt-2 lg:mb-6 xl:max-w-[240px]'
  if (!offer)
    return (
      <>
        <h2 className={TITLE}>{t('brandPanel')}</h2>
        <p className={note}>{t('brandPanelNote')}</p>
        <ButtonLink href={`/${lang}/Marketer`} className="max-lg:w-full">
          {t('findCreators')}
        </ButtonLink>
      </>
    )
  return (
    <>
      <h2 className={TITLE}>{t('packagePanel')}</h2>
      <p className={note}>
        <span lang={offer.lang === lang ? undefined : offer.lang} className="block">
          {offer.title}
        </span>
        {t('packageFor', { amount: formatBahtShort(offer.price) })}
      </p>
      <ButtonLink href={`/${lang}/Marketer/package`} className="max-lg:w-full">
        {t('choosePackage')}
      </ButtonLink>
    </>
  )
}

interface HomePanelsProps {
  pricing: Pricing
  offer: Offer | null
  lang: 'th' | 'en'
}

/** Two tinted panels: price a channel, hire creators with a package. Both have a light background in both themes. */
export function HomePanels({ pricing, offer, lang }: HomePanelsProps) {
  const t = useText(openText)
  return (
    <section className="measure mt-8 grid gap-6 lg:mt-22 lg:grid-cols-2">
      <div data-theme="light" className={`${PANEL} bg-(--chompoo-100)`}>
        <h2 className={TITLE}>{t('priceTitle')}</h2>
        <p className="mt-1 mb-4 text-(--chompoo-900) max-lg:text-sm lg:mt-2 xl:mb-6 xl:max-w-[250px]">
          {t('priceNote')}
        </p>
        <EstimateCard estimate={pricing.estimate} />
        <ButtonLink href={`/${lang}/Influencer`} className="max-xl:mt-4 max-lg:w-full">
          {t('priceAct')}
        </ButtonLink>
      </div>
      <div data-theme="light" className={`${PANEL} bg-(--marigold-100)`}>
        <MarketerWords offer={offer} lang={lang} />
        <div
          className="mt-8 hidden grid-cols-3 gap-2.5 max-xl:max-w-[220px] lg:grid xl:absolute xl:right-9 xl:bottom-9 xl:w-[254px]"
          aria-hidden="true"
        >
          {FACES.map((name) => (
            <DrawnAvatar key={name} name={name} className="aspect-square rounded-panel" />
          ))}
        </div>
      </div>
    </section>
  )
}

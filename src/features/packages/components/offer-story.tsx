import { LanguageNote, otherLang } from '../../../i18n/language-note.tsx'
import { useLang, useText } from '../../../i18n/use-text.tsx'
import { useWords } from '../../../i18n/vocabulary/use-words.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Breadcrumb } from '../../../ui/breadcrumb.tsx'
import { CoverImage } from '../../../ui/cover-image.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { KeyValues } from '../../../ui/key-values.tsx'
import { ReadingText } from '../../../ui/reading-text.tsx'
import { PreviewNote } from '../../content/components/preview-note.tsx'
import type { OfferDetail } from '../shapes.ts'
import { cardText } from '../text/card.ts'
import { packageText } from '../text/package.ts'
import { OfferFacts } from './offer-facts.tsx'
import { useRangeText } from './range-text.ts'

const H2 = 'text-xl lg:text-[1.625rem] lg:leading-[1.4]'

/** Name, summary, facts and cover. */
export function OfferTop({ offer }: { offer: OfferDetail }) {
  const t = useText(packageText)
  const c = useText(cardText)
  const lang = useLang()
  return (
    <header>
      {offer.preview && <PreviewNote />}
      <Breadcrumb
        label={t('way')}
        items={[{ href: `/${lang}/Marketer/package`, label: t('list') }, { label: offer.title }]}
      />
      <h1
        lang={otherLang(offer.lang, lang)}
        className="mt-3 text-[1.875rem] leading-[1.4] lg:text-[2.625rem] lg:leading-[1.36]"
      >
        {offer.title}
      </h1>
      <p lang={otherLang(offer.summaryLang, lang)} className="mt-2 text-ink-2 lg:text-lg">
        {offer.summary}
      </p>
      <div className="mt-4 flex flex-wrap items-center gap-1.5">
        {offer.popular && (
          <Badge tone="solid" icon="star-fill">
            {c('recommended')}
          </Badge>
        )}
        <OfferFacts offer={offer} />
        <LanguageNote lang={offer.lang} />
      </div>
      <div className="mt-6 aspect-4/3 overflow-hidden rounded-card lg:aspect-[2/1] lg:rounded-[24px]">
        <CoverImage src={offer.cover.src} alt={offer.cover.alt} eager />
      </div>
    </header>
  )
}

/** The contents: the written list, then every fact with its label. */
export function OfferContents({ offer }: { offer: OfferDetail }) {
  const t = useText(packageText)
  const words = useWords()
  const range = useRangeText()
  return (
    <section aria-labelledby="includes" className="grid gap-x-12 gap-y-6 xl:grid-cols-2">
      <div>
        <h2 id="includes" className={H2}>
          {t('includes')}
        </h2>
        <ul className="mt-3 grid gap-2.5">
          {offer.includes.map((line) => (
            <li key={line} className="flex gap-3">
              <Icon name="check-bold" className="mt-1 text-positive" />
              {line}
            </li>
          ))}
        </ul>
      </div>
      <div>
        <h2 className="text-lg tracking-normal">{t('facts')}</h2>
        <KeyValues
          dense
          className="mt-1"
          rows={[
            { label: t('jobs'), value: t('jobsCount', { n: offer.units }) },
            { label: t('tier'), value: words.tier(offer.tier) },
            { label: t('followers'), value: range(offer.followers) },
            { label: t('channel'), value: words.channel(offer.channelType) },
            { label: t('post'), value: words.post(offer.postType, offer.channelType) },
            { label: t('objective'), value: words.objective(offer.objective) },
            { label: t('life'), value: t('lifeMonths', { n: offer.lifeMonths }) },
          ]}
        />
      </div>
    </section>
  )
}

/** The long text that the editors wrote. */
export function OfferText({ offer }: { offer: OfferDetail }) {
  const t = useText(packageText)
  const lang = useLang()
  const bodyLang = otherLang(offer.bodyLang, lang)
  return (
    <section aria-label={t('about')} className="min-w-0">
      {bodyLang && (
        <p className="mb-3">
          <LanguageNote lang={offer.bodyLang} />
        </p>
      )}
      <ReadingText html={offer.body} lang={bodyLang} className="[--font-read:var(--font-ui)]" />
    </section>
  )
}

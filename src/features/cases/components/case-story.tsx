import { formatDate } from '../../../i18n/formats.ts'
import { LanguageNote, otherLang } from '../../../i18n/language-note.tsx'
import { useLang, useText } from '../../../i18n/use-text.tsx'
import { useWords } from '../../../i18n/vocabulary/use-words.ts'
import { KeyValues } from '../../../ui/key-values.tsx'
import { ReadingText } from '../../../ui/reading-text.tsx'
import { SharePage } from '../../content/components/share-page.tsx'
import type { CaseStudy } from '../contract.ts'
import { casesText } from '../text/index.ts'

/** Facts about the campaign, one per row. */
function Facts({ study, url }: { study: CaseStudy; url: string }) {
  const t = useText(casesText)
  const lang = useLang()
  const words = useWords()
  return (
    <aside aria-labelledby="facts" className="lg:sticky lg:top-8 lg:self-start">
      <h2 id="facts" className="mb-2 text-lg tracking-normal">
        {t('facts')}
      </h2>
      <KeyValues
        rows={[
          { label: t('brand'), value: study.brand },
          { label: t('industry'), value: study.category.name },
          ...(study.channels.length > 0
            ? [{ label: t('channels'), value: study.channels.map((channel) => words.channel(channel)).join(', ') }]
            : []),
          ...(study.creators > 0 ? [{ label: t('creatorCount'), value: t('creators', { n: study.creators }) }] : []),
          { label: t('published'), value: formatDate(lang, study.publishedAt) },
        ]}
      />
      <div className="mt-5">
        <SharePage label={t('share')} url={url} title={study.title} />
      </div>
    </aside>
  )
}

/** The brand's quote in large type. */
function Quote({ quote }: { quote: NonNullable<CaseStudy['quote']> }) {
  const lang = useLang()
  return (
    <figure lang={otherLang(quote.lang, lang)} className="mt-10 rounded-panel bg-action-soft p-6 lg:p-9">
      <blockquote className="text-xl leading-[1.6] font-semibold lg:text-2xl lg:leading-[1.55]">
        {quote.text}
      </blockquote>
      {quote.by && <figcaption className="mt-3 text-sm text-ink-2">{quote.by}</figcaption>}
    </figure>
  )
}

/** The story of the campaign, with its facts next to it, and the brand's quote. */
export function CaseStory({ study, url }: { study: CaseStudy; url: string }) {
  const t = useText(casesText)
  const lang = useLang()
  const bodyLang = otherLang(study.bodyLang, lang)
  return (
    <div className="mt-10 grid gap-10 lg:mt-16 lg:grid-cols-[minmax(0,680px)_minmax(0,320px)] lg:justify-between">
      <section aria-label={t('story')} className="min-w-0">
        {bodyLang && (
          <p className="mb-4">
            <LanguageNote lang={study.bodyLang} />
          </p>
        )}
        <ReadingText html={study.body} lang={bodyLang} />
        {study.quote && <Quote quote={study.quote} />}
      </section>
      <Facts study={study} url={url} />
    </div>
  )
}

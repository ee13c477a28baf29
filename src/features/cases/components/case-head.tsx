import { LanguageNote, otherLang } from '../../../i18n/language-note.tsx'
import { useLang, useText } from '../../../i18n/use-text.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { CoverImage } from '../../../ui/cover-image.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { Link } from '../../../ui/link.tsx'
import { Phrases } from '../../../ui/phrases.tsx'
import { PreviewNote } from '../../content/components/preview-note.tsx'
import type { CaseStudy } from '../contract.ts'
import { casesText } from '../text/index.ts'

/** Brand, title and summary next to the cover image. */
export function CaseHead({ study }: { study: CaseStudy }) {
  const t = useText(casesText)
  const lang = useLang()
  return (
    <header>
      {study.preview && <PreviewNote />}
      <p className="mb-4 lg:mb-6">
        <Link
          href={`/${lang}/caseStudy`}
          className="hit inline-flex items-center gap-1.5 text-sm text-ink-2 hover:text-ink hover:underline"
        >
          <Icon name="arrow-left" />
          {t('title')}
        </Link>
      </p>
      <div className="grid gap-6 lg:grid-cols-[1.1fr_1fr] lg:items-center lg:gap-14">
        <div>
          <p className="flex flex-wrap items-center gap-2.5 text-sm text-ink-2">
            <Badge tone="positive">{study.category.name}</Badge>
            {study.brand}
            <LanguageNote lang={study.lang} />
          </p>
          <h1
            lang={otherLang(study.lang, lang)}
            className="mt-3.5 text-[1.875rem] leading-[1.4] lg:text-[2.625rem] lg:leading-[1.36]"
          >
            <Phrases>{study.title}</Phrases>
          </h1>
          <p lang={otherLang(study.summaryLang, lang)} className="mt-3 text-lg text-ink-2">
            {study.summary}
          </p>
        </div>
        <div className="aspect-4/3 overflow-hidden rounded-card lg:rounded-[24px]">
          <CoverImage src={study.cover.src} alt={study.cover.alt} eager />
        </div>
      </div>
    </header>
  )
}

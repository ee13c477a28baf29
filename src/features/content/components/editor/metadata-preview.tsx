import type { Lang } from '../../../../core/shapes.ts'
import { useText } from '../../../../i18n/use-text.tsx'
import type { Doc } from '../../kinds.ts'
import { localize, localizedLang } from '../../rules/words.ts'
import { editorText } from '../../text/editor/index.ts'

interface LookProps {
  doc: Doc<'metadata'>
  lang: Lang
}

function SearchResult({ doc, lang }: LookProps) {
  const t = useText(editorText)
  const way = ['Talad', lang, doc.section, doc.page === 'home' ? '' : doc.page].filter(Boolean).join(' › ')
  return (
    <div className="rounded-card bg-sunken p-4">
      <p className="truncate text-xs text-ink-3">{way}</p>
      <p className="line-clamp-2 text-lg leading-snug break-words text-info" lang={localizedLang(doc.title, lang)}>
        {localize(doc.title, lang) || t('untitled')} | Talad
      </p>
      <p className="line-clamp-3 text-sm break-words text-ink-2" lang={localizedLang(doc.description, lang)}>
        {localize(doc.description, lang)}
      </p>
    </div>
  )
}

/** A link preview: the picture as the server draws it, with the text below it. */
function LinkCard({ doc, lang }: LookProps) {
  const title = localize(doc.title, lang)
  const description = localize(doc.description, lang)
  return (
    <div className="overflow-hidden rounded-card border border-line">
      <div className="grid aspect-[1200/630] grid-cols-[1fr_0.7fr] items-center gap-4 bg-sunken p-5" aria-hidden="true">
        <div className="min-w-0">
          <p className="line-clamp-3 text-xl leading-snug font-title break-words">{title}</p>
          <p className="mt-1 line-clamp-2 text-xs break-words text-ink-2">{description}</p>
        </div>
        <img
          src={`/media/art/cover/${encodeURIComponent(doc.image.scene)}.svg`}
          alt=""
          width={400}
          height={300}
          className="h-auto w-full rounded-card"
        />
      </div>
      <div className="border-t border-line p-3.5">
        <p className="truncate text-sm font-label" lang={localizedLang(doc.title, lang)}>
          {title} | Talad
        </p>
        <p className="truncate text-xs text-ink-2" lang={localizedLang(doc.description, lang)}>
          {description}
        </p>
      </div>
    </div>
  )
}

/** How a page appears in search results and when shared. */
export function MetadataPreview({ doc }: { doc: Doc<'metadata'> }) {
  const t = useText(editorText)
  return (
    <div className="grid gap-6 lg:grid-cols-2">
      {(['th', 'en'] as const).map((lang) => (
        <div key={lang} data-words={lang} className="grid min-w-0 content-start gap-2">
          <h3 className="text-sm tracking-normal">
            {t('lookSearch', { lang: t(lang === 'th' ? 'thai' : 'english') })}
          </h3>
          <SearchResult doc={doc} lang={lang} />
          <h3 className="mt-2 text-sm tracking-normal">
            {t('lookCard', { lang: t(lang === 'th' ? 'thai' : 'english') })}
          </h3>
          <LinkCard doc={doc} lang={lang} />
        </div>
      ))}
    </div>
  )
}

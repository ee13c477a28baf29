import { LanguageNote, otherLang } from '../../../i18n/language-note.tsx'
import { useLang, useText } from '../../../i18n/use-text.tsx'
import { CoverImage } from '../../../ui/cover-image.tsx'
import { Link } from '../../../ui/link.tsx'
import { PlatformIcon } from '../../../ui/platform-icon.tsx'
import type { CaseCard } from '../contract.ts'
import { casesText } from '../text/index.ts'
import { useFigureText } from './figure-text.ts'

/** A case study in a list: cover image with the main result, brand, title, channels. */
export function CaseCardView({
  card,
  level: Heading = 'h2',
  eager,
}: {
  card: CaseCard
  level?: 'h2' | 'h3'
  eager?: boolean
}) {
  const t = useText(casesText)
  const lang = useLang()
  const text = useFigureText()
  return (
    <article className="relative">
      <div className="relative aspect-4/3 overflow-hidden rounded-card">
        <CoverImage src={card.cover.src} alt={card.cover.alt} eager={eager} />
        {card.result && (
          <p className="absolute right-3 bottom-3 left-3 z-1 flex">
            <span className="max-w-full rounded-field bg-white/94 px-3 py-1.5 text-(--stone-900)">
              <b className="nb block text-lg leading-tight font-title">{text(card.result)}</b>
              <span className="block truncate text-xs leading-normal">{card.result.label}</span>
            </span>
          </p>
        )}
      </div>
      <p className="mt-3 text-sm text-ink-2">
        {card.brand} <span className="text-ink-3">·</span> {card.category.name}
      </p>
      <Heading
        lang={otherLang(card.lang, lang)}
        className="mt-1 mb-1.5 line-clamp-2 text-lg leading-[1.5] font-semibold tracking-normal text-wrap"
      >
        <Link
          href={`/${lang}/caseStudy/detail/${card.slug}`}
          className="after:absolute after:inset-0 after:rounded-card hover:underline"
        >
          {card.title}
        </Link>
      </Heading>
      <p className="flex flex-wrap items-center gap-x-2 text-xs text-ink-2">
        {card.channels.map((channel) => (
          <PlatformIcon key={channel} platform={channel} label={channel} />
        ))}
        {card.creators > 0 && t('creators', { n: card.creators })}
        <LanguageNote lang={card.lang} />
      </p>
    </article>
  )
}

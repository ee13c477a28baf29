import { formatDate } from '../../../i18n/formats.ts'
import { LanguageNote, otherLang } from '../../../i18n/language-note.tsx'
import { useLang, useText } from '../../../i18n/use-text.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { CoverImage } from '../../../ui/cover-image.tsx'
import { Link } from '../../../ui/link.tsx'
import type { ArticleCard } from '../contract.ts'
import { articlesText } from '../text/index.ts'

/** Category, date, reading time. */
function Meta({ card }: { card: ArticleCard }) {
  const t = useText(articlesText)
  const lang = useLang()
  return (
    <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1 text-xs text-ink-2">
      <Badge tone={CATEGORY_TONES[card.category.id] ?? 'neutral'}>{card.category.name}</Badge>
      <time dateTime={card.publishedAt} className="nb">
        {formatDate(lang, card.publishedAt)}
      </time>
      <span className="nb">{t('minutes', { n: card.minutes })}</span>
      <LanguageNote lang={card.lang} />
    </p>
  )
}

export const CATEGORY_TONES: Record<number, 'social' | 'info' | 'positive' | 'notice' | 'neutral'> = {
  5: 'neutral',
  8: 'social',
  9: 'info',
  10: 'notice',
  12: 'positive',
}

function Title({ card, level: Heading }: { card: ArticleCard; level: 'h2' | 'h3' }) {
  const lang = useLang()
  return (
    <Heading
      lang={otherLang(card.lang, lang)}
      className="line-clamp-3 text-lg leading-[1.5] font-semibold tracking-normal text-wrap"
    >
      <Link
        href={`/${lang}/articles/detail/${card.slug}`}
        className="after:absolute after:inset-0 after:rounded-card hover:underline"
      >
        {card.title}
      </Link>
    </Heading>
  )
}

interface Props {
  card: ArticleCard
  level?: 'h2' | 'h3'
  eager?: boolean
}

/** The first article of a list: on a wide screen the picture is next to the text. */
export function LeadArticle({ card, level = 'h2', eager }: Props) {
  const lang = useLang()
  return (
    <article className="relative grid gap-4 lg:grid-cols-[1.25fr_1fr] lg:items-center lg:gap-10">
      <div className="aspect-16/10 overflow-hidden rounded-panel">
        <CoverImage src={card.cover.src} alt={card.cover.alt} width={800} height={500} eager={eager} />
      </div>
      <div>
        <Meta card={card} />
        <div className="mt-2.5 lg:[&_:is(h2,h3)]:text-2xl lg:[&_:is(h2,h3)]:leading-[1.45]">
          <Title card={card} level={level} />
        </div>
        <p lang={otherLang(card.summaryLang, lang)} className="mt-2 line-clamp-4 text-ink-2">
          {card.summary}
        </p>
      </div>
    </article>
  )
}

/** One article of a list: a card on a wide screen, a row with a small picture on a phone. */
export function ArticleItem({ card, level = 'h2' }: Props) {
  return (
    <article className="relative flex gap-3.5 max-lg:border-t max-lg:border-line max-lg:pt-4 lg:block">
      <div className="aspect-square w-24 shrink-0 self-start overflow-hidden rounded-card lg:aspect-16/10 lg:w-auto">
        <CoverImage src={card.cover.src} alt={card.cover.alt} width={400} height={300} />
      </div>
      <div className="min-w-0 flex-1 lg:mt-3.5">
        <div className="mb-1.5 max-lg:[&_:is(h2,h3)]:text-base">
          <Title card={card} level={level} />
        </div>
        <Meta card={card} />
      </div>
    </article>
  )
}

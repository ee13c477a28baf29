import { DAY } from '../../../core/clock.ts'
import { formatDate } from '../../../i18n/formats.ts'
import { LanguageNote, otherLang } from '../../../i18n/language-note.tsx'
import { useLang, useText } from '../../../i18n/use-text.tsx'
import { Avatar } from '../../../ui/art/avatar.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { Link } from '../../../ui/link.tsx'
import { Phrases } from '../../../ui/phrases.tsx'
import { PreviewNote } from '../../content/components/preview-note.tsx'
import type { Article } from '../contract.ts'
import { articlesText } from '../text/index.ts'
import { CATEGORY_TONES } from './article-card.tsx'

/**
 * Link back to the list. The page script points it to the position where the reader left the list, and to its category
 * if one was open.
 */
function BackToList({ article }: { article: Article }) {
  const t = useText(articlesText)
  const lang = useLang()
  return (
    <Link
      href={`/${lang}/articles`}
      data-article-list={article.category.name}
      className="hit inline-flex items-center gap-1.5 text-sm text-ink-2 hover:text-ink hover:underline"
    >
      <Icon name="arrow-left" />
      <span>{t('title')}</span>
    </Link>
  )
}

export function ArticleHead({ article }: { article: Article }) {
  const t = useText(articlesText)
  const lang = useLang()
  const changed = Date.parse(article.updatedAt) - Date.parse(article.publishedAt) > DAY
  return (
    <header>
      {article.preview && <PreviewNote />}
      <p className="mb-4">
        <BackToList article={article} />
      </p>
      <p className="flex flex-wrap items-center gap-2.5 text-sm text-ink-2">
        <Badge tone={CATEGORY_TONES[article.category.id] ?? 'neutral'}>{article.category.name}</Badge>
        <span className="nb">{t('minutes', { n: article.minutes })}</span>
        <LanguageNote lang={article.lang} />
      </p>
      <h1
        lang={otherLang(article.lang, lang)}
        className="mt-3.5 text-[1.875rem] leading-[1.4] lg:text-[2.625rem] lg:leading-[1.36]"
      >
        <Phrases>{article.title}</Phrases>
      </h1>
      <p lang={otherLang(article.summaryLang, lang)} className="mt-3 text-lg text-ink-2">
        {article.summary}
      </p>
      <div className="mt-5 flex items-center gap-3">
        <Avatar name={article.author} size={48} />
        <div>
          <p className="text-sm font-semibold">{article.author}</p>
          <p className="text-xs text-ink-2">
            <time dateTime={article.publishedAt}>{formatDate(lang, article.publishedAt)}</time>
            {changed && ` · ${t('updated', { date: formatDate(lang, article.updatedAt) })}`}
          </p>
        </div>
      </div>
    </header>
  )
}

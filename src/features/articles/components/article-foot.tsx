import { otherLang } from '../../../i18n/language-note.tsx'
import { useLang, useText } from '../../../i18n/use-text.tsx'
import { useWords } from '../../../i18n/vocabulary/use-words.ts'
import { Icon } from '../../../ui/icon.tsx'
import { Link } from '../../../ui/link.tsx'
import type { Article, ArticleNeighbour } from '../contract.ts'
import { articlesText } from '../text/index.ts'

function Neighbour({ of, label, newer }: { of: ArticleNeighbour; label: string; newer?: boolean }) {
  const lang = useLang()
  return (
    <Link
      href={`/${lang}/articles/detail/${of.slug}`}
      rel={newer ? 'next' : 'prev'}
      className={`block rounded-card p-4 inset-ring inset-ring-line hover:inset-ring-line-strong ${newer ? 'lg:col-start-2 lg:text-right' : ''}`}
    >
      <span className={`flex items-center gap-1.5 text-xs text-ink-2 ${newer ? 'lg:flex-row-reverse' : ''}`}>
        <Icon name={newer ? 'arrow-right' : 'arrow-left'} />
        {label}
      </span>
      <span lang={otherLang(of.lang, lang)} className="mt-1 line-clamp-2 text-[0.9375rem] leading-[1.55] font-semibold">
        {of.title}
      </span>
    </Link>
  )
}

/** Topics of the article, then links to the previous and the next one. */
export default function ArticleFoot({ article }: { article: Article }) {
  const t = useText(articlesText)
  const words = useWords()
  const { tags, previous, next } = article
  return (
    <footer className="mt-9">
      {tags.length > 0 && (
        <ul aria-label={t('tags')} className="flex flex-wrap gap-2">
          {tags.map((tag) => (
            <li key={tag} className="rounded-full bg-surface-2 px-3 py-1 text-sm text-ink-2">
              {words.interest(tag)}
            </li>
          ))}
        </ul>
      )}
      {(previous || next) && (
        <nav aria-label={t('around')} className="mt-6 grid gap-3 border-t border-line pt-6 lg:grid-cols-2">
          {previous && <Neighbour of={previous} label={t('older')} />}
          {next && <Neighbour of={next} label={t('newer')} newer />}
        </nav>
      )}
    </footer>
  )
}

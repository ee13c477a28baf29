import { otherLang } from '../../../i18n/language-note.tsx'
import { useLang, useText } from '../../../i18n/use-text.tsx'
import { Awning } from '../../../ui/awning.tsx'
import { ButtonLink } from '../../../ui/button.tsx'
import { CoverImage } from '../../../ui/cover-image.tsx'
import { Link } from '../../../ui/link.tsx'
import type { Article, ArticleCard } from '../contract.ts'
import { articlesText } from '../text/index.ts'

/** Category id of articles for marketers. */
const FOR_MARKETERS = 9

/** One call to action next to the text: a price estimate for influencers, or how to hire for marketers. */
function CallToAction({ forMarketers }: { forMarketers: boolean }) {
  const t = useText(articlesText)
  const lang = useLang()
  return (
    <div className="on-brand overflow-hidden rounded-panel bg-(--leaf-800) text-white">
      <Awning scallop={24} />
      <div className="px-4.5 pt-4 pb-4.5">
        <h2 className="text-lg leading-normal font-semibold tracking-normal">
          {t(forMarketers ? 'brandTitle' : 'creatorTitle')}
        </h2>
        <p className="mt-1 mb-3.5 text-sm text-(--leaf-200)">{t(forMarketers ? 'brandNote' : 'creatorNote')}</p>
        <ButtonLink href={`/${lang}/${forMarketers ? 'Marketer' : 'Influencer'}`} variant="highlight" size="sm" wide>
          {t(forMarketers ? 'brandAct' : 'creatorAct')}
        </ButtonLink>
      </div>
    </div>
  )
}

function Related({ card }: { card: ArticleCard }) {
  const lang = useLang()
  return (
    <article className="relative flex gap-3.5 lg:block">
      <div className="aspect-5/3 w-32 shrink-0 self-start overflow-hidden rounded-card lg:w-auto">
        <CoverImage src={card.cover.src} alt="" width={192} height={115} />
      </div>
      <h3
        lang={otherLang(card.lang, lang)}
        className="line-clamp-3 text-[0.9375rem] leading-[1.55] font-semibold tracking-normal text-wrap lg:mt-2 lg:text-sm"
      >
        <Link
          href={`/${lang}/articles/detail/${card.slug}`}
          className="after:absolute after:inset-0 after:rounded-card hover:underline"
        >
          {card.title}
        </Link>
      </h3>
    </article>
  )
}

/** Next to the text on a wide screen, below it on a phone. */
export function ArticleAside({ article }: { article: Article }) {
  const t = useText(articlesText)
  return (
    <aside className="lg:pt-66">
      <div className="grid gap-7 lg:sticky lg:top-8">
        <CallToAction forMarketers={article.category.id === FOR_MARKETERS} />
        {article.related.length > 0 && (
          <section aria-labelledby="related">
            <h2 id="related" className="mb-3 text-sm font-normal tracking-normal text-ink-2">
              {t('related')}
            </h2>
            <ul className="grid gap-4.5">
              {article.related.map((card) => (
                <li key={card.id}>
                  <Related card={card} />
                </li>
              ))}
            </ul>
          </section>
        )}
      </div>
    </aside>
  )
}

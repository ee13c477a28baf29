import { data as answer, type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router'
import type { HeadData } from '../../../core/head-data.ts'
import { LanguageNote, otherLang } from '../../../i18n/language-note.tsx'
import { useLang, useText } from '../../../i18n/use-text.tsx'
import { Contents, ContentsFold } from '../../../ui/contents.tsx'
import { CoverImage } from '../../../ui/cover-image.tsx'
import { ReadingText } from '../../../ui/reading-text.tsx'
import { pageCall, pageContext } from '../../../web/page.ts'
import { fetchContent } from '../../content/components/fetch-content.ts'
import { NotLoaded } from '../../content/components/not-loaded.tsx'
import { previewQuery } from '../../content/components/preview.ts'
import { SharePage } from '../../content/components/share-page.tsx'
import { personOf } from '../../content/rules/bylines.ts'
import { truncate } from '../../content/rules/truncate.ts'
import { ArticleAside } from '../components/article-aside.tsx'
import ArticleFoot from '../components/article-foot.tsx'
import { ArticleHead } from '../components/article-head.tsx'
import { type Article, contract } from '../contract.ts'
import { articlesText } from '../text/index.ts'

/** Lengths at which search engines and link previews cut the title and the description. */
const [TITLE, DESCRIPTION] = [52, 155]

const headOf = (article: Article, listName: string): HeadData => ({
  title: truncate(article.title, TITLE),
  description: truncate(article.summary, DESCRIPTION),
  type: 'article',
  publishedAt: article.publishedAt,
  updatedAt: article.updatedAt,
  author: personOf(article.author),
  crumbs: [
    { name: 'Talad', path: '' },
    { name: listName, path: 'articles' },
    { name: article.title, path: `articles/detail/${article.slug}` },
  ],
  noindex: article.preview,
})

export async function loader({ context, params, url }: LoaderFunctionArgs) {
  const { lang, origin } = context.get(pageContext)
  const slug = params.slug ?? ''
  const listName = lang === 'th' ? 'บทความ' : 'Articles'
  const found = await fetchContent(() =>
    pageCall(context)(contract.get, { params: { locale: lang, slug }, query: previewQuery(url) }),
  )
  if (!found)
    return answer(
      { article: null, url: '', head: { title: listName, description: '', noindex: true } },
      { status: 503 },
    )
  const { data: article } = found
  const path = `/${lang}/articles/detail/${article.slug}`
  if (article.slug !== slug && !article.preview) throw redirect(path, 301)
  const head = headOf(article, listName)
  return answer({ article, url: origin + path, head }, { status: 200 })
}

/** An article: table of contents on the left, related articles on the right. */
export default function ArticlePage() {
  const { article, url } = useLoaderData<typeof loader>()
  const t = useText(articlesText)
  const lang = useLang()
  if (!article)
    return (
      <main id="main" className="measure py-9">
        <h1 className="sr-only">{t('title')}</h1>
        <NotLoaded title={t('failedTitle')} href="" />
      </main>
    )
  const bodyLang = otherLang(article.bodyLang, lang)
  const contents = { label: t('contents'), headings: article.contents, lang: bodyLang }
  const hasContents = article.contents.length > 1
  return (
    <main
      id="main"
      className="measure grid gap-y-8 py-5 lg:grid-cols-[minmax(0,680px)_192px] lg:justify-center lg:gap-x-14 lg:py-10 xl:grid-cols-[200px_680px_192px]"
    >
      <div className="hidden xl:block xl:pt-66">
        <div className="sticky top-8">
          {hasContents && <Contents {...contents} />}
          <div className="mt-7">
            <SharePage label={t('share')} url={url} title={article.title} />
          </div>
        </div>
      </div>
      <article className="min-w-0">
        <ArticleHead article={article} />
        <div className="mt-5 aspect-4/3 overflow-hidden rounded-card lg:aspect-16/9 lg:rounded-[24px]">
          <CoverImage src={article.cover.src} alt={article.cover.alt} width={680} height={383} eager />
        </div>
        <div className="mt-5 grid gap-4 xl:hidden">
          <SharePage label={t('share')} url={url} title={article.title} />
          {hasContents && <ContentsFold {...contents} />}
        </div>
        {bodyLang && (
          <p className="mt-6">
            <LanguageNote lang={article.bodyLang} />
          </p>
        )}
        <ReadingText html={article.body} lang={bodyLang} className="mt-7" />
        <ArticleFoot article={article} />
      </article>
      <ArticleAside article={article} />
    </main>
  )
}

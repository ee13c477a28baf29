import { useMatches } from 'react-router'
import type { HeadData } from '../core/head-data.ts'
import { article, breadcrumbs, organization, website } from '../core/json-ld.ts'
import { DETAIL_PAGES, detailKindOfRoute, sharePath } from '../core/page-meta.ts'
import type { Seo, SiteConfig } from '../features/site/contract.ts'
import { withoutJoiners } from '../i18n/joined.ts'
import { useLang } from '../i18n/use-text.tsx'
import { JsonLd } from '../ui/json-ld.tsx'
import type { PageAddress } from './route-table.ts'

/** Head data from the page's own loader, if it has any. */
function useOwnHead(): HeadData | undefined {
  const last = useMatches().at(-1)?.loaderData as { head?: HeadData } | null | undefined
  return last?.head
}

/** The share image of the item that the page shows (such as an article), else of the page itself. */
function imageOf({ route, indexed }: PageAddress, path: string, lang: 'th' | 'en', seo: Seo | null): string {
  const thing = route === null ? null : detailKindOfRoute(route)
  if (thing) return sharePath(lang, `${DETAIL_PAGES[thing].share}.${decodeURIComponent(path.split('/').at(-1) ?? '')}`)
  return seo && indexed ? seo.image : sharePath(lang, 'home')
}

function ArticleJsonLd({ own, ...page }: { own: HeadData; origin: string; path: string; image: string }) {
  const lang = useLang()
  const { type, title, description, author, publishedAt, updatedAt } = own
  if (type !== 'article' || !publishedAt) return null
  return (
    <JsonLd
      thing={article({
        ...page,
        lang,
        title,
        summary: description,
        author,
        publishedAt,
        modifiedAt: updatedAt ?? publishedAt,
      })}
    />
  )
}

interface PageHeadProps {
  path: string
  address: PageAddress
  origin: string
  seo: Seo | null
  site: SiteConfig | null
}

/**
 * Title, description, share card, canonical URL and alternate language, from the server's metadata for the page or from
 * `head` of the page's own loader.
 */
export function PageHead({ path, address, origin, seo, site }: PageHeadProps) {
  const lang = useLang()
  const own = useOwnHead()
  const title = withoutJoiners(`${own?.title ?? seo?.title ?? 'Talad'} | Talad`)
  const description = withoutJoiners(own?.description ?? seo?.description ?? '')
  const image = origin + imageOf(address, path, lang, seo)
  const below = path.replace(/^\/(th|en)/, '').replace(/\/$/, '')
  const addressIn = (prefix: string) => `${origin}${prefix}${below}${address.query}`
  const hidden = !address.indexed || own?.noindex
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      {seo?.keywords && !own && <meta name="keywords" content={seo.keywords} />}
      <meta property="og:site_name" content="Talad" />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:image" content={image} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={title} />
      <meta property="og:locale" content={lang === 'th' ? 'th_TH' : 'en_US'} />
      <meta property="og:locale:alternate" content={lang === 'th' ? 'en_US' : 'th_TH'} />
      <meta property="og:type" content={own?.type ?? 'website'} />
      {own?.publishedAt && <meta property="article:published_time" content={own.publishedAt} />}
      {own?.updatedAt && <meta property="article:modified_time" content={own.updatedAt} />}
      <meta property="og:url" content={addressIn(`/${lang}`)} />
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:title" content={title} />
      <meta name="twitter:description" content={description} />
      <meta name="twitter:image" content={image} />
      <link rel="canonical" href={addressIn(`/${lang}`)} />
      <link rel="alternate" hrefLang="th" href={addressIn('/th')} />
      <link rel="alternate" hrefLang="en" href={addressIn('/en')} />
      <link rel="alternate" hrefLang="x-default" href={below || address.query ? addressIn('') : `${origin}/`} />
      {hidden && <meta name="robots" content="noindex" />}
      {own?.crumbs && <JsonLd thing={breadcrumbs(origin, lang, own.crumbs)} />}
      {own && <ArticleJsonLd own={own} origin={origin} path={path} image={image.slice(origin.length)} />}
      {address.route === '' && site && (
        <>
          <JsonLd
            thing={organization(origin, { legalName: site.company, sameAs: site.social.map(({ url }) => url) })}
          />
          <JsonLd thing={website(origin, lang)} />
        </>
      )}
    </>
  )
}

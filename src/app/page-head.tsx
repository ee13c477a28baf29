import { useLocation, useMatches } from 'react-router'
import { article, breadcrumbs, organization, website } from '../core/json-ld.ts'
import type { OwnHead } from '../core/own-head.ts'
import { sharePath, THING_PAGES, thingOfRoute } from '../core/page-meta.ts'
import type { Seo, SiteConfig } from '../features/site/contract.ts'
import { useLang } from '../i18n/use-text.tsx'
import { JsonLd } from '../ui/json-ld.tsx'
import { knownValue } from './page-query.ts'
import { matchRoute, type PageRoute } from './route-table.ts'

/** Query keys that make a page another one to search engines; filters do not. */
const OWN_QUERY = ['page', 'category', 'year', 'audience']

/** What the page's own loader says of it, if anything. */
function useOwnHead(): OwnHead | undefined {
  const last = useMatches().at(-1)?.loaderData as { head?: OwnHead } | null | undefined
  return last?.head
}

/** The page's share picture: of the thing it shows, else of the page. */
function imageOf(row: PageRoute | null, path: string, lang: 'th' | 'en', seo: Seo | null): string {
  const thing = row && thingOfRoute(row.path)
  if (thing) return sharePath(lang, `${THING_PAGES[thing].share}.${decodeURIComponent(path.split('/').at(-1) ?? '')}`)
  return seo && !row?.noindex ? seo.image : sharePath(lang, 'home')
}

/** The query that belongs to the page's address: only keys and values that the page knows, and no first page. */
function ownQuery(row: PageRoute | null, search: string): string {
  const query = new URLSearchParams(search)
  const kept = OWN_QUERY.map((name) => [name, knownValue(row?.cache?.query, query, name) ?? ''] as const).filter(
    ([name, value]) => value !== '' && (name !== 'page' || value !== '1'),
  )
  return kept.length > 0 ? `?${new URLSearchParams(kept.map(([name, value]) => [name, value]))}` : ''
}

interface PageHeadProps {
  path: string
  origin: string
  seo: Seo | null
  site: SiteConfig | null
}

/**
 * Title, description, share card, canonical and the other language's address: from the server by the page's name, or
 * from what the page's own loader returns as `head`.
 */
export function PageHead({ path, origin, seo, site }: PageHeadProps) {
  const lang = useLang()
  const { search } = useLocation()
  const own = useOwnHead()
  const row = matchRoute(path)
  const title = `${own?.title ?? seo?.title ?? 'Talad'} | Talad`
  const description = own?.description ?? seo?.description ?? ''
  const image = origin + imageOf(row, path, lang, seo)
  const query = ownQuery(row, search)
  const below = path.replace(/^\/(th|en)/, '').replace(/\/$/, '')
  const address = (prefix: string) => `${origin}${prefix}${below}${query}`
  const hidden = !row || row.noindex || own?.noindex || new URLSearchParams(search).has('preview')
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
      <meta property="og:url" content={address(`/${lang}`)} />
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:title" content={title} />
      <meta name="twitter:description" content={description} />
      <meta name="twitter:image" content={image} />
      <link rel="canonical" href={address(`/${lang}`)} />
      <link rel="alternate" hrefLang="th" href={address('/th')} />
      <link rel="alternate" hrefLang="en" href={address('/en')} />
      <link rel="alternate" hrefLang="x-default" href={below || query ? address('') : `${origin}/`} />
      {hidden && <meta name="robots" content="noindex" />}
      {own?.crumbs && <JsonLd thing={breadcrumbs(origin, lang, own.crumbs)} />}
      {own?.type === 'article' && own.publishedAt && (
        <JsonLd
          thing={article({
            origin,
            lang,
            path,
            image: image.slice(origin.length),
            title: own.title,
            summary: own.description,
            author: own.author,
            publishedAt: own.publishedAt,
            modifiedAt: own.updatedAt ?? own.publishedAt,
          })}
        />
      )}
      {row?.path === '' && site && (
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

import { useLang, useText } from '../i18n/use-text.tsx'
import { metadataKey } from './metadata.ts'
import { matchRoute } from './route-table.ts'
import { metadataText } from './text/metadata/index.ts'

/** Title, description, share card, canonical and the other language's address, by the page's name. */
export function PageHead({ path, origin }: { path: string; origin: string }) {
  const t = useText(metadataText)
  const lang = useLang()
  const row = matchRoute(path)
  const key = metadataKey(row)
  const title = `${t(`${key}Title`)} | Talad`
  const description = t(`${key}Description`)
  const below = path.replace(/^\/(th|en)/, '')
  const image = `${origin}/share/${lang}.png`
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:image" content={image} />
      <meta property="og:locale" content={lang === 'th' ? 'th_TH' : 'en_US'} />
      <meta property="og:type" content="website" />
      <meta property="og:url" content={`${origin}${path}`} />
      <meta name="twitter:card" content="summary_large_image" />
      <link rel="canonical" href={`${origin}${path}`} />
      <link rel="alternate" hrefLang="th" href={`${origin}/th${below}`} />
      <link rel="alternate" hrefLang="en" href={`${origin}/en${below}`} />
      {(!row || row.noindex) && <meta name="robots" content="noindex" />}
    </>
  )
}

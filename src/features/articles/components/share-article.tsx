import { useText } from '../../../i18n/use-text.tsx'
import { ShareLinks } from '../../../ui/share-links.tsx'
import { articlesText } from '../text/index.ts'

/** Ways to pass this article on. */
export function ShareArticle({ url, title }: { url: string; title: string }) {
  const t = useText(articlesText)
  return (
    <ShareLinks
      url={url}
      title={title}
      words={{
        label: t('share'),
        line: t('shareLine'),
        facebook: t('shareFacebook'),
        x: t('shareX'),
        copy: t('copy'),
        copied: t('copied'),
      }}
    />
  )
}

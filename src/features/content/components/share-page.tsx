import { useText } from '../../../i18n/use-text.tsx'
import { ShareLinks } from '../../../ui/share-links.tsx'
import { openContentText } from '../text/open/index.ts'

/** Links that share a public page. */
export function SharePage({ label, url, title }: { label: string; url: string; title: string }) {
  const t = useText(openContentText)
  return (
    <ShareLinks
      url={url}
      title={title}
      words={{
        label,
        line: t('shareLine'),
        facebook: t('shareFacebook'),
        x: t('shareX'),
        copy: t('copy'),
        copied: t('copied'),
      }}
    />
  )
}

import { useLang, useText } from '../../../i18n/use-text.tsx'
import { TextLink } from '../../../ui/link.tsx'
import { pathWithQuery } from '../../../web/path-with-query.ts'
import { blocksText } from '../text/index.ts'

/** Link to the page that explains a block and asks for confirmation. */
export function BlockLink({ id, name }: { id: string; name: string }) {
  const t = useText(blocksText)
  const lang = useLang()
  return (
    <TextLink
      href={pathWithQuery(`/${lang}/Marketer/blockedInfluencer`, { influencer: id })}
      aria-label={t('linkBlockOf', { name })}
      className="hit relative w-fit text-sm"
    >
      {t('linkBlock')}
    </TextLink>
  )
}

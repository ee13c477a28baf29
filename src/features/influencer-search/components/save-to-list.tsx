import { useLang, useText } from '../../../i18n/use-text.tsx'
import { TextLink } from '../../../ui/link.tsx'
import { pathWithQuery } from '../../../web/path-with-query.ts'
import { findText } from '../text/index.ts'

/** Link to the marketer's lists, to add the person to one. */
export function SaveToList({ id, name }: { id: string; name: string }) {
  const t = useText(findText)
  const lang = useLang()
  return (
    <TextLink
      href={pathWithQuery(`/${lang}/Marketer/shortlist`, { influencer: id })}
      aria-label={t('saveToListOf', { name })}
      className="hit relative w-fit text-sm"
    >
      {t('saveToList')}
    </TextLink>
  )
}

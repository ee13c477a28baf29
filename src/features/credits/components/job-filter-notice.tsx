import { useText } from '../../../i18n/use-text.tsx'
import { TextLink } from '../../../ui/link.tsx'
import { creditsText } from '../text/index.ts'

/** Notice above a list of movements that is limited to one job or campaign. */
export function JobFilterNotice({ title, all }: { title: string | null | undefined; all: string }) {
  const t = useText(creditsText)
  return (
    <p id="moves" className="mb-3 flex scroll-mt-24 flex-wrap gap-x-3 gap-y-1 text-sm">
      {title ? t('onlyOf', { title }) : t('onlyOneJob')}
      <TextLink href={all} className="hit">
        {t('allEntries')}
      </TextLink>
    </p>
  )
}

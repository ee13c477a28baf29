import { useText } from '../../../i18n/use-text.tsx'
import { TextLink } from '../../../ui/link.tsx'
import { creditsText } from '../text/index.ts'

/** Above a list of movements that shows one job or campaign alone. */
export function OneJobOnly({ title, all }: { title: string | null | undefined; all: string }) {
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

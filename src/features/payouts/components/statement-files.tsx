import { useText } from '../../../i18n/use-text.tsx'
import { ButtonLink } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { payoutsText } from '../text/index.ts'

/** Downloads of the period, as CSV and PDF. */
export function StatementFiles({ csv, pdf }: { csv: string; pdf: string }) {
  const t = useText(payoutsText)
  const icon = <Icon name="download-simple" />
  return (
    <div className="mb-4 flex flex-wrap gap-2.5">
      <ButtonLink href={pdf} reload variant="secondary" size="sm" icon={icon}>
        {t('savePdf')}
      </ButtonLink>
      <ButtonLink href={csv} reload variant="secondary" size="sm" icon={icon}>
        {t('saveCsv')}
      </ButtonLink>
    </div>
  )
}

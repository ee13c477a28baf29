import { formatMonth } from '../../../i18n/formats.ts'
import { useLang, useText } from '../../../i18n/use-text.tsx'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { SectionHead } from '../../../ui/heading.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { Select } from '../../../ui/select.tsx'
import { monthlyText } from '../text/index.ts'

interface MonthFilesProps {
  viewerId: string
  /** yyyy-mm, the newest first. */
  months: readonly string[]
  current?: string | undefined
}

/** The statement of a month as PDF or CSV. */
export function MonthFiles({ viewerId, months, current }: MonthFilesProps) {
  const t = useText(monthlyText)
  const lang = useLang()
  const path = `/api/marketers/${viewerId}/monthly-statement`
  return (
    <Card pad={24} className="mt-5">
      <SectionHead title={t('title')} note={t('note')} />
      {/* A plain form: its answer is a file, not a page. */}
      <form method="get" action={`${path}.pdf`} className="flex flex-wrap items-end gap-3">
        <Select
          name="month"
          label={t('month')}
          hideLabel
          size="sm"
          key={current ?? ''}
          defaultValue={current ?? months[0]}
          options={months.map((one) => ({ value: one, label: formatMonth(lang, `${one}-15`) }))}
        />
        <Button variant="secondary" size="sm" icon={<Icon name="file-pdf" />}>
          {t('pdf')}
        </Button>
        <Button variant="secondary" size="sm" formAction={`${path}.csv`}>
          {t('csv')}
        </Button>
      </form>
    </Card>
  )
}

import { formatMonth } from '../../../i18n/formats.ts'
import { useLang, useText } from '../../../i18n/use-text.tsx'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { SectionHead } from '../../../ui/heading.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { Select } from '../../../ui/select.tsx'
import type { BrandOption } from '../../agency-brands/components/load-brands.ts'
import { brandLabels } from '../../agency-brands/text/labels.ts'
import { monthlyText } from '../text/index.ts'

interface MonthFilesProps {
  viewerId: string
  /** Months as yyyy-mm, newest first. */
  months: readonly string[]
  /** Brands of an agency; each has its own statement. */
  brands?: readonly BrandOption[]
  brand?: string | undefined
}

/** The statement of a month as PDF or CSV. */
export function MonthFiles({ viewerId, months, brands = [], brand }: MonthFilesProps) {
  const t = useText(monthlyText)
  const of = useText(brandLabels)
  const lang = useLang()
  const path = `/api/marketers/${viewerId}/monthly-statement`
  return (
    <Card pad={24} className="mt-5">
      <SectionHead title={t('title')} note={t('note')} />
      {/* A plain form, because the response is a file and not a page. */}
      <form method="get" action={`${path}.pdf`} className="flex flex-wrap items-end gap-3">
        <Select
          name="month"
          label={t('month')}
          hideLabel
          size="sm"
          defaultValue={months[0]}
          options={months.map((one) => ({ value: one, label: formatMonth(lang, `${one}-15`) }))}
        />
        {brands.length > 0 && (
          <Select
            name="brandId"
            label={of('brand')}
            hideLabel
            size="sm"
            key={brand}
            defaultValue={brand ?? ''}
            options={[
              { value: '', label: t('wholeAccount') },
              ...brands.map(({ id, name }) => ({ value: id, label: name })),
            ]}
          />
        )}
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

import { formatMonth } from '../../../i18n/formats.ts'
import { useLang, useText } from '../../../i18n/use-text.tsx'
import { Select } from '../../../ui/select.tsx'
import { jobListsText } from '../text/lists/index.ts'
import { submitOnChange } from './job-sort.tsx'

/** Select for the month in which jobs began, next to the order. */
export function MonthSelect({ months, month }: { months: readonly string[]; month: string }) {
  const lang = useLang()
  const t = useText(jobListsText)
  return (
    <Select
      name="month"
      label={t('month')}
      size="sm"
      defaultValue={month}
      options={[
        { value: 'all', label: t('allMonths') },
        ...months.map((value) => ({ value, label: formatMonth(lang, `${value}-15T00:00:00Z`) })),
      ]}
      onChange={submitOnChange}
      frameClass="min-w-0 flex-1 lg:max-w-56"
    />
  )
}

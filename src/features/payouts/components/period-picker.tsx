import { formatMonth, formatYear } from '../../../i18n/formats.ts'
import { useLang, useText } from '../../../i18n/use-text.tsx'
import { IconLink } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { SegmentedLinks } from '../../../ui/segmented-control.tsx'
import { payoutsText } from '../text/index.ts'

const PERIOD = /^20\d{2}(-(0[1-9]|1[0-2]))?$/

/** The month or year in the URL; the current month if it is missing or in the future. */
export function periodOf(text: string | null, thisMonth: string): string {
  return text && PERIOD.test(text) && text <= thisMonth ? text : thisMonth
}

/** The period `steps` after another of the same length. */
function stepped(period: string, steps: number): string {
  if (period.length === 4) return String(Number(period) + steps)
  const [year, month] = period.split('-').map(Number) as [number, number]
  return new Date(Date.UTC(year, month - 1 + steps, 15)).toISOString().slice(0, 7)
}

/** Months or years, with links to the previous and next one; works without JavaScript. */
export function PeriodPicker({ period, thisMonth }: { period: string; thisMonth: string }) {
  const t = useText(payoutsText)
  const lang = useLang()
  const yearly = period.length === 4
  const [previous, next] = [stepped(period, -1), stepped(period, 1)]
  const thisYear = thisMonth.slice(0, 4)
  const month = period.startsWith(thisYear) ? thisMonth : `${period.slice(0, 4)}-12`
  return (
    <div className="mb-4 grid gap-3">
      <SegmentedLinks
        label={t('period')}
        wide
        current={yearly ? 'year' : 'month'}
        segments={[
          { value: 'month', label: t('monthly'), href: `?period=${yearly ? month : period}` },
          { value: 'year', label: t('yearly'), href: `?period=${period.slice(0, 4)}` },
        ]}
      />
      <div className="flex items-center justify-between">
        {PERIOD.test(previous) ? (
          <IconLink
            href={`?period=${previous}`}
            label={t(yearly ? 'previousYear' : 'previousMonth')}
            icon={<Icon name="caret-left" />}
          />
        ) : (
          <span className="size-11" />
        )}
        <h3 className="text-lg tracking-normal" aria-live="polite">
          {yearly ? t('yearOf', { year: formatYear(lang, period) }) : formatMonth(lang, `${period}-15T05:00:00Z`)}
        </h3>
        {next <= (yearly ? thisYear : thisMonth) ? (
          <IconLink
            href={`?period=${next}`}
            label={t(yearly ? 'nextYear' : 'nextMonth')}
            icon={<Icon name="caret-right" />}
          />
        ) : (
          <span className="size-11" />
        )}
      </div>
    </div>
  )
}

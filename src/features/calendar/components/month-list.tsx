import { formatCalendarDay, formatWeekdayName } from '../../../i18n/formats.ts'
import { useLang, useText } from '../../../i18n/use-text.tsx'
import { cx } from '../../../ui/class-names.ts'
import { Link } from '../../../ui/link.tsx'
import { calendarText } from '../text/index.ts'
import type { Entry } from './entries.ts'
import { MARKS } from './entry-marks.ts'

/** A month as a list of days with their entries. Days without entries are left out. */
export function MonthList({ today, entries }: { today: string; entries: ReadonlyMap<string, readonly Entry[]> }) {
  const t = useText(calendarText)
  const lang = useLang()
  const days = [...entries.keys()].sort()
  return (
    <ol className="grid gap-6">
      {days.map((day) => (
        <li key={day} id={`day-${day}`} className="scroll-mt-6 lg:grid lg:grid-cols-[200px_minmax(0,1fr)] lg:gap-6">
          <h2 className="mb-1 text-base tracking-normal lg:pt-2.5">
            {formatCalendarDay(lang, day)}
            <span className="ml-2 text-sm font-normal text-ink-2">
              {day === today ? t('today') : formatWeekdayName(lang, `${day}T05:00:00Z`)}
            </span>
          </h2>
          <ul className="divide-y divide-line border-y border-line">
            {(entries.get(day) ?? []).map((entry) => (
              <li key={entry.key}>
                <Link href={entry.href} className="flex min-h-11 items-start gap-3 py-2.5 hover:bg-sunken">
                  <span aria-hidden="true" className={cx('mt-[7px] size-2.5 shrink-0 rounded-full', MARKS[entry.of])} />
                  <span className="min-w-0 flex-1">
                    <span className={cx('block', entry.of === 'yours' && 'font-semibold')}>{entry.what}</span>
                    <span className="block text-sm text-ink-2">{entry.campaign}</span>
                  </span>
                  {entry.time && <span className="nb text-sm text-ink-2">{entry.time}</span>}
                </Link>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ol>
  )
}

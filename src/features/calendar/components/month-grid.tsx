import type { KeyboardEvent } from 'react'
import { addDays, weekdayOf } from '../../../core/calendar.ts'
import { formatCalendarDay, formatWeekdayName } from '../../../i18n/formats.ts'
import { useLang, useText } from '../../../i18n/use-text.tsx'
import { cx } from '../../../ui/class-names.ts'
import { Link } from '../../../ui/link.tsx'
import { weeksOf } from '../rules/month.ts'
import { calendarText } from '../text/index.ts'
import type { Entry } from './entries.ts'
import { MARKS } from './entry-marks.ts'

/** Maximum number of entries shown in the cell of a day. */
const SHOWN = 3

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 }

/** Arrow keys move the focus between days. Tab moves through the links as usual. */
function moveByKey(event: KeyboardEvent<HTMLTableElement>): void {
  const step = STEPS[event.key]
  const day = (event.target as HTMLElement).closest<HTMLElement>('[data-day]')?.dataset.day
  if (step === undefined || !day) return
  const next = event.currentTarget.querySelector<HTMLElement>(`[data-day="${addDays(day, step)}"] a`)
  if (!next) return
  event.preventDefault()
  next.focus()
}

interface GridProps {
  month: string
  today: string
  entries: ReadonlyMap<string, readonly Entry[]>
  /** Link to a day in the list view. */
  hrefOf: (day: string) => string
}

/** A month as a table of weeks, with the first entries of each day. */
export function MonthGrid({ month, today, entries, hrefOf }: GridProps) {
  const t = useText(calendarText)
  const lang = useLang()
  const weeks = weeksOf(month)
  // Any week that starts on a Sunday, for the names of the weekdays: 4 January 2026 is a Sunday.
  const names = Array.from({ length: 7 }, (_, i) => addDays('2026-01-04', i))
  return (
    <table className="w-full table-fixed border-collapse text-sm" onKeyDown={moveByKey}>
      <caption className="sr-only">{t('keys')}</caption>
      <thead>
        <tr>
          {names.map((day) => (
            <th key={day} scope="col" className="px-2 pb-2 text-left text-xs font-medium text-ink-2">
              {formatWeekdayName(lang, `${day}T05:00:00Z`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week, i) => (
          <tr key={week.find(Boolean) ?? i}>
            {week.map((day, weekday) => (
              <td
                key={day ?? `${i}-${weekday}`}
                data-day={day ?? undefined}
                className={cx('h-28 border border-line p-1.5 align-top', day === null && 'bg-sunken')}
              >
                {day && (
                  <DayCell day={day} isToday={day === today} entries={entries.get(day) ?? []} href={hrefOf(day)} />
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

interface CellProps {
  day: string
  isToday: boolean
  entries: readonly Entry[]
  href: string
}

function DayCell({ day, isToday, entries, href }: CellProps) {
  const t = useText(calendarText)
  const lang = useLang()
  const number = Number(day.slice(8))
  const label = `${formatCalendarDay(lang, day)}, ${entries.length > 0 ? t('count', { n: entries.length }) : t('nothing')}`
  return (
    <>
      <Link
        href={href}
        aria-label={label}
        aria-current={isToday ? 'date' : undefined}
        className={cx(
          'grid size-7 place-items-center rounded-full text-sm hover:bg-surface-2',
          isToday && 'bg-action font-semibold text-on-brand hover:bg-action',
          !isToday && weekdayOf(day) === 0 && 'text-ink-2',
        )}
      >
        {number}
      </Link>
      <ul className="mt-1 grid grid-cols-[minmax(0,1fr)] gap-1">
        {entries.slice(0, SHOWN).map((entry) => (
          <li key={entry.key}>
            <Link
              href={entry.href}
              title={`${entry.what} · ${entry.campaign}`}
              className="flex min-h-6 items-center gap-1.5 rounded-sm px-1 text-xs hover:bg-surface-2"
            >
              <span aria-hidden="true" className={cx('size-2 shrink-0 rounded-full', MARKS[entry.of])} />
              <span className="min-w-0 flex-1 truncate">{entry.what}</span>
            </Link>
          </li>
        ))}
        {entries.length > SHOWN && (
          <li>
            <Link href={href} className="flex min-h-6 items-center px-1 text-xs font-semibold text-action-text">
              {t('moreOnDay', { n: entries.length - SHOWN })}
            </Link>
          </li>
        )}
      </ul>
    </>
  )
}

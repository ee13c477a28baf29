import { formatCalendarDay } from '../../../../i18n/formats.ts'
import { useLang, useText } from '../../../../i18n/use-text.tsx'
import type { Campaign } from '../../contract.ts'
import { fieldOfPath } from '../../rules/refused.ts'
import { problemsText } from '../../text/problems.ts'

/** Messages for the saved values that are invalid, by form field. */
export function useProblems({ sections }: Pick<Campaign, 'sections'>): Record<string, string> {
  const t = useText(problemsText)
  const lang = useLang()
  const day = (date: string | undefined): string => (date ? formatCalendarDay(lang, date) : '')
  const problems = sections.flatMap((section) => section.problems)
  return Object.fromEntries(
    problems.map(({ field, code, date, other }) => [
      fieldOfPath(field),
      t(code, { date: day(date), other: day(other) }),
    ]),
  )
}

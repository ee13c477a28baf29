import { formatCalendarDay } from '../../../i18n/formats.ts'
import { useLang, useText } from '../../../i18n/use-text.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { pauseText } from '../text/index.ts'

/** For marketers: the day from which an influencer takes new jobs. Nothing without a pause. */
export function PauseMark({ from }: { from: string | null }) {
  const t = useText(pauseText)
  const lang = useLang()
  if (from === null) return null
  return (
    <Badge tone="notice" icon="pause-circle" className="!whitespace-normal">
      {t('mark', { date: formatCalendarDay(lang, from) })}
    </Badge>
  )
}
